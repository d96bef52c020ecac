//! How fast the search is: iterations a CPU second on one core from the opening, for each game and number of players.
//!
//! `cargo run --release -p emporio-bots --example speed`: with rollouts to the end of the game, and with the game's own.

use cpu_time::ThreadTime;
use emporio_bots::search::{Judge, Rollout, Search, Taste};
use emporio_bots::{Knowledge, Visit, visit};
use emporio_core::{Match, Rng, Setup, Turn};
use emporio_games::GameKind;

/// CPU seconds that each figure is measured for, after a warm-up.
const SECONDS: f64 = 1.0;

struct Speed(u8);

impl Visit for Speed {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let full = Taste { rollout: Rollout::Full, ..G::TASTE };
        let (full, own) = (measure::<G>(full, self.0), measure::<G>(G::TASTE, self.0));
        println!("{:14} {} players: {full:8.0} to the end, {own:8.0} as played", G::META.id, self.0);
    }
}

fn measure<G: Knowledge>(taste: Taste, players: u8) -> f64 {
    let mut table = Match::<G>::quiet(Setup::plain(G::Options::default(), players)).expect("a table");
    table.advance(&mut Rng::new(1));
    let Turn::Player(player) = table.turn() else { return 0.0 };
    let judge = Judge { rollout: taste.rollout, ..Judge::of_search::<G>() };
    let mut search = Search::new(taste, judge, Rng::new(2), 1 << 18);
    let seat = table.seat(player);
    (0..200).for_each(|_| search.iterate(&seat));
    let (start, mut done) = (ThreadTime::now(), 0);
    while start.elapsed().as_secs_f64() < SECONDS {
        (0..50).for_each(|_| search.iterate(&seat));
        done += 50;
    }
    f64::from(done) / start.elapsed().as_secs_f64()
}

fn main() {
    for &kind in GameKind::ALL {
        for players in kind.meta().min_players..=kind.meta().max_players {
            visit(kind, Speed(players));
        }
    }
}
