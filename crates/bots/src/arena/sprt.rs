//! Stopping early: Wald's sequential test of the first bot's share of victories.

use std::str::FromStr;

use super::{Outcome, Plan};

/// Two shares to tell apart, with an error of 5 % either way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The share if the bot is no better.
    pub low: f64,
    /// The share if it is.
    pub high: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The share is the higher one rather than the lower.
    High,
    /// The share is the lower one rather than the higher.
    Low,
}

/// The log-likelihood ratio at which an error of 5 % is reached: ln(0.95 / 0.05).
const BOUND: f64 = 2.944_438_979;

impl Sprt {
    /// The verdict on the whole rotations played so far; none yet if it is open.
    pub fn verdict(&self, plan: &Plan, outcomes: &[Outcome]) -> Option<Verdict> {
        let (shares, games) = whole_rotations(plan, outcomes);
        self.decide(shares, games)
    }

    /// The verdict on so many victories, shares of some included, in so many games.
    pub fn decide(&self, shares: f64, games: f64) -> Option<Verdict> {
        let ratio = shares * (self.high / self.low).ln()
            + (games - shares) * ((1.0 - self.high) / (1.0 - self.low)).ln();
        if ratio >= BOUND {
            Some(Verdict::High)
        } else if ratio <= -BOUND {
            Some(Verdict::Low)
        } else {
            None
        }
    }
}

/// The first bot's victories and the games, counting only deals that every turn of the table has been played of.
fn whole_rotations(plan: &Plan, outcomes: &[Outcome]) -> (f64, f64) {
    let players = u32::from(plan.players);
    let mut deals = std::collections::BTreeMap::<u32, (u32, f64)>::new();
    for outcome in outcomes {
        let deal = deals.entry(outcome.index / players).or_default();
        deal.0 += 1;
        deal.1 += outcome.shares()[(outcome.index % players) as usize];
    }
    let whole = deals.values().filter(|deal| deal.0 == players);
    whole.fold((0.0, 0.0), |(shares, games), deal| (shares + deal.1, games + f64::from(players)))
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Sprt, String> {
        let expected =
            || format!("`{text}` is no test: expected LOW,HIGH such as 0.25,0.4 with 0 < LOW < HIGH < 1");
        let (low, high) = text.split_once(',').ok_or_else(expected)?;
        let read = |part: &str| part.trim().parse::<f64>().map_err(|_| expected());
        let sprt = Sprt { low: read(low)?, high: read(high)? };
        let sound = 0.0 < sprt.low && sprt.low < sprt.high && sprt.high < 1.0;
        if sound { Ok(sprt) } else { Err(expected()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_test_stops_when_the_odds_are_nineteen_to_one() {
        let sprt: Sprt = "0.25,0.5".parse().unwrap();
        assert_eq!(sprt.decide(2.0, 4.0), None);
        assert_eq!(sprt.decide(8.0, 10.0), Some(Verdict::High));
        assert_eq!(sprt.decide(0.0, 8.0), Some(Verdict::Low));
        assert!("0.5,0.25".parse::<Sprt>().is_err() && "0.5".parse::<Sprt>().is_err());
    }
}
