//! The five phases of a round, one file each, in the order of the rules page.

mod buildings;
mod characters;
mod maintenance;
mod preparation;
mod requests;

pub(crate) use preparation::DICE;
