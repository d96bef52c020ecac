//! The one place that names all the games: which there are, how to open a table of one, how to load a record.

use std::fmt;
use std::str::FromStr;

use emporio_core::matches::read_options;
use emporio_core::{Figure, Game, Match, Meta, Record, RecordError, Setup, SetupError, Table};
use emporio_madeira::Madeira;
use emporio_puerto_rico::PuertoRico;
use emporio_san_juan::SanJuan;
use emporio_spice_islands::SpiceIslands;
use emporio_stones::Stones;
use serde_json::Value;
use thiserror::Error;

/// A game of the house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameKind {
    /// Puerto Rico.
    PuertoRico,
    /// San Juan.
    SanJuan,
    /// Madeira.
    Madeira,
    /// Spice Islands.
    SpiceIslands,
    /// Stones, which shows how a game is added; listed in tests only.
    Stones,
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game `{asked}`; there are {known}")]
pub struct UnknownGame {
    asked: String,
    known: String,
}

/// The one list of the games that are offered.
const LISTED: &[GameKind] = &[
    GameKind::PuertoRico,
    GameKind::SanJuan,
    GameKind::Madeira,
    GameKind::SpiceIslands,
    #[cfg(feature = "proof")]
    GameKind::Stones,
];

/// Something to be done with a game whose type is known: the way to the fast, generic code.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it for a game.
    fn visit<G: Game>(self) -> Self::Out;
}

impl GameKind {
    /// Every game, in the order they are shown.
    pub const ALL: &[GameKind] = LISTED;

    /// Name, player counts, texts.
    pub fn meta(self) -> &'static Meta {
        self.visit(MetaOf)
    }

    /// The name used in files, addresses and on the command line.
    pub fn id(self) -> &'static str {
        self.meta().id
    }

    /// Does something with the type of this game.
    pub fn visit<V: Visit>(self, visitor: V) -> V::Out {
        match self {
            GameKind::PuertoRico => visitor.visit::<PuertoRico>(),
            GameKind::SanJuan => visitor.visit::<SanJuan>(),
            GameKind::Madeira => visitor.visit::<Madeira>(),
            GameKind::SpiceIslands => visitor.visit::<SpiceIslands>(),
            GameKind::Stones => visitor.visit::<Stones>(),
        }
    }

    /// A table of this game before its first step.
    pub fn open(self, setup: Setup<Value>) -> Result<Box<dyn Table>, SetupError> {
        self.visit(Open(setup))
    }

    /// The options that mean today what a version of the rules meant by these; none if it can no longer be played.
    pub fn options_of_version(self, version: u16, options: Value) -> Option<Value> {
        self.visit(OptionsOfVersion(version, options))
    }

    /// The figures in force with these options, and where each comes from.
    pub fn figures(self, options: &Value) -> Result<Vec<Figure>, SetupError> {
        self.visit(Figures(options))
    }

    /// The figures of a data file (TOML), ready for the option `data`; an error names the line and the reason.
    pub fn data_from_toml(self, toml: &str) -> Result<Value, SetupError> {
        self.visit(DataFromToml(toml))
    }

    /// Options for play without people, who would agree on an end: what the game says it needs, unless these options
    /// say otherwise.
    pub fn automatic(self, mut options: Value) -> Value {
        if let Some(options) = options.as_object_mut() {
            for (name, value) in self.meta().automatic {
                options.entry(*name).or_insert_with(|| literal(value));
            }
        }
        options
    }

    /// The options of a table that plays by the letter of the book.
    pub fn letter_options(self) -> Value {
        let letters =
            self.meta().options.iter().map(|option| (option.name.to_string(), literal(option.letter)));
        Value::Object(letters.collect())
    }

    /// The names of the numbers that a seat is told, in their order: for programs that learn.
    pub fn observation_names(self) -> Vec<String> {
        self.visit(ObservationNames)
    }

    /// The choices of players at a table with these options have ids below this one.
    pub fn player_ids(self, options: &Value) -> Result<u16, SetupError> {
        self.visit(PlayerIds(options))
    }

    /// The id of an action in notation; none if no action reads like that.
    pub fn id_of(self, action: &str) -> Option<u16> {
        self.visit(IdOf(action))
    }

    /// The action of an id in notation; none for an id out of range.
    pub fn action_of(self, id: u16) -> Option<String> {
        self.visit(ActionOf(id))
    }

    /// The options of a table that asks for nothing special.
    pub fn default_options(self) -> Value {
        self.visit(DefaultOptions)
    }
}

