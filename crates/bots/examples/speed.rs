//! How fast the search is: iterations a CPU second on one core from the opening, for each game and number of players.
//!
//! `cargo run --release -p emporio-bots --example speed [SECONDS]`: with rollouts to the end of the game, with the game's own judged by
//! fitted figures, and as the search plays now, each for so many CPU seconds. The last two take turns of a tenth of a second, so that
//! whatever else the machine does slows both alike.

use cpu_time::ThreadTime;
use emporio_bots::search::{Judge, Rollout, Search, Taste};
use emporio_bots::{Knowledge, Visit, visit};
use emporio_core::{Match, Rng, Seat, Setup, Turn};
use emporio_games::GameKind;

/// CPU seconds that each figure is measured for, after a warm-up.
const SECONDS: f64 = 1.0;
/// CPU seconds of one turn.
const TURN: f64 = 0.1;

struct Speed {
    players: u8,
    seconds: f64,
}

impl Visit for Speed {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let mut table =
            Match::<G>::quiet(Setup::plain(G::Options::default(), self.players)).expect("a table");
        table.advance(&mut Rng::new(1));
        let Turn::Player(player) = table.turn() else { return };
        let seat = table.seat(player);
        let full = Judge { rollout: Rollout::Full, ..Judge::fitted::<G>() };
        let mut watches = [
            Watch::new(&seat, G::TASTE, full),
            Watch::new(&seat, G::TASTE, Judge::fitted::<G>()),
            Watch::new(&seat, G::BEST, Judge::of_search::<G>()),
        ];
        while watches[0].spent < self.seconds {
            watches.iter_mut().for_each(|watch| watch.take_a_turn(&seat));
        }
        let [full, fitted, learnt] = watches.map(|watch| f64::from(watch.done) / watch.spent);
        println!(
            "{:14} {} players: {full:8.0} to the end, {fitted:8.0} by fitted figures, {learnt:8.0} as played ({:.2})",
            G::META.id,
            self.players,
            learnt / fitted
        );
    }
}

/// A search, what it has done, and in which time.
struct Watch<G: Knowledge> {
    search: Search<G>,
    done: u32,
    spent: f64,
}

impl<G: Knowledge> Watch<G> {
    fn new(seat: &Seat<'_, G>, taste: Taste, judge: Judge) -> Self {
        let mut search = Search::new(taste, judge, Rng::new(2), 1 << 18);
        (0..200).for_each(|_| search.iterate(seat));
        Watch { search, done: 0, spent: 0.0 }
    }

    /// Thinks anew each time, since a full tree of fitted figures no longer grows.
    fn take_a_turn(&mut self, seat: &Seat<'_, G>) {
        self.search.forget();
        let start = ThreadTime::now();
        while start.elapsed().as_secs_f64() < TURN {
            (0..50).for_each(|_| self.search.iterate(seat));
            self.done += 50;
        }
        self.spent += start.elapsed().as_secs_f64();
    }
}

fn main() {
    let seconds = std::env::args().nth(1).map_or(SECONDS, |text| text.parse().expect("seconds"));
    for &kind in GameKind::ALL {
        for players in kind.meta().min_players..=kind.meta().max_players {
            visit(kind, Speed { players, seconds });
        }
    }
}
