//! Which way of judging a leaf foretells best who wins: each way's mean over many tries, held against what came of the games.
//!
//! `cargo run --release -p emporio-bots --example foretell -- GAME PLAYERS GAMES TRIES WAY...`, where a way is `none`, `habit=5`, `light=3`, `own=1` or `full`
//! for how a position is played on from, `fitted,` before it for the fitted figures alone, `@FILE` after it for foresight from a file.
//! Games are between searches of 100 iterations; six moments of each are judged. Surprise is told at the sureness that suits each way best, so that
//! only what it knows counts, and how much less it is than the first way's, with twice its standard error by games.

#[path = "calibrate/game.rs"]
mod game;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use emporio_bots::foresight::{Foresight, Seer};
use emporio_bots::search::{Judge, Rollout};
use emporio_bots::{Knowledge, Visit, visit};
use emporio_core::{ActionList, Player, Rng, Seat};
use emporio_games::GameKind;

/// Moments of a game that are judged.
const MOMENTS: usize = 6;
/// Of the searches that play.
const ITERATIONS: u32 = 100;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, tries, ways @ ..] = args.as_slice() else {
        eprintln!("expected: GAME PLAYERS GAMES TRIES WAY...");
        std::process::exit(2);
    };
    let kind: GameKind = game.parse().expect("a game");
    let plan = Plan {
        players: players.parse().expect("players"),
        games: games.parse().expect("games"),
        tries: tries.parse().expect("tries"),
        ways,
    };
    visit(kind, plan);
}

struct Plan<'a> {
    players: u8,
    games: u64,
    tries: u32,
    ways: &'a [String],
}

/// A moment: what each way foretold for every seat, and what came of it.
struct Moment {
    game: u64,
    told: Vec<Vec<f64>>,
    shares: Vec<f64>,
}

fn read_way<G: Knowledge>(text: &str) -> Judge {
    let (text, file) = text.split_once('@').map_or((text, None), |(text, file)| (text, Some(file)));
    let (mut judge, way) = match text.strip_prefix("fitted,") {
        Some(way) => (Judge::fitted::<G>().asking_for_victory::<G>(), way),
        None => (Judge::of_victory::<G>(), text),
    };
    if let Some(file) = file {
        let bytes = std::fs::read(file).expect("a file of weights");
        judge.seer = Some(Seer::new(Foresight::read::<G>(&bytes).expect("weights of this game").into()));
    }
    let (kind, phases) = way.split_once('=').unwrap_or((way, "0"));
    let phases = phases.parse().expect("phases");
    judge.rollout = match kind {
        "none" => Rollout::None,
        "habit" => Rollout::Habit(phases),
        "light" => Rollout::Light(phases),
        "own" => Rollout::Own(phases),
        "full" => Rollout::Full,
        _ => panic!("no way {way}"),
    };
    judge
}

impl Visit for Plan<'_> {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let (next, moments) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    let mut judges: Vec<Judge> = self.ways.iter().map(|way| read_way::<G>(way)).collect();
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games {
                            return;
                        }
                        let found = self.play::<G>(game, &mut judges);
                        moments.lock().expect("no thread stops").extend(found);
                    }
                });
            }
        });
        self.report(&moments.into_inner().expect("no thread stops"));
    }
}

impl Plan<'_> {
    /// A game, and what each way made of its moments.
    fn play<G: Knowledge>(&self, game: u64, judges: &mut [Judge]) -> Vec<Moment> {
        let mut rng = Rng::stream(5_000_000, game);
        let (moments, shares) = game::play::<G>(self.players, ITERATIONS, MOMENTS, &mut rng);
        let mut judged = |(state, player): &(G, Player)| {
            let mut legal = ActionList::new();
            state.legal_actions(&mut legal);
            let seat = Seat::new(state, *player, &legal);
            let told = judges.iter_mut().map(|judge| self.told(&seat, judge, &mut rng)).collect();
            Moment { game, told, shares: shares.clone() }
        };
        moments.iter().map(&mut judged).collect()
    }

    /// The mean of what a way says of worlds that agree with the seat.
    fn told<G: Knowledge>(&self, seat: &Seat<'_, G>, judge: &mut Judge, rng: &mut Rng) -> Vec<f64> {
        let mut sums = vec![0.0; usize::from(self.players)];
        for _ in 0..self.tries {
            let (mut world, mut legal) = (seat.world(rng), ActionList::new());
            legal.extend(seat.legal().iter().copied());
            let values = judge.leaf(&mut world, &mut legal, rng);
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += f64::from(value));
        }
        sums.iter().map(|sum| sum / f64::from(self.tries)).collect()
    }

    /// A line a way: its surprise at the results, and how much less that is than the first way's.
    fn report(&self, moments: &[Moment]) {
        let mut first: Option<Vec<f64>> = None;
        for (way, name) in self.ways.iter().enumerate() {
            let of = |sureness: f64| -> Vec<f64> {
                let mut games = vec![0.0; self.games as usize];
                for moment in moments {
                    games[moment.game as usize] += surprise(&moment.told[way], &moment.shares, sureness);
                }
                games.iter().map(|sum| sum / MOMENTS as f64).collect()
            };
            let mean = |games: &[f64]| games.iter().sum::<f64>() / games.len() as f64;
            let tried = (4..60).map(|n| f64::from(n) / 20.0);
            let best = tried.min_by(|&a, &b| mean(&of(a)).total_cmp(&mean(&of(b)))).expect("some");
            let games = of(best);
            let first = first.get_or_insert_with(|| games.clone());
            let gains: Vec<f64> = first.iter().zip(&games).map(|(a, b)| a - b).collect();
            let gain = mean(&gains);
            let variance = gains.iter().map(|g| (g - gain).powi(2)).sum::<f64>() / gains.len() as f64;
            println!(
                "| {name} | {:.4} | sureness {best:.2} | less by {gain:.4} ± {:.4} |",
                mean(&games),
                2.0 * (variance / gains.len() as f64).sqrt()
            );
        }
    }
}

/// How much a result surprises, if chances are made so sure.
fn surprise(told: &[f64], shares: &[f64], sureness: f64) -> f64 {
    let powers: Vec<f64> = told.iter().map(|chance| chance.max(1e-4).powf(sureness)).collect();
    let sum: f64 = powers.iter().sum();
    powers.iter().zip(shares).map(|(power, share)| -share * (power / sum).ln()).sum()
}
