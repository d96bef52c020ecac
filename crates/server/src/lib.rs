//! The web server of Emporio: lobby, tables, seats, live events, bots at tables.

pub mod types;
#[cfg(feature = "ts")]
pub mod typescript;
