//! The rules of madeira.
pub use emporio_core::toy::Toy as Madeira;
