//! Everything can be said in both languages.

use emporio_spice_islands::{Options, SpiceIslands};

#[test]
fn every_word_is_there_for_every_number_of_players() {
    for players in 2..=5 {
        emporio_texts::law::check::<SpiceIslands>(&Options::default(), players, 1);
    }
}
