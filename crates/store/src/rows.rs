//! A table as it is stored: its row, its seats, its actions.

use serde::{Deserialize, Serialize};

use crate::StoreError;
use crate::sql::{Cell, Row, damaged, small};

/// Whether a table waits for players, is played, or has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A seat is still open.
    #[default]
    Waiting,
    /// The game goes on.
    Playing,
    /// The game has ended.
    Over,
}

impl Status {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }

    pub(crate) fn read(word: &str) -> Result<Status, StoreError> {
        let all = [Status::Waiting, Status::Playing, Status::Over];
        all.into_iter().find(|status| status.word() == word).ok_or_else(|| damaged(word))
    }
}

/// A wish to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Its number at the table, from 1: whoever agrees names it, so that what is agreed to is what was seen.
    pub number: u32,
    /// To the state after so many steps.
    pub to_ply: usize,
    /// Who asks.
    pub by: u8,
    /// Who has agreed: bit n for player n.
    pub agreed: u32,
}

/// The part of a table that changes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// Waiting, playing or over.
    pub status: Status,
    /// How many steps have been taken.
    pub ply: usize,
    /// How often the table went back.
    pub undos: u32,
    /// The round now played.
    pub round: u16,
    /// The player to act, if any.
    pub turn: Option<u8>,
    /// Whether that player is a bot.
    pub bot_turn: bool,
    /// A wish to go back.
    pub proposal: Option<Proposal>,
    /// How many such wishes there have been.
    pub wishes: u32,
    /// What was taken back last and can be done again, as the server writes it.
    pub redo: Option<String>,
    /// How a finished game was shown to the last, as the server writes it.
    pub result: Option<String>,
    /// The outcome of a finished game in brief, as the server writes it.
    pub outcome: Option<String>,
}

/// The row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableRow {
    /// Its name.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The options as JSON.
    pub options: String,
    /// The position it starts from as JSON, if not from the set-up.
    pub position: Option<String>,
    /// The person who made it.
    pub owner: String,
    /// Whether it is left out of the list of open tables.
    pub private: bool,
    /// The bucket of networks that it was made from, for fair queues.
    pub origin: String,
    /// Whether choices that depend on something hidden are asked even if there is only one.
    pub asks: bool,
    /// Whether everyone who plays there may ask for hints.
    pub hints: bool,
    /// What it is dealt from, as the server writes it.
    pub deal: Option<String>,
    /// Raised by every change.
    pub version: i64,
    /// The part that changes.
    pub head: Head,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When something last happened.
    pub updated_at: i64,
}

/// The columns of [`TableRow`], in the order that it is read.
pub(crate) const TABLE_COLUMNS: &str = "t.id, t.game, t.rules, t.options, t.position, t.owner, t.private, \
     t.origin, t.asks, t.hints, t.deal, t.version, t.status, t.ply, t.undos, t.round, t.turn, t.bot_turn, t.undo_to, t.undo_by, \
     t.undo_agreed, t.wishes, t.redo, t.result, t.outcome, t.created_at, t.updated_at";

/// The columns of [`Seat`], in the order that it is read.
pub(crate) const SEAT_COLUMNS: &str = "s.player, s.kind, s.name, s.person, s.level, s.token_hash";

/// Who sits in a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person.
    Human {
        /// Who.
        person: String,
        /// The hash of the invitation that let them in; good again if they leave before the start.
        invited: Option<String>,
    },
    /// A program.
    Bot {
        /// How strong, as the server writes it.
        level: String,
        /// The person who handed the seat over and may take it back.
        left: Option<String>,
    },
    /// Nobody yet.
    Open {
        /// The hash of the invitation that lets someone in.
        token_hash: String,
    },
}

/// A place at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The place, from 0.
    pub player: u8,
    /// The name shown.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
}

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// The player who took it; none for chance.
    pub actor: Option<u8>,
    /// The action in notation.
    pub text: String,
}

impl TableRow {
    pub(crate) fn read(row: &mut Row) -> Result<TableRow, StoreError> {
        Ok(TableRow {
            id: row.text()?,
            game: row.text()?,
            rules: row.number()?,
            options: row.text()?,
            position: row.maybe_text()?,
            owner: row.text()?,
            private: row.int()? != 0,
            origin: row.text()?,
            asks: row.int()? != 0,
            hints: row.int()? != 0,
            deal: row.maybe_text()?,
            version: row.int()?,
            head: Head::read(row)?,
            created_at: row.int()?,
            updated_at: row.int()?,
        })
    }

