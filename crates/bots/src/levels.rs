//! The levels for people: what each is made of and how it is rated. What differs by game is part of its [`Knowledge`].

use std::time::Duration;

use emporio_games::GameKind;

use crate::greedy::GreedyBot;
use crate::knowledge::{Visit, visit};
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
pub struct Medium {
    /// Tries for each choice.
    pub iterations: u32,
    /// The fitted judgement after such rollouts, where many quick tries do better than few good ones.
    pub quick: Option<Rollout>,
}

impl Medium {
    /// For a game in which nothing was compared yet.
    pub const PLAIN: Medium = Medium { iterations: 100, quick: None };

    fn bot<G: Knowledge>(seed: u64) -> SearchBot<G> {
        let Medium { iterations, quick } = G::MEDIUM;
        let judge = match quick {
            Some(rollout) => Judge { rollout, ..Judge::fitted::<G>() },
            None => Judge::of_search::<G>(),
        };
        SearchBot::with(SearchSpec::new(Budget::Iterations(iterations)), G::TASTE, judge, seed)
    }
}

/// The bot of a level.
pub(crate) fn of_level<G: Knowledge>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    match level {
        Level::Easy => match StyleBot::<G>::learner(seed) {
            Some(learner) => Box::new(learner),
            None => Box::new(GreedyBot::noisy(Worth::of_greedy::<G>(), seed, NOISE)),
        },
        Level::Medium => Box::new(Medium::bot::<G>(seed)),
        Level::Hard => Box::new(SearchBot::<G>::new(HARD, seed)),
        Level::Expert => Box::new(SearchBot::<G>::new(EXPERT, seed)),
    }
}

/// Ratings of the levels, from weak to strong, as far as they have been measured: `easy` is 1,000 by definition, and
/// docs/bots.md says how the others follow from games.
pub type Ratings = [Option<u16>; Level::ALL.len()];

/// How the levels of a game are rated.
pub fn ratings(game: GameKind) -> Ratings {
    struct Rated;
    impl Visit for Rated {
        type Out = Ratings;
        fn visit<G: Knowledge>(self) -> Ratings {
            G::RATINGS
        }
    }
    visit(game, Rated)
}
