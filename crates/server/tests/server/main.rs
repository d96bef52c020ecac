//! The server through `app()`, without sockets.

mod bad_input;
mod bots;
mod client;
mod events;
mod fair;
mod fuzz;
mod hardening;
mod hidden;
mod lessons;
mod nodes;
mod replay;
mod rules;
mod seats;
mod security;
mod sockets;
mod story;
mod types;
mod undo;
