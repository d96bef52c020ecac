//! Plays games of bots against each other and writes positions down, to learn from.
//!
//! `cargo run --release -p emporio-bots --example selfplay -- GAME OUT SECONDS THREADS SEED [SETTING=VALUE...]`: at every
//! number of players in turn until the time is up. `games=N` stops earlier; with equal seeds and `games`, equal games.
//! `style=quick` plays thousands of hasty games, of which a few positions each are kept; `style=search` (the usual) plays
//! fewer and better ones with `quick=N` iterations a choice, and now and then `full=N`, which teach what appeals; `net=FILE`
//! lets the search use these weights. Some choices are made at random, so that many kinds of positions are seen.

mod game;
mod store;

use std::collections::HashMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use emporio_bots::net::Net;
use emporio_bots::search::{Judge, Learnt};
use emporio_bots::{Knowledge, Visit, visit};
use emporio_games::GameKind;
use store::Store;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, out, seconds, threads, seed, settings @ ..] = args.as_slice() else {
        eprintln!(
            "expected: GAME OUT SECONDS THREADS SEED [style=quick] [net=FILE] [full=N] [quick=N] [games=N]"
        );
        std::process::exit(2);
    };
    let settings: HashMap<&str, &str> = settings.iter().filter_map(|pair| pair.split_once('=')).collect();
    let number = |key: &str, usual: u32| settings.get(key).map_or(usual, |n| n.parse().expect("a number"));
    let kind: GameKind = game.parse().expect("a game");
    let plan = Plan {
        until: Instant::now() + Duration::from_secs(seconds.parse().expect("seconds")),
        threads: threads.parse().expect("threads"),
        seed: seed.parse().expect("a seed"),
        is_hasty: settings.get("style") == Some(&"quick"),
        net: settings.get("net").map(|file| std::fs::read(file).expect("a file of weights")),
        full: number("full", 240),
        quick: number("quick", 40),
        most: u64::from(number("games", u32::MAX)),
    };
    let store = visit(kind, plan);
    println!("{}: {} games, {} positions", kind, store.games, store.count());
    store.write(Path::new(out));
}

/// What is to be played.
pub struct Plan {
    until: Instant,
    threads: usize,
    /// What the games follow from.
    pub seed: u64,
    is_hasty: bool,
    net: Option<Vec<u8>>,
    /// Iterations of the choices that teach what appeals.
    pub full: u32,
    /// Iterations of the others.
    pub quick: u32,
    most: u64,
}

impl Visit for Plan {
    type Out = Store;

    fn visit<G: Knowledge>(self) -> Store {
        let net = self.net.as_ref().map(|bytes| Net::read::<G>(bytes).expect("weights of this game"));
        let judge =
            Judge { learnt: net.map(|net| Learnt::new(net.into(), 1.0, 1.0)), ..Judge::fitted::<G>() };
        let (store, next) = (Mutex::new(Store::new::<G>()), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.most || Instant::now() >= self.until {
                            return;
                        }
                        let (positions, finish) = if self.is_hasty {
                            game::hasty::<G>(&self, number)
                        } else {
                            game::searched::<G>(&self, &judge, number)
                        };
                        store.lock().expect("no thread stops").add(&positions, &finish);
                    }
                });
            }
        });
        store.into_inner().expect("no thread stops")
    }
}
