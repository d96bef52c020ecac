//! Emporio server.
