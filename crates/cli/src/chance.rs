//! Where dice, tiles and cards come from.
//!
//! With a seed, the outcomes that follow a step are drawn from a generator made of the seed and the number of
//! steps so far. So the same record goes on in the same way, whether its actions were applied at once or one by
//! one, and a choice that is taken back and made again meets the same luck. Without a seed, the operating
//! system's entropy stands in its place.

use emporio_core::{Rng, Table};

use crate::problem::Problem;

/// Numbers of streams beyond any number of steps.
const SEATS: u64 = 1 << 40;
const BOTS: u64 = 1 << 41;

/// The seed, or one that nobody knows.
pub fn seed_or_entropy(seed: Option<u64>) -> Result<u64, Problem> {
    match seed {
        Some(seed) => Ok(seed),
        None => {
            getrandom::u64().map_err(|error| Problem::key("error-entropy").with("reason", error.to_string()))
        }
    }
}

/// Draws what chance has to decide before the next player's choice.
pub fn draw(table: &mut dyn Table, seed: u64) {
    table.advance(&mut Rng::of_ply(seed, table.ply()));
}

/// The generator that decides who sits where.
pub fn for_seats(seed: u64) -> Rng {
    Rng::stream(seed, SEATS)
}

/// The generator of a bot that has to choose after so many steps.
pub fn for_bot(seed: u64, ply: usize) -> Rng {
    Rng::stream(seed, BOTS + ply as u64)
}
