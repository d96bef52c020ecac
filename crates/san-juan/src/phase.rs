//! The chapters of the rules, in their order.

mod builder;
mod councillor;
mod deck;
mod new_round;
mod producer;
mod prospector;
mod round;
mod trader;

pub(crate) use builder::goods_left;
pub use prospector::is_vein;
pub use trader::proceeds;
