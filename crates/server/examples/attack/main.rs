//! The attacks that have been tried, against servers of its own on this machine, and what they do: `cargo xtask attack`.
//!
//! `cargo run --release -p emporio-server --example attack -- [NAME ...]`, all of them without a name; `kills N` and
//! `nodes N` kill a server, or one of two on a private PostgreSQL, that often under load.

mod attacks;
mod http;
mod kills;
mod peeks;
mod server;
mod strangers;
mod works;

use server::Fallible;

fn main() -> Fallible<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["server", file] => server::serve(file),
        ["kills", count] => kills::kills(count.parse()?),
        ["nodes", count] => kills::nodes(count.parse()?),
        [] => attacks::ALL.iter().try_for_each(said),
        names => names.iter().try_for_each(|name| {
            said(attacks::ALL.iter().find(|(known, ..)| known == name).ok_or("no such attack")?)
        }),
    }
}

fn said((name, before, attack): &(&str, &str, attacks::Attack)) -> Fallible<()> {
    println!("{name:10} first edition: {before}");
    println!("{:10} now: {}", "", attack()?);
    Ok(())
}
