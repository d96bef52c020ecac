//! The levels for people: what each is made of. This is the one place to change it.

use std::time::Duration;

use emporio_games::GameKind;

use crate::greedy::GreedyBot;
use crate::search::SearchBot;
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
const fn medium(game: GameKind) -> SearchSpec {
    SearchSpec::new(Budget::Iterations(match game {
        GameKind::PuertoRico => 180,
        GameKind::SanJuan => 250,
        GameKind::Madeira => 60,
        GameKind::SpiceIslands => 150,
        GameKind::Stones => 100,
    }))
}

/// The bot of a level.
pub(crate) fn of_level<G: Knowledge>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    match level {
        Level::Easy => match StyleBot::<G>::learner(seed) {
            Some(learner) => Box::new(learner),
            None => Box::new(GreedyBot::noisy(Worth::of_greedy::<G>(), seed, NOISE)),
        },
        Level::Medium => Box::new(SearchBot::<G>::new(G::META.id.parse().map_or(HARD, medium), seed)),
        Level::Hard => Box::new(SearchBot::<G>::new(HARD, seed)),
        Level::Expert => Box::new(SearchBot::<G>::new(EXPERT, seed)),
    }
}
