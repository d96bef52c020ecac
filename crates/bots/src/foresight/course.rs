//! Games to learn foresight from: the bot plays against itself by what it foresees and learns from what it foresaw a little later.

use emporio_core::matches::automatic_options;
use emporio_core::play::step;
use emporio_core::{ActionList, Match, Player, Rng, Seat, Setup, Silent, Turn};

use super::{Foresight, Lesson, Seer};
use crate::lookahead::calm;
use crate::search::{Judge, Rollout, SearchBot};
use crate::value::{Values, Worth};
use crate::{Budget, Knowledge, SearchSpec};

/// How often something that dice decide is tried before a choice is made.
const TRIES: u32 = 3;

/// How games are played and what is made of them.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// What the games follow from.
    pub seed: u64,
    /// How often a choice is made at random, so that what follows oddities is seen too.
    pub stray: f64,
    /// How much of what is expected of a position is what was foreseen later in the game rather than right after it.
    pub later: f32,
    /// How many iterations of the search a choice takes; 0 to choose by what is foreseen right after it.
    pub thought: u32,
}

/// A game that was played.
pub struct Played {
    /// Its positions with what came of them.
    pub lessons: Vec<Lesson>,
    /// How far its result surprised what was foreseen at these positions, all of them together.
    pub surprise: f64,
}

impl Course {
    /// Plays the game of a number, at every number of players in turn. Each position is told how much of the victory came of it: what
    /// was foreseen at the positions after it, those further on less, and in the end the result.
    pub fn play<G: Knowledge>(&self, number: u64, foresight: &Foresight) -> Played {
        let mut rng = Rng::stream(self.seed, number);
        let (mut state, mut legal) = opening::<G>(number, &mut rng);
        let mut table = Table::<G>::new(self, foresight, state.players(), &mut rng);
        let (mut lessons, mut foreseen) = (Vec::new(), Vec::new());
        loop {
            let is_lesson = state.is_quiet() && state.turn() != Turn::Over;
            let mut shares = if is_lesson { table.eye.shares(&state) } else { Values::default() };
            let action = match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.sample_chance(&mut rng),
                Turn::Player(_) if rng.unit() < self.stray => rng.pick(&legal),
                Turn::Player(player) => table.choose(&state, player, &legal, &mut shares, &mut rng),
            };
            if is_lesson {
                lessons.push(lesson(&state));
                foreseen.push(shares[..usize::from(state.players())].to_vec());
            }
            step(&mut state, action, &mut legal, &mut Silent);
        }
        let result: Vec<f32> = state.scores().shares().iter().map(|&share| share as f32).collect();
        let surprise = foreseen.iter().map(|shares| surprise(shares, &result)).sum();
        self.look_back(&mut lessons, &foreseen, result);
        Played { lessons, surprise }
    }

    /// Tells each position what came of it.
    fn look_back(&self, lessons: &mut [Lesson], foreseen: &[Vec<f32>], result: Vec<f32>) {
        let mut later = result;
        for (lesson, foreseen) in lessons.iter_mut().zip(foreseen).rev() {
            lesson.shares.clone_from(&later);
            for (later, foreseen) in later.iter_mut().zip(foreseen) {
                *later = self.later * *later + (1.0 - self.later) * foreseen;
            }
        }
    }
}

/// The first choice of a game.
fn opening<G: Knowledge>(number: u64, rng: &mut Rng) -> (G, ActionList<G::Action>) {
    let counts = G::META.min_players..=G::META.max_players;
    let players = counts.clone().nth(number as usize % counts.count()).expect("a number of players");
    let mut table = Match::<G>::quiet(Setup::plain(automatic_options::<G>(), players)).expect("a table");
    table.advance(rng);
    (table.state().clone(), table.legal().iter().copied().collect())
}

/// How much those are surprised by a result who expected such shares.
pub(super) fn surprise(expected: &[f32], shares: &[f32]) -> f64 {
    let of = |(expected, share): (&f32, &f32)| -f64::from(*share) * f64::from(expected.max(1e-6)).ln();
    expected.iter().zip(shares).map(of).sum()
}

/// A position before anything is known of what came of it.
fn lesson<G: Knowledge>(state: &G) -> Lesson {
    let mut inputs = vec![0.0; G::SHAPE.inputs() * usize::from(state.players())];
    state.prospects(&mut inputs);
    Lesson { inputs, shares: Vec::new() }
}

/// Those who play a game to learn from.
struct Table<G: Knowledge> {
    eye: Eye,
    /// One who searches for each seat, where choices are thought about.
    thinkers: Vec<SearchBot<G>>,
}

