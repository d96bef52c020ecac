//! Trying out a program: whole games of every kind, with what it got wrong.

use std::time::{Duration, Instant};

use emporio_core::matches::automatic_options;
use emporio_core::{Actor, Match, Player, Rng, Setup, Turn};
use emporio_games::GameKind;

use super::{Driver, Fault, Limits};
use crate::{Knowledge, Visit, visit};

/// Where a program is tried out.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Which game.
    pub game: GameKind,
    /// How many play.
    pub players: u8,
    /// Where it sits.
    pub seat: Player,
}

/// How a program did in one game.
#[derive(Clone, Debug)]
pub struct Check {
    /// Where.
    pub place: Place,
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
    visit(game, Trial { command, place: Place { game, players, seat }, limits, seed })
}

struct Trial<'a> {
    command: &'a str,
    place: Place,
    limits: Limits,
    seed: u64,
}

impl Visit for Trial<'_> {
    type Out = Check;

    fn visit<G: Knowledge>(self) -> Check {
        let mut rng = Rng::new(self.seed);
        let Place { players, seat, .. } = self.place;
        let setup = Setup::plain(automatic_options::<G>(), players);
        let mut table = Match::<G>::new(setup).expect("a table with the usual options can be opened");
        let mut driver = Driver::start(self.command, &table, seat, self.limits, self.seed);
        let (mut choices, mut slowest) = (0, Duration::ZERO);
        loop {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { break };
            let action = if player == seat {
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
        let faults = driver.finish(&table, seat).to_vec();
        let last_words = driver.last_words().to_string();
        let name = driver.name().map(str::to_string);
        Check { place: self.place, name, choices, slowest, faults, last_words }
    }
}
