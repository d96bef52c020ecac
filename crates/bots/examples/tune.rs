//! Compares settings of the search: one seat with the first settings against the rest with the second.
//!
//! `cargo run --release -p emporio-bots --features core-clock --example tune -- GAME PLAYERS GAMES ITERATIONS FIRST SECOND [DEAL]`, where settings
//! are such as `explore=0.7,sharp=0.1,grow=3,forgets,draws,draws=no,light=2` (or `habit=2`, `own=2`, `full`, `none`), `own` for the game's fitted own, `shipped` for
//! what the game has learnt, `greedy` for that bot and `bot:NAME` for any; `@FILE` after them plays with the figures that `fit` printed into a file, or with a network. Iterations may be given as `300/200`, first and second; milliseconds of CPU time as `50ms`. GAMES may be
//! a sequential test, `LOW,HIGH:MOST`: is the first side's share HIGH rather than LOW? DEAL is the number of the first deal.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use cpu_time::ThreadTime;
use emporio_bots::arena::stats::wilson;
use emporio_bots::arena::{Sprt, Verdict};
use emporio_bots::foresight::{Foresight, Seer};
use emporio_bots::greedy::GreedyBot;
use emporio_bots::net::Net;
use emporio_bots::search::{Judge, Learnt, Rollout, SearchBot, Taste};
use emporio_bots::value::Worth;
use emporio_bots::{Bot, Budget, Knowledge, SearchSpec, Visit, make, visit};
use emporio_core::matches::automatic_options;
use emporio_core::{Actor, Match, Rng, Setup, Turn};
use emporio_games::GameKind;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, budget, first, second, deal @ ..] = args.as_slice() else {
        eprintln!("expected: GAME PLAYERS GAMES ITERATIONS FIRST SECOND [DEAL]");
        std::process::exit(2);
    };
    let kind: GameKind = game.parse().expect("a game");
    let (one, two) = budget.split_once('/').unwrap_or((budget, budget));
    visit(
        kind,
        Duel {
            players: players.parse().expect("players"),
            until: read_end(games),
            budgets: [read_budget(one), read_budget(two)],
            sides: [first, second],
            deal: deal.first().map_or(0, |number| number.parse().expect("the number of a deal")),
        },
    );
}

fn read_budget(text: &str) -> Budget {
    match text.strip_suffix("ms") {
        Some(time) => Budget::Time(Duration::from_millis(time.parse().expect("milliseconds"))),
        None => Budget::Iterations(text.parse().expect("iterations")),
    }
}

/// When a comparison is over: after so many games, or as soon as a sequential test has decided.
struct End {
    most: u64,
    test: Option<Sprt>,
}

fn read_end(text: &str) -> End {
    match text.split_once(':') {
        Some((test, most)) => {
            End { most: most.parse().expect("games"), test: Some(test.parse().expect("LOW,HIGH")) }
        }
        None => End { most: text.parse().expect("games"), test: None },
    }
}

struct Duel<'a> {
    players: u8,
    until: End,
    budgets: [Budget; 2],
    sides: [&'a str; 2],
    deal: u64,
}

fn read_settings<G: Knowledge>(text: &str, taste: &mut Taste, judge: &mut Judge) {
    for setting in text.split(',') {
        let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
        let number = || value.parse().expect("a number");
        if key == "shipped" {
            (*taste, *judge) = (G::BEST, Judge::of_search::<G>());
            continue;
        }
        match (key, &mut judge.learnt) {
            ("explore", _) => taste.exploration = number(),
            ("sharp", _) => taste.sharpness = number(),
            ("grow", _) => taste.growth = value.parse().expect("a number"),
            ("forgets", _) => taste.forgets = true,
            ("draws", _) => taste.tells_draws = value != "no",
            ("trust", Some(learnt)) => learnt.trust = number(),
            ("prior", Some(learnt)) => learnt.prior = number(),
            ("light", _) => judge.rollout = Rollout::Light(value.parse().expect("a number")),
            ("habit", _) => judge.rollout = Rollout::Habit(value.parse().expect("a number")),
            ("own", _) if !value.is_empty() => judge.rollout = Rollout::Own(value.parse().expect("a number")),
            ("full", _) => judge.rollout = Rollout::Full,
            ("none", _) => judge.rollout = Rollout::None,
            ("own", _) => {}
            _ => panic!("no setting {key}"),
        }
    }
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
    if let Some(name) = text.strip_prefix("bot:") {
        return make::<G>(&name.parse().expect("a bot"), seed).expect("a bot of this game");
    }
    let (mut taste, mut judge) = (G::TASTE, Judge::fitted::<G>());
    match file {
        Some(file) if file.ends_with(".safetensors") => {
            let bytes = std::fs::read(file).expect("a file of weights");
            match Foresight::read::<G>(&bytes) {
                Ok(foresight) => judge.seer = Some(Seer::new(foresight.into())),
                Err(_) => {
                    let net = Net::read::<G>(&bytes).expect("weights of this game");
                    judge.learnt = Some(Learnt::new(net.into(), 1.0, 1.0));
                }
            }
            taste = G::BEST;
        }
        Some(file) => judge.worth = read_worth::<G>(file, false),
        None => {}
    }
    read_settings::<G>(text, &mut taste, &mut judge);
    Box::new(SearchBot::<G>::with(SearchSpec::new(budget), taste, judge, seed))
}

