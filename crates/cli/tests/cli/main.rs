//! The real binary, run as people run it: what it prints, how it refuses, what it leaves on disk.

mod bad_input;
mod bench;
mod engine;
mod languages;
mod play;
mod records;
mod review;
mod rules;
mod sim;
mod support;
