//! Fits the worth of features to played games and prints the table for a file of `src/knowledge`.
//!
//! `cargo run --release -p emporio-bots --example fit -- GAME BOT GAMES ROUNDS [throughout] [styles]`: BOT plays against
//! itself, or with `styles` against the game's yardsticks too, at every number of players, with some choices at random so that many kinds of positions are seen; then
//! again with the figures so found, so many rounds. BOT is `greedy` or a search; its column is printed anew.
//!
//! The choices at random come before a turning point somewhere in the game, and the positions after it count: what
//! they lead to is then the bot's own play. With `throughout` both happen in all of the game.

use emporio_bots::greedy::GreedyBot;
use emporio_bots::knowledge::{Feature, MAX_FEATURES, Spreads, feature};
use emporio_bots::search::{Judge, SearchBot};
use emporio_bots::value::Worth;
use emporio_bots::{Bot, BotSpec, Knowledge, SearchSpec, Visit, make, visit};
use emporio_core::{Actor, MAX_PLAYERS, Match, Player, Rng, Setup, Turn};
use emporio_games::GameKind;

/// One position: what each player had, and how far the game had come.
struct Sample {
    players: usize,
    progress: f64,
    features: Vec<[f64; MAX_FEATURES]>,
    finals: [f64; MAX_PLAYERS],
    shares: [f64; MAX_PLAYERS],
}

/// Where in a game choices are made at random and where positions are noted, by its progress.
struct Walk {
    /// One in so many choices is random.
    astray: u32,
    /// Until here.
    until: f32,
    /// One in so many positions is noted.
    noted: u32,
    /// From here to there.
    between: (f32, f32),
}

impl Walk {
    fn throughout() -> Walk {
        Walk { astray: 8, until: f32::MAX, noted: 6, between: (0.0, f32::MAX) }
    }

    fn turning_at(point: f32) -> Walk {
        Walk { astray: 5, until: point, noted: 4, between: (point, point + 0.25) }
    }

    fn is_astray(&self, progress: f32, rng: &mut Rng) -> bool {
        progress < self.until && rng.below(self.astray) == 0
    }

    fn is_noted(&self, progress: f32, rng: &mut Rng) -> bool {
        (self.between.0..self.between.1).contains(&progress) && rng.below(self.noted) == 0
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (game, bot, games, rounds, words) = match args.as_slice() {
        [game, bot, games, rounds, words @ ..]
            if words.iter().all(|word| word == "throughout" || word == "styles") =>
        {
            (game, bot, games, rounds, words)
        }
        _ => {
            eprintln!("expected: GAME BOT GAMES ROUNDS [throughout] [styles]");
            std::process::exit(2);
        }
    };
    let is_said = |word: &str| words.iter().any(|said| said == word);
    let kind: GameKind = game.parse().expect("a game");
    let search = match bot.parse().expect("a bot") {
        BotSpec::Search(search) => Some(search),
        BotSpec::Greedy => None,
        BotSpec::Random | BotSpec::Style(_) | BotSpec::Level(_) | BotSpec::Program(_) => {
            panic!("figures are for greedy and search")
        }
    };
    visit(
        kind,
        Fit {
            search,
            games: games.parse().expect("a number"),
            rounds: rounds.parse().expect("a number"),
            throughout: is_said("throughout"),
            styles: is_said("styles"),
        },
    );
}

struct Fit {
    /// None for the greedy bot.
    search: Option<SearchSpec>,
    games: u64,
    rounds: u64,
    /// Choices at random in all of the game.
    throughout: bool,
    /// Yardsticks in some of the seats.
    styles: bool,
}

/// How often a seat is a yardstick's, where some are.
const YARDSTICK: f64 = 0.4;

impl Visit for Fit {
    type Out = ();

