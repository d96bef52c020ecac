//! What a review tells, as data for the screen and for programs.

use emporio_core::{Player, Text};
use serde::Serialize;

/// Everyone's chance of victory at a moment, each judged from what that player could know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// After so many steps of the table.
    pub ply: usize,
    /// The round then played.
    pub round: u16,
    /// In seat order, from 0 to 1.
    pub chances: Vec<f64>,
}

/// One thing that could be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alternative {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub text: Text,
    /// The chance of victory of the one who chooses, after it.
    pub chance: f64,
}

/// A choice that a player made, against the best ones.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judged {
    /// After so many steps of the table it was asked.
    pub ply: usize,
    /// The round then played.
    pub round: u16,
    /// Who chose.
    pub seat: Player,
    /// What was asked.
    pub prompt: Text,
    /// What was chosen.
    pub played: Alternative,
    /// The best choices there were, the best first.
    pub best: Vec<Alternative>,
    /// By how much the best choice was better, in chances of victory; below zero where the one made turned out better.
    pub cost: f64,
    /// By how much the cost may be off (a standard error).
    pub error: f64,
    /// Whether it surely cost something that is worth telling.
    pub slip: bool,
    /// By how much the best choice was better than one made blindly: what there was to lose.
    pub stake: f64,
    /// What the choice changed for every seat, compared with the best one.
    pub effect: Vec<f64>,
}

/// Something that chance decided, against what was to be expected.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Draw {
    /// After so many steps of the table it was drawn.
    pub ply: usize,
    /// The round then played.
    pub round: u16,
    /// What came, the first of it.
    pub drawn: Vec<Text>,
    /// How many outcomes it was in all.
    pub outcomes: usize,
    /// Each seat's chance after it, less what it was on average over what might have come.
    pub luck: Vec<f64>,
}

/// One of the largest swings of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Swing {
    /// After so many steps of the table it happened.
    pub ply: usize,
    /// The round then played.
    pub round: u16,
    /// Whose choice it was; none if it was luck.
    pub by: Option<Player>,
    /// What was chosen or drawn, told as choice or luck.
    pub text: Text,
    /// What it changed for each seat.
    pub effect: Vec<f64>,
}

/// How a player fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Summary {
    /// How many choices they had.
    pub choices: usize,
    /// What all their choices cost them together; errors of single ones cancel.
    pub cost: f64,
    /// 1 for one who always finds the best, 0 for one who chooses blindly; none without a choice that mattered.
    pub accuracy: Option<f64>,
    /// The place in [`Review::choices`] of the best choice: the one with most to lose that was found.
    pub best: Option<usize>,
    /// The place of the choice that cost most.
    pub worst: Option<usize>,
    /// All their luck together.
    pub luck: f64,
    /// The same in words, a sentence at a time.
    pub said: Vec<Text>,
}

/// A game looked back on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// The id of the game.
    pub game: String,
    /// Names in seat order.
    pub seats: Vec<String>,
    /// Everyone's chances, from the start to the end.
    pub moments: Vec<Moment>,
    /// Every choice, in order.
    pub choices: Vec<Judged>,
    /// Everything that chance decided, in order.
    pub draws: Vec<Draw>,
    /// The largest swings, the largest first.
    pub swings: Vec<Swing>,
    /// How everyone fared, in seat order.
    pub summaries: Vec<Summary>,
}

/// A number for the reader: more digits would be noise.
pub(crate) fn rounded(value: f32) -> f64 {
    (f64::from(value) * 10_000.0).round() / 10_000.0
}
