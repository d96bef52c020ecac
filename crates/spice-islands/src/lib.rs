//! The rules of spice-islands.
pub use emporio_core::toy::Toy as SpiceIslands;