    fn visit<G: Knowledge>(self) {
        let mut worth = if self.search.is_some() { Worth::of_search::<G>() } else { Worth::of_greedy::<G>() };
        for round in 0..self.rounds {
            let samples = self.samples::<G>(&worth, round);
            let (early, late) = solve::<G>(&samples);
            worth.spread = spread(&samples, &early, &late);
            worth.features = early.iter().zip(&late).map(|(&e, &l)| (e as f32, l as f32)).collect();
        }
        self.print::<G>(&worth);
    }
}

impl Fit {
    fn samples<G: Knowledge>(&self, worth: &Worth, round: u64) -> Vec<Sample> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        std::thread::scope(|scope| {
            let part = |n| {
                scope.spawn(move || {
                    let mine = (0..self.games).filter(|game| game % threads == n);
                    let game = |game| self.play::<G>(worth, round * 1_000_000 + game);
                    mine.flat_map(game).collect::<Vec<_>>()
                })
            };
            let parts: Vec<_> = (0..threads).map(part).collect();
            parts.into_iter().flat_map(|part| part.join().expect("the games end")).collect()
        })
    }

    fn play<G: Knowledge>(&self, worth: &Worth, seed: u64) -> Vec<Sample> {
        let mut rng = Rng::stream(seed, 99);
        let counts = u64::from(G::META.max_players - G::META.min_players) + 1;
        let players = G::META.min_players + (seed % counts) as u8;
        let mut table = Match::<G>::quiet(Setup::plain(G::Options::default(), players)).expect("a table");
        let mut bots: Vec<_> = (0..players).map(|_| self.seat::<G>(worth, &mut rng)).collect();
        let mut samples = Vec::new();
        let walk = if self.throughout { Walk::throughout() } else { Walk::turning_at(rng.unit() as f32) };
        loop {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { break };
            let progress = table.state().progress();
            if walk.is_noted(progress, &mut rng) {
                samples.push(sample(table.state()));
            }
            let action = if walk.is_astray(progress, &mut rng) {
                rng.pick(table.legal())
            } else {
                bots[player.index()].choose(&table.seat(player))
            };
            table.try_apply(Actor::Player(player), action).expect("a legal action");
        }
        let scores = table.state().scores();
        for sample in &mut samples {
            for (seat, share) in scores.shares().iter().enumerate() {
                sample.finals[seat] = f64::from(scores.players[seat].total);
                sample.shares[seat] = *share;
            }
        }
        samples
    }

    /// The bot, or a yardstick.
    fn seat<G: Knowledge>(&self, worth: &Worth, rng: &mut Rng) -> Box<dyn Bot<G>> {
        let is_yardstick = self.styles && !G::STYLES.is_empty() && rng.unit() < YARDSTICK;
        if is_yardstick {
            let style = BotSpec::Style(G::STYLES[rng.below(G::STYLES.len() as u32) as usize].style);
            return make(&style, rng.next_u64()).expect("a style of this game");
        }
        sit::<G>(self.search, worth, rng.next_u64())
    }

    /// The table with the bot's own column new.
    fn print<G: Knowledge>(&self, worth: &Worth) {
        let is_search = self.search.is_some();
        println!("    const FEATURES: &'static [Feature] = &[");
        for (known, &new) in G::FEATURES.iter().zip(&worth.features) {
            let Feature { name, greedy, search } = match is_search {
                true => feature(known.name, known.greedy, new),
                false => feature(known.name, new, known.search),
            };
            println!(
                "        feature({name:?}, ({:.3}, {:.3}), ({:.3}, {:.3})),",
                greedy.0, greedy.1, search.0, search.1
            );
        }
        println!("    ];");
        let Spreads { greedy, search } = match is_search {
            true => Spreads { search: worth.spread, ..G::SPREADS },
            false => Spreads { greedy: worth.spread, ..G::SPREADS },
        };
        println!(
            "    const SPREADS: Spreads = Spreads {{ greedy: ({:.2}, {:.2}), search: ({:.2}, {:.2}) }};",
            greedy.0, greedy.1, search.0, search.1
        );
    }
}

fn sit<G: Knowledge>(search: Option<SearchSpec>, worth: &Worth, seed: u64) -> Box<dyn Bot<G>> {
    match search {
        Some(search) => Box::new(SearchBot::<G>::with(
            search,
            G::TASTE,
            Judge { worth: worth.clone(), ..Judge::fitted::<G>() },
            seed,
        )),
        None => Box::new(GreedyBot::new(worth.clone(), seed)),
    }
}

