//! Teaches a game's foresight: the bot plays against itself by what it foresees, and learns from what it foresaw a little later.
//!
//! `cargo run --release -p emporio-bots --example foresee -- GAME OUT SECONDS THREADS SEED [SETTING=VALUE...]`: games at every number of players until
//! the time is up, or `games=N` of them; a line of progress and the weights so far every 500. `start=FILE` goes on from weights. `rate=0.001` is how fast
//! weights move at first, and `end=0.1` how much of that at last; `stray`, `later` and `thought` are those of a [`Course`].

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use emporio_bots::foresight::{Course, Foresight, Pupil};
use emporio_bots::{Knowledge, Visit, visit};
use emporio_core::Rng;
use emporio_games::GameKind;

/// Games between two lines of progress.
const TOLD_EVERY: u64 = 500;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, out, seconds, threads, seed, settings @ ..] = args.as_slice() else {
        eprintln!(
            "expected: GAME OUT SECONDS THREADS SEED [start=FILE] [games=N] [rate=R] [end=E] [later=L] [stray=S] [thought=ITERATIONS]"
        );
        std::process::exit(2);
    };
    let settings: HashMap<&str, &str> = settings.iter().filter_map(|pair| pair.split_once('=')).collect();
    let number = |key: &str, usual: f64| settings.get(key).map_or(usual, |n| n.parse().expect("a number"));
    let kind: GameKind = game.parse().expect("a game");
    let school = School {
        seconds: seconds.parse().expect("seconds"),
        threads: threads.parse().expect("threads"),
        start: settings.get("start").map(|file| file.to_string()),
        out: out.clone(),
        most: number("games", f64::from(u32::MAX)) as u64,
        rate: number("rate", 1e-3) as f32,
        end: number("end", 0.1) as f32,
        course: Course {
            seed: seed.parse().expect("a seed"),
            stray: number("stray", 0.03),
            later: number("later", 0.95) as f32,
            thought: number("thought", 0.0) as u32,
        },
    };
    visit(kind, school);
}

/// What is to be played and learnt.
struct School {
    seconds: f64,
    threads: usize,
    start: Option<String>,
    out: String,
    most: u64,
    rate: f32,
    end: f32,
    course: Course,
}

/// The weights, and what they have learnt since the last line of progress.
struct Class {
    pupil: Pupil,
    games: u64,
    positions: u64,
    surprise: f64,
    at_results: f64,
}

impl Class {
    fn new(pupil: Pupil) -> Class {
        Class { pupil, games: 0, positions: 0, surprise: 0.0, at_results: 0.0 }
    }
}

impl Visit for School {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        assert!(G::SHAPE.inputs() > 0, "{} tells nobody its prospects yet", G::META.id);
        let foresight = match &self.start {
            Some(file) => {
                Foresight::read::<G>(&std::fs::read(file).expect("a file")).expect("weights of this game")
            }
            None => Foresight::untaught(G::SHAPE, &mut Rng::new(self.course.seed)),
        };
        let (class, next) = (Mutex::new(Class::new(Pupil::new(foresight))), AtomicU64::new(0));
        let begun = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let spent = begun.elapsed().as_secs_f64() / self.seconds;
                        let done = spent.max(number as f64 / self.most as f64);
                        if done >= 1.0 {
                            return;
                        }
                        self.learn::<G>(number, done as f32, &class);
                    }
                });
            }
        });
        self.keep(&class.into_inner().expect("no thread stops").pupil);
    }
}

impl School {
    /// Plays one game and learns from it.
    fn learn<G: Knowledge>(&self, number: u64, done: f32, class: &Mutex<Class>) {
        let foresight = class.lock().expect("no thread stops").pupil.foresight.clone();
        let played = self.course.play::<G>(number, &foresight);
        let mut gradient = foresight.gradient();
        played.lessons.iter().for_each(|lesson| gradient.add(&foresight, lesson));
        let class = &mut *class.lock().expect("no thread stops");
        class.pupil.take(&gradient, self.rate * self.end.powf(done));
        class.games += 1;
        class.positions += played.lessons.len() as u64;
        class.surprise += gradient.surprise;
        class.at_results += played.surprise;
        if class.games == TOLD_EVERY {
            let mean = |sum: f64| sum / class.positions as f64;
            let (lessons, results) = (mean(class.surprise), mean(class.at_results));
            println!("{} games: surprise at lessons {lessons:.4}, at results {results:.4}", number + 1);
            (class.games, class.positions, class.surprise, class.at_results) = (0, 0, 0.0, 0.0);
            self.keep(&class.pupil);
        }
    }

    fn keep(&self, pupil: &Pupil) {
        std::fs::write(&self.out, pupil.foresight.write().expect("weights")).expect("a file to write to");
    }
}
