//! Whether reviews agree with what is known of the bots: what a choice of each costs on average, with 95 % intervals.
//!
//! `cargo run --release -p emporio-review --example agree -- GAME PLAYERS GAMES BOTS [TRIES]` seats the bots (with commas between
//! them) in turn, rotates them over the games, and reviews each game. It also prints the time of a review and the sum of luck.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use emporio_bots::{BotSpec, choose};
use emporio_core::{Rng, Setup, Table, Turn};
use emporio_games::GameKind;
use emporio_review::{Progress, Review, Settings, review};

/// A mean with its error.
#[derive(Default)]
struct Sample {
    values: Vec<f64>,
}

impl Sample {
    fn mean(&self) -> f64 {
        self.values.iter().sum::<f64>() / self.values.len().max(1) as f64
    }

    /// Half the width of the 95 % interval.
    fn error(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self.values.iter().map(|value| (value - mean).powi(2)).sum();
        let n = self.values.len() as f64;
        1.96 * (squares / (n - 1.0).max(1.0) / n).sqrt()
    }
}

fn played(kind: GameKind, bots: &[BotSpec], seed: u64) -> Box<dyn Table> {
    let options = kind.automatic(serde_json::json!({}));
    let seats = bots.iter().map(BotSpec::to_string).collect();
    let setup = Setup { options, seats, seed: Some(seed), position: None };
    let mut table = kind.open(setup).expect("a table");
    let mut rng = Rng::new(seed);
    loop {
        table.advance(&mut rng);
        let Turn::Player(player) = table.turn() else { return table };
        let action = choose(table.as_ref(), player, &bots[player.index()], rng.next_u64());
        table.play(&action.expect("a bot inside")).expect("a legal action");
    }
}

/// One game and its review.
struct Looked {
    bots: Vec<usize>,
    found: Review,
    seconds: f64,
}

fn look(kind: GameKind, players: usize, bots: &[BotSpec], n: usize, settings: Settings) -> Looked {
    let seated: Vec<usize> = (0..players).map(|seat| (seat + n) % bots.len()).collect();
    let specs: Vec<BotSpec> = seated.iter().map(|&bot| bots[bot].clone()).collect();
    let table = played(kind, &specs, 1000 + n as u64);
    let begun = Instant::now();
    let settings = Settings { seed: n as u64, ..settings };
    let found = review(table.as_ref(), settings, &Progress::default()).expect("a known game");
    Looked { bots: seated, found: found.expect("nobody stops it"), seconds: begun.elapsed().as_secs_f64() }
}

/// The games of all numbers, on as many threads as the machine has.
fn look_all(games: usize, look: impl Fn(usize) -> Looked + Sync) -> Vec<Looked> {
    let (next, looked) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= games {
                break;
            }
            let one = look(n);
            looked.lock().expect("no thread failed").push(one);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    looked.into_inner().expect("no thread failed")
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, bots, rest @ ..] = args.as_slice() else {
        eprintln!("expected: GAME PLAYERS GAMES BOTS [TRIES]");
        std::process::exit(2);
    };
    let kind: GameKind = game.parse().expect("a game");
    let players: usize = players.parse().expect("players");
    let bots = BotSpec::read_list(std::slice::from_ref(bots)).expect("bots");
    let mut settings = Settings { threads: 1, ..Settings::default() };
    if let [tries, ..] = rest {
        settings.tries = tries.parse().expect("tries");
    }
    let looked = look_all(games.parse().expect("games"), |n| look(kind, players, &bots, n, settings));
    for (at, bot) in bots.iter().enumerate() {
        print_bot(kind, players, bot, at, &looked);
    }
    print_luck(kind, &looked);
}

fn print_bot(kind: GameKind, players: usize, bot: &BotSpec, at: usize, looked: &[Looked]) {
    let (mut cost, mut accuracy) = (Sample::default(), Sample::default());
    for game in looked {
        for (summary, _) in game.found.summaries.iter().zip(&game.bots).filter(|(_, bot)| **bot == at) {
            cost.values.push(summary.cost / summary.choices.max(1) as f64);
            accuracy.values.extend(summary.accuracy);
        }
    }
    println!(
        "| {kind} | {players} | {bot} | {} | {:.3} ± {:.3} | {:.0} ± {:.0} % |",
        cost.values.len(),
        100.0 * cost.mean(),
        100.0 * cost.error(),
        100.0 * accuracy.mean(),
        100.0 * accuracy.error()
    );
}

fn print_luck(kind: GameKind, looked: &[Looked]) {
    let draws = looked.iter().flat_map(|game| game.found.draws.iter().flat_map(|draw| draw.luck.clone()));
    let luck = Sample { values: draws.collect() };
    println!(
        "{kind}: luck {:+.3} ± {:.3} a draw over {}; {} choices; slowest review {:.1} s on one core",
        100.0 * luck.mean(),
        100.0 * luck.error(),
        luck.values.len(),
        looked.iter().map(|game| game.found.choices.len()).sum::<usize>(),
        looked.iter().map(|game| game.seconds).fold(0.0, f64::max)
    );
}
