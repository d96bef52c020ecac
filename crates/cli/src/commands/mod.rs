//! The commands of the binary, one file each.

pub mod apply;
pub mod arena;
pub mod bench;
pub mod bot_check;
pub mod engine;
pub mod games;
pub mod hint;
pub mod legal;
pub mod new;
pub mod play;
pub mod replay;
pub mod review;
pub mod rules;
pub mod serve;
pub mod show;
pub mod sim;
pub mod verify;
