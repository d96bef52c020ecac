//! What more thought changes: how often a short thought chooses what a long one does, and what it costs where it does not.
//!
//! `cargo run --release -p emporio-bots --example ripen -- GAME PLAYERS POSITIONS LONG [CURIOSITY...]`: positions of games between
//! searches of 100 iterations, each thought about with LONG iterations, which says what choices are worth, and by shorter thoughts of
//! other seeds. Once as the search plays now, once by fitted figures, and once as it plays now but for each other CURIOSITY.

use emporio_bots::search::{Chance, Judge, SearchBot, Taste};
use emporio_bots::{Bot, Budget, Knowledge, SearchSpec, Visit, visit};
use emporio_core::matches::automatic_options;
use emporio_core::{Actor, Match, Rng, Seat, Setup, Turn};
use emporio_games::GameKind;

/// Iterations of the short thoughts.
const SHORT: [u32; 3] = [100, 1_000, 10_000];
/// Short thoughts about each position.
const TRIES: u64 = 3;
/// Choices from one position that is looked at to the next.
const EVERY: u64 = 7;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, positions, long, curiosities @ ..] = args.as_slice() else {
        eprintln!("expected: GAME PLAYERS POSITIONS LONG [CURIOSITY...]");
        std::process::exit(2);
    };
    let kind: GameKind = game.parse().expect("a game");
    let number = |text: &str| text.parse::<u32>().expect("a number");
    let plan = Plan {
        players: players.parse().expect("players"),
        positions: number(positions),
        long: number(long),
        curiosities: curiosities.iter().map(|text| text.parse().expect("a number")).collect(),
    };
    println!("| game | players | search | positions | iterations | choices of {long} | cost of others |");
    visit(kind, plan);
}

struct Plan {
    players: u8,
    positions: u32,
    long: u32,
    curiosities: Vec<f32>,
}

/// How short thoughts of one length fared.
#[derive(Clone, Copy, Default)]
struct Tally {
    same: u32,
    all: u32,
    cost: f64,
}

impl Visit for Plan {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let mut ways = vec![
            ("present".to_string(), G::BEST, Judge::of_search::<G>()),
            ("fitted".to_string(), G::TASTE, Judge::fitted::<G>()),
        ];
        ways.extend(self.curiosities.iter().map(|&exploration| {
            (format!("curiosity {exploration}"), Taste { exploration, ..G::BEST }, Judge::of_search::<G>())
        }));
        let mut tallies = vec![[Tally::default(); SHORT.len()]; ways.len()];
        let (mut seen, mut deal) = (0, 0);
        while seen < self.positions {
            self.play::<G>(deal, |seat, seed| {
                for ((_, taste, judge), tallies) in ways.iter().zip(&mut tallies) {
                    self.compare(&seat, *taste, judge, seed, tallies);
                }
                seen += 1;
                seen < self.positions
            });
            deal += 1;
        }
        for ((name, ..), tallies) in ways.iter().zip(tallies) {
            for (iterations, Tally { same, all, cost }) in SHORT.into_iter().zip(tallies) {
                println!(
                    "| {} | {} | {name} | {seen} | {iterations} | {:.1} % | {:.2} |",
                    G::META.id,
                    self.players,
                    100.0 * f64::from(same) / f64::from(all),
                    100.0 * cost / f64::from(all),
                );
            }
        }
    }
}

impl Plan {
    /// Plays a game and shows some of its moments for as long as they are wanted.
    fn play<G: Knowledge>(&self, deal: u64, mut show: impl FnMut(Seat<'_, G>, u64) -> bool) {
        let mut rng = Rng::stream(41, deal);
        let mut table =
            Match::<G>::quiet(Setup::plain(automatic_options::<G>(), self.players)).expect("a table");
        let spec = SearchSpec::new(Budget::Iterations(100));
        let mut bots: Vec<SearchBot<G>> =
            (0..self.players).map(|_| SearchBot::new(spec, rng.next_u64())).collect();
        for choice in 0.. {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { return };
            if choice % EVERY == deal % EVERY && !show(table.seat(player), rng.next_u64()) {
                return;
            }
            let action = bots[player.index()].choose(&table.seat(player));
            table.try_apply(Actor::Player(player), action).expect("a legal action");
        }
    }

    fn compare<G: Knowledge>(
        &self,
        seat: &Seat<'_, G>,
        taste: Taste,
        judge: &Judge,
        seed: u64,
        tallies: &mut [Tally],
    ) {
        let think = |iterations, seed| {
            let spec = SearchSpec::new(Budget::Iterations(iterations));
            SearchBot::<G>::with(spec, taste, judge.clone(), seed).study(seat)
        };
        let long = think(self.long, seed);
        let own = |chance: &Chance<G::Action>| f64::from(chance.values[seat.player().index()]);
        for (tally, iterations) in tallies.iter_mut().zip(SHORT) {
            for n in 1..=TRIES {
                let chosen = think(iterations, seed.wrapping_add(n))[0].action;
                let worth = long.iter().find(|chance| chance.action == chosen).map_or(0.0, own);
                tally.same += u32::from(chosen == long[0].action);
                tally.all += 1;
                tally.cost += (own(&long[0]) - worth).max(0.0);
            }
        }
    }
}
