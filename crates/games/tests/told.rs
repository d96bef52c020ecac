//! A table can tell its choices, and what may be picked freely, at every moment of random games.

use emporio_core::{Rng, Setup, Turn};
use emporio_games::GameKind;

/// Plays one random game; gives how often there was something to pick freely, and how often a choice said what follows of
/// itself.
fn play(kind: GameKind, players: u8, seed: u64) -> (usize, usize) {
    let options = kind.automatic(serde_json::json!({}));
    let mut table = kind.open(Setup::plain(options, players)).unwrap();
    let mut rng = Rng::new(seed);
    let (mut picked, mut followed) = (0, 0);
    loop {
        table.advance(&mut rng);
        let Turn::Player(_) = table.turn() else { return (picked, followed) };
        if let Some(picking) = table.picking() {
            let times: u8 = picking.items.iter().map(|item| item.times).sum();
            assert!(picking.least <= picking.most && picking.least <= times, "{kind}: {picking:?}");
            picked += 1;
        }
        let choices = table.choices();
        followed += choices.iter().filter(|choice| choice.then.is_some()).count();
        table.play(&choices[rng.below(choices.len() as u32) as usize].action).unwrap();
    }
}

#[test]
fn choices_and_picks_can_be_told_at_every_moment() {
    let (mut picked, mut followed) = (Vec::new(), Vec::new());
    for &kind in GameKind::ALL {
        for players in kind.meta().min_players..=kind.meta().max_players {
            for seed in 0..3 {
                let (picks, then) = play(kind, players, seed);
                picked.extend((picks > 0).then_some(kind));
                followed.extend((then > 0).then_some(kind));
            }
        }
    }
    assert!(picked.contains(&GameKind::PuertoRico) && picked.contains(&GameKind::SanJuan));
    assert!(followed.contains(&GameKind::Madeira));
}
