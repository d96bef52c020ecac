//! Every trick that restates a rule for speed, each held to the plain rule by a test.
//!
//! `affordable`: which cards a sum pays for, looked up instead of compared one by one. `bag` and `bits`: random
//! draws and picks out of packed counts. `choose`: the option at a place, without the list. `goods`: counts of
//! goods as the bytes of one number.

mod affordable;
mod bag;
mod bits;
mod choose;
mod goods;

pub(crate) use affordable::{PLANTS_UP_TO, VIOLETS_UP_TO};
pub(crate) use bits::{evens, not_above, nth, odds, running, sum};
pub(crate) use choose::Choose;
pub(crate) use goods::{empty_plants, total};
