//! Simulations: the figures agree with the games they come from, whatever the threads.

use serde_json::Value;

use crate::support::{Desk, emporio, games};

fn json(args: &[&str]) -> Value {
    let mut value: Value = serde_json::from_str(&emporio(args).ok()).unwrap();
    let timing = value["figures"]["timing"].take();
    assert!(timing["games_per_second"].as_f64().unwrap() > 0.0);
    value
}

fn close(left: f64, right: f64) -> bool {
    (left - right).abs() < 1e-6
}

#[test]
fn the_same_seed_gives_the_same_figures_whatever_the_threads() {
    for kind in games() {
        let desk = Desk::new();
        let players = kind.meta().max_players.to_string();
        let run = |threads: &str, seed: &str, csv: &str| {
            let csv = desk.arg(csv);
            let args =
                ["sim", kind.id(), "-p", &players, "--games", "75", "--seed", seed, "--threads", threads];
            json(&[&args[..], &["--csv", &csv, "--json"]].concat())
        };
        assert_eq!(run("1", "5", "one.csv"), run("3", "5", "three.csv"));
        assert_eq!(desk.read("one.csv"), desk.read("three.csv"));
        assert_ne!(run("2", "6", "other.csv"), run("2", "5", "same.csv"));
        assert_eq!(desk.read("one.csv").lines().count(), 76);
    }
}

#[test]
fn figures_agree_with_the_games_they_come_from() {
    for kind in games() {
        let desk = Desk::new();
        let csv = desk.arg("games.csv");
        let players = kind.meta().min_players;
        let args = ["sim", kind.id(), "-p", &players.to_string(), "--games", "60", "--csv", &csv, "--json"];
        let figures = json(&args)["figures"].clone();
        let table = Csv::read(&desk.read("games.csv"));
        assert!(close(figures["rounds"]["mean"].as_f64().unwrap(), table.mean("rounds")));
        assert!(close(figures["decisions"]["mean"].as_f64().unwrap(), table.mean("decisions")));
        let mean_options = table.mean("options") / table.mean("decisions");
        assert!(close(figures["options"].as_f64().unwrap(), mean_options));
        let mut shares = 0.0;
        for seat in 0..players {
            let seat_figures = &figures["seats"][usize::from(seat)];
            assert!(close(
                seat_figures["score"]["mean"].as_f64().unwrap(),
                table.mean(&format!("score_{seat}"))
            ));
            let parts: f64 =
                seat_figures["parts"].as_array().unwrap().iter().map(|p| p["mean"].as_f64().unwrap()).sum();
            assert!(close(parts, table.mean(&format!("score_{seat}"))), "parts add up");
            shares += seat_figures["share"]["mean"].as_f64().unwrap();
        }
        assert!(close(shares, 1.0), "victories are shared out whole");
        let endings: f64 =
            figures["endings"].as_array().unwrap().iter().map(|e| e["share"].as_f64().unwrap()).sum();
        assert!(close(endings, 1.0));
        let chosen: f64 =
            figures["actions"].as_array().unwrap().iter().map(|a| a["chosen"].as_f64().unwrap()).sum();
        assert!(close(chosen, table.mean("decisions")), "every decision is of some kind");
        let chance: f64 =
            figures["chance"].as_array().unwrap().iter().map(|c| c["per_game"].as_f64().unwrap()).sum();
        assert!(close(chance, table.mean("chance")));
    }
}

struct Csv {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Csv {
    fn read(text: &str) -> Csv {
        let mut lines = text.lines().map(|line| line.split(',').map(String::from).collect::<Vec<_>>());
        Csv { head: lines.next().unwrap(), rows: lines.collect() }
    }

    fn mean(&self, name: &str) -> f64 {
        let at = self.head.iter().position(|head| head == name).unwrap();
        let sum: f64 = self.rows.iter().map(|row| row[at].parse::<f64>().unwrap()).sum();
        sum / self.rows.len() as f64
    }
}

#[test]
fn the_report_for_people_has_every_part() {
    for kind in games() {
        let players = kind.meta().max_players.to_string();
        let text = emporio(&["sim", kind.id(), "-p", &players, "--games", "20"]).ok();
        for words in ["share of wins", "±", "HOW GAMES ENDED", "ACTIONS PER GAME", "mean number of options"]
        {
            assert!(text.contains(words), "{words}: {text}");
        }
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    }
}

#[test]
fn bots_sit_where_they_are_named() {
    for kind in games() {
        let players = kind.meta().min_players;
        let mut bots = vec!["random"; usize::from(players)];
        bots[0] = "greedy";
        let args = ["sim", kind.id(), "-p", &players.to_string(), "--games", "1", "--bots", &bots.join(",")];
        let value = json(&[&args[..], &["--json"]].concat());
        assert_eq!(value["bots"][0], "greedy");
        assert_eq!(value["bots"][1], "random");
    }
}
