//! The chapters of the rules, in their order.

pub mod builder;
pub mod councillor;
pub mod deck;
pub mod new_round;
pub mod picks;
pub mod producer;
pub mod prospector;
pub mod round;
pub mod trader;
