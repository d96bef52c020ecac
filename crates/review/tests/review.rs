//! A review agrees with itself, repeats itself, and names a planted blunder.

use emporio_bots::{BotSpec, choose};
use emporio_core::{Actor, Choice, Player, Rng, Setup, Table, Turn};
use emporio_games::GameKind;
use emporio_review::{Progress, Review, Settings, review};

/// Small enough for a test.
const SMALL: Settings = Settings { seed: 3, tries: 12_000, threads: 2 };

fn opened(kind: GameKind, players: u8, seed: u64) -> (Box<dyn Table>, Rng) {
    let table = kind.open(Setup::plain(kind.automatic(serde_json::json!({})), players)).unwrap();
    (table, Rng::new(seed))
}

/// Plays on to the end with one bot in every seat.
fn play_on(table: &mut dyn Table, bot: &BotSpec, rng: &mut Rng) {
    loop {
        table.advance(rng);
        let Turn::Player(player) = table.turn() else { return };
        let action = choose(table, player, bot, rng.next_u64()).unwrap();
        table.play(&action).unwrap();
    }
}

fn played(kind: GameKind, players: u8, bot: BotSpec, seed: u64) -> Box<dyn Table> {
    let (mut table, mut rng) = opened(kind, players, seed);
    play_on(table.as_mut(), &bot, &mut rng);
    table
}

fn reviewed(table: &dyn Table, settings: Settings) -> Review {
    review(table, settings, &Progress::default()).unwrap().unwrap()
}

#[test]
fn a_review_covers_the_game_from_the_deal_to_the_result() {
    for &kind in GameKind::ALL {
        let table = played(kind, kind.meta().min_players, BotSpec::Random, 5);
        let found = reviewed(table.as_ref(), SMALL);
        let chosen = table.actors().iter().filter(|actor| **actor != Actor::Chance).count();
        assert_eq!(found.choices.len(), chosen, "{kind}");
        let end = found.moments.last().unwrap();
        assert_eq!(end.ply, table.ply(), "{kind}");
        assert_eq!(end.chances, table.scores().shares().to_vec(), "{kind}: exact at the end");
        for choice in &found.choices {
            assert!(choice.cost >= 0.0 && choice.stake >= choice.cost, "{kind}: {choice:?}");
            let is_best = choice.best[0].action == choice.played.action;
            assert_eq!(
                choice.best[0].chance == choice.played.chance,
                is_best || choice.cost == 0.0,
                "{kind}"
            );
        }
        let costs: f64 = found.summaries.iter().map(|summary| summary.cost).sum();
        let total: f64 = found.choices.iter().map(|choice| choice.cost).sum();
        assert!((costs - total).abs() < 1e-9, "{kind}");
    }
}

#[test]
fn equal_seeds_give_equal_reviews_on_any_number_of_threads() {
    let table = played(GameKind::SanJuan, 2, BotSpec::Greedy, 8);
    let one = reviewed(table.as_ref(), Settings { threads: 1, ..SMALL });
    assert_eq!(one, reviewed(table.as_ref(), Settings { threads: 3, ..SMALL }));
    assert_ne!(one, reviewed(table.as_ref(), Settings { seed: 4, ..SMALL }));
}

#[test]
fn a_review_can_be_stopped() {
    let table = played(GameKind::Stones, 2, BotSpec::Random, 1);
    let progress = Progress::default();
    progress.stop();
    assert_eq!(review(table.as_ref(), SMALL, &progress).unwrap(), None);
    let whole = Progress::default();
    assert!(review(table.as_ref(), SMALL, &whole).unwrap().is_some());
    assert_eq!(whole.share(), 1.0);
}

#[test]
fn over_many_random_deals_luck_sums_to_zero() {
    for (kind, games) in [(GameKind::Stones, 150), (GameKind::SanJuan, 12)] {
        let mut luck = Vec::new();
        for seed in 0..games {
            let table = played(kind, 2, BotSpec::Random, 100 + seed);
            let found = reviewed(table.as_ref(), Settings { seed, tries: 1, threads: 2 });
            luck.extend(found.draws.iter().flat_map(|draw| draw.luck.clone()));
        }
        let n = luck.len() as f64;
        let mean = luck.iter().sum::<f64>() / n;
        let error = (luck.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / n / n).sqrt();
        assert!(n > 300.0 && error < 0.01, "{kind}: {n} {error}");
        assert!(mean.abs() < 3.0 * error, "{kind}: {mean} is not zero within {error}");
    }
}

/// A choice that loses a won game, whatever is played after it; all other choices of the seat are sound ones.
struct Blunder {
    ply: usize,
    seat: Player,
    action: String,
}

/// How far a player ends ahead of the best other one if a choice is made and all play on greedily.
fn margin_after(table: &dyn Table, player: Player, action: &str, seed: u64) -> i32 {
    let mut table = table.boxed_clone();
    table.play(action).unwrap();
    play_on(table.as_mut(), &BotSpec::Greedy, &mut Rng::new(seed));
    let totals: Vec<i32> = table.scores().players.iter().map(|score| score.total).collect();
    let others = totals.iter().enumerate().filter(|(seat, _)| *seat != player.index());
    totals[player.index()] - others.map(|(_, total)| *total).max().unwrap_or(0)
}

/// The last moment of a game at which one choice surely wins and another surely loses.
fn find_blunder(table: &dyn Table) -> Option<Blunder> {
    const LAST: usize = 25;
    const CLEAR: i32 = 2;
    for ply in (table.ply().saturating_sub(LAST)..table.ply()).rev() {
        let mut then = table.boxed_clone();
        then.back_to(ply);
        let Turn::Player(seat) = then.turn() else { continue };
        let choices = then.choices();
        let margins = |action: &str| [1, 2].map(|seed| margin_after(then.as_ref(), seat, action, seed));
        let wins = |choice: &Choice| margins(&choice.action).iter().all(|&margin| margin >= CLEAR);
        let loses = |choice: &&Choice| margins(&choice.action).iter().all(|&margin| margin <= -CLEAR);
        let losing = if choices.iter().any(wins) { choices.iter().find(loses) } else { None };
        if let Some(choice) = losing {
            return Some(Blunder { ply, seat, action: choice.action.clone() });
        }
    }
    None
}

#[test]
fn a_planted_blunder_is_named_as_the_worst_choice() {
    let search: BotSpec = "search:iterations=150".parse().unwrap();
    let kind = GameKind::PuertoRico;
    let found = (1..40).find_map(|seed| {
        let table = played(kind, kind.meta().min_players, search.clone(), seed);
        find_blunder(table.as_ref()).map(|blunder| (table, blunder))
    });
    let (mut table, blunder) = found.unwrap();
    table.back_to(blunder.ply);
    table.play(&blunder.action).unwrap();
    play_on(table.as_mut(), &BotSpec::Greedy, &mut Rng::new(1));
    let found = reviewed(table.as_ref(), Settings { tries: 60_000, ..SMALL });
    let worst = &found.choices[found.summaries[blunder.seat.index()].worst.unwrap()];
    assert_eq!((worst.ply, &worst.played.action), (blunder.ply, &blunder.action), "{worst:?}");
    assert!(worst.cost > 0.2, "{worst:?}");
}
