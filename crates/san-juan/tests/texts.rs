//! Whatever the game says can be said in both languages.

use emporio_san_juan::{Options, SanJuan};
use emporio_texts::law;

#[test]
fn everything_is_said_in_both_languages() {
    for players in 2..=4 {
        law::check::<SanJuan>(&Options { round_cap: Some(60), ..Options::default() }, players, 3);
    }
    law::check::<SanJuan>(&Options { variant: true, round_cap: Some(5), ..Options::default() }, 4, 2);
}
