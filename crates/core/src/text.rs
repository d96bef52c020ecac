//! Words without a language: keys with arguments, turned into English or Italian at the edge.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Player;

/// A language, by its code. Which there are is told in `emporio-texts`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Lang(pub &'static str);

impl Lang {
    /// English, which every text has.
    pub const EN: Lang = Lang("en");
    /// Italian.
    pub const IT: Lang = Lang("it");
}

impl Default for Lang {
    fn default() -> Lang {
        Lang::EN
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Something to be said, in whatever language the reader has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Text {
    /// A message of the Fluent files.
    Key {
        /// Its name there.
        id: Cow<'static, str>,
        /// What fills its places.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        args: Vec<(Cow<'static, str>, Text)>,
    },
    /// A number.
    Number(i64),
    /// The name of a player.
    Player(Player),
    /// Several, with commas between them.
    List(Vec<Text>),
    /// Letters that are the same in every language.
    Plain(String),
}

impl Text {
    /// The message of a key.
    pub fn key(id: impl Into<Cow<'static, str>>) -> Text {
        Text::Key { id: id.into(), args: Vec::new() }
    }

    /// The same text with one more argument; arguments belong to keys only.
    pub fn with(mut self, name: &'static str, arg: impl Into<Text>) -> Text {
        if let Text::Key { args, .. } = &mut self {
            args.push((name.into(), arg.into()));
        }
        self
    }

    /// Nothing at all, for an empty cell.
    pub fn empty() -> Text {
        Text::Plain(String::new())
    }
}

impl From<Player> for Text {
    fn from(player: Player) -> Text {
        Text::Player(player)
    }
}

impl From<&str> for Text {
    fn from(plain: &str) -> Text {
        Text::Plain(plain.to_string())
    }
}

impl From<String> for Text {
    fn from(plain: String) -> Text {
        Text::Plain(plain)
    }
}

impl From<Vec<Text>> for Text {
    fn from(list: Vec<Text>) -> Text {
        Text::List(list)
    }
}

impl From<i64> for Text {
    fn from(number: i64) -> Text {
        Text::Number(number)
    }
}

impl From<i32> for Text {
    fn from(number: i32) -> Text {
        Text::Number(number.into())
    }
}

impl From<u32> for Text {
    fn from(number: u32) -> Text {
        Text::Number(number.into())
    }
}

impl From<u16> for Text {
    fn from(number: u16) -> Text {
        Text::Number(number.into())
    }
}

impl From<u8> for Text {
    fn from(number: u8) -> Text {
        Text::Number(number.into())
    }
}

/// The text without a language, for goldens and bug reports.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Text::Key { id, args } if args.is_empty() => f.write_str(id),
            Text::Key { id, args } => {
                let args: Vec<String> = args.iter().map(|(name, arg)| format!("{name}={arg}")).collect();
                write!(f, "{id}({})", args.join(" "))
            }
            Text::Number(number) => number.fmt(f),
            Text::Player(player) => player.fmt(f),
            Text::List(list) => f.write_str(&list.iter().map(Text::to_string).collect::<Vec<_>>().join(", ")),
            Text::Plain(plain) => f.write_str(plain),
        }
    }
}

/// A titled table of texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Section {
    /// What it shows.
    pub title: Text,
    /// The headings; empty for a plain list.
    pub columns: Vec<Text>,
    /// The cells, row by row.
    pub rows: Vec<Vec<Text>>,
}

impl Section {
    /// An empty table.
    pub fn new(title: Text, columns: Vec<Text>) -> Section {
        Section { title, columns, rows: Vec::new() }
    }

    /// An empty table whose title and columns are keys.
    pub fn keyed(title: &'static str, columns: &[&'static str]) -> Section {
        Section::new(Text::key(title), columns.iter().map(|&column| Text::key(column)).collect())
    }

    /// The table with these rows.
    pub fn with_rows(mut self, rows: impl Iterator<Item = Vec<Text>>) -> Section {
        self.rows.extend(rows);
        self
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<Text>) {
        self.rows.push(cells);
    }
}

/// A board as titled tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// From top to bottom.
    pub sections: Vec<Section>,
}

/// The board without a language, for goldens.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |row: &[Text]| row.iter().map(Text::to_string).collect::<Vec<_>>().join(" | ");
        for section in &self.sections {
            writeln!(f, "[{}] {}", section.title, cells(&section.columns))?;
            for row in &section.rows {
                writeln!(f, "  {}", cells(row))?;
            }
        }
        Ok(())
    }
}
