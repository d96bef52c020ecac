//! `emporio serve` as a real process: killed in the middle of moves, asked to stop, reached by plain HTTP.

mod earlier;
mod http;
mod kill;
mod process;
mod replay;
mod stop;
