//! The binary `emporio`.
fn main() {}
