//! Madeira's styles: a look to the end of the turn with figures that never change, tilted by each.
//!
//! A turn here is a chain of small steps whose worth shows at its end only, so that wishes for single steps lead nowhere.

mod courtier;
mod navigator;

use emporio_core::Rng;
use emporio_madeira::{Action, Madeira};

use super::{Plan, Style, plan};
use crate::Knowledge;
use crate::knowledge::Span;
use crate::lookahead::assess;
use crate::value::Worth;

pub(crate) const STYLES: &[Plan<Madeira>] = &[
    plan(Style::Courtier, |state, action| weigh(&courtier::WORTH, state, action)),
    plan(Style::Navigator, |state, action| weigh(&navigator::WORTH, state, action)),
];

/// What one unit of each feature is worth, early and late: the greedy player's figures as they were when the styles were
/// written. They stay when those are fitted anew.
#[rustfmt::skip]
const FIGURES: [(&str, Span); 49] = [
    ("prestige", (0.840, 0.993)),
    ("pirates", (-0.734, -0.476)),
    ("loss for pirates", (0.153, -0.498)),
    ("wheat", (0.894, 0.087)),
    ("sugar", (0.362, 0.236)),
    ("wine", (1.230, 0.281)),
    ("wood", (1.153, 0.154)),
    ("bread", (0.557, 0.215)),
    ("reals", (0.578, 0.130)),
    ("windmill", (2.587, 0.356)),
    ("workers in region 1", (-0.718, 0.064)),
    ("workers in region 2", (2.368, 0.011)),
    ("workers in region 3", (-1.403, 0.290)),
    ("regions with three", (2.288, 1.206)),
    ("worker in the forest", (1.857, 0.086)),
    ("workers on the watch", (1.523, 1.284)),
    ("most on the watch", (0.749, 1.433)),
    ("workers in Porto Santo", (-0.442, 0.148)),
    ("workers in Funchal", (0.160, -0.058)),
    ("workers in Machico", (-0.161, 0.065)),
    ("workers in colonies", (-0.288, 0.249)),
    ("ships in markets", (0.495, -0.331)),
    ("ships in colonies", (0.447, -0.470)),
    ("favours", (4.485, -0.070)),
    ("favours face up", (0.393, 0.869)),
    ("points of guilds face up", (0.392, -0.084)),
    ("points of ships in markets", (0.074, 0.235)),
    ("points of ships in colonies", (0.253, 0.217)),
    ("points of the best city", (-0.158, -0.040)),
    ("points of requests, dice to place", (0.189, 0.734)),
    ("points of requests, dice placed", (0.433, 0.760)),
    ("points of requests, next round", (0.062, 0.707)),
    ("trade routes wanted", (-2.721, -1.462)),
    ("expeditions wanted", (-2.623, -1.628)),
    ("guild influence wanted", (-2.146, -1.298)),
    ("urbanization wanted", (3.841, 2.369)),
    ("prosperity wanted", (0.305, 0.560)),
    ("reals for prosperity", (-0.307, -0.088)),
    ("bread missing, dice to place", (-0.036, -0.314)),
    ("bread missing, dice placed", (-0.800, -0.492)),
    ("wood missing for ships, dice to place", (-0.268, -0.956)),
    ("wood missing for ships, dice placed", (-0.985, -0.641)),
    ("dice in hand", (-0.287, 1.171)),
    ("pips in hand", (0.777, 0.409)),
    ("building actions to come", (1.388, 1.426)),
    ("strong building actions to come", (0.875, 0.417)),
    ("reals due for buildings", (-0.262, -0.138)),
    ("reals missing for buildings", (-0.214, 0.004)),
    ("place in the order", (-0.603, -0.198)),
];

/// How far those forecasts are off, in points.
const SPREAD: Span = (10.75, 2.56);
/// How much of a value is the share of the victory.
const SHARE: f32 = 0.8;

/// The figures with a style's own ones in place of some.
fn tilted(own: &[(&str, Span)]) -> Worth {
    let figure = |name: &str| {
        let of = |list: &[(&str, Span)]| list.iter().find(|row| row.0 == name).map(|row| row.1);
        of(own).or_else(|| of(&FIGURES)).unwrap_or_default()
    };
    let features = Madeira::FEATURES.iter().map(|feature| figure(feature.name)).collect();
    Worth { features, spread: SPREAD, share: SHARE, sureness: 1.0 }
}

/// How much a style wants a choice: what the position is worth once the turn is over.
fn weigh(worth: &Worth, state: &Madeira, action: Action) -> f32 {
    assess(worth, state, action, &mut Rng::new(1))[state.turn.player.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_belongs_to_a_feature() {
        let names: Vec<&str> = Madeira::FEATURES.iter().map(|feature| feature.name).collect();
        let own = courtier::OWN.iter().chain(navigator::OWN);
        for (name, _) in FIGURES.iter().chain(own) {
            assert!(names.contains(name), "{name}");
        }
    }
}
