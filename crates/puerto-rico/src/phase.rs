//! The chapters of the rulebook, in its order.

mod builder;
mod captain;
mod craftsman;
mod mayor;
mod prospector;
mod round;
mod settler;
mod storage;
mod trader;

pub(crate) use mayor::bounds;
