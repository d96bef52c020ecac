//! What the four games of Emporio share, and nothing that only one of them needs.
//!
//! A [`Game`] is plain data with rules as functions; chance is an explicit player. Around it stand the
//! [`Record`] (a game as text), the [`Match`] (record and state, every action checked), the [`Seat`] (all that a
//! player, human or bot, may see) and the object-safe [`Table`] (the text and JSON face of a match).

pub mod error;
pub mod figures;
pub mod game;
pub mod log;
pub mod matches;
pub mod meta;
pub mod observe;
pub mod page;
pub mod per;
pub mod pick;
pub mod play;
pub mod record;
pub mod rng;
pub mod rooms;
pub mod score;
pub mod seat;
pub mod sets;
pub mod table;
pub mod text;
mod typed;

#[cfg(any(test, feature = "test-kit"))]
pub mod golden;
#[cfg(any(test, feature = "test-kit"))]
pub mod laws;
#[cfg(any(test, feature = "test-kit"))]
pub mod perft;
#[cfg(any(test, feature = "test-kit"))]
pub mod scene;
#[cfg(any(test, feature = "test-kit"))]
pub mod toy;

pub use error::{Broken, PlayError, PositionError, RecordError, SetupError, Unreadable};
pub use figures::{Figure, Sheet, Status};
pub use game::{ActionList, Actor, Game, MAX_ACTIONS, MAX_PLAYERS, Player, Turn, Viewer};
pub use log::{Log, Silent};
pub use matches::{Match, Setup, Step};
pub use meta::{Locales, Meta, OptionSpec, Takes};
pub use observe::{Names, Notes, Numbers};
pub use per::{Key, Per, firsts};
pub use pick::{Item, Pick, WishError};
pub use record::Record;
pub use rng::Rng;
pub use rooms::{
    Actions, Boards, Chance, Dispatch, Events, Figures, Forbidden, Hidden, Invariants, Observed, Opening,
    Outline, Picks, Positions, Scoring, Settings, Spots, Views, Words,
};
pub use score::{Part, Score, Scores};
pub use seat::Seat;
pub use sets::{Member, Set};
pub use table::{Choice, Picking, Table, Told, Wishable};
pub use text::{Board, Lang, Section, Text};
pub use typed::Typed;