/// A value that a game wrote down as JSON; a test reads them all.
fn literal(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or(Value::Null)
}

/// Replays a record of whatever game it is.
pub fn load(record: &Record) -> Result<Box<dyn Table>, RecordError> {
    let kind: GameKind =
        record.game.parse().map_err(|error: UnknownGame| RecordError::Header(error.to_string()))?;
    kind.visit(Load(record))
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameKind, UnknownGame> {
        let known = || GameKind::ALL.iter().map(|kind| kind.id()).collect::<Vec<_>>().join(", ");
        let found = GameKind::ALL.iter().copied().find(|kind| kind.id() == text);
        found.ok_or_else(|| UnknownGame { asked: emporio_core::error::shorten(text), known: known() })
    }
}

struct MetaOf;

impl Visit for MetaOf {
    type Out = &'static Meta;

    fn visit<G: Game>(self) -> Self::Out {
        const { &G::META }
    }
}

struct Open(Setup<Value>);

impl Visit for Open {
    type Out = Result<Box<dyn Table>, SetupError>;

    fn visit<G: Game>(self) -> Self::Out {
        let Setup { options, seats, seed, position } = self.0;
        let setup = Setup { options: read_options::<G>(&options)?, seats, seed, position };
        Ok(Box::new(Match::<G>::new(setup)?))
    }
}

struct Load<'a>(&'a Record);

impl Visit for Load<'_> {
    type Out = Result<Box<dyn Table>, RecordError>;

    fn visit<G: Game>(self) -> Self::Out {
        Ok(Box::new(Match::<G>::from_record(self.0)?))
    }
}

struct OptionsOfVersion(u16, Value);

impl Visit for OptionsOfVersion {
    type Out = Option<Value>;

    fn visit<G: Game>(self) -> Option<Value> {
        emporio_core::matches::options_of_version::<G>(self.0, self.1)
    }
}

struct Figures<'a>(&'a Value);

impl Visit for Figures<'_> {
    type Out = Result<Vec<Figure>, SetupError>;

    fn visit<G: Game>(self) -> Self::Out {
        Ok(G::figures(&read_options::<G>(self.0)?))
    }
}

struct DataFromToml<'a>(&'a str);

impl Visit for DataFromToml<'_> {
    type Out = Result<Value, SetupError>;

    fn visit<G: Game>(self) -> Self::Out {
        G::data_from_toml(self.0)
    }
}

struct DefaultOptions;

impl Visit for DefaultOptions {
    type Out = Value;

    fn visit<G: Game>(self) -> Value {
        serde_json::to_value(G::Options::default()).unwrap_or(Value::Null)
    }
}

struct ObservationNames;

impl Visit for ObservationNames {
    type Out = Vec<String>;

    fn visit<G: Game>(self) -> Vec<String> {
        G::observation_names()
    }
}

struct PlayerIds<'a>(&'a Value);

impl Visit for PlayerIds<'_> {
    type Out = Result<u16, SetupError>;

    fn visit<G: Game>(self) -> Self::Out {
        Ok(G::player_ids(&read_options::<G>(self.0)?))
    }
}

struct IdOf<'a>(&'a str);

impl Visit for IdOf<'_> {
    type Out = Option<u16>;

    fn visit<G: Game>(self) -> Option<u16> {
        self.0.trim().parse().ok().map(G::action_id)
    }
}

struct ActionOf(u16);

impl Visit for ActionOf {
    type Out = Option<String>;

    fn visit<G: Game>(self) -> Option<String> {
        G::action_from_id(self.0).map(|action| action.to_string())
    }
}
