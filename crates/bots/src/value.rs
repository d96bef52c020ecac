//! What a position is worth to each seat: a share of the victory, with some weight on the margin.
//!
//! Only sums, products, quotients and square roots are used, which are exact on every machine, so that searches
//! repeat bit for bit everywhere.

use emporio_core::{MAX_PLAYERS, Player, Scores, Turn};

use crate::Knowledge;
use crate::knowledge::{Feature, MAX_FEATURES, Span};

/// One number a seat, from 0 to 1.
pub type Values = [f32; MAX_PLAYERS];

/// How much of a value is the share of the victory; the rest is the margin, which tells good moves from bad ones
/// when the game is decided.
const SHARE: f32 = 0.8;

/// The figures that a bot judges positions with.
#[derive(Clone, PartialEq, Debug)]
pub struct Worth {
    /// What one unit of each feature is worth in final points.
    pub features: Vec<Span>,
    /// By how many points forecasts are off.
    pub spread: Span,
    /// How much of a value is the share of the victory.
    pub share: f32,
    /// How sure its chances are of what is forecast: 1 for as sure as the spread says.
    pub sureness: f32,
}

impl Worth {
    /// Those of the bot that looks a phase ahead.
    pub fn of_greedy<G: Knowledge>() -> Worth {
        Worth::new::<G>(|feature| feature.greedy, G::SPREADS.greedy)
    }

    /// Those of the search.
    pub fn of_search<G: Knowledge>() -> Worth {
        Worth::new::<G>(|feature| feature.search, G::SPREADS.search)
    }

    fn new<G: Knowledge>(column: fn(&Feature) -> Span, spread: Span) -> Worth {
        Worth { features: G::FEATURES.iter().map(column).collect(), spread, share: SHARE, sureness: 1.0 }
    }

    /// The value of a position to each seat: exact at the end, estimated before.
    pub fn outlook<G: Knowledge>(&self, state: &G) -> Values {
        if state.turn() == Turn::Over {
            return self.final_values(&state.scores());
        }
        let (points, spread) = self.forecast(state);
        self.values_of(&points, usize::from(state.players()), spread)
    }

    /// The points that each seat of a game that goes on is heading for, and by how many that may be off.
    pub fn forecast<G: Knowledge>(&self, state: &G) -> (Values, f32) {
        let progress = state.progress().clamp(0.0, 1.0);
        let mut points = [0.0; MAX_PLAYERS];
        for player in Player::all(state.players()) {
            points[player.index()] = self.heading_for(state, player, progress);
        }
        (points, between(self.spread, progress))
    }

    /// The points, up to something common to all, that a player is heading for.
    pub fn heading_for<G: Knowledge>(&self, state: &G, player: Player, progress: f32) -> f32 {
        let mut features = [0.0; MAX_FEATURES];
        state.features(player, &mut features[..self.features.len()]);
        self.features.iter().zip(features).map(|(&span, value)| value * between(span, progress)).sum()
    }

    /// The same, feature by feature.
    pub fn parts_of<G: Knowledge>(&self, state: &G, player: Player) -> Vec<f32> {
        let progress = state.progress().clamp(0.0, 1.0);
        let mut features = vec![0.0; self.features.len()];
        state.features(player, &mut features);
        features.iter_mut().zip(&self.features).for_each(|(value, &span)| *value *= between(span, progress));
        features
    }

    /// Values from forecast points: chances as if each forecast were off by a random amount of about `spread` points.
    pub fn values_of(&self, points: &Values, players: usize, spread: f32) -> Values {
        let best = points[..players].iter().copied().fold(f32::MIN, f32::max);
        let mut chances = [0.0; MAX_PLAYERS];
        let mut sum = 0.0;
        for (chance, point) in chances[..players].iter_mut().zip(points) {
            *chance = exp(self.sureness * (point - best) / spread);
            sum += *chance;
        }
        let mut values = [0.0; MAX_PLAYERS];
        for seat in 0..players {
            values[seat] = self.mix(chances[seat] / sum, lead(points, players, seat) / spread);
        }
        values
    }

    /// The values of a finished game.
    fn final_values(&self, scores: &Scores) -> Values {
        let mut points = [0.0; MAX_PLAYERS];
        for (point, score) in points.iter_mut().zip(&scores.players) {
            *point = score.total as f32;
        }
        let mut values = [0.0; MAX_PLAYERS];
        for (seat, share) in scores.shares().iter().enumerate() {
            values[seat] = self.mix(*share as f32, lead(&points, scores.players.len(), seat) / self.spread.1);
        }
        values
    }

    fn mix(&self, share: f32, lead: f32) -> f32 {
        let margin = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        self.share * share + (1.0 - self.share) * margin
    }
}

/// The figure so far into the game.
fn between((early, late): Span, progress: f32) -> f32 {
    early + (late - early) * progress
}

/// How far a seat is ahead of the best other one.
fn lead(points: &Values, players: usize, seat: usize) -> f32 {
    let others = (0..players).filter(|&other| other != seat).map(|other| points[other]);
    points[seat] - others.fold(f32::MIN, f32::max)
}

/// e to the x, to about 1 part in 10,000, with exact operations only.
pub fn exp(x: f32) -> f32 {
    let scaled = x.clamp(-60.0, 60.0) * std::f32::consts::LOG2_E;
    let whole = scaled.floor();
    let part = scaled - whole;
    let fraction = 1.0 + part * (0.695_803_4 + part * (0.226_172_3 + part * 0.078_024_3));
    f32::from_bits((((whole as i32) + 127) as u32) << 23) * fraction
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_close_to_the_real_one() {
        for tenth in -300..300 {
            let x = tenth as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 4e-4, "{x}: {} {}", exp(x), x.exp());
        }
        assert!(exp(1e9).is_finite() && exp(-1e9) > 0.0);
    }

    #[test]
    fn the_leader_is_valued_most_and_shares_add_up() {
        let worth = Worth { features: Vec::new(), spread: (3.0, 3.0), share: SHARE, sureness: 1.0 };
        let values = worth.values_of(&[10.0, 12.0, 4.0, 0.0, 0.0], 3, 3.0);
        assert!(values[1] > values[0] && values[0] > values[2], "{values:?}");
        let even = worth.values_of(&[5.0; MAX_PLAYERS], 4, 3.0);
        assert!(even[..4].iter().all(|v| (v - (0.8 * 0.25 + 0.1)).abs() < 1e-3), "{even:?}");
    }

    #[test]
    fn the_less_sure_the_closer_are_chances_and_they_add_up() {
        let of = |sureness| {
            let worth = Worth { features: Vec::new(), spread: (3.0, 3.0), share: 1.0, sureness };
            worth.values_of(&[10.0, 12.0, 4.0, 0.0, 0.0], 3, 3.0)
        };
        let (sure, timid, none) = (of(1.0), of(0.5), of(0.0));
        assert!(sure[1] > timid[1] && timid[1] > none[1] && sure[2] < timid[2], "{sure:?} {timid:?}");
        for values in [sure, timid, none] {
            assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{values:?}");
        }
        assert!((none[0] - none[2]).abs() < 1e-5);
    }
}
