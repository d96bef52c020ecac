//! What chance decided, against what was to be expected.
//!
//! The chance after what came, less the mean over what might have come, both judged alike and with luck that was
//! fixed before the draw: so the expectation of this difference is zero in every state, whatever the judgement is worth.

use emporio_bots::Knowledge;
use emporio_bots::value::Values;
use emporio_core::play::step;
use emporio_core::{ActionList, Rng, Silent, Turn};

use crate::eyes::Eyes;
use crate::story::Story;
use crate::types::{Draw, rounded};

/// Draws that are compared with the one that came.
const ALTERNATIVES: u32 = 16;
/// States that are judged for one draw.
pub const LOOKS: u32 = ALTERNATIVES + 1;
/// Outcomes that are told; a whole deal is too long a list.
const TOLD: usize = 6;

/// The luck of the draw that begins at a scene.
pub fn luck_of<G: Knowledge>(story: &Story<G>, scene: usize, eyes: &Eyes, rng: &mut Rng) -> Draw {
    let end = story.end_of_draw(scene);
    let before = &story.scenes[scene];
    let after = eyes.chances(&story.scenes[end].state);
    let mut expected = Values::default();
    for _ in 0..ALTERNATIVES {
        let other = eyes.chances(&another_draw(&before.state, rng));
        expected.iter_mut().zip(other).for_each(|(sum, value)| *sum += value / ALTERNATIVES as f32);
    }
    let players = usize::from(before.state.players());
    let told = scene..end.min(scene + TOLD);
    Draw {
        ply: before.ply,
        round: before.state.round(),
        drawn: told.map(|at| story.scenes[at].state.action_text(story.steps[at].1)).collect(),
        outcomes: end - scene,
        luck: (0..players).map(|seat| rounded(after[seat] - expected[seat])).collect(),
    }
}

/// The state after chance has decided otherwise.
fn another_draw<G: Knowledge>(before: &G, rng: &mut Rng) -> G {
    let mut state = before.clone();
    let mut legal = ActionList::new();
    while state.turn() == Turn::Chance {
        let outcome = state.sample_chance(rng);
        step(&mut state, outcome, &mut legal, &mut Silent);
    }
    state
}
