//! What a game says about itself before anyone sits down: names, player counts, words, options.

use serde::Serialize;

use crate::{Lang, SetupError};

/// Texts by language, such as the Fluent files or the rules page of a game.
#[derive(Clone, Copy, Debug)]
pub struct Locales {
    /// Whose texts they are: the id of a game, or `common`.
    pub id: &'static str,
    /// The texts that come with the program; further languages come as packs, see `emporio-texts`.
    pub texts: [(Lang, &'static str); 2],
}

impl Locales {
    /// Texts in the languages that come with the program.
    pub const fn new(id: &'static str, english: &'static str, italian: &'static str) -> Locales {
        Locales { id, texts: [(Lang::EN, english), (Lang::IT, italian)] }
    }

    /// The text in a language, if it was written.
    pub fn get(self, lang: Lang) -> Option<&'static str> {
        self.texts.iter().find(|(known, _)| *known == lang).map(|(_, text)| *text)
    }

    /// The text in a language; in English where it was not written.
    pub fn read(self, lang: Lang) -> &'static str {
        self.get(lang).or_else(|| self.get(Lang::EN)).unwrap_or_default()
    }
}

/// One thing that a table may set. Its words are `option-NAME`, what the book says `option-NAME-book`, and why the
/// default is what it is `option-NAME-why`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// Its name among the options.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// Its value, as JSON, at a table that plays by the letter of the book.
    pub letter: &'static str,
    /// The clause that tells of it.
    pub clause: &'static str,
    /// The numbers of players for which it means anything: fewest and most.
    pub players: (u8, u8),
}

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Takes {
    /// Yes or no.
    Switch,
    /// A whole number, or null where it may be switched off.
    Number {
        /// The least.
        min: u16,
        /// The most that a form need offer.
        max: u16,
        /// Whether null, for none, is allowed.
        none: bool,
    },
    /// One of some words; their texts are `option-NAME-WORD`.
    Choice {
        /// The words.
        values: &'static [&'static str],
    },
    /// A seat of the table, or null to draw it.
    Seat,
}

/// What is known of a game before anyone sits down.
#[derive(Clone, Copy, Debug)]
pub struct Meta {
    /// The name used in files, addresses and on the command line, such as `puerto-rico`.
    pub id: &'static str,
    /// The title on the box in English; in each language it is the text `title`.
    pub title: &'static str,
    /// Raised whenever an old record would replay differently.
    pub rules_version: u16,
    /// Fewest players.
    pub min_players: u8,
    /// Most players.
    pub max_players: u8,
    /// How long a game lasts among people, in minutes: from and to.
    pub minutes: (u16, u16),
    /// How much there is to think about, from 1 (light) to 5 (heavy).
    pub weight: u8,
    /// Action ids run from 0 to this number, exclusive.
    pub action_ids: u16,
    /// Ids below this one are the choices of players, and of players only, at tables with the printed figures: what
    /// learns to play needs no more of them. Chance comes after them.
    pub player_ids: u16,
    /// The options in the order of the rules; figures of its own come by data file, not by a form.
    pub options: &'static [OptionSpec],
    /// Options, with their values as JSON, for play without people, who would agree on an end.
    pub automatic: &'static [(&'static str, &'static str)],
    /// The clauses in our own words (`RULES.md` and its translations).
    pub rules: Locales,
    /// The words for names, prompts, actions, events and score lines.
    pub locales: Locales,
}

impl Meta {
    /// Refuses a number of players that the box does not allow.
    pub fn check_players(&self, players: u8) -> Result<(), SetupError> {
        if (self.min_players..=self.max_players).contains(&players) {
            return Ok(());
        }
        Err(SetupError::Players { game: self.title, players, min: self.min_players, max: self.max_players })
    }
}
