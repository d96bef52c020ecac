//! What the outcomes say about each bot: shares with intervals, points, margins, ratings, time, faults.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Outcome;
use crate::protocol::FaultKind;
use crate::rating::{WengLinRating, update};

/// The figures of one bot.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// Seats it has played.
    pub seats: u32,
    /// Its share of the victories of those seats' games.
    pub share: f64,
    /// Wilson's 95 % interval of the share.
    pub interval: (f64, f64),
    /// Mean points.
    pub score: f64,
    /// Standard error of the mean points.
    pub score_error: f64,
    /// Mean lead over the best other seat.
    pub margin: f64,
    /// Mean place.
    pub place: f64,
    /// Rating (Weng-Lin, 25 at the start) and its uncertainty.
    pub rating: (f64, f64),
    /// Mean milliseconds a choice.
    pub milliseconds: f64,
    /// The longest thought in milliseconds.
    pub slowest: f64,
    /// Faults of a program, by kind.
    pub faults: BTreeMap<FaultKind, u32>,
}

impl Standing {
    /// The share and the ends of its interval, in percent.
    pub fn percents(&self) -> [f64; 3] {
        [self.share, self.interval.0, self.interval.1].map(|share| share * 100.0)
    }
}

/// Wilson's interval for a share of `wins` in `games`, 95 %.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_985;
    let share = wins / games;
    let middle = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

/// The standing of every bot, the best rated first.
pub fn standings(outcomes: &[Outcome]) -> Vec<Standing> {
    let ratings = ratings(outcomes);
    let mut standings: Vec<Standing> =
        ratings.keys().map(|bot| standing(bot, outcomes, &ratings[bot])).collect();
    standings.sort_by(|a, b| b.share.total_cmp(&a.share));
    standings
}

fn standing(bot: &str, outcomes: &[Outcome], rating: &WengLinRating) -> Standing {
    let played: Vec<(&Outcome, usize)> = outcomes.iter().flat_map(|outcome| seats_of(outcome, bot)).collect();
    let count = played.len().max(1) as f64;
    let sum = |figure: &dyn Fn(&Outcome, usize) -> f64| {
        played.iter().map(|&(o, seat)| figure(o, seat)).sum::<f64>()
    };
    let wins = sum(&|outcome, seat| outcome.shares()[seat]);
    let score = sum(&|outcome, seat| f64::from(outcome.scores[seat])) / count;
    let variance =
        sum(&|outcome, seat| (f64::from(outcome.scores[seat]) - score).powi(2)) / (count - 1.0).max(1.0);
    let choices = sum(&|outcome, seat| f64::from(outcome.choices[seat])).max(1.0);
    Standing {
        bot: bot.to_string(),
        seats: played.len() as u32,
        share: wins / count,
        interval: wilson(wins, count),
        score,
        score_error: (variance / count).sqrt(),
        margin: sum(&|outcome, seat| f64::from(outcome.margin(seat))) / count,
        place: sum(&|outcome, seat| f64::from(outcome.ranks[seat])) / count,
        rating: (rating.rating, rating.uncertainty),
        milliseconds: sum(&|outcome, seat| outcome.seconds[seat]) / choices * 1000.0,
        slowest: played.iter().map(|&(outcome, seat)| outcome.slowest[seat]).fold(0.0, f64::max) * 1000.0,
        faults: faults(&played),
    }
}

/// The seats that a bot played in a game.
pub fn seats_of<'a>(outcome: &'a Outcome, bot: &str) -> impl Iterator<Item = (&'a Outcome, usize)> {
    let seats: Vec<usize> = (0..outcome.seats.len()).filter(|&seat| outcome.seats[seat] == bot).collect();
    seats.into_iter().map(move |seat| (outcome, seat))
}

fn faults(played: &[(&Outcome, usize)]) -> BTreeMap<FaultKind, u32> {
    let mut faults = BTreeMap::new();
    for fault in played.iter().flat_map(|&(outcome, seat)| &outcome.faults[seat]) {
        *faults.entry(fault.kind).or_default() += 1;
    }
    faults
}

/// Ratings from the games in order.
fn ratings(outcomes: &[Outcome]) -> BTreeMap<String, WengLinRating> {
    let mut ratings = BTreeMap::new();
    for outcome in outcomes {
        update(&mut ratings, &outcome.seats, &outcome.ranks);
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let (low, high) = wilson(8.0, 10.0);
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }
}
