//! One game of an arena.

use emporio_core::matches::read_options;
use emporio_core::{Actor, Match, Player, Rng, Setup, Table, Turn};

use super::{ArenaError, Outcome, Plan};
use crate::protocol::{Driver, Fault};
use crate::stopwatch::Stopwatch;
use crate::{Bot, BotSpec, Knowledge, Stop, Visit, make, visit};

/// A player whom the caller brings along: it is asked in notation and may leave the table, which ends the game.
pub trait Guest {
    /// Its choice for a player at a table; none if it leaves.
    fn choose(&mut self, table: &dyn Table, player: Player) -> Option<String>;
}

/// Brings the guest of a bot's name to a seat, with a seed of its own; none for a bot or program of ours.
pub type Hire<'a> = dyn FnMut(Player, &BotSpec, u64) -> Option<Box<dyn Guest>> + 'a;

/// Plays the game of a number.
pub fn game(plan: &Plan, index: u32) -> Result<Outcome, ArenaError> {
    game_with(plan, index, &mut |_, _, _| None, &Stop::default())
}

/// The same with guests, ended early once a flag is up or a guest leaves.
pub fn game_with(plan: &Plan, index: u32, hire: &mut Hire<'_>, stop: &Stop) -> Result<Outcome, ArenaError> {
    plan.check()?;
    visit(plan.game, Play { plan, index, hire, stop })
}

struct Play<'a, 'b> {
    plan: &'a Plan,
    index: u32,
    hire: &'a mut Hire<'b>,
    stop: &'a Stop,
}

/// Who plays a seat.
enum Sitter<G: Knowledge> {
    Inside(Box<dyn Bot<G>>),
    Outside(Box<Driver>),
    Guest(Box<dyn Guest>),
}

/// How a seat has used its time.
#[derive(Clone, Copy, Default)]
struct Clock {
    choices: u32,
    seconds: f64,
    slowest: f64,
}

impl Visit for Play<'_, '_> {
    type Out = Result<Outcome, ArenaError>;

    fn visit<G: Knowledge>(mut self) -> Self::Out {
        let bots = self.plan.seating(self.index);
        let seed = self.plan.deal(self.index);
        let mut table = open::<G>(self.plan, &bots, seed)?;
        let mut sitters = self.sit_down(&table, &bots, seed)?;
        let mut rng = Rng::new(seed);
        let mut clocks = vec![Clock::default(); bots.len()];
        loop {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { break };
            let start = Stopwatch::start();
            let action = sitters[player.index()].choose(&table, player)?;
            if self.stop.is_asked() {
                return Err(ArenaError::Stopped);
            }
            clocks[player.index()].stop(start);
            // Bots choose among the legal actions; whoever did not made a mistake that its author must hear of.
            table.try_apply(Actor::Player(player), action)?;
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

impl Play<'_, '_> {
    fn sit_down<G: Knowledge>(
        &mut self,
        table: &Match<G>,
        bots: &[BotSpec],
        seed: u64,
    ) -> Result<Vec<Sitter<G>>, ArenaError> {
        let sit = |(seat, bot): (u8, &BotSpec)| {
            let own = Rng::stream(seed, u64::from(self.index) * 16 + u64::from(seat)).next_u64();
            if let Some(guest) = (self.hire)(Player(seat), bot, own) {
                return Ok(Sitter::Guest(guest));
            }
            Ok(match bot {
                BotSpec::Program(command) => {
                    let limits = self.plan.limits;
                    Sitter::Outside(Box::new(Driver::start(command, table, Player(seat), limits, own)))
                }
                BotSpec::Random
                | BotSpec::Greedy
                | BotSpec::Style(_)
                | BotSpec::Level(_)
                | BotSpec::Search(_) => {
                    let mut bot = make(bot, own)?;
                    bot.heed(self.stop);
                    Sitter::Inside(bot)
                }
            })
        };
        (0..).zip(bots).map(sit).collect()
    }
}

impl<G: Knowledge> Sitter<G> {
    fn choose(&mut self, table: &Match<G>, player: Player) -> Result<G::Action, ArenaError> {
        match self {
            Sitter::Inside(bot) => Ok(bot.choose(&table.seat(player))),
            Sitter::Outside(driver) => Ok(driver.choose(table, player)),
            Sitter::Guest(guest) => {
                let choice = guest.choose(table, player).ok_or(ArenaError::Stopped)?;
                Ok(table.read_action(&choice)?)
            }
        }
    }

    fn faults(&mut self, table: &Match<G>, seat: usize) -> Vec<Fault> {
        match self {
            Sitter::Inside(_) | Sitter::Guest(_) => Vec::new(),
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
