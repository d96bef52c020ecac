//! The rules as the program tells them.

use emporio_games::GameKind;
use serde_json::Value;

use crate::support::{Desk, emporio, games, legal};

#[test]
fn rules_print_every_clause_and_every_option() {
    for kind in games() {
        let text = emporio(&["rules", kind.id()]).ok();
        for line in
            kind.meta().rules.read(emporio_core::Lang::EN).lines().filter(|line| line.starts_with("- **"))
        {
            let id = line.split("**").nth(1).unwrap();
            assert!(text.contains(&format!("- {id}")), "{id} is missing");
        }
        for name in kind.default_options().as_object().unwrap().keys() {
            assert!(text.contains(name.as_str()), "{name} is missing");
        }
    }
}

#[test]
fn a_clause_and_a_chapter_can_be_asked_for() {
    for kind in games() {
        let first = kind
            .meta()
            .rules
            .read(emporio_core::Lang::EN)
            .lines()
            .find_map(|line| line.strip_prefix("- **")?.split("**").next());
        let Some(id) = first else { continue };
        let one = emporio(&["rules", kind.id(), id]).ok();
        assert!(one.contains(id), "{one}");
        let chapter = emporio(&["rules", kind.id(), id.rsplit_once('-').unwrap().0]).ok();
        assert!(chapter.lines().count() >= one.lines().count());
    }
}

#[test]
fn figures_are_shown_with_where_they_come_from() {
    for &kind in GameKind::ALL {
        let figures = kind.figures(&kind.default_options()).unwrap();
        let text = emporio(&["rules", kind.id(), "--figures"]).ok();
        for figure in &figures {
            assert!(text.contains(&figure.id), "{} is missing", figure.id);
        }
        for status in ["inferred", "reconstructed"] {
            let any = figures.iter().any(|figure| figure.status.to_string() == status);
            assert_eq!(text.contains(status), any, "{}: {status}", kind.id());
        }
        let json: Value = serde_json::from_str(&emporio(&["rules", kind.id(), "--json"]).ok()).unwrap();
        assert_eq!(json["figures"].as_array().unwrap().len(), figures.len());
    }
}

/// A figure that differs from the box, as a data file and as an option, and how the program names it.
fn other_figure(kind: GameKind) -> Option<(&'static str, &'static str, &'static str)> {
    match kind {
        GameKind::SpiceIslands => {
            Some(("[hold]\nmerchant = { value = 3 }\n", "data.hold.merchant=3", "hold.merchant"))
        }
        GameKind::Madeira => Some(("[start]\nwheat = 3\n", "data.start.wheat=3", "start.wheat")),
        GameKind::PuertoRico | GameKind::SanJuan | GameKind::Stones => None,
    }
}

/// [CFG-2, CFG-3] A table's own figures are marked as such, stored with the record and replayed.
#[test]
fn a_table_may_have_figures_of_its_own() {
    for &kind in GameKind::ALL {
        let Some((toml, option, id)) = other_figure(kind) else { continue };
        let desk = Desk::new();
        let data = desk.write("mine.toml", toml);
        let marked = |args: &[&str]| {
            let text = emporio(&[&["rules", kind.id(), "--figures"], args].concat()).ok();
            let line = text.lines().find(|line| line.starts_with(&format!("{id} "))).unwrap().to_string();
            line.trim_end().ends_with("table")
        };
        assert!(!marked(&[]));
        assert!(marked(&["--data", &data]));
        assert!(marked(&["--option", option]));
        let file = desk.arg("a.game");
        let players = kind.meta().min_players.to_string();
        emporio(&["new", kind.id(), "-p", &players, "--seed", "1", "--data", &data, "-o", &file]).ok();
        std::fs::remove_file(desk.path("mine.toml")).unwrap();
        let action = legal(&file).remove(0);
        emporio(&["apply", &file, &action]).ok();
        assert!(desk.read("a.game").contains("\"data\""), "the record holds the figures");
        emporio(&["replay", &file]).ok();
        emporio(&["sim", kind.id(), "-p", &players, "--games", "5", "--option", option]).ok();
    }
}
