//! The rules as the program tells them.

use emporio_games::GameKind;
use serde_json::Value;

use crate::support::{emporio, games};

#[test]
fn rules_print_every_clause_and_every_option() {
    for kind in games() {
        let text = emporio(&["rules", kind.id()]).ok();
        for line in kind.meta().rules.lines().filter(|line| line.starts_with("- **")) {
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
        let first = kind.meta().rules.lines().find_map(|line| line.strip_prefix("- **")?.split("**").next());
        let Some(id) = first else { continue };
        let one = emporio(&["rules", kind.id(), id]).ok();
        assert!(one.contains(id), "{one}");
        let chapter = emporio(&["rules", kind.id(), id.rsplit_once('-').unwrap().0]).ok();
        assert!(chapter.lines().count() >= one.lines().count());
    }
}

#[test]
fn figures_are_shown_with_where_they_come_from() {
    for kind in GameKind::ALL {
        let figures = kind.figures(&kind.default_options()).unwrap();
        let text = emporio(&["rules", kind.id(), "--figures"]).ok();
        for figure in &figures {
            assert!(text.contains(&figure.id), "{} is missing", figure.id);
        }
        for status in ["inferred", "reconstructed"] {
            let any = figures.iter().any(|figure| figure.status == status);
            assert_eq!(text.contains(status), any, "{}: {status}", kind.id());
        }
        let json: Value = serde_json::from_str(&emporio(&["rules", kind.id(), "--json"]).ok()).unwrap();
        assert_eq!(json["figures"].as_array().unwrap().len(), figures.len());
    }
}
