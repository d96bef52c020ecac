//! Whole games in the terminal, from the first question to the winner.

use emporio_games::GameKind;

use crate::support::{Desk, emporio, emporio_with_input, games, legal};

/// Every question has at least two answers, so 1 and 2 always are; they are mixed so that games differ.
fn answers(seed: u64) -> String {
    let mut bits = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut line = || {
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if bits >> 63 == 0 { "1\n" } else { "2\n" }
    };
    (0..20_000).map(|_| line()).collect()
}

/// A game to its end; gives what was printed and leaves the record.
fn whole_game(kind: GameKind, players: u8, lang: &str, file: &str, input: &str) -> String {
    let players = players.to_string();
    let args =
        ["--lang", lang, "play", kind.id(), "-p", &players, "--bots", "random", "--seed", "11", "-o", file];
    emporio_with_input(&args, input.as_bytes()).ok()
}

fn check_whole_games(lang: &str, winner: [&str; 2], over: &str) {
    for kind in games() {
        for players in [kind.meta().min_players, kind.meta().max_players] {
            let desk = Desk::new();
            let file = desk.arg("a.game");
            let told = whole_game(kind, players, lang, &file, &answers(u64::from(players)));
            assert!(winner.iter().any(|word| told.contains(word)), "{}: {}", kind.id(), tail(&told));
            assert!(told.contains(over), "{}: {}", kind.id(), tail(&told));
            assert!(legal(&file).is_empty(), "the record is that of a finished game");
            emporio(&["replay", &file]).ok();
            for line in told.lines() {
                assert!(!line.contains("(who="), "a text without words: {line}");
            }
        }
    }
}

fn tail(text: &str) -> String {
    text.lines().rev().take(5).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_game_is_played_to_its_end_in_english() {
    check_whole_games("en", [" wins!", " share the victory!"], "The game is over.");
}

#[test]
fn every_game_is_played_to_its_end_in_italian() {
    check_whole_games("it", ["Vince ", "Vincono insieme "], "La partita è finita.");
}

#[test]
fn undo_meets_the_same_luck_again() {
    for kind in games() {
        let desk = Desk::new();
        let (plain, undone) = (desk.arg("plain.game"), desk.arg("undone.game"));
        let players = kind.meta().min_players;
        whole_game(kind, players, "en", &plain, "1\n2\n1\n");
        let told = whole_game(kind, players, "en", &undone, "1\n2\nu\n2\n1\nu\n1\n");
        assert_eq!(told.matches("Your last choice was taken back.").count(), 2);
        assert_eq!(desk.read("plain.game"), desk.read("undone.game"));
    }
}

#[test]
fn there_is_nothing_to_undo_before_the_first_choice() {
    let told = whole_game(games()[0], 2, "en", &Desk::new().arg("a.game"), "u\n");
    assert!(told.contains("nothing to take back"), "{told}");
}

#[test]
fn garbage_and_the_end_of_input_are_met_with_words() {
    for kind in games() {
        let players = kind.meta().min_players.to_string();
        let args = ["play", kind.id(), "-p", &players, "--bots", "random", "--seed", "1"];
        let mut input = b"\n0\n99999999999999999999\n-1\nhello\n?\nb\nl\np\ns\n\xff\xfe\0\n".to_vec();
        input.extend([b'x'; 100_000]);
        let run = emporio_with_input(&args, &input);
        let told = run.ok();
        for words in
            ["not understood", "type a number from 1", "undo your last choice", "Total", "input ended"]
        {
            assert!(told.contains(words), "{words}: {told}");
        }
        let sheet = told.lines().find(|line| line.starts_with("Score ")).unwrap();
        assert_eq!(sheet.split_whitespace().count(), 2, "points of others may be hidden: {sheet}");
        assert!(emporio_with_input(&args, b"").ok().contains("input ended"));
        assert!(emporio_with_input(&args, b"q\n").ok().contains("Goodbye"));
    }
}

#[test]
fn a_game_is_saved_left_and_gone_on_with() {
    for kind in games() {
        let desk = Desk::new();
        let file = desk.arg("a.game");
        let players = kind.meta().min_players.to_string();
        let args = ["play", kind.id(), "-p", &players, "--bots", "random", "--seed", "2", "--name", "Zoe"];
        let told = emporio_with_input(&args, format!("1\ns {file}\n2\nq\n").as_bytes()).ok();
        assert!(told.contains("Saved in"), "{told}");
        let saved = desk.read("a.game");
        assert!(saved.contains("\"Zoe\""));
        let on = ["play", &file, "--bots", "random", "--name", "Zoe"];
        emporio_with_input(&on, b"1\nq\n").ok();
        assert!(desk.read("a.game").starts_with(&saved), "the game went on from where it was");
        assert_ne!(desk.read("a.game"), saved);
    }
}

/// Saving over some other file is refused while playing.
#[test]
fn saving_spares_other_files() {
    let kind = games()[0];
    let desk = Desk::new();
    let precious = desk.write("precious.txt", "precious");
    let input = format!("s {precious}\ns {}\nq\n", desk.arg("no/folder/a.game"));
    let told = emporio_with_input(&["play", kind.id(), "--bots", "random"], input.as_bytes()).ok();
    assert!(told.contains("file exists") && told.contains("was not saved"), "{told}");
    assert_eq!(desk.read("precious.txt"), "precious");
}
