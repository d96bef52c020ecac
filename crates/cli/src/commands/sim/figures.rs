//! The figures of a simulation: what the sums mean.

use std::time::Duration;

use emporio_core::Game;
use serde::Serialize;

use super::tally::{SeatTally, Tally, Times};

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl From<(f64, f64)> for Mean {
    fn from((mean, error): (f64, f64)) -> Mean {
        Mean { mean, error }
    }
}

/// Something and how often it came in a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PerGame {
    /// Its word.
    pub name: String,
    /// How often, per game.
    pub per_game: f64,
}

/// A kind of action and how often it came in a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KindPerGame {
    /// Its word.
    pub kind: &'static str,
    /// How often it was chosen among others, per game.
    pub chosen: f64,
    /// How often it was the only option, per game.
    pub forced: f64,
}

/// What a seat got.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatFigures {
    /// Points.
    pub score: Mean,
    /// Share of the victory.
    pub share: Mean,
    /// The mean of each line of the score sheet.
    pub parts: Vec<PartMean>,
}

/// The mean of a line of the score sheet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartMean {
    /// Its word.
    pub name: &'static str,
    /// Its mean.
    pub mean: f64,
}

/// How many rounds were played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rounds {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
    /// The fewest.
    pub least: u16,
    /// A tenth of the games have no more.
    pub p10: u16,
    /// Half of the games have no more.
    pub median: u16,
    /// Nine tenths of the games have no more.
    pub p90: u16,
    /// The most.
    pub most: u16,
}

/// How long it took.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Timing {
    /// By the clock.
    pub seconds: f64,
    /// Of all cores together.
    pub cpu_seconds: f64,
    /// Games per second by the clock.
    pub games_per_second: f64,
    /// Games per second of one core.
    pub games_per_cpu_second: f64,
}

/// All figures of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// How many games.
    pub games: u64,
    /// In seat order.
    pub seats: Vec<SeatFigures>,
    /// Points of the winner.
    pub winning_score: Mean,
    /// How long games lasted.
    pub rounds: Rounds,
    /// How games ended: the part of all games.
    pub endings: Vec<Ending>,
    /// How much there was to decide.
    #[serde(flatten)]
    pub choices: ChoiceFigures,
    /// How often everything came.
    #[serde(flatten)]
    pub counts: Counts,
    /// How long it took: the only part that differs from run to run.
    pub timing: Timing,
}

/// How much there is to decide in a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChoiceFigures {
    /// Choices with two or more options, per game.
    pub decisions: Mean,
    /// Mean number of options of such a choice.
    pub options: f64,
    /// The most options that a choice had.
    pub most_options: usize,
}

/// How often everything comes in a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counts {
    /// Each kind of action.
    pub actions: Vec<KindPerGame>,
    /// Each kind of chance outcome.
    pub chance: Vec<PerGame>,
    /// Each outcome of chance.
    pub outcomes: Vec<PerGame>,
    /// Each kind of event.
    pub events: Vec<PerGame>,
}

/// A way to end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ending {
    /// Its word.
    pub name: &'static str,
    /// The part of all games.
    pub share: f64,
}

impl Figures {
    /// What the sums mean.
    pub fn new<G: Game>(tally: &Tally, wall: Duration, cpu: Duration) -> Figures {
        let games = tally.games.max(1) as f64;
        let decisions: u64 = tally.actions.iter().map(|times| times.chosen).sum();
        let endings = tally.endings.iter().map(|(&name, &n)| Ending { name, share: n as f64 / games });
        let event = |(name, n): &(&str, i64)| PerGame { name: (*name).into(), per_game: *n as f64 / games };
        Figures {
            games: tally.games,
            seats: tally.seats.iter().map(|seat| seat_figures(seat, games)).collect(),
            winning_score: tally.winning.mean().into(),
            rounds: rounds(tally),
            endings: endings.collect(),
            choices: ChoiceFigures {
                decisions: tally.decisions.mean().into(),
                options: tally.options as f64 / decisions.max(1) as f64,
                most_options: tally.most_options,
            },
            counts: Counts {
                actions: kinds::<G>(tally, games),
                chance: chance_kinds::<G>(tally, games),
                outcomes: outcomes::<G>(tally, games),
                events: tally.events.iter().map(event).collect(),
            },
            timing: timing(games, wall.as_secs_f64(), cpu.as_secs_f64()),
        }
    }
}

