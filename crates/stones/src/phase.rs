//! The rules, a file for each chapter.

pub mod turn;
