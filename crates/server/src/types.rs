//! What goes over the wire: the bodies of requests and answers, the same for the API document and for TypeScript.

mod problem;
mod requests;

pub use emporio_bots::Level;
pub use emporio_store::Status;
pub use problem::{Code, Problem};
pub use requests::{
    ActionsRequest, BotRequest, ChatRequest, ClaimRequest, FromQuery, Invitation, InvitationRequest, List,
    ListQuery, NameRequest, NewTable, RedoRequest, SeatRequest, UndoAnswer, UndoRequest, Worth,
};

use std::sync::Arc;

use emporio_bots::Advice;
use emporio_core::{Choice, OptionSpec, Picking, Player, Scores, Text, Told, Turn};
use emporio_review::Review;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// Who sits in a place, in a word: what the store knows of them besides is not sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Human,
    /// A program.
    Bot,
    /// Nobody yet.
    Open,
}

/// A place at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatState {
    /// The place, from 0.
    #[schema(value_type = u8)]
    pub player: Player,
    /// The name shown; empty for an open seat.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// The level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<Level>,
    /// Whether it is yours.
    pub you: bool,
    /// Whether you handed it to a bot and may take it back.
    pub yours_again: bool,
}

/// A seat that somebody may take, for the owner to pass on as a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invite {
    /// The place.
    #[schema(value_type = u8)]
    pub player: Player,
    /// What the link must carry: `/t/{id}?join=TOKEN`.
    pub token: String,
}

/// A short line of talk at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at the table, from 1.
    pub n: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who said it.
    pub name: String,
    /// What was said: plain text, never markup.
    pub text: String,
}

/// How far going back, or doing again, would lead: said before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoPreview {
    /// To the state after so many steps.
    pub to_ply: usize,
    /// Over so many steps.
    pub steps: usize,
    /// So many of them your own choices.
    pub yours: usize,
    /// So many choices of others.
    pub others: usize,
    /// So many outcomes of chance, which will be the same again.
    pub drawn: usize,
    /// Whether it is done at once; else the others are asked.
    pub at_once: bool,
}

/// A wish to go back further than one's own last choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoProposal {
    /// Its number: whoever agrees or refuses names it.
    pub number: u32,
    /// Back to the state after so many steps.
    pub to_ply: usize,
    /// Who asks.
    #[schema(value_type = u8)]
    pub by: Player,
    /// Who has agreed so far, the asker included.
    #[schema(value_type = Vec<u8>)]
    pub agreed: Vec<Player>,
    /// How far it leads.
    pub goes: UndoPreview,
}

/// What may be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoState {
    /// So far you may go back by yourself; none if something new became known since, or you did nothing.
    pub free_to_ply: Option<usize>,
    /// Before your last choice, for a proposal to the others; none if you made none.
    pub propose_to_ply: Option<usize>,
    /// Back to before your own last choice: what it would take with it.
    pub back: Option<UndoPreview>,
    /// What you may do again of what was taken back; `to_ply` is where that leads.
    pub redo: Option<UndoPreview>,
    /// A wish that waits for the others.
    pub pending: Option<UndoProposal>,
}

/// What a game is dealt from, so that everyone can check it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealState {
    /// The hash of the server's secret, known before the game.
    pub commitment: String,
    /// What each seat added; empty where nothing was.
    pub added: Vec<String>,
    /// The secret, once the game is over.
    pub secret: Option<String>,
}

/// The check of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fairness {
    /// What it was dealt from.
    pub deal: DealState,
    /// How many draws follow from that by the rule.
    pub draws: usize,
    /// What is wrong, in words; none if every draw is right.
    pub wrong: Option<String>,
}

/// A promise of the server, for a table that is still to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Commitment {
    /// The hash of a secret that the server has drawn and will not change.
    pub commitment: String,
}

