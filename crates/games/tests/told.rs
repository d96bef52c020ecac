//! A table can tell its choices, and what may be picked freely, at every moment of random games.

use emporio_core::{Rng, Setup, Turn};
use emporio_games::GameKind;

/// Plays one random game; gives how often a choice said what follows of itself.
fn play(kind: GameKind, players: u8, seed: u64) -> usize {
    let options = kind.automatic(serde_json::json!({}));
    let mut table = kind.open(Setup::plain(options, players)).unwrap();
    let mut rng = Rng::new(seed);
    let mut followed = 0;
    loop {
        table.advance(&mut rng);
        let Turn::Player(_) = table.turn() else { return followed };
        // What may be picked freely is told too, also the picks that are not legal as the next step.
        let picks = table.picking().map_or(0, |picking| picking.items.len());
        let choices = table.choices();
        assert!(choices.len() > 1 && (picks == 0 || picks <= 512), "{kind}");
        let choice = &choices[rng.below(choices.len() as u32) as usize];
        followed += usize::from(choice.then.is_some());
        table.play(&choice.action).unwrap();
    }
}

#[test]
fn choices_and_picks_can_be_told_at_every_moment() {
    for &kind in GameKind::ALL {
        let counts = kind.meta().min_players..=kind.meta().max_players;
        let followed: usize = counts
            .flat_map(|players| (0..3).map(move |seed| (players, seed)))
            .map(|(players, seed)| play(kind, players, seed))
            .sum();
        assert!(
            followed > 0 || !matches!(kind, GameKind::Madeira),
            "{kind} has choices that go on by themselves"
        );
    }
}
