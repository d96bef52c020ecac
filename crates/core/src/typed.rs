//! What has a TypeScript type, where those are wanted: everything else asks for nothing.

/// A type that the browser is sent.
#[cfg(feature = "ts")]
pub trait Typed: ts_rs::TS {}
#[cfg(feature = "ts")]
impl<T: ts_rs::TS> Typed for T {}

/// A type that the browser is sent.
#[cfg(not(feature = "ts"))]
pub trait Typed {}
#[cfg(not(feature = "ts"))]
impl<T> Typed for T {}
