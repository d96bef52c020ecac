//! Plays games of bots against each other and writes positions down, to learn from.
//!
//! `cargo run --release -p emporio-bots --example selfplay -- GAME OUT SECONDS THREADS SEED [SETTING=VALUE...]`: at every
//! number of players in turn until the time is up. `games=N` stops earlier; with equal seeds and `games`, equal games.
//! A game wanders with `wander=N` iterations a choice until a turning point, then gets `quick=N` and now and then `full=N`; these
//! positions are kept. The search uses what the game has learnt; `net=FILE` with `trust=T` and `prior=P` names other weights,
//! `net=none` none; `rollout=none` judges leaves as they stand.

mod game;
mod store;

use std::collections::HashMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use emporio_bots::net::Net;
use emporio_bots::search::{Judge, Learnt, Rollout};
use emporio_bots::{Knowledge, Visit, visit};
use emporio_games::GameKind;
use store::Store;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, out, seconds, threads, seed, settings @ ..] = args.as_slice() else {
        eprintln!(
            "expected: GAME OUT SECONDS THREADS SEED [net=FILE] [trust=T] [prior=P] [rollout=none] [full=N] [quick=N] [wander=N] [games=N]"
        );
        std::process::exit(2);
    };
    let settings: HashMap<&str, &str> = settings.iter().filter_map(|pair| pair.split_once('=')).collect();
    let number = |key: &str, usual: u32| settings.get(key).map_or(usual, |n| n.parse().expect("a number"));
    let share = |key: &str| settings.get(key).map_or(1.0, |n| n.parse().expect("a number"));
    let kind: GameKind = game.parse().expect("a game");
    let plan = Plan {
        until: Instant::now() + Duration::from_secs(seconds.parse().expect("seconds")),
        threads: threads.parse().expect("threads"),
        seed: seed.parse().expect("a seed"),
        net: settings.get("net").map(|file| file.to_string()),
        trust: share("trust"),
        prior: share("prior"),
        is_judged_at_once: settings.get("rollout") == Some(&"none"),
        full: number("full", 240),
        quick: number("quick", 40),
        wander: number("wander", 12),
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
    /// Weights other than the game's own.
    net: Option<String>,
    trust: f32,
    prior: f32,
    /// Whether leaves are judged without playing on.
    is_judged_at_once: bool,
    /// Iterations of the choices that teach what appeals.
    pub full: u32,
    /// Iterations of the others.
    pub quick: u32,
    /// Iterations before the turning point of a game.
    pub wander: u32,
    most: u64,
}

impl Visit for Plan {
    type Out = Store;

    fn visit<G: Knowledge>(self) -> Store {
        let judge = self.judge::<G>();
        let (store, next) = (Mutex::new(Store::new::<G>()), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.most || Instant::now() >= self.until {
                            return;
                        }
                        let (positions, finish) = game::searched::<G>(&self, &judge, number);
                        store.lock().expect("no thread stops").add(&positions, &finish);
                    }
                });
            }
        });
        store.into_inner().expect("no thread stops")
    }
}

impl Plan {
    fn judge<G: Knowledge>(&self) -> Judge {
        let mut judge = match self.net.as_deref() {
            None => Judge::of_search::<G>(),
            Some("none") => Judge::fitted::<G>(),
            Some(file) => {
                let bytes = std::fs::read(file).expect("a file of weights");
                let net = Net::read::<G>(&bytes).expect("weights of this game");
                Judge {
                    learnt: Some(Learnt::new(net.into(), self.trust, self.prior)),
                    ..Judge::fitted::<G>()
                }
            }
        };
        if self.is_judged_at_once {
            judge.rollout = Rollout::None;
        }
        judge
    }
}
