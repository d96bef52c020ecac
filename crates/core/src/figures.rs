//! Figures with their status: the data file of a game whose printed figures are partly lost, and what a table
//! puts in their place.
//!
//! A game keeps its figures as a TOML file. Read once, it is a [`Sheet`]; with the figures that a table sets in
//! place of the printed ones it is [`InForce`], from which the game builds its own tables through [`Entry`], each
//! figure asked for with the range it may have. The file says where every figure comes from, either once for the
//! figures of an entry or figure by figure:
//!
//! ```
//! use emporio_core::{Sheet, Status};
//! use serde_json::Map;
//!
//! let sheet = Sheet::own(
//!     r#"
//!     [start]
//!     reals = 5
//!     status = "book"
//!
//!     [dice]
//!     faces = { value = [1, 2, 3], status = "inferred", clause = "DAT-7" }
//!     "#,
//! );
//! let changes = sheet.changes("[start]\nreals = 7", |_| Ok(())).unwrap();
//! let figures = sheet.in_force(&changes).unwrap();
//! assert_eq!(figures.root().entry("start").unwrap().number("reals", 0..=99), Ok(7));
//! assert_eq!((figures.status("start.reals"), figures.status("dice.faces")), (Status::Table, Status::Inferred));
//! assert!(sheet.in_force(&Map::new()).unwrap().figures().iter().all(|figure| figure.status != Status::Table));
//! ```

mod entry;
mod file;
mod sheet;

pub use entry::{Entry, array, each, numbered};
pub use sheet::{InForce, Sheet};

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::SetupError;

/// Where a figure comes from, the surest first; its text is `status-WORD`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FigureStatus"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Status {
    /// Stated by the rulebook.
    Book,
    /// Forced or strongly suggested by examples and published descriptions.
    Inferred,
    /// A placeholder of ours.
    Reconstructed,
    /// Set by the table.
    Table,
}

/// A figure of the rules together with where it comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    /// The place in the data file, such as `cities.funchal.majority`.
    pub id: String,
    /// The value in force.
    pub value: String,
    /// Where it comes from.
    pub status: Status,
}

/// A figure that cannot be, with its place in the data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Such as `cities.funchal.majority`.
    pub figure: String,
    /// What is wrong and what was expected.
    pub reason: String,
}

impl Refused {
    /// Refuses a figure.
    pub fn new(figure: impl Into<String>, reason: impl Into<String>) -> Refused {
        Refused { figure: figure.into(), reason: reason.into() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.figure, self.reason)
    }
}

impl From<Refused> for SetupError {
    fn from(refused: Refused) -> SetupError {
        SetupError::Data(refused.to_string())
    }
}

/// What was read, or the figure that cannot be.
pub type Read<T> = Result<T, Refused>;

/// `a.b` from `a` and `b`.
fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}
