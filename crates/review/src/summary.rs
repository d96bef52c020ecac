//! What a review comes to: how everyone fared, and the largest swings.

use emporio_core::Player;

use crate::types::{Draw, Judged, Summary, Swing};
use crate::words;

/// Less than this is within the error of the judgement.
const NOTABLE: f64 = 0.01;
/// How many swings are told.
const MOST_SWINGS: usize = 12;

/// How a player fared.
pub fn summary(player: Player, choices: &[Judged], draws: &[Draw]) -> Summary {
    let own = || choices.iter().enumerate().filter(|(_, choice)| choice.seat == player);
    let cost: f64 = own().map(|(_, choice)| choice.cost).sum();
    let stake: f64 = own().map(|(_, choice)| choice.stake).sum();
    let highest = |of: fn(&Judged) -> f64| {
        let most = own().max_by(|(_, one), (_, other)| of(one).total_cmp(&of(other)));
        most.filter(|(_, choice)| of(choice) >= NOTABLE).map(|(at, _)| at)
    };
    let mut summary = Summary {
        choices: own().count(),
        cost,
        accuracy: (stake >= NOTABLE).then(|| (1.0 - cost / stake).clamp(0.0, 1.0)),
        best: highest(|choice| if choice.cost == 0.0 { choice.stake } else { 0.0 }),
        worst: highest(|choice| if choice.slip { choice.cost } else { 0.0 }),
        luck: draws.iter().map(|draw| draw.luck[player.index()]).sum(),
        said: Vec::new(),
    };
    summary.said = words::summary(&summary, choices);
    summary
}

/// The largest swings of a game, whether chosen or drawn.
pub fn swings(choices: &[Judged], draws: &[Draw]) -> Vec<Swing> {
    let chosen = choices.iter().filter(|choice| choice.slip).map(|choice| Swing {
        ply: choice.ply,
        round: choice.round,
        by: Some(choice.seat),
        text: words::chosen(choice.seat, &choice.played.text),
        effect: choice.effect.clone(),
    });
    let drawn = draws.iter().map(|draw| Swing {
        ply: draw.ply,
        round: draw.round,
        by: None,
        text: words::drawn(&draw.drawn),
        effect: draw.luck.clone(),
    });
    let mut swings: Vec<Swing> = chosen.chain(drawn).filter(|swing| size(swing) >= NOTABLE).collect();
    swings.sort_by(|one, other| size(other).total_cmp(&size(one)));
    swings.truncate(MOST_SWINGS);
    swings
}

fn size(swing: &Swing) -> f64 {
    swing.effect.iter().fold(0.0, |most, change| most.max(change.abs()))
}
