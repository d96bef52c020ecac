//! The rules of puerto-rico.
pub use emporio_core::toy::Toy as PuertoRico;
