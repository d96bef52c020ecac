//! A review agrees with itself, repeats itself, and names a planted blunder.

use emporio_bots::{BotSpec, choose};
use emporio_core::{Actor, Choice, Game, Match, Player, Rng, Setup, Table, Turn};
use emporio_games::{GameKind, Visit};
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
            let is_best = choice.best[0].action == choice.played.action;
            assert!(!is_best || (choice.cost, choice.error) == (0.0, 0.0), "{kind}: {choice:?}");
            let gap = choice.best[0].chance - choice.played.chance;
            assert!((gap - choice.cost).abs() < 2e-4, "{kind}: {choice:?}");
            assert!(choice.best.iter().all(|other| other.chance <= choice.best[0].chance), "{kind}");
            assert!(!choice.slip || choice.cost > 2.0 * choice.error, "{kind}: {choice:?}");
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

/// A choice that loses a won game, in whatever world the player thinks possible.
struct Blunder {
    ply: usize,
    seat: Player,
    action: String,
}

/// The table as it may be for all that a player knows.
struct World<'a> {
    table: &'a dyn Table,
    player: Player,
    rng: &'a mut Rng,
}

impl Visit for World<'_> {
    type Out = Box<dyn Table>;

    fn visit<G: Game>(self) -> Box<dyn Table> {
        Box::new(self.table.as_any().downcast_ref::<Match<G>>().unwrap().world(self.player, self.rng))
    }
}

/// How far a player ends ahead of the best other one if a choice is made and all play on as a bot does in some world.
fn margin_after(
    kind: GameKind,
    table: &dyn Table,
    player: Player,
    action: &str,
    bot: &BotSpec,
    seed: u64,
) -> i32 {
    let mut rng = Rng::new(seed);
    let mut table = kind.visit(World { table, player, rng: &mut rng });
    table.play(action).unwrap();
    play_on(table.as_mut(), bot, &mut rng);
    let totals: Vec<i32> = table.scores().players.iter().map(|score| score.total).collect();
    let others = totals.iter().enumerate().filter(|(seat, _)| *seat != player.index());
    totals[player.index()] - others.map(|(_, total)| *total).max().unwrap_or(0)
}

/// In so many worlds it is tried what comes of a choice.
const WORLDS: u64 = 6;

/// By fitted figures, so that games stay the same whatever the bots learn.
fn search() -> BotSpec {
    "search:iterations=150,worth=fitted".parse().unwrap()
}

/// The last moment of a game at which what was played surely wins and something else surely loses, whether all play on
/// greedily or with some thought: what only a greedy player fails to mend is no blunder.
fn find_blunder(kind: GameKind, table: &dyn Table) -> Option<Blunder> {
    const LAST: usize = 25;
    const CLEAR: i32 = 2;
    let bots = [BotSpec::Greedy, search()];
    (table.ply().saturating_sub(LAST)..table.ply()).rev().find_map(|ply| {
        let (then, seat) = moment(table, ply)?;
        let ends = |action: &str, as_told: fn(i32) -> bool| {
            let margin = |bot, seed| margin_after(kind, then.as_ref(), seat, action, bot, seed);
            bots.iter().all(|bot| (1..=WORLDS).all(|seed| as_told(margin(bot, seed))))
        };
        let (_, played) = &table.steps_from(ply)[0];
        if !ends(played, |margin| margin >= CLEAR) {
            return None;
        }
        let loses = |choice: &Choice| ends(&choice.action, |margin| margin <= -CLEAR);
        let Choice { action, .. } = then.choices().into_iter().find(loses)?;
        Some(Blunder { ply, seat, action })
    })
}

/// The table as it stood after so many steps, if somebody had to choose.
fn moment(table: &dyn Table, ply: usize) -> Option<(Box<dyn Table>, Player)> {
    let mut then = table.boxed_clone();
    then.back_to(ply);
    let Turn::Player(seat) = then.turn() else { return None };
    Some((then, seat))
}

/// The worst choice of whoever blundered is their blunder, and it is told that it cost much.
fn names_a_planted_blunder(kind: GameKind) {
    let found = (1..40).find_map(|seed| {
        let table = played(kind, kind.meta().min_players, search(), seed);
        find_blunder(kind, table.as_ref()).map(|blunder| (table, blunder))
    });
    let (mut table, blunder) = found.unwrap();
    table.back_to(blunder.ply);
    is_named_as_the_worst(kind, table, &blunder);
}

/// Makes the blunder, plays on greedily and looks back as for people.
fn is_named_as_the_worst(kind: GameKind, mut table: Box<dyn Table>, blunder: &Blunder) {
    table.play(&blunder.action).unwrap();
    play_on(table.as_mut(), &BotSpec::Greedy, &mut Rng::new(1));
    let found = reviewed(table.as_ref(), Settings { seed: 3, ..Settings::default() });
    let worst = &found.choices[found.summaries[blunder.seat.index()].worst.unwrap()];
    assert_eq!((worst.ply, &worst.played.action), (blunder.ply, &blunder.action), "{kind}: {worst:?}");
    assert!(worst.cost > 0.2, "{kind}: {worst:?}");
}

