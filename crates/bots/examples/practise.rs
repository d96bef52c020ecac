//! Learns how readily each habit of a game is followed, from thoughts of the search, and prints the table for its file in `src/knowledge`.
//!
//! `cargo run --release -p emporio-bots --example practise -- GAME ITERATIONS GAMES [POWER [light]]`: the search plays against itself at every number of
//! players, some choices at random, and habits become as likely as it followed them (a softmax, by its gradient). POWER above 1 makes the table
//! firmer than the search was. With `light` it plays on from leaves as the yardstick does, for a game whose habits are still to be learnt.

use emporio_bots::search::{Judge, SearchBot};
use emporio_bots::{Budget, Knowledge, SearchSpec, Visit, visit};
use emporio_core::{Actor, Match, Rng, Setup, Turn};
use emporio_games::GameKind;

/// One choice in so many is made at random, so that habits know what to do after others' oddities.
const ASTRAY: u32 = 10;
/// Steps of the gradient, and their length.
const STEPS: u32 = 600;
const RATE: f64 = 1.0;
/// The table's numbers lie between 1 and this.
const MOST: f64 = 60_000.0;

/// The habits among which a choice was made, the one that was followed first.
type Choice = Vec<usize>;

struct Practise {
    iterations: u32,
    games: u64,
    power: f64,
    is_light: bool,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, iterations, games, more @ ..] = args.as_slice() else {
        eprintln!("expected: GAME ITERATIONS GAMES [POWER [light]]");
        std::process::exit(2);
    };
    let kind: GameKind = game.parse().expect("a game");
    let number = |text: &String| text.parse::<f64>().expect("a number");
    visit(
        kind,
        Practise {
            iterations: number(iterations) as u32,
            games: number(games) as u64,
            power: more.first().map_or(1.0, number),
            is_light: more.get(1).is_some_and(|word| word == "light"),
        },
    );
}

impl Visit for Practise {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        assert!(!G::HABITS.is_empty(), "{} has no habits: its knowledge is to name some first", G::META.id);
        let choices = self.choices::<G>();
        let habits = learn(&choices, G::HABITS.len());
        eprintln!(
            "{} choices; surprise {:.4}, by habits of one kind {:.4}",
            choices.len(),
            surprise(&choices, &habits),
            surprise(&choices, &vec![0.0; habits.len()])
        );
        let best = habits.iter().copied().fold(f64::MIN, f64::max);
        let firm = |habit: &f64| (MOST * (self.power * (habit - best)).exp()).max(1.0).round() as u64;
        for line in habits.chunks(20) {
            let numbers: Vec<String> = line.iter().map(|habit| firm(habit).to_string()).collect();
            println!("    {},", numbers.join(", "));
        }
    }
}

impl Practise {
    fn choices<G: Knowledge>(&self) -> Vec<Choice> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        std::thread::scope(|scope| {
            let part = |n| {
                let mine = (0..self.games).filter(move |game| game % threads == n);
                scope.spawn(move || mine.flat_map(|game| self.play::<G>(game)).collect::<Vec<_>>())
            };
            let parts: Vec<_> = (0..threads).map(part).collect();
            parts.into_iter().flat_map(|part| part.join().expect("the games end")).collect()
        })
    }

    fn play<G: Knowledge>(&self, seed: u64) -> Vec<Choice> {
        let mut rng = Rng::stream(seed, 77);
        let counts = u64::from(G::META.max_players - G::META.min_players) + 1;
        let players = G::META.min_players + (seed % counts) as u8;
        let mut table = Match::<G>::quiet(Setup::plain(G::Options::default(), players)).expect("a table");
        let spec = SearchSpec::new(Budget::Iterations(self.iterations));
        let mut judge = Judge::of_search::<G>();
        if self.is_light {
            judge.rollout = G::TASTE.rollout;
        }
        let mut bot = SearchBot::<G>::with(spec, G::BEST, judge, seed);
        let mut choices = Vec::new();
        loop {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { return choices };
            let found = bot.study(&table.seat(player));
            choices.push(found.iter().map(|chance| table.state().habit(chance.action)).collect());
            let action = if rng.below(ASTRAY) == 0 { rng.pick(table.legal()) } else { found[0].action };
            table.try_apply(Actor::Player(player), action).expect("a legal action");
        }
    }
}

/// How likely each habit of a choice is followed.
fn likely(choice: &Choice, habits: &[f64]) -> Vec<f64> {
    let powers: Vec<f64> = choice.iter().map(|&habit| habits[habit].exp()).collect();
    let sum: f64 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}

fn surprise(choices: &[Choice], habits: &[f64]) -> f64 {
    let of = |choice: &Choice| -likely(choice, habits)[0].ln();
    choices.iter().map(of).sum::<f64>() / choices.len().max(1) as f64
}

/// Each step moves a habit by how much too seldom it was followed, in proportion to how often it came up.
fn learn(choices: &[Choice], count: usize) -> Vec<f64> {
    let mut habits = vec![0.0; count];
    for _ in 0..STEPS {
        let (mut lack, mut weight) = (vec![0.0; count], vec![5.0; count]);
        for choice in choices {
            for (place, (&habit, likely)) in choice.iter().zip(likely(choice, &habits)).enumerate() {
                let followed = if place == 0 { 1.0 } else { 0.0 };
                lack[habit] += followed - likely;
                weight[habit] += followed + likely;
            }
        }
        for (at, habit) in habits.iter_mut().enumerate() {
            // A pull to the middle, for pictures that hardly ever came up.
            *habit += RATE * (lack[at] - 0.5 * *habit) / weight[at];
        }
    }
    habits
}
