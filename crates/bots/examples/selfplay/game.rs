//! One game to learn from: it wanders, turns, and is then played well.

use emporio_bots::greedy::GreedyBot;
use emporio_bots::lookahead::{habitual_step, light_step, own_step};
use emporio_bots::net::beside;
use emporio_bots::search::{Chance, Judge, Rollout, SearchBot};
use emporio_bots::styles::StyleBot;
use emporio_bots::value::{Values, Worth};
use emporio_bots::{Bot, Budget, Knowledge, SearchSpec};
use emporio_core::matches::automatic_options;
use emporio_core::play::step;
use emporio_core::{ActionList, Actor, Match, Player, Rng, Seat, Setup, Silent, Turn};
use half::f16;

use crate::Plan;

/// How often a choice before the turning point is made at random.
const STRAY: f64 = 0.06;
/// How often, before the turning point, everybody begins to hurry.
const HURRY: f64 = 0.04;
/// How often a choice after the turning point gets the full number of iterations and teaches what appeals.
const FULL: f64 = 0.25;
/// How many of the positions after quick thoughts are kept: neighbours say much the same.
const QUICK: f64 = 0.5;
/// How much of what is expected of a position is what was thought of it later in the game rather than then.
const LATER: f32 = 0.95;
/// How often one seat of a game is a guest: `greedy`, a yardstick, or the search as it was fitted.
const GUEST: f64 = 0.35;
/// How far a game has come at most when it turns.
const LATEST: f32 = 0.9;

/// What is known of one choice before the game is over.
pub struct Position {
    /// What the network will see.
    pub input: Vec<f16>,
    /// The points that fitted figures forecast, in units of their usual error.
    pub forecast: Values,
    /// Who looks.
    pub player: Player,
    /// For each choice its id, how often it was tried, and how it seemed at first; none after a quick thought.
    pub choices: Vec<(u16, u32, f32)>,
    /// What the search thought each seat's share of the victory to be, here and later in the game.
    pub thought: Values,
}

/// How a game ended.
pub struct Finish {
    /// How many played.
    pub players: u8,
    /// Each seat's share of the victory.
    pub shares: Values,
    /// Each seat's margin, from 0 to 1.
    pub margins: Values,
}

/// A game by the search, with what it thought on the way.
///
/// Until a turning point the game wanders: thoughts are short, choices stray, and now and then everybody hurries for as many
/// phases as a leaf of the search is played on. There it hurries once more, so that the position reached is such as a search
/// judges; from then on everyone plays as well as they can, and positions are kept, so that their results are those of good play:
/// those of full thoughts with what was tried, half of those of quick ones for what they are worth.
pub fn searched<G: Knowledge>(plan: &Plan, judge: &Judge, number: u64) -> (Vec<Position>, Finish) {
    let mut rng = Rng::stream(plan.seed, number);
    let mut table = table_of::<G>(number);
    let players = table.state().players();
    let guest = (rng.unit() < GUEST).then(|| Player(rng.below(u32::from(players)) as u8));
    let mut visitor = visitor::<G>(plan, &mut rng);
    let turning = rng.unit() as f32 * LATEST;
    let mut thinker = |iterations| {
        let spec = SearchSpec::new(Budget::Iterations(iterations));
        SearchBot::<G>::with(spec, G::BEST, judge.clone(), rng.next_u64())
    };
    let (mut wander, mut quick, mut full) = (thinker(plan.wander), thinker(plan.quick), thinker(plan.full));
    let (mut hurry, mut has_turned, mut is_first) = (None, false, true);
    let mut positions = Vec::new();
    loop {
        table.advance(&mut rng);
        let Turn::Player(player) = table.turn() else { break };
        let seat = table.seat(player);
        if !has_turned && table.state().progress() >= turning {
            (has_turned, hurry) = (true, Some(Hurry::begin(table.state(), judge)));
        }
        hurry = hurry.filter(|hurry: &Hurry| hurry.lasts(table.state()));
        let action = if let Some(hurry) = &mut hurry {
            hurry.look(table.state());
            hasty_step(judge, table.state(), seat.legal(), &mut rng)
        } else if !has_turned && rng.unit() < HURRY {
            hurry = Some(Hurry::begin(table.state(), judge));
            hasty_step(judge, table.state(), seat.legal(), &mut rng)
        } else if !has_turned && rng.unit() < STRAY {
            rng.pick(seat.legal())
        } else if guest == Some(player) {
            visitor.choose(&seat)
        } else if !has_turned {
            wander.study(&seat)[0].action
        } else {
            let is_full = is_first || rng.unit() < FULL;
            is_first = false;
            let found = if is_full { full.study(&seat) } else { quick.study(&seat) };
            positions.push(Position {
                choices: if is_full { choices(&seat, &found, judge, &mut rng) } else { Vec::new() },
                thought: shares(&found, players),
                ..position(table.state(), player, &judge.worth)
            });
            drawn(&found, &mut rng)
        };
        table.try_apply(Actor::Player(player), action).expect("a legal action");
    }
    let finish = finish(table.state());
    look_back(&mut positions, &finish);
    positions.retain(|position| !position.choices.is_empty() || rng.unit() < QUICK);
    (positions, finish)
}