impl<G: Knowledge> Table<G> {
    fn new(course: &Course, foresight: &Foresight, players: u8, rng: &mut Rng) -> Table<G> {
        let eye = Eye::new::<G>(foresight);
        let judge = Judge {
            rollout: Rollout::None,
            worth: eye.worth.clone(),
            seer: Some(eye.seer.clone()),
            ..Judge::fitted::<G>()
        };
        let spec = SearchSpec::new(Budget::Iterations(course.thought));
        let mut thinker = || SearchBot::with(spec, G::BEST, judge.clone(), rng.next_u64());
        let thinkers = (0..players).filter(|_| course.thought > 0).map(|_| thinker()).collect();
        Table { eye, thinkers }
    }

    /// A player's choice; `shares` learns what a thought made of the position.
    fn choose(
        &mut self,
        state: &G,
        player: Player,
        legal: &[G::Action],
        shares: &mut Values,
        rng: &mut Rng,
    ) -> G::Action {
        let Some(thinker) = self.thinkers.get_mut(player.index()) else {
            return self.eye.best(state, player, legal, rng);
        };
        let (action, values) = thinker.weigh(&Seat::new(state, player, legal));
        *shares = values;
        action
    }
}

/// Somebody who chooses by what is foreseen of each choice.
struct Eye {
    seer: Seer,
    worth: Worth,
}

impl Eye {
    fn new<G: Knowledge>(foresight: &Foresight) -> Eye {
        let worth = Worth { share: 1.0, ..Worth::of_search::<G>() };
        Eye { seer: Seer::new(foresight.clone().into()), worth }
    }

    /// How much of the victory each player may expect.
    fn shares<G: Knowledge>(&mut self, state: &G) -> Values {
        self.seer.outlook(&self.worth, state)
    }

    fn best<G: Knowledge>(
        &mut self,
        state: &G,
        player: Player,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> G::Action {
        let mut best = (f32::MIN, legal[0]);
        for &action in legal {
            let value = self.after(state, action, player, rng);
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }

    /// What a choice is worth to a player, over several tries where dice decide what comes of it.
    fn after<G: Knowledge>(&mut self, state: &G, action: G::Action, player: Player, rng: &mut Rng) -> f32 {
        let (mut next, mut legal) = (state.clone(), ActionList::new());
        step(&mut next, action, &mut legal, &mut Silent);
        let tries = if next.is_quiet() { 1 } else { TRIES };
        let of_a_try = |_| {
            let (mut next, mut legal) = (next.clone(), legal.clone());
            calm(&mut next, &mut legal, rng);
            self.seer.outlook(&self.worth, &next)[player.index()]
        };
        (0..tries).map(of_a_try).sum::<f32>() / tries as f32
    }
}

#[cfg(test)]
mod tests {
    use emporio_spice_islands::SpiceIslands;

    use super::*;
    use crate::foresight::Pupil;

    const COURSE: Course = Course { seed: 5, stray: 0.02, later: 0.9, thought: 0 };

    fn untaught() -> Foresight {
        Foresight::untaught(SpiceIslands::SHAPE, &mut Rng::new(6))
    }

    #[test]
    fn a_game_repeats_and_tells_each_position_what_came_of_it() {
        for thought in [0, 8] {
            let course = Course { thought, ..COURSE };
            let [played, again] = [0, 0].map(|game| course.play::<SpiceIslands>(game, &untaught()));
            assert_eq!(played.surprise, again.surprise);
            assert!(played.lessons.len() > 30, "{}", played.lessons.len());
            for lesson in &played.lessons {
                assert!((lesson.shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{:?}", lesson.shares);
            }
            let last = &played.lessons[played.lessons.len() - 1].shares;
            assert!(last.iter().all(|share| [0.0, 0.5, 1.0].contains(share)), "the result: {last:?}");
        }
    }

    #[test]
    fn some_games_later_results_surprise_less() {
        let mut pupil = Pupil::new(untaught());
        let fresh = |foresight: &Foresight| -> f64 {
            let games =
                (0..6).map(|game| Course { seed: 99, ..COURSE }.play::<SpiceIslands>(4 * game, foresight));
            games.map(|played| played.surprise / played.lessons.len() as f64).sum()
        };
        let before = fresh(&pupil.foresight);
        for game in 0..24 {
            let played = COURSE.play::<SpiceIslands>(4 * game, &pupil.foresight);
            for lessons in played.lessons.chunks(32) {
                let mut gradient = pupil.foresight.gradient();
                lessons.iter().for_each(|lesson| gradient.add(&pupil.foresight, lesson));
                pupil.take(&gradient, 1e-3);
            }
        }
        let after = fresh(&pupil.foresight);
        assert!(after < 0.95 * before, "{before} {after}");
    }
}
