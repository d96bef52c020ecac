//! review: a finished game looked back on, for the terminal, for a browser and for programs.

use serde_json::Value;

use crate::support::{Desk, emporio};

const GAMES: [&str; 4] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/../puerto-rico/tests/golden/2-players.game"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/../san-juan/tests/golden/2-players.game"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/../madeira/tests/golden/two.game"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/../spice-islands/tests/golden/two.game"),
];

#[test]
fn a_record_of_every_game_is_reviewed_in_words_in_both_languages() {
    for game in GAMES {
        for (lang, word) in [("en", "Luck in all"), ("it", "Fortuna in tutto")] {
            let text = emporio(&["review", game, "--tries", "1", "--lang", lang]).ok();
            assert!(text.contains(word), "{game}: {text}");
            assert!(!text.contains("review-"), "{game}: a key that could not be said: {text}");
        }
    }
}

#[test]
fn the_page_loads_nothing_from_elsewhere_and_json_repeats_itself() {
    let desk = Desk::new();
    let out = desk.arg("review.html");
    emporio(&["review", GAMES[1], "--tries", "1", "--html", &out]).ok();
    let page = desk.read("review.html");
    assert!(page.contains("<polyline") && page.contains("</html>"));
    assert!(!page.contains("http") && !page.contains("<script"), "one file, nothing else");
    let json = |threads: &str| {
        let args = ["review", GAMES[1], "--tries", "1", "--json", "--threads", threads];
        serde_json::from_str::<Value>(&emporio(&args).ok()).unwrap()
    };
    let found = json("1");
    assert_eq!(found["game"], "san-juan");
    assert_eq!(found, json("2"));
}