    /// The values of all columns, in the order of [`TABLE_COLUMNS`].
    pub(crate) fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = vec![
            self.id.as_str().into(),
            self.game.as_str().into(),
            i64::from(self.rules).into(),
            self.options.as_str().into(),
            self.position.clone().into(),
            self.owner.as_str().into(),
            self.private.into(),
            self.origin.as_str().into(),
            self.asks.into(),
            self.hints.into(),
            self.deal.clone().into(),
            self.version.into(),
        ];
        cells.extend(self.head.cells());
        cells.extend([self.created_at.into(), self.updated_at.into()]);
        cells
    }
}

impl Head {
    fn read(row: &mut Row) -> Result<Head, StoreError> {
        let mut head = Head {
            status: Status::read(&row.text()?)?,
            ply: row.number()?,
            undos: row.number()?,
            round: row.number()?,
            turn: row.maybe_int()?.map(small).transpose()?,
            bot_turn: row.int()? != 0,
            proposal: Proposal::read(row)?,
            wishes: row.number()?,
            redo: row.maybe_text()?,
            result: row.maybe_text()?,
            outcome: row.maybe_text()?,
        };
        // The wish that waits is the last one.
        head.proposal = head.proposal.map(|wish| Proposal { number: head.wishes, ..wish });
        Ok(head)
    }

    /// The values of its columns, from `status` to `outcome`.
    pub(crate) fn cells(&self) -> Vec<Cell> {
        let proposal = self.proposal;
        vec![
            self.status.word().into(),
            self.ply.into(),
            i64::from(self.undos).into(),
            i64::from(self.round).into(),
            self.turn.map(i64::from).into(),
            self.bot_turn.into(),
            proposal.map(|wish| wish.to_ply as i64).into(),
            proposal.map(|wish| i64::from(wish.by)).into(),
            proposal.map(|wish| i64::from(wish.agreed)).into(),
            i64::from(self.wishes).into(),
            self.redo.clone().into(),
            self.result.clone().into(),
            self.outcome.clone().into(),
        ]
    }
}

impl Proposal {
    fn read(row: &mut Row) -> Result<Option<Proposal>, StoreError> {
        match (row.maybe_int()?, row.maybe_int()?, row.maybe_int()?) {
            (Some(to_ply), Some(by), Some(agreed)) => Ok(Some(Proposal {
                number: 0,
                to_ply: small(to_ply)?,
                by: small(by)?,
                agreed: small(agreed)?,
            })),
            (_, _, _) => Ok(None),
        }
    }
}

impl Seat {
    pub(crate) fn read(row: &mut Row) -> Result<Seat, StoreError> {
        let player = row.number()?;
        let kind = row.text()?;
        let name = row.text()?;
        let (person, level, token_hash) = (row.maybe_text()?, row.maybe_text()?, row.maybe_text()?);
        let kind = match (kind.as_str(), person, level, token_hash) {
            ("human", Some(person), _, invited) => SeatKind::Human { person, invited },
            ("bot", left, Some(level), _) => SeatKind::Bot { level, left },
            ("open", _, _, Some(token_hash)) => SeatKind::Open { token_hash },
            _ => return Err(damaged("a seat that is neither a person's nor a bot's nor open")),
        };
        Ok(Seat { player, name, kind })
    }

    /// The values of its columns, in the order of [`SEAT_COLUMNS`].
    pub(crate) fn cells(&self) -> Vec<Cell> {
        let none = || Cell::Text(None);
        let text = |text: &String| Cell::Text(Some(text.clone()));
        let maybe = |text: &Option<String>| Cell::Text(text.clone());
        let (kind, [person, level, token_hash]) = match &self.kind {
            SeatKind::Human { person, invited } => ("human", [text(person), none(), maybe(invited)]),
            SeatKind::Bot { level, left } => ("bot", [maybe(left), text(level), none()]),
            SeatKind::Open { token_hash } => ("open", [none(), none(), text(token_hash)]),
        };
        vec![i64::from(self.player).into(), kind.into(), text(&self.name), person, level, token_hash]
    }
}

const CHANCE: i64 = -1;

impl Action {
    pub(crate) fn read(row: &mut Row) -> Result<Action, StoreError> {
        let actor = row.int()?;
        let actor = if actor == CHANCE { None } else { Some(small(actor)?) };
        Ok(Action { actor, text: row.text()? })
    }

    pub(crate) fn cells(&self) -> [Cell; 2] {
        [self.actor.map_or(CHANCE, i64::from).into(), self.text.as_str().into()]
    }
}
