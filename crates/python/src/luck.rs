//! Where dice, tiles and cards of a match come from: the same as on the command line.

use emporio_core::{Rng, Table, Turn};
use pyo3::prelude::*;

use crate::errors::value_error;

/// The seed of a match's chance, and whether it is drawn without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// What is drawn follows from this and from the number of steps so far.
    pub seed: u64,
    /// Whether chance is drawn at once; else its outcomes are there to be applied.
    pub draws: bool,
}

impl Luck {
    /// Luck of a seed, or of one that nobody knows.
    pub fn new(seed: Option<u64>, draws: bool) -> PyResult<Luck> {
        let seed = match seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(value_error)?,
        };
        Ok(Luck { seed, draws })
    }

    /// Draws what chance has to decide before the next choice, if it is to be drawn without being asked.
    pub fn after_step<T: Table + ?Sized>(self, table: &mut T) {
        if self.draws {
            self.draw(table);
        }
    }

    /// Draws what chance has to decide before the next choice.
    pub fn draw<T: Table + ?Sized>(self, table: &mut T) {
        if table.turn() == Turn::Chance {
            table.advance(&mut Rng::of_ply(self.seed, table.ply()));
        }
    }
}
