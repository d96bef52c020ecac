//! The server through `app()`, without sockets.

mod bad_input;
mod bots;
mod chapel;
mod client;
mod events;
mod fair;
mod fuzz;
mod hardening;
mod hidden;
mod hints;
mod lessons;
mod looks;
mod nodes;
mod replay;
mod resources;
mod reviews;
mod rules;
mod seats;
mod security;
mod sockets;
mod story;
mod twins;
mod types;
mod undo;
mod worlds;