fn seat_figures(seat: &SeatTally, games: f64) -> SeatFigures {
    let part = |&(name, sum): &(&'static str, i64)| PartMean { name, mean: sum as f64 / games };
    SeatFigures {
        score: seat.score.mean().into(),
        share: seat.share().into(),
        parts: seat.parts.iter().map(part).collect(),
    }
}

fn rounds(tally: &Tally) -> Rounds {
    let mut moments = super::tally::Moments::default();
    for (&rounds, &times) in &tally.rounds {
        (0..times).for_each(|_| moments.note(rounds.into()));
    }
    let (mean, error) = moments.mean();
    let at = |part: f64| quantile(tally, part);
    Rounds { mean, error, least: at(0.0), p10: at(0.1), median: at(0.5), p90: at(0.9), most: at(1.0) }
}

/// The smallest number of rounds that so large a part of the games did not exceed.
fn quantile(tally: &Tally, part: f64) -> u16 {
    let wanted = ((tally.games as f64 * part).ceil() as u64).max(1);
    let mut seen = 0;
    let mut reached = |times: u64| {
        seen += times;
        seen >= wanted
    };
    tally.rounds.iter().find(|(_, times)| reached(**times)).map_or(0, |(&rounds, _)| rounds)
}

/// Every action that occurred, in the order of its number.
fn occurred<G: Game>(tally: &Tally, so: fn(&Times) -> u64) -> impl Iterator<Item = (G::Action, u64)> {
    let action = |(id, times): (usize, u64)| Some((G::action_from_id(u16::try_from(id).ok()?)?, times));
    tally.actions.iter().map(so).enumerate().filter(|(_, times)| *times > 0).filter_map(action)
}

fn kinds<G: Game>(tally: &Tally, games: f64) -> Vec<KindPerGame> {
    let mut kinds: Vec<KindPerGame> = Vec::new();
    let mut note = |kind: &'static str, chosen: u64, forced: u64| {
        let at = kinds.iter().position(|known| known.kind == kind).unwrap_or_else(|| {
            kinds.push(KindPerGame { kind, chosen: 0.0, forced: 0.0 });
            kinds.len() - 1
        });
        kinds[at].chosen += chosen as f64 / games;
        kinds[at].forced += forced as f64 / games;
    };
    let kind = G::action_kind;
    occurred::<G>(tally, |times| times.chosen).for_each(|(action, times)| note(kind(action), times, 0));
    occurred::<G>(tally, |times| times.forced).for_each(|(action, times)| note(kind(action), 0, times));
    kinds
}

fn chance_kinds<G: Game>(tally: &Tally, games: f64) -> Vec<PerGame> {
    let mut kinds: Vec<(&'static str, i64)> = Vec::new();
    for (outcome, times) in occurred::<G>(tally, |times| times.chance) {
        super::tally::add_named(&mut kinds, G::action_kind(outcome), times as i64);
    }
    kinds.iter().map(|(kind, n)| PerGame { name: (*kind).into(), per_game: *n as f64 / games }).collect()
}

fn outcomes<G: Game>(tally: &Tally, games: f64) -> Vec<PerGame> {
    occurred::<G>(tally, |times| times.chance)
        .map(|(outcome, n)| PerGame { name: outcome.to_string(), per_game: n as f64 / games })
        .collect()
}

fn timing(games: f64, seconds: f64, cpu_seconds: f64) -> Timing {
    Timing {
        seconds,
        cpu_seconds,
        games_per_second: games / seconds.max(1e-9),
        games_per_cpu_second: games / cpu_seconds.max(1e-9),
    }
}