/// Mixes what was thought later, and how the game ended, into what was thought of each position: one thought is biased and
/// one result is chance, and those in between are less of either.
fn look_back(positions: &mut [Position], finish: &Finish) {
    let mut later = finish.shares;
    for position in positions.iter_mut().rev() {
        for (later, thought) in later.iter_mut().zip(position.thought) {
            *later = LATER * *later + (1.0 - LATER) * thought;
        }
        position.thought = later;
    }
}

/// A time in which everybody plays as a leaf of the search is played on.
struct Hurry {
    phases: u32,
    phase: u32,
}

impl Hurry {
    fn begin<G: Knowledge>(state: &G, judge: &Judge) -> Hurry {
        let phases = match judge.rollout {
            Rollout::Light(phases) | Rollout::Habit(phases) | Rollout::Own(phases) => phases,
            Rollout::Full | Rollout::None => 0,
        };
        Hurry { phases, phase: state.phase() }
    }

    fn lasts<G: Knowledge>(&self, state: &G) -> bool {
        self.phases > u32::from(state.phase() != self.phase)
    }

    /// Counts a phase that is over.
    fn look<G: Knowledge>(&mut self, state: &G) {
        if state.phase() != self.phase {
            *self = Hurry { phases: self.phases - 1, phase: state.phase() };
        }
    }
}

/// The step of somebody in a hurry.
fn hasty_step<G: Knowledge>(judge: &Judge, state: &G, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    match judge.rollout {
        Rollout::Own(_) => own_step(&judge.worth, state, legal, rng),
        Rollout::Habit(_) => habitual_step(state, legal, rng),
        Rollout::Light(_) | Rollout::Full | Rollout::None => light_step(state, legal, rng),
    }
}

/// Somebody of another school: a yardstick in half of the cases, else `greedy` or the fitted search.
fn visitor<G: Knowledge>(plan: &Plan, rng: &mut Rng) -> Box<dyn Bot<G>> {
    let seed = rng.next_u64();
    match rng.below(4) {
        0 => Box::new(GreedyBot::new(Worth::of_greedy::<G>(), seed)),
        1 => {
            let spec = SearchSpec::new(Budget::Iterations(plan.quick));
            Box::new(SearchBot::<G>::with(spec, G::TASTE, Judge::fitted::<G>(), seed))
        }
        _ => Box::new(StyleBot::<G>::any(seed).expect("every game has its yardsticks")),
    }
}

fn table_of<G: Knowledge>(number: u64) -> Match<G> {
    let counts = G::META.min_players..=G::META.max_players;
    let players = counts.clone().nth(number as usize % counts.count()).expect("a number of players");
    Match::quiet(Setup::plain(automatic_options::<G>(), players)).expect("a table")
}

/// What a seat sees, with nothing thought about it.
fn position<G: Knowledge>(state: &G, player: Player, worth: &Worth) -> Position {
    let (points, spread) = worth.forecast(state);
    let mut input = vec![0.0; G::observation_len()];
    state.observe(player, &mut input);
    input.extend(beside(state, player, &points, spread));
    Position {
        input: input.into_iter().map(f16::from_f32).collect(),
        forecast: points.map(|point| point / spread),
        player,
        choices: Vec::new(),
        thought: Values::default(),
    }
}

fn choices<G: Knowledge>(
    seat: &Seat<'_, G>,
    found: &[Chance<G::Action>],
    judge: &Judge,
    rng: &mut Rng,
) -> Vec<(u16, u32, f32)> {
    let world = seat.world(rng);
    let seems = |action| {
        let mut next = world.clone();
        step(&mut next, action, &mut ActionList::new(), &mut Silent);
        judge.sight(&next)[seat.player().index()] / G::TASTE.sharpness
    };
    found.iter().map(|chance| (G::action_id(chance.action), chance.visits, seems(chance.action))).collect()
}

/// The mean of what was found, as shares of one victory.
fn shares<A>(found: &[Chance<A>], players: u8) -> Values {
    let mut values = Values::default();
    for chance in found {
        for (sum, value) in values[..usize::from(players)].iter_mut().zip(chance.values) {
            *sum += value * chance.visits as f32;
        }
    }
    let sum: f32 = values.iter().sum::<f32>().max(1e-6);
    values.map(|value| value / sum)
}

fn finish<G: Knowledge>(state: &G) -> Finish {
    let mut shares = Values::default();
    for (share, exact) in shares.iter_mut().zip(state.scores().shares()) {
        *share = exact as f32;
    }
    let margins = Worth { share: 0.0, ..Worth::of_search::<G>() }.outlook(state);
    Finish { players: state.players(), shares, margins }
}

/// A choice drawn by the square of its tries: mostly the best, sometimes one nearly as good.
fn drawn<A: Copy>(found: &[Chance<A>], rng: &mut Rng) -> A {
    let weight = |visits: u32| f64::from(visits) * f64::from(visits);
    let mut left = rng.unit() * found.iter().map(|chance| weight(chance.visits)).sum::<f64>();
    for chance in found {
        left -= weight(chance.visits);
        if left < 0.0 {
            return chance.action;
        }
    }
    found[0].action
}
