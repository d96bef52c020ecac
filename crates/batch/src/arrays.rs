//! The arrays that a batch writes: slices that belong to the caller, or buffers for callers without any.

use emporio_core::MAX_ACTIONS;

use crate::BatchError;

/// The sizes that the lengths of all arrays follow from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Games.
    pub games: usize,
    /// Players of each game.
    pub players: usize,
    /// Numbers of an observation.
    pub observation: usize,
    /// Ids of players' choices: the width of the mask.
    pub actions: usize,
}

impl Shape {
    /// The most choices that the ragged list of all games can hold.
    pub fn room(&self) -> usize {
        self.games * self.actions.min(MAX_ACTIONS)
    }
}

/// Where a batch writes; what is none is not wanted and costs nothing. Seats are those of the table, but an observation
/// starts with the seat to act. Whole numbers have 64 bits, as the indices of NumPy and PyTorch; flags are bytes.
#[derive(Debug, Default)]
pub struct Arrays<'a> {
    /// `[games, observation]`: what the seat to act may know.
    pub observation: Option<&'a mut [f32]>,
    /// `[games, actions]`: 1 for what the seat to act may choose, else 0.
    pub mask: Option<&'a mut [u8]>,
    /// `[games + 1]`: the choices of game `g` are those from `offsets[g]` to `offsets[g + 1]` of `choices`.
    pub offsets: Option<&'a mut [i64]>,
    /// `[room]`: the ids of all choices, one game after the other; what lies behind the last offset means nothing.
    pub choices: Option<&'a mut [i64]>,
    /// `[games]`: the seat to act.
    pub seat: Option<&'a mut [i64]>,
    /// `[games, players]`: each player's share of the victory in the step that ended a game, else 0.
    pub reward: Option<&'a mut [f32]>,
    /// `[games]`: 1 if this step ended a game; the other arrays then show the first choice of the next one.
    pub done: Option<&'a mut [u8]>,
    /// `[games, players]`: the points of the last game that ended there; 0 before.
    pub scores: Option<&'a mut [i64]>,
}

impl Arrays<'_> {
    /// Refuses arrays that do not have the lengths of a shape.
    pub(crate) fn check(&self, shape: Shape) -> Result<(), BatchError> {
        let Shape { games, players, observation, actions } = shape;
        let lengths = [
            ("observation", self.observation.as_ref().map(|a| a.len()), games * observation),
            ("mask", self.mask.as_ref().map(|a| a.len()), games * actions),
            ("offsets", self.offsets.as_ref().map(|a| a.len()), games + 1),
            ("choices", self.choices.as_ref().map(|a| a.len()), shape.room()),
            ("seat", self.seat.as_ref().map(|a| a.len()), games),
            ("reward", self.reward.as_ref().map(|a| a.len()), games * players),
            ("done", self.done.as_ref().map(|a| a.len()), games),
            ("scores", self.scores.as_ref().map(|a| a.len()), games * players),
        ];
        for (array, length, expected) in lengths {
            if let Some(given) = length.filter(|&given| given != expected) {
                return Err(BatchError::Length { array, given, expected });
            }
        }
        Ok(())
    }
}

/// Arrays of its own, for callers in Rust.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // As those of [`Arrays`].
pub struct Buffers {
    pub observation: Vec<f32>,
    pub mask: Vec<u8>,
    pub offsets: Vec<i64>,
    pub choices: Vec<i64>,
    pub seat: Vec<i64>,
    pub reward: Vec<f32>,
    pub done: Vec<u8>,
    pub scores: Vec<i64>,
}

impl Buffers {
    /// Arrays of a shape, all zero.
    pub fn new(shape: Shape) -> Buffers {
        Buffers {
            observation: vec![0.0; shape.games * shape.observation],
            mask: vec![0; shape.games * shape.actions],
            offsets: vec![0; shape.games + 1],
            choices: vec![0; shape.room()],
            seat: vec![0; shape.games],
            reward: vec![0.0; shape.games * shape.players],
            done: vec![0; shape.games],
            scores: vec![0; shape.games * shape.players],
        }
    }

    /// All of them, to be written.
    pub fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observation: Some(&mut self.observation),
            mask: Some(&mut self.mask),
            offsets: Some(&mut self.offsets),
            choices: Some(&mut self.choices),
            seat: Some(&mut self.seat),
            reward: Some(&mut self.reward),
            done: Some(&mut self.done),
            scores: Some(&mut self.scores),
        }
    }

    /// The ids that a game has to choose from.
    pub fn choices_of(&self, game: usize) -> &[i64] {
        &self.choices[self.offsets[game] as usize..self.offsets[game + 1] as usize]
    }
}
