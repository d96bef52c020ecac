//! new, show, legal, apply, replay: a game as a file.

use serde_json::Value;

use crate::support::{Desk, emporio, games, legal};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn games_lists_every_game_for_people_and_programs() {
    let list = emporio(&["games"]).ok();
    let for_programs = json(&emporio(&["games", "--json"]).ok());
    for (at, kind) in emporio_games::GameKind::ALL.iter().copied().enumerate() {
        assert!(list.contains(kind.meta().title));
        assert_eq!(for_programs[at]["id"], kind.id());
        assert_eq!(for_programs[at]["max_players"], kind.meta().max_players);
    }
}

#[test]
fn a_new_record_is_printed_or_written_and_the_same_seed_gives_the_same() {
    for kind in games() {
        let desk = Desk::new();
        let file = desk.start(kind, "a.game");
        let players = kind.meta().min_players.to_string();
        let printed = emporio(&["new", kind.id(), "-p", &players, "--seed", "7"]).ok();
        assert_eq!(printed, desk.read("a.game"));
        assert!(!legal(&file).is_empty());
        assert_eq!(desk.names(), ["a.game"], "no draft is left behind");
    }
}

#[test]
fn names_draw_lots_for_seats_unless_they_are_fixed() {
    let kind = games()[0];
    let seats = |args: &[&str]| {
        let mut all = vec!["new", kind.id(), "--names", "Anna,Bruno,Carla"];
        all.extend(args);
        let record = emporio(&all).ok();
        record.lines().find(|line| line.starts_with("seats:")).unwrap().to_string()
    };
    let fixed = r#"seats: ["Anna","Bruno","Carla"]"#;
    assert_eq!(seats(&["--seed", "1", "--fixed-seats"]), fixed);
    assert_eq!(seats(&["--seed", "1"]), seats(&["--seed", "1"]));
    assert!((1..20).any(|seed| seats(&["--seed", &seed.to_string()]) != fixed));
}

#[test]
fn actions_at_once_or_one_by_one_meet_the_same_luck() {
    for kind in games() {
        let desk = Desk::new();
        let one_by_one = desk.start(kind, "steps.game");
        let from = desk.read("steps.game").lines().count();
        let mut chosen = Vec::new();
        for _ in 0..6 {
            chosen.push(legal(&one_by_one).pop().unwrap());
            emporio(&["apply", &one_by_one, &chosen[chosen.len() - 1]]).ok();
        }
        let steps = desk.read("steps.game");
        let with_chance: Vec<String> = steps.lines().skip(from).map(String::from).collect();
        for actions in [&chosen, &with_chance] {
            let at_once = desk.start(kind, "once.game");
            let mut args = vec!["apply".to_string(), at_once];
            args.extend(actions.iter().cloned());
            emporio(&args).ok();
            assert_eq!(desk.read("once.game"), steps);
            std::fs::remove_file(desk.path("once.game")).unwrap();
        }
    }
}

#[test]
fn chance_can_be_left_open_listed_with_its_odds_and_given() {
    for kind in games() {
        let desk = Desk::new();
        let (file, players) = (desk.arg("open.game"), kind.meta().min_players.to_string());
        emporio(&["new", kind.id(), "-p", &players, "--seed", "3", "--leave-chance", "-o", &file]).ok();
        let list = json(&emporio(&["legal", &file, "--json"]).ok());
        if list["turn"] != "chance" {
            continue; // This game begins with a choice.
        }
        let odds: f64 =
            list["actions"].as_array().unwrap().iter().map(|a| a["probability"].as_f64().unwrap()).sum();
        assert!((odds - 1.0).abs() < 1e-9);
        let last = legal(&file).pop().unwrap();
        emporio(&["apply", &file, &last, "--leave-chance"]).ok();
        assert!(desk.read("open.game").ends_with(&format!("moves:\n{last}\n")));
        // Nothing given: the rest is drawn, the same way every time.
        let before = desk.read("open.game");
        emporio(&["apply", &file]).ok();
        let drawn = desk.read("open.game");
        desk.write("open.game", &before);
        emporio(&["apply", &file]).ok();
        assert_eq!(desk.read("open.game"), drawn);
    }
}

#[test]
fn comments_in_a_record_survive_apply() {
    let kind = games()[0];
    let desk = Desk::new();
    let file = desk.start(kind, "a.game");
    let commented = desk.read("a.game").replace("moves:", "# our Sunday table\nmoves:");
    desk.write("a.game", &commented);
    let action = legal(&file).remove(0);
    emporio(&["apply", &file, &action]).ok();
    assert!(desk.read("a.game").starts_with(&commented));
}

#[test]
fn show_draws_the_board_and_writes_the_view_of_a_seat() {
    for kind in games() {
        let desk = Desk::new();
        let file = desk.started(kind, "a.game", 4);
        let board = emporio(&["show", &file]).ok();
        assert!(board.contains(kind.meta().title), "{board}");
        assert!(!board.contains('\u{1b}'), "colour only on a terminal");
        assert!(board.lines().all(|line| line.chars().count() <= 100), "{board}");
        let seen = json(&emporio(&["show", &file, "--seat", "1", "--json"]).ok());
        assert_eq!(seen["viewer"]["player"], 1);
        assert!(seen["view"].is_object());
    }
}

#[test]
fn a_position_is_written_out_and_started_from() {
    for kind in games() {
        let desk = Desk::new();
        let file = desk.started(kind, "a.game", 5);
        let position = emporio(&["show", &file, "--position"]).ok();
        let written = desk.write("position.json", &position);
        let players = kind.meta().min_players.to_string();
        let again = desk.arg("b.game");
        emporio(&["new", kind.id(), "-p", &players, "--position", &written, "--seed", "7", "-o", &again])
            .ok();
        assert_eq!(legal(&again), legal(&file));
        assert_eq!(emporio(&["show", &again, "--position"]).ok(), position);
        let action = legal(&again).pop().unwrap();
        emporio(&["apply", &again, &action]).ok();
        emporio(&["replay", &again]).ok();
    }
}

#[test]
fn replay_checks_goes_back_and_tells_the_story() {
    for kind in games() {
        let desk = Desk::new();
        let file = desk.started(kind, "a.game", 5);
        let steps = desk.read("a.game").lines().skip_while(|line| *line != "moves:").count() - 1;
        let replay = emporio(&["replay", &file, "--log"]).ok();
        assert!(replay.starts_with(&format!("{steps} steps played again")), "{replay}");
        assert!(replay.contains("Total"), "{replay}");
        let page = json(&emporio(&["replay", &file, "--json"]).ok());
        assert_eq!(page["steps"].as_array().unwrap().len(), steps);
        assert_eq!(page["scores"].as_array().unwrap().len(), page["ranks"].as_array().unwrap().len());
        let start = emporio(&["replay", &file, "--at", "0"]).ok();
        assert!(start.contains("step 0"), "{start}");
        let untouched = desk.read("a.game");
        emporio(&["replay", &file, "--at", &steps.to_string()]).ok();
        assert_eq!(desk.read("a.game"), untouched);
    }
}

/// A file that is a link stays one; the file it points to follows the game.
#[test]
#[cfg(unix)]
fn apply_writes_through_a_link() {
    let kind = games()[0];
    let desk = Desk::new();
    let file = desk.start(kind, "a.game");
    std::os::unix::fs::symlink(&file, desk.path("link.game")).unwrap();
    let before = desk.read("a.game");
    let action = legal(&file).remove(0);
    emporio(&["apply", &desk.arg("link.game"), &action]).ok();
    assert!(desk.path("link.game").is_symlink());
    assert_ne!(desk.read("a.game"), before);
}
