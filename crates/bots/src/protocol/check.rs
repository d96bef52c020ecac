//! Trying out a program: whole games of every kind, with what it got wrong.

use std::time::{Duration, Instant};

use emporio_core::matches::automatic_options;
use emporio_core::{Actor, Match, Player, Rng, Setup, Turn};
use emporio_games::GameKind;

use super::{Driver, Fault, Limits};
use crate::{Knowledge, Visit, visit};

/// How a program did in one game.
#[derive(Clone, Debug)]
pub struct Check {
    /// Which game.
    pub game: GameKind,
    /// How many played.
    pub players: u8,
    /// Where it sat.
    pub seat: Player,
    /// The name it gave itself.
    pub name: Option<String>,
    /// How often it was asked.
    pub choices: u32,
    /// Its longest thought.
    pub slowest: Duration,
    /// What it got wrong.
    pub faults: Vec<Fault>,
    /// What it last wrote to its standard error.
    pub last_words: String,
}

/// Plays a program through a game, with random bots in the other seats.
pub fn check(command: &str, game: GameKind, players: u8, limits: Limits, seed: u64) -> Check {
    let seat = Player((seed % u64::from(players.max(1))) as u8);
    visit(game, Trial { command, game, players, seat, limits, seed })
}

struct Trial<'a> {
    command: &'a str,
    game: GameKind,
    players: u8,
    seat: Player,
    limits: Limits,
    seed: u64,
}

impl Visit for Trial<'_> {
    type Out = Check;

    fn visit<G: Knowledge>(self) -> Check {
        let mut rng = Rng::new(self.seed);
        let setup = Setup::plain(automatic_options::<G>(), self.players);
        let mut table = Match::<G>::new(setup).expect("a table with the usual options can be opened");
        let mut driver = Driver::start(self.command, &table, self.seat, self.limits, self.seed);
        let (mut choices, mut slowest) = (0, Duration::ZERO);
        loop {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { break };
            let action = if player == self.seat {
                let start = Instant::now();
                let action = driver.choose(&table, player);
                slowest = slowest.max(start.elapsed());
                choices += 1;
                action
            } else {
                rng.pick(table.legal())
            };
            table.try_apply(Actor::Player(player), action).expect("the action is one of the legal ones");
        }
        let faults = driver.finish(&table, self.seat).to_vec();
        let last_words = driver.last_words().to_string();
        let name = driver.name().map(str::to_string);
        let Trial { game, players, seat, .. } = self;
        Check { game, players, seat, name, choices, slowest, faults, last_words }
    }
}