/// How one game went for the first settings, and what both sides spent on it.
#[derive(Clone, Copy, Default)]
struct Went {
    share: f64,
    margin: f64,
    spent: [f64; 2],
    choices: [u32; 2],
}

impl Duel<'_> {
    fn play<G: Knowledge>(&self, game: u64) -> Went {
        let seed = self.deal + game / u64::from(self.players);
        let first = (game % u64::from(self.players)) as usize;
        let mut rng = Rng::new(seed + 1000);
        let side = |seat: usize| usize::from(seat != first);
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..usize::from(self.players))
            .map(|seat| {
                sit(
                    self.sides[side(seat)],
                    self.budgets[side(seat)],
                    (self.deal * 8 + game) * 8 + seat as u64,
                )
            })
            .collect();
        let setup = Setup::plain(automatic_options::<G>(), self.players);
        let mut table = Match::<G>::quiet(setup).expect("a table");
        let mut went = Went::default();
        loop {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { break };
            let start = ThreadTime::now();
            let action = bots[player.index()].choose(&table.seat(player));
            went.spent[side(player.index())] += start.elapsed().as_secs_f64() * 1000.0;
            went.choices[side(player.index())] += 1;
            table.try_apply(Actor::Player(player), action).expect("a legal action");
        }
        let scores = table.state().scores();
        let total = |seat: usize| f64::from(scores.players[seat].total);
        let others = (0..usize::from(self.players)).filter(|&seat| seat != first).map(total);
        went.share = scores.shares()[first];
        went.margin = total(first) - others.fold(f64::MIN, f64::max);
        went
    }
}

impl Visit for Duel<'_> {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let (next, games) = (AtomicU64::new(0), Mutex::new(BTreeMap::new()));
        std::thread::scope(|scope| {
            for _ in 0..threads() {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.until.most || self.verdict(&games.lock().expect("no stop")).is_some()
                        {
                            return;
                        }
                        let went = self.play::<G>(game);
                        games.lock().expect("no thread stops").insert(game, went);
                    }
                });
            }
        });
        self.report(&games.into_inner().expect("no thread stops"));
    }
}

impl Duel<'_> {
    /// What the sequential test says of the deals that every turn of the table has been played of.
    fn verdict(&self, games: &BTreeMap<u64, Went>) -> Option<Verdict> {
        let players = u64::from(self.players);
        let (mut shares, mut count) = (0.0, 0.0);
        for deal in 0..self.until.most / players {
            let whole: Vec<f64> = (0..players)
                .filter_map(|n| games.get(&(deal * players + n)))
                .map(|went| went.share)
                .collect();
            if whole.len() as u64 == players {
                shares += whole.iter().sum::<f64>();
                count += players as f64;
            }
        }
        self.until.test.and_then(|test| test.decide(shares, count))
    }
}

/// As many games at once as the machine has cores, or as `THREADS` says.
fn threads() -> usize {
    let asked = std::env::var("THREADS").ok().and_then(|text| text.parse().ok());
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |cores| cores.get()))
}

impl Duel<'_> {
    fn report(&self, games: &BTreeMap<u64, Went>) {
        let verdict = match self.verdict(games) {
            Some(Verdict::High) => ", stronger",
            Some(Verdict::Low) => ", not stronger",
            None => "",
        };
        let games: Vec<Went> = games.values().copied().collect();
        let count = games.len() as f64;
        let wins: f64 = games.iter().map(|went| went.share).sum();
        let (low, high) = wilson(wins, count);
        let mean = games.iter().map(|went| went.margin).sum::<f64>() / count;
        let variance = games.iter().map(|went| (went.margin - mean).powi(2)).sum::<f64>() / count;
        let a_choice = |side: usize| {
            let choices: u32 = games.iter().map(|went| went.choices[side]).sum();
            games.iter().map(|went| went.spent[side]).sum::<f64>() / f64::from(choices.max(1))
        };
        println!(
            "{} vs {}: {:.1} % ({:.1} to {:.1}) in {} games, margin {:+.2} (s.e. {:.2}); {:.2} and {:.2} ms a choice{verdict}",
            self.sides[0],
            self.sides[1],
            100.0 * wins / count,
            100.0 * low,
            100.0 * high,
            games.len(),
            mean,
            (variance / count).sqrt(),
            a_choice(0),
            a_choice(1),
        );
    }
}
