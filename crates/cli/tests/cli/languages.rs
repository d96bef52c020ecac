//! English and Italian, asked for or found in the environment.

use crate::support::{Desk, command, emporio, games};

fn error_with(variables: &[(&str, &str)], args: &[&str]) -> String {
    let output = command(args).envs(variables.iter().copied()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_environment_says_the_language_in_the_usual_order() {
    let error = |variables: &[(&str, &str)]| error_with(variables, &["rules", "chess"]);
    assert!(error(&[]).starts_with("Error:"));
    assert!(error(&[("LANG", "it_IT.UTF-8")]).starts_with("Errore:"));
    assert!(error(&[("LANG", "it_IT.UTF-8"), ("LC_MESSAGES", "en_GB.UTF-8")]).starts_with("Error:"));
    assert!(error(&[("LC_MESSAGES", "en_GB.UTF-8"), ("LC_ALL", "it_CH")]).starts_with("Errore:"));
    assert!(error(&[("LC_ALL", ""), ("LANG", "it")]).starts_with("Errore:"));
    assert!(error_with(&[("LANG", "it")], &["--lang", "en", "rules", "chess"]).starts_with("Error:"));
}

#[test]
fn refusals_are_said_in_italian_too() {
    let kind = games()[0];
    let desk = Desk::new();
    let file = desk.start(kind, "a.game");
    for (args, words) in [
        (vec!["new", "chess", "-p", "3"], "il gioco `chess` non esiste"),
        (vec!["new", kind.id(), "-p", "9"], "giocatori, non 9"),
        (vec!["new", kind.id(), "-p", "3", "--option", "nonsense=1"], "opzione rifiutata"),
        (vec!["apply", &file, "dance"], "non è un'azione"),
        (vec!["show", &file, "--seat", "9"], "il posto 9 non c'è"),
    ] {
        let mut italian = vec!["--lang", "it"];
        italian.extend(args);
        let reason = emporio(&italian).refused();
        assert!(reason.contains(words), "{reason}");
    }
}

#[test]
fn boards_and_lists_are_shown_in_both_languages() {
    for kind in games() {
        let desk = Desk::new();
        let file = desk.started(kind, "a.game", 3);
        for command in ["show", "legal", "replay"] {
            let english = emporio(&["--lang", "en", command, &file]).ok();
            let italian = emporio(&["--lang", "it", command, &file]).ok();
            assert_ne!(english, italian, "{} {command}", kind.id());
        }
    }
}

#[test]
fn help_explains_every_command() {
    let help = emporio(&["--help"]).ok();
    for name in ["games", "rules", "play", "new", "show", "legal", "apply", "replay", "sim", "bench"] {
        assert!(help.contains(name), "{help}");
        let one = emporio(&[name, "--help"]).ok();
        assert!(one.contains("Usage: emporio") && one.lines().count() > 5, "{one}");
    }
}
