//! The order of strength, on budgets small enough for a test; equal seeds make these games the same every time.

use emporio_bots::arena::{self, Plan};
use emporio_bots::protocol::Limits;
use emporio_bots::{BotSpec, Style};
use emporio_games::GameKind;
use strum::VariantArray;

/// The first bot's share of victories against a table of the second.
fn share(game: GameKind, players: u8, bots: [&str; 2], games: u32) -> f64 {
    let plan = Plan {
        game,
        players,
        options: game.default_options(),
        bots: bots.iter().map(|bot| bot.parse().unwrap()).collect(),
        games,
        seed: 7,
        limits: Limits::default(),
        sprt: None,
        file: None,
    };
    let outcomes = arena::run(&plan, |_| {}).unwrap();
    let seat = |index: u32| (index % u32::from(players)) as usize;
    let wins: f64 = outcomes.iter().map(|outcome| outcome.shares()[seat(outcome.index)]).sum();
    wins / outcomes.len() as f64
}

#[test]
fn greedy_beats_random_in_every_game() {
    // Stones is mostly luck, so nine games of it prove nothing.
    for &game in GameKind::ALL.iter().filter(|&&game| game != GameKind::Stones) {
        let share = share(game, 3, ["greedy", "random"], 9);
        assert!(share > 0.85, "{game}: {share}");
    }
}

#[test]
fn search_beats_greedy_on_a_tiny_budget() {
    let share = share(GameKind::PuertoRico, 3, ["search:iterations=250", "greedy"], 24);
    assert!(share > 0.45, "fair would be 0.33: {share}");
}

#[test]
fn every_style_beats_random_in_its_game() {
    for &style in Style::VARIANTS {
        let games = || GameKind::ALL.iter().filter(|&&game| BotSpec::Style(style).check(game).is_ok());
        assert_eq!(games().count(), 1, "{style} belongs to one game");
        for &game in games() {
            let share = share(game, 3, [style.into(), "random"], 12);
            assert!(share > 0.8, "{style}: {share}");
        }
    }
}

#[test]
fn the_levels_are_in_order_in_a_quick_game() {
    assert!(share(GameKind::PuertoRico, 3, ["medium", "easy"], 9) > 0.6);
    assert!(share(GameKind::PuertoRico, 3, ["easy", "random"], 9) > 0.8);
}