/// All that a viewer is shown of a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableState {
    /// The name of the table in addresses.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The options of the table, as the game writes them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Value,
    /// Waiting, playing or over.
    pub status: Status,
    /// How many steps have been taken.
    pub ply: usize,
    /// How often the table went back; with `ply` it names a moment exactly.
    pub undos: u32,
    /// The round now played, from 1.
    pub round: u16,
    /// The places in order.
    pub seats: Vec<SeatState>,
    /// Your place; none for a spectator.
    #[schema(value_type = Option<u8>)]
    pub you: Option<Player>,
    /// Who has to act.
    #[schema(value_type = Object)]
    pub turn: Turn,
    /// What the player to act is asked.
    #[schema(value_type = Object)]
    pub prompt: Text,
    /// What you may do now; empty when it is not your turn.
    #[schema(value_type = Vec<Object>)]
    pub choices: Vec<Choice>,
    /// What you may pick in any order and send as one wish; none where one choice answers the question.
    #[schema(value_type = Option<Object>)]
    pub pick: Option<Picking>,
    /// What you see of the game, in the game's own form.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// `told` holds all that happened from this ply on: drop what you have from there and append.
    pub told_from: usize,
    /// What happened, as you were told it.
    #[schema(value_type = Vec<Object>)]
    pub told: Vec<Told>,
    /// The points with their parts, once the game is over.
    #[schema(value_type = Option<Object>)]
    pub scores: Option<Scores>,
    /// The place of each player, 1 for the best, once the game is over.
    pub ranks: Option<Vec<u8>>,
    /// Why the game ended, a word with a text `ending-WORD`.
    pub ending: Option<String>,
    /// What may be taken back.
    pub undo: UndoState,
    /// Links for the open seats; for the owner only.
    pub invites: Vec<Invite>,
    /// Whether the table is yours.
    pub owner: bool,
    /// Whether only those with a link may join.
    pub private: bool,
    /// Whether those who play here may ask for hints.
    pub hints: bool,
    /// What it is dealt from; none at tables older than that.
    pub deal: Option<DealState>,
    /// The version of the rules that it was played with, where that is no longer here: then this is how it ended.
    pub older_rules: Option<u16>,
    /// Whether all its people have left it, so that the bots wait for one of them to come back.
    pub left: bool,
    /// The last lines of talk.
    pub chat: Vec<ChatLine>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// The name of the table in addresses.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// Waiting, playing or over.
    pub status: Status,
    /// How many steps have been taken.
    pub ply: usize,
    /// The round now played.
    pub round: u16,
    /// The places in order.
    pub seats: Vec<SeatState>,
    /// Who has to act; none while waiting and at the end.
    #[schema(value_type = Option<u8>)]
    pub turn: Option<Player>,
    /// Whether you have to act.
    pub your_turn: bool,
    /// When something last happened, in milliseconds since 1970.
    pub updated_at: i64,
}

/// A game of the house.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The name in addresses and files.
    pub id: String,
    /// The title on the box.
    pub title: String,
    /// Fewest players.
    pub min_players: u8,
    /// Most players.
    pub max_players: u8,
    /// The options of a table that asks for nothing special.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub default_options: Value,
    /// What can be set besides, and what each option takes.
    #[schema(value_type = Vec<Object>)]
    pub options: Vec<OptionSpec>,
    /// The options of a table that plays by the letter of the book.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub letter_options: Value,
    /// How long a game lasts, in minutes: from and to.
    pub minutes: (u16, u16),
    /// How much there is to think about, from 1 to 5.
    pub weight: u8,
    /// The levels its bots have.
    pub levels: Vec<Level>,
    /// How each of them is rated, where that has been measured between bots.
    pub ratings: Vec<Option<u16>>,
}

/// Who you are.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// Your id; none if you have not said your name yet.
    pub id: Option<String>,
    /// Your name.
    pub name: Option<String>,
}

/// The best choices of a moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintAnswer {
    /// The ply that they are for.
    pub ply: usize,
    /// How often the table had gone back then.
    pub undos: u32,
    /// The best first.
    #[schema(value_type = Vec<Object>)]
    pub advice: Vec<Advice>,
}

/// A review, or how far it has come.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewAnswer {
    /// Your place in that game.
    #[schema(value_type = Option<u8>)]
    pub you: Option<Player>,
    /// How much of it is done, from 0 to 1.
    pub share: f64,
    /// The review, when it is made.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Review>"))]
    pub review: Option<Arc<Review>>,
}
