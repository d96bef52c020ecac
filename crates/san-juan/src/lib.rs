//! The rules of san-juan.
pub use emporio_core::toy::Toy as SanJuan;
