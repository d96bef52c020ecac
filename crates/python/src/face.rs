//! A match of any game with its action ids, worlds and bots: what the classes for Python hold.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use emporio_bots::{Bot, BotError, BotSpec, Knowledge, Stop, Visit, make, visit};
use emporio_core::matches::read_options;
use emporio_core::{
    Actor, Game, Match, PlayError, Player, Record, RecordError, Rng, Setup, SetupError, Table, Turn,
    Unreadable,
};
use emporio_games::GameKind;
use serde_json::Value;

/// A match of any game.
pub trait Face: Table {
    /// The ids of the choices of the player to act, or of the possible outcomes of chance.
    fn ids(&self) -> Vec<u16>;
    /// Takes the action of an id, whoever has to act; on an error nothing has changed.
    fn play_id(&mut self, id: u16) -> Result<(), PlayError>;
    /// The probability of each outcome of chance, in the order of the ids; nothing elsewhere.
    fn odds(&self) -> Vec<f64>;
    /// A match that begins in a world that agrees with all that a player knows.
    fn world(&self, player: Player, seed: u64) -> Box<dyn Face>;
    /// What a player may know, as numbers.
    fn seen(&self, player: Player) -> Vec<f32>;
    /// Players' choices are numbered from 0 to this, exclusive.
    fn width(&self) -> usize;
    /// An independent copy.
    fn copy(&self) -> Box<dyn Face>;
}

/// A bot for a game whose type is known.
pub trait Mind: Send {
    /// Its choice for a player at a match of its game.
    fn choose(&mut self, table: &dyn Table, player: Player) -> Result<String, BotError>;
    /// Looks at this flag from now on.
    fn heed(&mut self, stop: &Stop);
}

impl<G: Game> Face for Match<G> {
    fn ids(&self) -> Vec<u16> {
        match Match::turn(self) {
            Turn::Player(_) => self.legal().iter().map(|&action| G::action_id(action)).collect(),
            Turn::Chance => self.outcomes().iter().map(|&action| G::action_id(action)).collect(),
            Turn::Over => Vec::new(),
        }
    }

    fn play_id(&mut self, id: u16) -> Result<(), PlayError> {
        let actor = match Match::turn(self) {
            Turn::Player(player) => Actor::Player(player),
            Turn::Chance => Actor::Chance,
            Turn::Over => return Err(PlayError::Over),
        };
        let unreadable = || {
            Unreadable::new(
                &id.to_string(),
                format!("an id from 0 to {}", G::META.action_ids.saturating_sub(1)),
            )
        };
        let action = G::action_from_id(id).ok_or_else(unreadable)?;
        self.try_apply(actor, action)
    }

    fn odds(&self) -> Vec<f64> {
        let outcomes = self.outcomes();
        let weights: Vec<f64> = outcomes.iter().map(|&o| self.state().chance_weight(o) as f64).collect();
        let total: f64 = weights.iter().sum();
        weights.iter().map(|weight| weight / total).collect()
    }

    fn world(&self, player: Player, seed: u64) -> Box<dyn Face> {
        Box::new(Match::world(self, player, &mut Rng::new(seed)))
    }

    fn seen(&self, player: Player) -> Vec<f32> {
        let mut seen = vec![0.0; observation_len::<G>()];
        self.state().observe(player, &mut seen);
        seen
    }

    fn width(&self) -> usize {
        usize::from(G::player_ids(&self.setup().options))
    }

    fn copy(&self) -> Box<dyn Face> {
        Box::new(self.clone())
    }
}

/// The length of an observation, which takes some time to count, counted once a game.
fn observation_len<G: Game>() -> usize {
    static LENGTHS: Mutex<BTreeMap<&str, usize>> = Mutex::new(BTreeMap::new());
    let mut lengths = LENGTHS.lock().unwrap_or_else(PoisonError::into_inner);
    *lengths.entry(G::META.id).or_insert_with(G::observation_len)
}

/// A match before its first step; without events it is faster.
pub fn open(kind: GameKind, setup: Setup<Value>, events: bool) -> Result<Box<dyn Face>, SetupError> {
    visit(kind, Open { setup, events })
}

struct Open {
    setup: Setup<Value>,
    events: bool,
}

impl Visit for Open {
    type Out = Result<Box<dyn Face>, SetupError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        let Setup { options, seats, seed, position } = self.setup;
        let setup = Setup { options: read_options::<G>(&options)?, seats, seed, position };
        Ok(Box::new(if self.events { Match::<G>::new(setup)? } else { Match::<G>::quiet(setup)? }))
    }
}

/// Replays a record.
pub fn load(record: &Record) -> Result<Box<dyn Face>, RecordError> {
    let kind: GameKind = record
        .game
        .parse()
        .map_err(|error: emporio_games::UnknownGame| RecordError::Header(error.to_string()))?;
    visit(kind, Load(record))
}

struct Load<'a>(&'a Record);

impl Visit for Load<'_> {
    type Out = Result<Box<dyn Face>, RecordError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        Ok(Box::new(Match::<G>::from_record(self.0)?))
    }
}

/// A copy of a table as a match with its ids; none if it is of a game that is not listed.
pub fn copy_of(table: &dyn Table) -> Option<Box<dyn Face>> {
    visit(table.meta().id.parse().ok()?, Copy(table))
}

struct Copy<'a>(&'a dyn Table);

impl Visit for Copy<'_> {
    type Out = Option<Box<dyn Face>>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        Some(self.0.as_any().downcast_ref::<Match<G>>()?.copy())
    }
}

/// A bot for a game; equal seeds make equal bots.
pub fn mind(kind: GameKind, spec: &BotSpec, seed: u64) -> Result<Box<dyn Mind>, BotError> {
    visit(kind, Think { spec, seed })
}

struct Think<'a> {
    spec: &'a BotSpec,
    seed: u64,
}

impl Visit for Think<'_> {
    type Out = Result<Box<dyn Mind>, BotError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        Ok(Box::new(MindOf(make::<G>(self.spec, self.seed)?)))
    }
}

struct MindOf<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Mind for MindOf<G> {
    fn choose(&mut self, table: &dyn Table, player: Player) -> Result<String, BotError> {
        let unknown = BotError::UnknownGame(table.meta().id);
        let game: &Match<G> = table.as_any().downcast_ref().ok_or(unknown)?;
        let seat = game.seat(player);
        if seat.legal().is_empty() {
            return Err(BotError::NotToMove(player));
        }
        Ok(self.0.choose(&seat).to_string())
    }

    fn heed(&mut self, stop: &Stop) {
        self.0.heed(stop);
    }
}
