//! Lessons: guided tables made of text files. A lesson is a record with marked comments, and a page of cards in each language.
//!
//! The moves of the record lead to the position where the lesson begins. Comments that begin with `#!` say the rest:
//!
//! ```text
//! #! minutes: 12
//! #! seat: 0
//! #! bots: easy
//! #! dice: corn; sugar; indigo
//! #! card welcome: start
//! #! card roles: asked role; light role:settler role:mayor; rule RND-1
//! ```
//!
//! `dice` is what chance decides first. A card is shown when its moment comes: `start`, `asked PROMPT` (you are asked that),
//! `told KIND` (that has happened since the lesson began), `round N` (as many rounds further), or `end` (so far and the lesson
//! is over, after as many rounds). What it lights and the clauses that it names follow. Its words stand in `NAME.LANG.md` under
//! `## ID: Title`.

use emporio_core::{Record, Table};
use emporio_games::{GameKind, load};
use rust_embed::RustEmbed;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Error;
use crate::types::Level;

#[derive(RustEmbed)]
#[folder = "../../lessons"]
struct Files;

/// A guided table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lesson {
    /// Its name among the lessons of the game.
    pub id: String,
    /// Its title.
    pub title: String,
    /// How long it takes, in minutes.
    pub minutes: u16,
    /// The round in which it begins.
    pub round: u16,
    /// What is told, each card at its moment.
    pub cards: Vec<LessonCard>,
}

/// A card of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonCard {
    /// Its name.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its paragraphs.
    pub words: Vec<String>,
    /// When it is shown.
    pub when: When,
    /// The places on the board that it points at.
    pub light: Vec<String>,
    /// The clauses that it is about.
    pub rules: Vec<String>,
}

/// When a card is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonMoment"))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// At once.
    Start,
    /// When you are asked this.
    Asked(String),
    /// When this has happened.
    Told(String),
    /// So many rounds after the first.
    Round(u16),
    /// So many rounds after the first, as the last card.
    End(u16),
}

/// What a table of a lesson begins with.
pub struct Plan {
    /// The game.
    pub kind: GameKind,
    /// The table at its beginning.
    pub table: Box<dyn Table>,
    /// The seat of whoever learns.
    pub seat: u8,
    /// How strong the others are.
    pub bots: Level,
    /// What chance decides first.
    pub dice: Vec<String>,
    marks: Vec<(String, String)>,
}

/// The names of the lessons of a game.
pub fn names(game: &str) -> Vec<String> {
    let folder = format!("{game}/");
    let mut names: Vec<String> = Files::iter()
        .filter_map(|path| Some(path.strip_prefix(&folder)?.strip_suffix(".game")?.to_string()))
        .collect();
    names.sort();
    names
}

fn file(path: &str) -> Result<String, Error> {
    let file = Files::get(path).ok_or(Error::NotFound("lesson"))?;
    Ok(String::from_utf8_lossy(&file.data).into_owned())
}

fn wrong(name: &str, what: impl std::fmt::Display) -> Error {
    Error::Internal(format!("the lesson {name}: {what}"))
}

/// Reads the plan of a lesson.
pub fn plan(game: &str, name: &str) -> Result<Plan, Error> {
    if !names(game).iter().any(|known| known == name) {
        return Err(Error::NotFound("lesson"));
    }
    let text = file(&format!("{game}/{name}.game"))?;
    let record: Record = text.parse().map_err(|error| wrong(name, error))?;
    let marks: Vec<(String, String)> = text.lines().filter_map(mark).collect();
    let said = |key: &str| marks.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str());
    let level = said("bots").unwrap_or("easy");
    Ok(Plan {
        kind: record.game.parse().map_err(|error| wrong(name, error))?,
        table: load(&record).map_err(|error| wrong(name, error))?,
        seat: said("seat").and_then(|seat| seat.parse().ok()).unwrap_or(0),
        bots: level.parse().unwrap_or(Level::Easy),
        dice: said("dice")
            .into_iter()
            .flat_map(|dice| dice.split(';'))
            .map(|one| one.trim().to_string())
            .collect(),
        marks,
    })
}

/// `#! key: value` of a line.
fn mark(line: &str) -> Option<(String, String)> {
    let (key, value) = line.strip_prefix("#! ")?.split_once(':')?;
    Some((key.trim().to_string(), value.trim().to_string()))
}

/// A lesson in a language.
pub fn lesson(game: &str, name: &str, lang: &str) -> Result<Lesson, Error> {
    let plan = plan(game, name)?;
    let words =
        file(&format!("{game}/{name}.{lang}.md")).or_else(|_| file(&format!("{game}/{name}.en.md")))?;
    let cards = plan.marks.iter().filter_map(|(key, value)| Some((key.strip_prefix("card ")?, value)));
    let cards: Result<Vec<LessonCard>, Error> =
        cards.map(|(id, value)| card(id, value, &words).ok_or_else(|| wrong(name, id))).collect();
    let minutes = plan.marks.iter().find(|(key, _)| key == "minutes");
    Ok(Lesson {
        id: name.to_string(),
        title: words.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default().to_string(),
        minutes: minutes.and_then(|(_, value)| value.parse().ok()).unwrap_or(10),
        round: plan.table.round(),
        cards: cards?,
    })
}

/// A card from its mark and its words.
fn card(id: &str, marked: &str, words: &str) -> Option<LessonCard> {
    let mut parts = marked.split(';').map(str::trim);
    let when = moment(parts.next()?)?;
    let (mut light, mut rules) = (Vec::new(), Vec::new());
    for part in parts {
        let (what, names) = part.split_once(' ')?;
        let names = names.split_whitespace().map(str::to_string);
        match what {
            "light" => light.extend(names),
            "rule" => rules.extend(names),
            _ => return None,
        }
    }
    let head = format!("## {id}:");
    let (_, rest) = words.split_once(head.as_str())?;
    let own = rest.split("\n## ").next()?;
    let (title, text) = own.split_once('\n')?;
    let paragraphs =
        text.split("\n\n").map(|part| part.trim().replace('\n', " ")).filter(|part| !part.is_empty());
    Some(LessonCard {
        id: id.to_string(),
        title: title.trim().to_string(),
        words: paragraphs.collect(),
        when,
        light,
        rules,
    })
}

fn moment(text: &str) -> Option<When> {
    Some(match text.split_once(' ') {
        None if text == "start" => When::Start,
        Some(("asked", prompt)) => When::Asked(prompt.to_string()),
        Some(("told", kind)) => When::Told(kind.to_string()),
        Some(("round", rounds)) => When::Round(rounds.parse().ok()?),
        Some(("end", rounds)) => When::End(rounds.parse().ok()?),
        Some(_) | None => return None,
    })
}