#[test]
fn a_planted_blunder_in_puerto_rico_is_named_as_the_worst_choice() {
    names_a_planted_blunder(GameKind::PuertoRico);
}

#[test]
fn a_planted_blunder_in_san_juan_is_named_as_the_worst_choice() {
    names_a_planted_blunder(GameKind::SanJuan);
}

#[test]
fn a_planted_blunder_in_madeira_is_named_as_the_worst_choice() {
    names_a_planted_blunder(GameKind::Madeira);
}

/// One choice seldom decides Spice Islands, so its blunder is set up: the first player may bring in the tenth spice, which
/// ends a game that they lead, or pay out the yellow company, which makes their rival rich.
#[test]
fn a_planted_blunder_in_spice_islands_is_named_as_the_worst_choice() {
    let kind = GameKind::SpiceIslands;
    let empty = |place: &str| serde_json::json!({ "place": place, "cargo": [] });
    let position = serde_json::json!({
        "players": 3, "phase": "act", "turn": 40, "active": 0,
        "dice": [1, 0, 1, 0, 0], "free_action": false, "usable": [],
        "ships": [
            [empty("europe"), { "place": "s1", "cargo": ["spice"] }],
            [empty("europe"), empty("spice_islands")],
            [empty("europe"), empty("spice_islands")],
        ],
        "navy": "spice_islands", "pirates": empty("madagascar"),
        "stock": [10, 10, 10, 0], "removed": [0, 0, 0, 9],
        "cash": [40, 30, 20, 0, 0], "treasury": [0, 0, 60, 0, 0],
        "piles": [
            { "left": 9, "bottom_given": true },
            { "left": 9, "bottom_given": true },
            { "left": 9, "bottom_given": true },
            { "left": 10, "bottom_given": false },
            { "left": 10, "bottom_given": false },
        ],
        "shares": [[0, 0, 1, 0, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
        "captain": [2, 1, 0, null, null], "election": [0, 0, 0, 0], "revenue": [0, 0, 3, 0], "mutiny": 0,
    });
    let options = kind.automatic(serde_json::json!({}));
    let table = kind.open(Setup { position: Some(position), ..Setup::plain(options, 3) }).unwrap();
    let blunder = Blunder { ply: 0, seat: Player(0), action: "revenue yellow".to_string() };
    is_named_as_the_worst(kind, table, &blunder);
}

/// The best of noisy figures is too high: were the search that names the best choice believed in what it is worth, players
/// as good as itself would seem to lose something at every choice.
#[test]
fn noise_is_not_counted_as_cost() {
    let search: BotSpec = "search:iterations=1000".parse().unwrap();
    let mut costs = Vec::new();
    for seed in 0..4 {
        let table = played(GameKind::SanJuan, 2, search.clone(), 60 + seed);
        let found = reviewed(table.as_ref(), Settings { seed, tries: 6_000, threads: 2 });
        costs.extend(found.choices.iter().map(|choice| choice.cost));
    }
    let n = costs.len() as f64;
    let mean = costs.iter().sum::<f64>() / n;
    let error = (costs.iter().map(|cost| (cost - mean).powi(2)).sum::<f64>() / n / n).sqrt();
    assert!(mean < 2.0 * error, "{mean} ± {error} over {n} choices");
}

/// The last turn of a game of Spice Islands before its roll: the first player is behind, and a blue die would pay them sixty.
fn before_a_roll() -> Box<dyn Table> {
    let kind = GameKind::SpiceIslands;
    let (mut table, mut rng) = opened(kind, 2, 7);
    table.advance(&mut rng);
    let mut position = table.position();
    position["phase"] = "roll".into();
    position["active"] = 0.into();
    position["dice"] = serde_json::json!([0, 0, 0, 0, 0]);
    position["captain"] = serde_json::json!([null, null, null, null, null]);
    position["usable"] = serde_json::json!([]);
    position["free_action"] = false.into();
    position["cash"] = serde_json::json!([20, 40, 0, 0, 0]);
    position["treasury"][1] = 60.into();
    position["revenue"][1] = 3.into();
    position["shares"][1] = serde_json::json!([5, 0, 0, 0, 0]);
    position["piles"][1] = serde_json::json!({"left": 5, "bottom_given": false});
    let options = kind.automatic(serde_json::json!({"turn_limit": 1}));
    kind.open(Setup { position: Some(position), ..Setup::plain(options, 2) }).unwrap()
}

/// Play at random would take the payment seldom, and see little luck in the roll that allows it.
#[test]
fn a_roll_is_worth_what_one_makes_of_it() {
    let before = before_a_roll();
    let luck = |roll: &str| {
        let mut table = before.boxed_clone();
        table.try_play(Actor::Chance, roll).unwrap();
        play_on(table.as_mut(), &BotSpec::Greedy, &mut Rng::new(1));
        reviewed(table.as_ref(), Settings { tries: 20_000, ..SMALL }).draws[0].luck.clone()
    };
    let (paid, unpaid) = (luck("roll green blue yellow yellow"), luck("roll green green yellow yellow"));
    assert!(paid[0] > 0.25 && paid[1] < -0.25, "{paid:?}");
    assert!(unpaid[0] < -0.25 && unpaid[1] > 0.25, "{unpaid:?}");
}
