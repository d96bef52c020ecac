//! Compares settings of the search: one seat with the first settings against the rest with the second.
//!
//! `cargo run --release -p emporio-bots --features core-clock --example tune -- GAME PLAYERS GAMES ITERATIONS FIRST SECOND`, where settings
//! are such as `explore=0.7,sharp=0.1,light=2` (or `own=2`, `full`, `none`), `own` for the game's own and
//! `greedy` for that bot; `@FILE` after them plays with the figures that `fit` printed into a file. Iterations may be given as `300/200`, first and second; milliseconds of CPU time as `50ms`.

use std::time::Duration;

use cpu_time::ThreadTime;
use emporio_bots::arena::stats::wilson;
use emporio_bots::greedy::GreedyBot;
use emporio_bots::search::{Rollout, SearchBot, Taste};
use emporio_bots::value::Worth;
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
            "light" => taste.rollout = Rollout::Light(value.parse().expect("a number")),
            "own" if !value.is_empty() => taste.rollout = Rollout::Own(value.parse().expect("a number")),
            "full" => taste.rollout = Rollout::Full,
            "none" => taste.rollout = Rollout::None,
            "own" => {}
            _ => panic!("no setting {key}"),
        }
    }
    taste
}

/// The figures of a file that `fit` wrote: those of the greedy bot or of the search.
fn read_worth<G: Knowledge>(file: &str, is_greedy: bool) -> Worth {
    let text = std::fs::read_to_string(file).expect("a file");
    let span = |line: &str| {
        let numbers: Vec<f32> = line
            .split(|c: char| !(c.is_ascii_digit() || c == '-' || c == '.'))
            .filter_map(|word| word.parse().ok())
            .collect();
        let pair = if is_greedy { &numbers[numbers.len() - 4..] } else { &numbers[numbers.len() - 2..] };
        (pair[0], pair[1])
    };
    let features: Vec<(f32, f32)> = text.lines().filter(|line| line.contains("feature(")).map(span).collect();
    assert_eq!(features.len(), G::FEATURES.len(), "{file} is of other features");
    let spread = span(text.lines().find(|line| line.contains("SPREAD")).expect("a spread"));
    Worth { features, spread, ..Worth::of_search::<G>() }
}

fn sit<G: Knowledge>(text: &str, budget: Budget, seed: u64) -> Box<dyn Bot<G>> {
    let (text, file) = text.split_once('@').map_or((text, None), |(text, file)| (text, Some(file)));
    if text == "greedy" {
        let worth = file.map_or_else(Worth::of_greedy::<G>, |file| read_worth::<G>(file, true));
        return Box::new(GreedyBot::new(worth, seed));
    }
    let worth = file.map_or_else(Worth::of_search::<G>, |file| read_worth::<G>(file, false));
    Box::new(SearchBot::<G>::with(SearchSpec::new(budget), read_taste(text, G::TASTE), worth, seed))
}

impl Visit for Duel<'_> {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let mut wins = 0.0;
        let mut margins: Vec<f64> = Vec::new();
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
                let start = ThreadTime::now();
                let action = bots[player.index()].choose(&table.seat(player));
                spent[side(player.index())] += start.elapsed().as_secs_f64() * 1000.0;
                choices[side(player.index())] += 1;
                table.try_apply(Actor::Player(player), action).expect("a legal action");
            }
            let scores = table.state().scores();
            wins += scores.shares()[first];
            let total = |seat: usize| f64::from(scores.players[seat].total);
            let others = (0..usize::from(self.players)).filter(|&seat| seat != first).map(total);
            margins.push(total(first) - others.fold(f64::MIN, f64::max));
        }
        let (low, high) = wilson(wins, self.games as f64);
        let mean = margins.iter().sum::<f64>() / margins.len() as f64;
        let variance = margins.iter().map(|m| (m - mean) * (m - mean)).sum::<f64>() / margins.len() as f64;
        println!(
            "{} vs {}: {:.1} % ({:.1} to {:.1}) in {} games, margin {:+.2} (s.e. {:.2}); {:.2} and {:.2} ms a choice",
            self.sides[0],
            self.sides[1],
            100.0 * wins / self.games as f64,
            100.0 * low,
            100.0 * high,
            self.games,
            mean,
            (variance / margins.len() as f64).sqrt(),
            spent[0] / f64::from(choices[0].max(1)),
            spent[1] / f64::from(choices[1].max(1)),
        );
    }
}
