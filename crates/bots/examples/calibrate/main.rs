//! Whether the chances that hints and reviews tell come true: predicted against real victories, in ten bins.
//!
//! `cargo run --release -p emporio-bots --example calibrate -- GAME PLAYERS GAMES ITERATIONS TRIES [PLOT.svg]`: games between
//! searches of so many iterations, `250` or those from one number to another, `250..500`; of each, four moments spread over it are shown to the adviser with so many tries. Every
//! seat's chance after the best choice is held against what the seat got in the end. The sureness at which the results were
//! likeliest is fitted on half of the games and judged on the other half, each way round.

mod bins;
mod game;
mod plot;

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bins::{Sample, fitted_sureness, table};
use emporio_bots::search::SearchBot;
use emporio_bots::{Budget, Knowledge, SearchSpec, Visit, visit};
use emporio_core::{ActionList, Player, Rng, Seat};
use emporio_games::GameKind;

/// Moments of a game that are looked at, one of each part of it.
const MOMENTS: usize = 4;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, iterations, tries, plot @ ..] = args.as_slice() else {
        eprintln!("expected: GAME PLAYERS GAMES ITERATIONS TRIES [PLOT.svg]");
        std::process::exit(2);
    };
    let kind: GameKind = game.parse().expect("a game");
    let plan = Plan {
        players: players.parse().expect("players"),
        games: range(games),
        iterations: iterations.parse().expect("iterations"),
        tries: tries.parse().expect("tries"),
    };
    let samples = visit(kind, plan);
    let half = |odd: u64| samples.iter().filter(move |sample| sample.game % 2 == odd);
    let (even, odd) = (fitted_sureness(half(0)), fitted_sureness(half(1)));
    println!("{game}, {players} players: {games} games, {} positions", samples.len());
    println!(
        "sureness fitted on all {:.2}, on either half {even:.2} and {odd:.2}",
        fitted_sureness(&samples)
    );
    let as_told = table(samples.iter().map(|sample| (sample, 1.0)));
    let mended = table(samples.iter().map(|sample| (sample, if sample.game % 2 == 0 { odd } else { even })));
    println!("\nAs told now:\n\n{as_told}\nWith the sureness of the other half:\n\n{mended}");
    for file in plot {
        std::fs::write(file, plot::svg(game, &as_told).expect("a plot")).expect("a file to write to");
    }
}

/// The numbers of the games: so many, or from one to another.
fn range(text: &str) -> Range<u64> {
    let number = |text: &str| text.parse().expect("a number of games");
    text.split_once("..").map_or_else(|| 0..number(text), |(from, to)| number(from)..number(to))
}

struct Plan {
    players: u8,
    games: Range<u64>,
    /// Of the searches that play.
    iterations: u32,
    /// Of the adviser.
    tries: u32,
}

impl Visit for Plan {
    type Out = Vec<Sample>;

    fn visit<G: Knowledge>(self) -> Vec<Sample> {
        let (next, samples) = (AtomicU64::new(self.games.start), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games.end {
                            return;
                        }
                        let found = self.play::<G>(game);
                        samples.lock().expect("no thread stops").extend(found);
                    }
                });
            }
        });
        samples.into_inner().expect("no thread stops")
    }
}

impl Plan {
    /// A game, and what was told at some of its moments.
    fn play<G: Knowledge>(&self, game: u64) -> Vec<Sample> {
        let mut rng = Rng::stream(4_000_000, game);
        let (moments, shares) = game::play::<G>(self.players, self.iterations, MOMENTS, &mut rng);
        let told = moments.iter().map(|(state, player)| self.told(state, *player, game));
        told.map(|chances| Sample { game, chances, shares: shares.clone() }).collect()
    }

    /// What the adviser says of each seat's chance after the best choice.
    fn told<G: Knowledge>(&self, state: &G, player: Player, seed: u64) -> Vec<f64> {
        let mut legal = ActionList::new();
        state.legal_actions(&mut legal);
        let spec = SearchSpec::new(Budget::Iterations(self.tries));
        let found = SearchBot::<G>::adviser(spec, seed).study(&Seat::new(state, player, &legal));
        found[0].values[..usize::from(self.players)].iter().map(|&chance| f64::from(chance)).collect()
    }
}
