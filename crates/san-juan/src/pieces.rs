//! The material: bags of cards, goods on plants, small sets, and cards picked one at a time.

mod bag;
mod goods;
mod picks;
mod sets;

pub use bag::Bag;
pub use goods::{Barrel, Goods};
pub(crate) use goods::{KindSet, one_by_one};
pub use picks::Picks;
pub use sets::{CardSet, HalfSet};
pub(crate) use sets::{Few, HALF};
