//! What is asked of the server: bodies and queries of requests, and what an invitation is good for.

use emporio_core::Player;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::{Level, SeatState};
use crate::at::Question;

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

impl Question for ListQuery {
    const EXPECTED: &'static str = "ask for `?list=mine` or `?list=open`";
}

/// From where on the log is asked for.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FromQuery {
    /// Only what happened at this ply and later.
    #[serde(default)]
    pub from: usize,
}

impl Question for FromQuery {
    const EXPECTED: &'static str = "`from` must be a whole number";
}
