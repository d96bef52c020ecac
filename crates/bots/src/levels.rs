//! The levels for people: what each is made of and how it is rated. This is the one place to change either.

use std::time::Duration;

use emporio_games::GameKind;

use crate::greedy::GreedyBot;
use crate::search::{Judge, Rollout, SearchBot};
use crate::spec::USUAL;
use crate::styles::StyleBot;
use crate::value::Worth;
use crate::{Bot, Budget, Knowledge, Level, SearchSpec};

/// How noisy a beginner is, in values from 0 to 1, in a game without plans of its own.
const NOISE: f32 = 0.1;
/// An answer within a second.
const HARD: SearchSpec = SearchSpec::new(USUAL);
/// Two trees for two and a half seconds.
const EXPERT: SearchSpec =
    SearchSpec { threads: 2, ..SearchSpec::new(Budget::Time(Duration::from_millis(2500))) };

/// What the middle level searches: at most two milliseconds a choice; docs/bots.md says whom that beats.
struct Medium {
    iterations: u32,
    /// The fitted judgement after such rollouts, where many quick tries do better than few good ones.
    quick: Option<Rollout>,
}

const fn medium(game: GameKind) -> Medium {
    match game {
        GameKind::PuertoRico => Medium { iterations: 500, quick: Some(Rollout::Light(4)) },
        GameKind::SanJuan => Medium { iterations: 380, quick: Some(Rollout::Light(3)) },
        GameKind::Madeira => Medium { iterations: 150, quick: Some(Rollout::Own(1)) },
        GameKind::SpiceIslands => Medium { iterations: 150, quick: None },
        GameKind::Stones => Medium { iterations: 100, quick: None },
    }
}

fn medium_bot<G: Knowledge>(seed: u64) -> SearchBot<G> {
    let Ok(game) = G::META.id.parse() else { return SearchBot::new(HARD, seed) };
    let Medium { iterations, quick } = medium(game);
    let judge = match quick {
        Some(rollout) => Judge { rollout, ..Judge::fitted::<G>() },
        None => Judge::of_search::<G>(),
    };
    SearchBot::with(SearchSpec::new(Budget::Iterations(iterations)), G::TASTE, judge, seed)
}

/// The bot of a level.
pub(crate) fn of_level<G: Knowledge>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    match level {
        Level::Easy => match StyleBot::<G>::learner(seed) {
            Some(learner) => Box::new(learner),
            None => Box::new(GreedyBot::noisy(Worth::of_greedy::<G>(), seed, NOISE)),
        },
        Level::Medium => Box::new(medium_bot::<G>(seed)),
        Level::Hard => Box::new(SearchBot::<G>::new(HARD, seed)),
        Level::Expert => Box::new(SearchBot::<G>::new(EXPERT, seed)),
    }
}

/// How the levels of a game are rated, from weak to strong, as far as that has been measured: `easy` is 1,000 by
/// definition, and docs/bots.md says how the others follow from games.
pub const fn ratings(game: GameKind) -> [Option<u16>; Level::ALL.len()] {
    match game {
        GameKind::PuertoRico => [Some(1000), Some(1420), None, None],
        GameKind::SanJuan => [Some(1000), Some(1710), None, None],
        GameKind::Madeira => [Some(1000), Some(1500), None, None],
        GameKind::SpiceIslands => [Some(1000), Some(1310), None, None],
        GameKind::Stones => [None; Level::ALL.len()],
    }
}
