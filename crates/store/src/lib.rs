//! Emporio store.
