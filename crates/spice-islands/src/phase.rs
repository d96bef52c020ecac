//! The chapters of the rulebook, one file each.

mod captain;
mod election;
mod end;
pub(crate) mod merchants;
mod money;
mod mutiny;
mod navy;
mod pick;
mod pirates;
mod revenue;
mod shares;
mod turn;
