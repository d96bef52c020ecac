//! Emporio bots.
