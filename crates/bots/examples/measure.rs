//! One row of the tables in `docs/bots.md`: the arena without the rest of the program, quick to build.
//!
//! `cargo run --release -p emporio-bots --features core-clock --example measure -- GAME PLAYERS FIRST REST GAMES [FILE [DEAL]]` plays the same
//! games as `emporio arena GAME --players PLAYERS --bots FIRST,REST --games GAMES`. FILE keeps them, so that a row can be
//! stopped and goes on; DEAL is the number of the first deal, 1 unless told.

use emporio_bots::arena::{self, Plan, stats};
use emporio_bots::protocol::Limits;
use emporio_games::GameKind;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, first, rest, games, more @ ..] = args.as_slice() else {
        eprintln!("expected: GAME PLAYERS FIRST REST GAMES [FILE [DEAL]]");
        std::process::exit(2);
    };
    let game: GameKind = game.parse().expect("a game");
    let plan = Plan {
        game,
        players: players.parse().expect("players"),
        options: game.automatic(serde_json::json!({})),
        bots: [first, rest].map(|bot| bot.parse().expect("a bot")).to_vec(),
        games: games.parse().expect("games"),
        seed: more.get(1).map_or(1, |deal| deal.parse().expect("the number of a deal")),
        limits: Limits::default(),
        sprt: None,
        file: more.first().map(Into::into),
    };
    let outcomes = arena::run(&plan, |_| {}).expect("an arena");
    let standings = stats::standings(&outcomes);
    let row = standings.iter().find(|standing| standing.bot == *first).expect("the first bot");
    let [share, from, to] = row.percents();
    println!(
        "| {game} | {players} | {first} | {rest} | {} | {share:.1} % | {from:.1} to {to:.1} % | {:.1} | {:+.1} | {:.2} | {:.0} |",
        outcomes.len(),
        row.score,
        row.margin,
        row.milliseconds,
        row.slowest
    );
}