fn sample<G: Knowledge>(state: &G) -> Sample {
    let players = usize::from(state.players());
    let count = |player: Player| {
        let mut counted = [0.0f32; MAX_FEATURES];
        state.features(player, &mut counted[..G::FEATURES.len()]);
        counted.map(f64::from)
    };
    Sample {
        players,
        progress: f64::from(state.progress().clamp(0.0, 1.0)),
        features: Player::all(state.players()).map(count).collect(),
        finals: [0.0; MAX_PLAYERS],
        shares: [0.0; MAX_PLAYERS],
    }
}

/// Least squares of final points on features, both taken relative to the mean of the table.
fn solve<G: Knowledge>(samples: &[Sample]) -> (Vec<f64>, Vec<f64>) {
    let n = G::FEATURES.len();
    let size = 2 * n;
    let mut matrix = vec![vec![0.0f64; size + 1]; size];
    let mut row = vec![0.0f64; size];
    let (mut total, mut count) = (0.0, 0.0);
    for sample in samples {
        let players = sample.players as f64;
        let mean_final: f64 = sample.finals[..sample.players].iter().sum::<f64>() / players;
        for seat in 0..sample.players {
            for index in 0..n {
                let mean: f64 = sample.features.iter().map(|f| f[index]).sum::<f64>() / players;
                let value = sample.features[seat][index] - mean;
                row[index] = value * (1.0 - sample.progress);
                row[n + index] = value * sample.progress;
            }
            let target = sample.finals[seat] - mean_final;
            total += target * target;
            count += 1.0;
            for i in 0..size {
                if row[i] != 0.0 {
                    for j in 0..size {
                        matrix[i][j] += row[i] * row[j];
                    }
                    matrix[i][size] += row[i] * target;
                }
            }
        }
    }
    let scale = count * 0.002;
    for (i, line) in matrix.iter_mut().enumerate() {
        line[i] += scale;
    }
    let weights = eliminate(matrix);
    eprintln!("{} samples, deviation of the target {:.2}", samples.len(), (total / count).sqrt());
    (weights[..n].to_vec(), weights[n..].to_vec())
}

fn eliminate(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    let size = matrix.len();
    for column in 0..size {
        let pivot =
            (column..size).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()));
        matrix.swap(column, pivot.unwrap_or(column));
        let lead = matrix[column].clone();
        for line in matrix.iter_mut().skip(column + 1) {
            let factor = line[column] / lead[column];
            for index in column..=size {
                line[index] -= factor * lead[index];
            }
        }
    }
    let mut solution = vec![0.0; size];
    for index in (0..size).rev() {
        let known: f64 = (index + 1..size).map(|later| matrix[index][later] * solution[later]).sum();
        solution[index] = (matrix[index][size] - known) / matrix[index][index];
    }
    solution
}

/// The spreads at start and end under which the winners were likeliest.
fn spread(samples: &[Sample], early: &[f64], late: &[f64]) -> (f32, f32) {
    let forecasts: Vec<Vec<f64>> = samples
        .iter()
        .map(|sample| {
            let of = |f: &[f64; MAX_FEATURES]| {
                (0..early.len())
                    .map(|i| f[i] * (early[i] + (late[i] - early[i]) * sample.progress))
                    .sum::<f64>()
            };
            sample.features.iter().map(of).collect()
        })
        .collect();
    let fit = |first: f64, last: f64| -> f64 {
        samples
            .iter()
            .zip(&forecasts)
            .map(|(sample, points)| {
                let width = first + (last - first) * sample.progress;
                let best = points.iter().copied().fold(f64::MIN, f64::max);
                let sum: f64 = points.iter().map(|p| ((p - best) / width).exp()).sum();
                (0..sample.players)
                    .map(|seat| sample.shares[seat] * ((points[seat] - best) / width - sum.ln()))
                    .sum::<f64>()
            })
            .sum::<f64>()
            / samples.len() as f64
    };
    let widths = || (0..16).map(|step| 0.6 * 1.3f64.powi(step));
    let best = widths()
        .flat_map(|first| widths().map(move |last| (first, last)))
        .map(|(first, last)| (fit(first, last), first, last))
        .max_by(|a, b| a.0.total_cmp(&b.0));
    let (likelihood, first, last) = best.expect("there are widths to try");
    eprintln!("mean log-likelihood of the winner {likelihood:.4}");
    (first as f32, last as f32)
}
