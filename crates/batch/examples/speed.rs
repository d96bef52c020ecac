//! Decisions a second and core of batches of 1,024 with observation and mask, choices at random: `cargo run --profile
//! bench -p emporio-batch --example speed [GAME [PLAYERS [SECONDS]]]`.

use std::time::Instant;

use cpu_time::ProcessTime;
use emporio_batch::{Buffers, Spec, open};
use emporio_core::Rng;
use emporio_games::GameKind;

const GAMES: usize = 1024;

fn main() {
    let mut args = std::env::args().skip(1);
    let only = args.next();
    let players: Option<u8> = args.next().and_then(|text| text.parse().ok());
    let seconds: f64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(2.0);
    println!(
        "{:<14} {:>7} {:>9} {:>7} {:>12} {:>12} {:>6}",
        "game", "players", "numbers", "ids", "1 thread", "2 threads", "times"
    );
    for &kind in GameKind::ALL.iter().filter(|kind| only.as_deref().is_none_or(|id| id == kind.id())) {
        let all = kind.meta().min_players..=kind.meta().max_players;
        for players in all.filter(|&count| players.is_none_or(|only| only == count)) {
            let (one, two) = (speed(kind, players, 1, seconds), speed(kind, players, 2, seconds));
            println!(
                "{:<14} {players:>7} {:>9} {:>7} {:>12.0} {:>12.0} {:>6.2}",
                kind.id(),
                kind.observation_names().len(),
                kind.meta().player_ids,
                one.0,
                two.1,
                two.1 / one.1
            );
        }
    }
}

/// Decisions by second of the processor, and by second of the clock.
fn speed(kind: GameKind, players: u8, threads: usize, seconds: f64) -> (f64, f64) {
    let options = kind.automatic(serde_json::json!({}));
    let mut batch =
        open(kind, Spec { options, players, games: GAMES, seed: 1, threads }).expect("a table of the house");
    let mut buffers = Buffers::new(batch.shape());
    batch.write(buffers.arrays()).expect("the buffers fit");
    let mut rng = Rng::new(2);
    let mut actions = vec![0; GAMES];
    let (mut cpu, mut clock, mut steps) = (0.0, 0.0, 0);
    while clock < seconds {
        // Choosing is the caller's work and not timed.
        for (game, action) in actions.iter_mut().enumerate() {
            *action = rng.pick(buffers.choices_of(game));
        }
        let (process, wall) = (ProcessTime::now(), Instant::now());
        batch.step(&actions, buffers.arrays()).expect("the choices are legal");
        cpu += process.elapsed().as_secs_f64();
        clock += wall.elapsed().as_secs_f64();
        steps += 1;
    }
    let decisions = (steps * GAMES) as f64;
    (decisions / cpu, decisions / clock)
}
