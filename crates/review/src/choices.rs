//! A choice against the best ones, as searches from the seat of the one who chose see them.
//!
//! The first look says which choice is best. Fresh looks, which know nothing of the first, say what that choice, the one
//! made and one picked blindly are worth. Were one search to do both, the choice with the better luck in it would be
//! called the best, and its luck would be counted as somebody's cost: the highest of noisy figures is too high. So a
//! cost may come out below zero, and over a game such errors cancel instead of adding up.

use emporio_bots::search::{Chance, SearchBot};
use emporio_bots::value::Values;
use emporio_bots::{Budget, Knowledge, SearchSpec};
use emporio_core::{Player, Rng, Seat};

use crate::story::Scene;
use crate::types::{Alternative, Judged, rounded};

/// How many of the best choices are told.
const TOLD: usize = 3;
/// A fresh look is the mean of so many searches; by how much they differ says how far off it is.
const PARTS: u32 = 2;
/// The first look takes half of the tries, each of the up to three fresh ones a sixth.
const FIRST: u32 = 2;
const FRESH: u32 = 6;

/// A choice that was judged, before it is known what a game's figures are worth.
pub struct Weighed {
    /// The judgement, as yet without its error.
    pub judged: Judged,
    /// The variance of its cost; none where what was made is what the first look found best.
    pub variance: Option<f64>,
}

/// A cost that is so many errors above zero is no accident.
const SURE: f64 = 2.5;
/// A choice that cost less taught nothing.
const NOTABLE: f64 = 0.005;

/// The judgements of a game with their error, which all its choices together tell.
pub fn settle(weighed: Vec<Weighed>) -> Vec<Judged> {
    let variances: Vec<f64> = weighed.iter().filter_map(|one| one.variance).collect();
    let error = (variances.iter().sum::<f64>() / variances.len().max(1) as f64).sqrt();
    let settled = |Weighed { mut judged, variance }: Weighed| {
        judged.error = variance.map_or(0.0, |_| rounded(error as f32));
        judged.slip = judged.cost >= NOTABLE.max(SURE * judged.error);
        judged
    };
    weighed.into_iter().map(settled).collect()
}

/// Judges the choice that a player made at a scene.
pub fn judge<G: Knowledge>(
    scene: &Scene<G>,
    player: Player,
    action: G::Action,
    tries: u32,
    rng: &mut Rng,
) -> Option<Weighed> {
    let seat = Seat::new(&scene.state, player, &scene.legal);
    let found = searcher::<G>(tries / FIRST, rng).study(&seat);
    let first = |action: G::Action| found.iter().find(|chance| chance.action == action);
    let (best, played, blind) = (found.first()?, first(action)?, first(rng.pick(&scene.legal))?);
    let mut looks = Looks::new(scene, player, searcher(tries / FRESH / PARTS, rng));
    let (of_best, of_played, of_blind) =
        (looks.at(best.action), looks.at(played.action), looks.at(blind.action));

    let me = player.index();
    let value = |chance: &Chance<G::Action>| chance.values[me];
    let mean = found.iter().map(value).sum::<f32>() / found.len() as f32;
    // What the blind choice turned out to be worth corrects what the first look thinks of all of them.
    let stake = of_best.mean(me) - of_blind.mean(me) + value(blind) - mean;
    let option = |chance: &Chance<G::Action>, value: f32| Alternative {
        action: chance.action.to_string(),
        text: seat.action_text(chance.action),
        chance: rounded(value),
    };
    // Others stand below the best by as much as the first look saw.
    let below = |chance: &Chance<G::Action>| of_best.mean(me) - (value(best) - value(chance)).max(0.0);
    let others = found.iter().skip(1).map(|chance| option(chance, below(chance).max(0.0)));
    let effect = |seat: usize| rounded(of_played.mean(seat) - of_best.mean(seat));
    let judged = Judged {
        ply: scene.ply,
        round: scene.state.round(),
        seat: player,
        prompt: seat.prompt(),
        played: option(played, of_played.mean(me)),
        best: std::iter::once(option(best, of_best.mean(me))).chain(others).take(TOLD).collect(),
        cost: rounded(of_best.mean(me) - of_played.mean(me)),
        error: 0.0,
        slip: false,
        stake: rounded(stake),
        effect: (0..usize::from(seat.players())).map(effect).collect(),
    };
    let variance = (best.action != action).then(|| of_best.variance_of_lead(&of_played, me));
    Some(Weighed { judged, variance })
}

/// A search that asks for victory, with luck of its own.
fn searcher<G: Knowledge>(tries: u32, rng: &mut Rng) -> SearchBot<G> {
    SearchBot::adviser(SearchSpec::new(Budget::Iterations(tries.max(1))), rng.next_u64())
}

/// Fresh looks at single choices, each taken once.
struct Looks<'a, G: Knowledge> {
    scene: &'a Scene<G>,
    player: Player,
    searcher: SearchBot<G>,
    taken: Vec<(G::Action, Look)>,
}

/// What a choice is worth to each seat, by searches of their own.
#[derive(Clone, Copy)]
struct Look([Values; PARTS as usize]);

impl<'a, G: Knowledge> Looks<'a, G> {
    fn new(scene: &'a Scene<G>, player: Player, searcher: SearchBot<G>) -> Self {
        Looks { scene, player, searcher, taken: Vec::new() }
    }

    /// All tries go to this choice: what it is worth follows from equally much thought as any other's.
    fn at(&mut self, action: G::Action) -> Look {
        if let Some((_, look)) = self.taken.iter().find(|(taken, _)| *taken == action) {
            return *look;
        }
        let only = [action];
        let seat = Seat::new(&self.scene.state, self.player, &only);
        let look = Look(std::array::from_fn(|_| self.searcher.study(&seat)[0].values));
        self.taken.push((action, look));
        look
    }
}

impl Look {
    fn mean(&self, seat: usize) -> f32 {
        self.0.iter().map(|part| part[seat]).sum::<f32>() / PARTS as f32
    }

    /// The variance of how far this look lies above another.
    fn variance_of_lead(&self, other: &Look, seat: usize) -> f64 {
        let mean = self.mean(seat) - other.mean(seat);
        let leads = self.0.iter().zip(&other.0).map(|(this, other)| this[seat] - other[seat]);
        let squares: f32 = leads.map(|lead| (lead - mean) * (lead - mean)).sum();
        f64::from(squares) / f64::from(PARTS * (PARTS - 1))
    }
}
