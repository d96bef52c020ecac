//! A choice against the best ones, as a search from the seat of the one who chose sees them.

use emporio_bots::search::{Chance, SearchBot};
use emporio_bots::{Budget, Knowledge, SearchSpec};
use emporio_core::{Player, Seat};

use crate::story::Scene;
use crate::types::{Alternative, Judged, rounded};

/// How many of the best choices are told.
const TOLD: usize = 3;

/// Judges the choice that a player made at a scene.
pub fn judge<G: Knowledge>(
    scene: &Scene<G>,
    player: Player,
    action: G::Action,
    tries: u32,
    seed: u64,
) -> Option<Judged> {
    let seat = Seat::new(&scene.state, player, &scene.legal);
    let spec = SearchSpec::new(Budget::Iterations(tries));
    let found = SearchBot::<G>::adviser(spec, seed).study_one(&seat, action);
    let played = found.iter().find(|chance| chance.action == action)?;
    let me = player.index();
    let value = |chance: &Chance<G::Action>| chance.values[me];
    // Those seldom tried look good or bad by accident; what was played has been tried often.
    let most = found.iter().max_by_key(|chance| chance.visits)?;
    let best = if value(played) > value(most) { played } else { most };
    let mean = found.iter().map(value).sum::<f32>() / found.len() as f32;
    let option = |chance: &Chance<G::Action>| Alternative {
        action: chance.action.to_string(),
        text: seat.action_text(chance.action),
        chance: rounded(value(chance)),
    };
    let rest = found.iter().filter(|chance| chance.action != best.action);
    let effect = |seat: usize| rounded(played.values[seat] - best.values[seat]);
    Some(Judged {
        ply: scene.ply,
        round: scene.state.round(),
        seat: player,
        prompt: seat.prompt(),
        played: option(played),
        best: std::iter::once(best).chain(rest).take(TOLD).map(option).collect(),
        cost: rounded(value(best) - value(played)),
        stake: rounded((value(best) - mean).max(value(best) - value(played))),
        effect: (0..usize::from(seat.players())).map(effect).collect(),
    })
}
