//! Decisions a second and core of batches with observation and mask, choices at random, and what a second thread gains: `cargo
//! run --profile bench -p emporio-batch --example speed [GAME [PLAYERS [SECONDS [GAMES]]]]`.
//!
//! The last column is what the machine itself gains: two batches that know nothing of each other, on a thread each.

use std::time::Instant;
use std::{env, thread};

use cpu_time::ProcessTime;
use emporio_batch::{Arrays, Batch, Buffers, Spec, open};
use emporio_core::Rng;
use emporio_games::GameKind;

/// How often the three ways are measured in turn; the middle one counts.
const ROUNDS: usize = 7;

fn main() {
    let mut args = env::args().skip(1);
    let only = args.next();
    let players: Option<u8> = args.next().and_then(|text| text.parse().ok());
    let seconds: f64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(2.0);
    let games: usize = args.next().and_then(|text| text.parse().ok()).unwrap_or(1024);
    println!(
        "{:<14} {:>7} {:>9} {:>7} {:>12} {:>12} {:>6} {:>8}",
        "game", "players", "numbers", "ids", "1 thread", "2 threads", "times", "machine"
    );
    for &kind in GameKind::ALL.iter().filter(|kind| only.as_deref().is_none_or(|id| id == kind.id())) {
        let all = kind.meta().min_players..=kind.meta().max_players;
        for players in all.filter(|&count| players.is_none_or(|only| only == count)) {
            let (cpu, two, times, machine) = measure(kind, players, games, seconds);
            println!(
                "{:<14} {players:>7} {:>9} {:>7} {cpu:>12.0} {two:>12.0} {times:>6.2} {machine:>8.2}",
                kind.id(),
                kind.observation_names().len(),
                kind.meta().player_ids,
            );
        }
    }
}

/// Decisions by second of the processor on one thread, by second of the clock on two, and what the second thread and the
/// second core gain.
fn measure(kind: GameKind, players: u8, games: usize, seconds: f64) -> (f64, f64, f64, f64) {
    let table = |threads| Table::new(kind, players, games, threads);
    let (mut one, mut two, mut other) = (table(1), table(2), table(1));
    let each = seconds / ROUNDS as f64;
    let mut rounds: Vec<[f64; 4]> = (0..ROUNDS)
        .map(|_| {
            let (cpu, clock) = one.play(each);
            let (_, both) = two.play(each);
            let apart = thread::scope(|scope| {
                let second = scope.spawn(|| other.play(each).1);
                one.play(each).1 + second.join().expect("it plays as the first")
            });
            [cpu, both, both / clock, apart / clock]
        })
        .collect();
    let mut middle = |at: usize| {
        rounds.sort_by(|a, b| a[at].total_cmp(&b[at]));
        rounds[ROUNDS / 2][at]
    };
    (middle(0), middle(1), middle(2), middle(3))
}

/// A batch with all that is needed to play it at random.
struct Table {
    batch: Box<dyn Batch>,
    buffers: Buffers,
    actions: Vec<i64>,
    rng: Rng,
}

impl Table {
    fn new(kind: GameKind, players: u8, games: usize, threads: usize) -> Table {
        let options = kind.automatic(serde_json::json!({}));
        let mut batch =
            open(kind, Spec { options, players, games, seed: 1, threads }).expect("a table of the house");
        let mut buffers = Buffers::new(batch.shape());
        batch.write(buffers.arrays()).expect("the buffers fit");
        Table { batch, buffers, actions: vec![0; games], rng: Rng::new(2) }
    }

    /// A random choice of the mask for every game.
    fn choose(&mut self) {
        let width = self.buffers.mask.len() / self.actions.len();
        for (action, mask) in self.actions.iter_mut().zip(self.buffers.mask.chunks(width)) {
            let legal: usize = mask.iter().map(|&flag| usize::from(flag)).sum();
            let place = self.rng.below(legal as u32) as usize;
            let mut ids = (0..).zip(mask).filter(|&(_, &flag)| flag == 1).map(|(id, _)| id);
            *action = ids.nth(place).unwrap_or_default();
        }
    }

    /// Decisions by second of the processor, and by second of the clock.
    fn play(&mut self, seconds: f64) -> (f64, f64) {
        let (mut cpu, mut clock, mut steps) = (0.0, 0.0, 0);
        while clock < seconds {
            // Choosing is the caller's work and not timed.
            self.choose();
            let arrays = Arrays { offsets: None, choices: None, ..self.buffers.arrays() };
            let (process, wall) = (ProcessTime::now(), Instant::now());
            self.batch.step(&self.actions, arrays).expect("the choices are legal");
            cpu += process.elapsed().as_secs_f64();
            clock += wall.elapsed().as_secs_f64();
            steps += 1;
        }
        let decisions = (steps * self.actions.len()) as f64;
        (decisions / cpu, decisions / clock)
    }
}
