//! The commands of the binary, one file each.

pub mod apply;
pub mod bench;
pub mod games;
pub mod legal;
pub mod new;
pub mod play;
pub mod replay;
pub mod rules;
pub mod show;
pub mod sim;
