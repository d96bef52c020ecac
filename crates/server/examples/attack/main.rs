//! The attacks that have been tried, against servers of its own on this machine, and what they do: `cargo xtask attack`.
//!
//! `cargo run --release -p emporio-server --example attack -- [NAME ...]`, all of them without a name; `kills N` and
//! `nodes N` kill a server, or one of two on a private PostgreSQL, that often under load.

mod attacks;
mod http;
mod kills;
mod server;

use server::Fallible;

fn main() -> Fallible<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["server", file] => server::serve(file),
        ["kills", count] => kills::kills(count.parse()?),
        ["nodes", count] => kills::nodes(count.parse()?),
        [] => attacks::ALL.iter().try_for_each(|(name, attack)| told(name, *attack)),
        names => names.iter().try_for_each(|name| {
            let (_, attack) = attacks::ALL.iter().find(|(known, _)| known == name).ok_or("no such attack")?;
            told(name, *attack)
        }),
    }
}

fn told(name: &str, attack: fn() -> Fallible<String>) -> Fallible<()> {
    println!("{name:12} {}", attack()?);
    Ok(())
}
