//! Compares settings of the search: one seat with the first settings against the rest with the second.
//!
//! `cargo run --release -p emporio-bots --features tuning --example tune -- GAME PLAYERS GAMES ITERATIONS FIRST SECOND`, where settings
//! are such as `explore=0.7,sharp=0.1,far,light=2` (or `careful=1`, `full`, `none`), `own` for the game's own and
//! `greedy` for that bot; `@FILE` after them plays with the figures that `fit` printed into a file. Iterations may be given as `300/200`, first and second; milliseconds as `50ms`.

use std::time::{Duration, Instant};

use emporio_bots::arena::stats::wilson;
use emporio_bots::greedy::GreedyBot;
use emporio_bots::knowledge::{Feature, Worth, feature, try_out};
use emporio_bots::search::{Rollout, SearchBot, Taste};
use emporio_bots::{Bot, Budget, Knowledge, SearchSpec, Visit, visit};
use emporio_core::{Actor, Match, Rng, Setup, Turn};
use emporio_games::GameKind;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, budget, first, second] = args.as_slice() else {
        eprintln!("expected: GAME PLAYERS GAMES ITERATIONS FIRST SECOND");
        std::process::exit(2);
    };
    let kind: GameKind = game.parse().expect("a game");
    let (one, two) = budget.split_once('/').unwrap_or((budget, budget));
    visit(
        kind,
        Duel {
            players: players.parse().expect("players"),
            games: games.parse().expect("games"),
            budgets: [read_budget(one), read_budget(two)],
            sides: [first, second],
        },
    );
}

fn read_budget(text: &str) -> Budget {
    match text.strip_suffix("ms") {
        Some(time) => Budget::Time(Duration::from_millis(time.parse().expect("milliseconds"))),
        None => Budget::Iterations(text.parse().expect("iterations")),
    }
}

struct Duel<'a> {
    players: u8,
    games: u64,
    budgets: [Budget; 2],
    sides: [&'a str; 2],
}

fn read_taste(text: &str, mut taste: Taste) -> Taste {
    for setting in text.split(',') {
        let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
        match key {
            "explore" => taste.exploration = value.parse().expect("a number"),
            "sharp" => taste.sharpness = value.parse().expect("a number"),
            "far" => taste.far = true,
            "near" => taste.far = false,
            "light" => taste.rollout = Rollout::Light(value.parse().expect("a number")),
            "careful" => taste.rollout = Rollout::Careful(value.parse().expect("a number")),
            "full" => taste.rollout = Rollout::Full,
            "none" => taste.rollout = Rollout::None,
            "own" => {}
            _ => panic!("no setting {key}"),
        }
    }
    taste
}

/// The figures of a file that `fit` wrote.
fn read_worth<G: Knowledge>(file: &str) -> Worth {
    let text = std::fs::read_to_string(file).expect("a file");
    let numbers = |line: &str| -> Vec<f32> {
        let inner = line.trim().trim_end_matches([',', ';', ')']);
        inner.rsplit([',', '(']).take(2).map(|n| n.trim().parse().expect("a number")).collect()
    };
    let rows: Vec<Vec<f32>> = text.lines().filter(|line| line.contains("feature(")).map(numbers).collect();
    let row = |(known, row): (&Feature, &Vec<f32>)| feature(known.name, row[1], row[0]);
    let features: Vec<Feature> = G::FEATURES.iter().zip(&rows).map(row).collect();
    assert_eq!(rows.len(), G::FEATURES.len(), "{file} is of other features");
    let spread = numbers(text.lines().find(|line| line.contains("SPREAD")).expect("a spread"));
    Worth { features: features.leak(), spread: (spread[1], spread[0]) }
}

fn sit<G: Knowledge>(text: &str, budget: Budget, seed: u64) -> Box<dyn Bot<G>> {
    let text = text.split('@').next().unwrap_or_default();
    if text == "greedy" {
        return Box::new(GreedyBot::new(seed));
    }
    Box::new(SearchBot::<G>::with_taste(SearchSpec::new(budget), read_taste(text, G::TASTE), seed))
}

impl Visit for Duel<'_> {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let worths = self.sides.map(|side| side.split_once('@').map(|(_, file)| read_worth::<G>(file)));
        let mut wins = 0.0;
        let (mut spent, mut choices) = ([0.0; 2], [0u32; 2]);
        for game in 0..self.games {
            let seed = game / u64::from(self.players);
            let first = (game % u64::from(self.players)) as usize;
            let mut rng = Rng::new(seed + 1000);
            let side = |seat: usize| usize::from(seat != first);
            let mut bots: Vec<Box<dyn Bot<G>>> = (0..usize::from(self.players))
                .map(|seat| sit(self.sides[side(seat)], self.budgets[side(seat)], game * 8 + seat as u64))
                .collect();
            let setup = Setup::plain(G::Options::default(), self.players);
            let mut table = Match::<G>::quiet(setup).expect("a table");
            loop {
                table.advance(&mut rng);
                let Turn::Player(player) = table.turn() else { break };
                try_out(worths[side(player.index())]);
                let start = Instant::now();
                let action = bots[player.index()].choose(&table.seat(player));
                spent[side(player.index())] += start.elapsed().as_secs_f64() * 1000.0;
                choices[side(player.index())] += 1;
                table.try_apply(Actor::Player(player), action).expect("a legal action");
            }
            wins += table.state().scores().shares()[first];
        }
        let (low, high) = wilson(wins, self.games as f64);
        println!(
            "{} vs {}: {:.1} % ({:.1} to {:.1}) in {} games; {:.2} and {:.2} ms a choice",
            self.sides[0],
            self.sides[1],
            100.0 * wins / self.games as f64,
            100.0 * low,
            100.0 * high,
            self.games,
            spent[0] / f64::from(choices[0].max(1)),
            spent[1] / f64::from(choices[1].max(1)),
        );
    }
}
