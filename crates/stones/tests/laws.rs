//! The laws of the core and of the texts on random games.

use emporio_core::laws;
use emporio_stones::{Options, Stones};

#[test]
fn laws_hold() {
    for players in 2..=3 {
        let report = laws::check::<Stones>(&Options::default(), players, 200);
        assert!(report.varied_worlds > 0, "hidden cards never vary");
        laws::check::<Stones>(&Options { open_cards: true }, players, 50);
    }
    laws::sampling_follows_weights::<Stones>(&Options::default(), 12);
}

#[test]
fn whatever_happens_can_be_said() {
    for players in 2..=3 {
        emporio_texts::law::check::<Stones>(&Options::default(), players, 20);
    }
}
