//! The server through `app()`, without sockets.

mod bad_input;
mod bots;
mod client;
mod events;
mod hidden;
mod nodes;
mod security;
mod story;
mod types;
mod undo;
