//! Whatever a program does, the game goes on, and its faults are named.

use std::time::{Duration, Instant};

use emporio_bots::protocol::{Check, FaultKind, Limits, check};
use emporio_games::GameKind;

const LIMITS: Limits =
    Limits { start: Duration::from_secs(20), choice: Duration::from_millis(120), line: 1 << 16 };

fn play(command: &str) -> Check {
    check(command, GameKind::SpiceIslands, 2, LIMITS, 4)
}

fn kinds(check: &Check) -> Vec<FaultKind> {
    check.faults.iter().map(|fault| fault.kind).collect()
}

/// A program of the shell that greets properly, then does something else at every question.
fn after_hello(rest: &str) -> String {
    format!(r#"sh -c 'read hello; echo "{{\"type\":\"ready\",\"protocol\":1,\"name\":\"sh\"}}"; {rest}'"#)
}

#[test]
fn a_good_program_has_no_faults() {
    let answer = r#"n=0; while read line; do n=$((n+1)); echo "{\"move\":$n,\"choice\":1}"; done"#;
    let check = play(&after_hello(answer));
    assert_eq!((check.faults.as_slice(), check.name.as_deref()), (&[][..], Some("sh")));
    assert!(check.choices > 3);
}

#[test]
fn the_example_in_python_plays_every_game_without_a_fault() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let patient = Limits { choice: Duration::from_secs(20), ..LIMITS };
    for &game in GameKind::ALL {
        let check = check(&format!("python3 {example}"), game, game.meta().min_players, patient, 7);
        assert_eq!(check.faults, [], "{game}: {}", check.last_words);
        assert!(check.choices > 0, "{game}");
    }
}

#[test]
fn worlds_are_given_on_request_and_more_than_allowed_are_refused() {
    let ask = |count: u32| {
        after_hello(&format!(
            r#"n=0; while read line; do n=$((n+1)); echo "{{\"move\":$n,\"worlds\":{count}}}"; read worlds;
               case "$worlds" in *\"worlds\":\[{{*) ;; *) exit 3;; esac; echo "{{\"move\":$n,\"choice\":0}}"; done"#
        ))
    };
    assert_eq!(play(&ask(3)).faults, []);
    assert!(kinds(&play(&ask(65))).contains(&FaultKind::Nonsense));
}

#[test]
fn a_program_that_cannot_be_started_is_dead_and_its_last_words_are_kept() {
    let check = play("/no/such/program");
    assert_eq!(kinds(&check)[0], FaultKind::Dead);
    assert!(check.last_words.contains("/no/such/program"), "{}", check.last_words);
}

#[test]
fn a_program_that_ends_in_the_middle_is_dead_for_the_rest() {
    let once = r#"read line; echo "{\"move\":1,\"choice\":0}"; read line; exit 3"#;
    let check = play(&after_hello(once));
    assert!(
        check.faults.len() as u32 == check.choices - 1 && kinds(&check).iter().all(|k| *k == FaultKind::Dead)
    );
}

#[test]
fn a_hung_program_costs_three_moves_of_time_and_no_more() {
    let start = Instant::now();
    let check = play(&after_hello("while read line; do :; done"));
    assert_eq!(kinds(&check)[..3], [FaultKind::Late; 3]);
    assert!(kinds(&check)[3..].iter().all(|kind| *kind == FaultKind::Dead));
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn garbage_costs_the_move_only() {
    let check = play(&after_hello(r#"while read line; do echo "garbage é"; done"#));
    assert_eq!(kinds(&check), vec![FaultKind::Nonsense; check.choices as usize]);
    assert!(check.faults[0].what.contains("garbage"), "{:?}", check.faults[0]);
    let wrong = play(&after_hello(
        r#"n=0; while read line; do n=$((n+1)); echo "{\"move\":$n,\"choice\":999}"; done"#,
    ));
    assert_eq!(kinds(&wrong), vec![FaultKind::Nonsense; wrong.choices as usize]);
    assert!(wrong.faults[0].what.contains("from 0 to"), "{:?}", wrong.faults[0]);
}

#[test]
fn a_line_without_end_is_cut_off() {
    let check = play(&after_hello("read line; cat /dev/zero"));
    assert_eq!(kinds(&check)[0], FaultKind::Huge);
    assert!(kinds(&check)[1..].iter().all(|kind| *kind == FaultKind::Dead));
}

#[test]
fn a_flood_of_lines_or_silence_from_the_start_ends_the_program_not_the_game() {
    assert_eq!(kinds(&play("yes"))[0], FaultKind::Nonsense);
    let hasty = Limits { start: Duration::from_millis(120), ..LIMITS };
    let silent = check("sleep 1000", GameKind::SpiceIslands, 2, hasty, 4);
    assert_eq!(kinds(&silent)[0], FaultKind::Late);
}

#[test]
fn a_program_that_asks_and_asks_but_does_not_read_is_deaf() {
    let flood = r#"read line; while :; do echo "{\"move\":1,\"worlds\":64}"; done"#;
    let patient = Limits { choice: Duration::from_secs(20), ..LIMITS };
    let check = check(&after_hello(flood), GameKind::SpiceIslands, 2, patient, 4);
    assert_eq!(kinds(&check)[0], FaultKind::Deaf, "{:?}", check.faults[0]);
}
