//! One game of an arena.

use emporio_core::matches::read_options;
use emporio_core::{Actor, Match, Player, Rng, Setup, Turn};

use super::{ArenaError, Outcome, Plan};
use crate::protocol::{Driver, Fault};
use crate::stopwatch::Stopwatch;
use crate::{Bot, BotSpec, Knowledge, Visit, make, visit};

/// Plays the game of a number.
pub fn game(plan: &Plan, index: u32) -> Result<Outcome, ArenaError> {
    visit(plan.game, Play { plan, index })
}

struct Play<'a> {
    plan: &'a Plan,
    index: u32,
}

/// Who plays a seat.
enum Sitter<G: Knowledge> {
    Inside(Box<dyn Bot<G>>),
    Outside(Box<Driver>),
}

/// How a seat has used its time.
#[derive(Clone, Copy, Default)]
struct Clock {
    choices: u32,
    seconds: f64,
    slowest: f64,
}

impl Visit for Play<'_> {
    type Out = Result<Outcome, ArenaError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        let bots = self.plan.seating(self.index);
        let seed = self.plan.deal(self.index);
        let mut table = open::<G>(self.plan, &bots, seed)?;
        let mut sitters = sit_down(self.plan, &table, &bots, seed, self.index)?;
        let mut rng = Rng::new(seed);
        let mut clocks = vec![Clock::default(); bots.len()];
        loop {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { break };
            let start = Stopwatch::start();
            let action = match &mut sitters[player.index()] {
                Sitter::Inside(bot) => bot.choose(&table.seat(player)),
                Sitter::Outside(driver) => driver.choose(&table, player),
            };
            clocks[player.index()].stop(start);
            // Bots choose among the legal actions; one that did not would be a mistake of ours and lose its move.
            if table.try_apply(Actor::Player(player), action).is_err() {
                let instead = table.legal()[0];
                let _ = table.try_apply(Actor::Player(player), instead);
            }
        }
        let faults =
            sitters.iter_mut().enumerate().map(|(seat, sitter)| sitter.faults(&table, seat)).collect();
        Ok(outcome(self.index, seed, &bots, &table, &clocks, faults))
    }
}

/// Programs are told events; without one, nobody listens.
fn open<G: Knowledge>(plan: &Plan, bots: &[BotSpec], seed: u64) -> Result<Match<G>, ArenaError> {
    let options = read_options::<G>(&plan.options)?;
    let seats = bots.iter().map(BotSpec::to_string).collect();
    let setup = Setup { options, seats, seed: Some(seed), position: None };
    let listens = bots.iter().any(|bot| matches!(bot, BotSpec::Program(_)));
    Ok(if listens { Match::new(setup)? } else { Match::quiet(setup)? })
}

fn sit_down<G: Knowledge>(
    plan: &Plan,
    table: &Match<G>,
    bots: &[BotSpec],
    seed: u64,
    index: u32,
) -> Result<Vec<Sitter<G>>, ArenaError> {
    let sit = |(seat, bot): (u8, &BotSpec)| {
        let own = Rng::stream(seed, u64::from(index) * 16 + u64::from(seat)).next_u64();
        Ok(match bot {
            BotSpec::Program(command) => {
                Sitter::Outside(Box::new(Driver::start(command, table, Player(seat), plan.limits, own)))
            }
            BotSpec::Random | BotSpec::Greedy | BotSpec::Level(_) | BotSpec::Search(_) => {
                Sitter::Inside(make(bot, own)?)
            }
        })
    };
    (0..).zip(bots).map(sit).collect()
}

impl<G: Knowledge> Sitter<G> {
    fn faults(&mut self, table: &Match<G>, seat: usize) -> Vec<Fault> {
        match self {
            Sitter::Inside(_) => Vec::new(),
            Sitter::Outside(driver) => driver.finish(table, Player(seat as u8)).to_vec(),
        }
    }
}

impl Clock {
    fn stop(&mut self, start: Stopwatch) {
        let seconds = start.elapsed().as_secs_f64();
        self.choices += 1;
        self.seconds += seconds;
        self.slowest = self.slowest.max(seconds);
    }
}

fn outcome<G: Knowledge>(
    index: u32,
    seed: u64,
    bots: &[BotSpec],
    table: &Match<G>,
    clocks: &[Clock],
    faults: Vec<Vec<Fault>>,
) -> Outcome {
    let scores = table.state().scores();
    Outcome {
        index,
        seed,
        seats: bots.iter().map(BotSpec::to_string).collect(),
        scores: scores.players.iter().map(|score| score.total).collect(),
        ranks: scores.ranks().to_vec(),
        rounds: table.state().round(),
        ending: table.state().ending().unwrap_or_default().to_string(),
        choices: clocks.iter().map(|clock| clock.choices).collect(),
        seconds: clocks.iter().map(|clock| clock.seconds).collect(),
        slowest: clocks.iter().map(|clock| clock.slowest).collect(),
        faults,
        record: table.record().to_string(),
    }
}
