//! What goes over the wire: the bodies of requests and answers, the same for the API document and for TypeScript.

use std::sync::Arc;

use emporio_bots::Advice;
use emporio_core::{Choice, OptionSpec, Picking, Player, Scores, Text, Told, Turn};
use emporio_review::Review;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Plays by simple rules of thumb, with mistakes.
    Easy,
    /// Thinks a little.
    Medium,
    /// Thinks as long as its time allows.
    Hard,
}

impl Level {
    /// Every level, from weak to strong.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];
}

/// Whether a table waits for players, is played, or has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A seat is still open.
    Waiting,
    /// The game goes on.
    Playing,
    /// The game has ended.
    Over,
}

/// Who sits in a place.
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

/// Says your name, for the first time or anew.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// One to forty letters.
    pub name: String,
}

/// Who is to sit in a place of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// You.
    Me,
    /// Whoever comes with the link.
    Open,
    /// A bot.
    Bot {
        /// How strong.
        level: Level,
    },
}

/// Asks for a new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The options; none for the usual ones.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub options: Option<Value>,
    /// Who sits where; `me` at most once.
    pub seats: Vec<SeatRequest>,
    /// Whether the places are drawn by lot.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub shuffle: bool,
    /// The commitment that you were given before (POST /api/deals).
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<String>,
    /// What your browser adds to the deal: up to 64 hexadecimal digits, random.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub added: Option<String>,
    /// Whether only those with a link may join, which is usual; else the table is listed and anyone may.
    #[serde(default = "by_invitation")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub private: bool,
    /// Whether everyone may ask for hints; whoever is alone against bots always may.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub hints: bool,
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

/// Nobody is surprised by a stranger.
fn by_invitation() -> bool {
    true
}

/// Takes one or several actions, in order, all or none.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ActionsRequest {
    /// The ply that you saw.
    pub ply: usize,
    /// How often the table had gone back when you saw it; checked if given.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub undos: Option<u32>,
    /// The actions in notation; either these or a wish.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub actions: Vec<String>,
    /// Things of `pick`, each as the action that names it once, in any order; the server finds the steps.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub wish: Option<Vec<String>>,
}

/// Goes back, or asks the others to.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    /// The ply that you saw.
    pub ply: usize,
    /// Back to the state after so many steps.
    pub to_ply: usize,
}

/// Agrees to the wish to go back, or refuses it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct UndoAnswer {
    /// The number of the wish that you saw.
    pub number: u32,
    /// The ply that you saw; checked if given.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ply: Option<usize>,
}

/// Does again what was taken back.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RedoRequest {
    /// The ply that you saw.
    pub ply: usize,
}

/// Asks what an invitation is good for, before anyone says a name.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct InvitationRequest {
    /// From the link.
    pub token: String,
}

/// What an invitation is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// It is good for a seat.
    Good,
    /// Someone sits there already.
    Used,
    /// It never was one for this table, or the seat went to a bot.
    Wrong,
}

/// Who invites to what.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invitation {
    /// Good, used or wrong.
    pub worth: Worth,
    /// The id of the game.
    pub game: String,
    /// Who made the table.
    pub host: String,
    /// Who sits there already.
    pub seats: Vec<SeatState>,
    /// The place that it is good for.
    #[schema(value_type = Option<u8>)]
    pub player: Option<Player>,
}

/// Takes an open seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClaimRequest {
    /// From the invitation link; a listed table lets you in without, to the first open seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
    /// What your browser adds to the deal: up to 64 hexadecimal digits, random.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub added: Option<String>,
}

/// Hands a seat to a bot.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotRequest {
    /// How strong.
    pub level: Level,
    /// That you mean it: a seat of one's own is handed over only so.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub sure: bool,
}

/// Says something at a table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// One to 300 letters.
    pub text: String,
}

/// Which tables are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Those where you sit or that you made.
    Mine,
    /// Those with a seat that anyone may take.
    Open,
}

/// The question of a list.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// `mine` or `open`.
    pub list: List,
}

/// From where on the log is asked for.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FromQuery {
    /// Only what happened at this ply and later.
    #[serde(default)]
    pub from: usize,
}

/// The kind of an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The table has moved on since you looked; the answer carries its state.
    Stale,
    /// Someone else has to act.
    NotYourTurn,
    /// The action exists, but not here.
    Illegal,
    /// No action reads like that.
    Unreadable,
    /// The game is over.
    Over,
    /// The game has not begun: a seat is open.
    Waiting,
    /// There is no such thing.
    NotFound,
    /// You have not said your name yet.
    Unknown,
    /// Not yours to do.
    Forbidden,
    /// The request came from another site.
    CrossSite,
    /// The request cannot be understood.
    BadRequest,
    /// The request is larger than anything needed here.
    TooLarge,
    /// Too often; try again in a while.
    TooMany,
    /// The address does not take requests of this kind.
    MethodNotAllowed,
    /// Somebody at the table has that name, or one that looks like it.
    NameTaken,
    /// The store is away, or the answer took too long; try again in a while.
    Unavailable,
    /// What is stored of this table makes no sense.
    Damaged,
    /// Say that you mean it (`sure`).
    Unconfirmed,
    /// The table was begun with rules that are no longer here, and did not end.
    OlderRules,
    /// Our fault; it has been noted.
    Internal,
}

/// What went wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// Its kind, for programs.
    pub code: Code,
    /// What happened and what was expected, for people.
    pub message: String,
    /// The clause of the rules that forbids an action, where the game can tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clause: Option<String>,
    /// What would be legal, for an illegal action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub legal: Option<Vec<String>>,
    /// In how many seconds to try again, for `too_many`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub retry_after: Option<u64>,
    /// The table as it is now, for `stale`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub state: Option<Box<TableState>>,
}
