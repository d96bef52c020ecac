//! The figures of a simulation for programs.

use emporio_games::GameKind;
use serde_json::{Value, json};

use super::Plan;
use super::figures::Figures;

/// What was simulated, and the figures.
pub fn value(kind: GameKind, plan: &Plan, figures: &Figures) -> Value {
    let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    json!({
        "game": kind.id(),
        "rules_version": kind.meta().rules_version,
        "players": plan.players,
        "options": plan.options,
        "bots": bots,
        "seed": plan.seed,
        "figures": figures,
    })
}
