//! Laws that hold in every game: those of the core, the money ledger, other maps, random play against the rules page.

// Tallies look at the events that they count and at no others.
#![allow(clippy::wildcard_enum_match_arm)]

use emporio_core::laws::{self, mean_and_error};
use emporio_core::{
    ActionList, Actions, Chance, Dispatch, Invariants, Opening, Outline, Player, Rng, Scoring, Turn,
};
use emporio_spice_islands::{Action, Event, Options, Organisation, SpiceIslands, Unit};

/// Games for the laws of the core, for each number of players.
const LAW_GAMES: u64 = 2_000;

/// Steps between two looks at views, boards and positions, which cost most: some 4,500 looks for each number.
const COSTLY_EVERY: usize = 307;

fn core_laws(players: u8) {
    let report = laws::check_every::<SpiceIslands>(&Options::default(), players, LAW_GAMES, COSTLY_EVERY);
    assert_eq!(report.games, LAW_GAMES);
    println!("{players} players: {} steps, endings {:?}", report.steps, report.endings);
    assert_eq!(report.varied_worlds, 0, "nothing is hidden");
}

/// [HID-1] The laws of the core for two.
#[test]
fn core_laws_for_two() {
    core_laws(2);
}

/// [HID-1] The laws of the core for three.
#[test]
fn core_laws_for_three() {
    core_laws(3);
}

/// [HID-1] The laws of the core for four.
#[test]
fn core_laws_for_four() {
    core_laws(4);
}

/// [HID-1] The laws of the core for five.
#[test]
fn core_laws_for_five() {
    core_laws(5);
}

/// [CHA-2, CHA-3, CHA-4, CHA-5] What is drawn follows the weights, with the dice of the box and with loaded ones.
#[test]
fn sampling_follows_weights() {
    let loaded = r#"{"data":{"dice":{"coloured":3,"coloured_faces":["green","blue","blue","yellow","black","purple"],
        "pirate_faces":["skull","skull",3,3,5],"skull_counts":4}}}"#;
    laws::sampling_follows_weights::<SpiceIslands>(&Options::default(), 12);
    laws::sampling_follows_weights::<SpiceIslands>(&serde_json::from_str(loaded).unwrap(), 8);
}

/// What is counted in one random game.
#[derive(Default)]
struct Tally {
    turns: f64,
    by_spices: f64,
    decisions: f64,
    options: f64,
    most_options: usize,
    unit_choices: f64,
    shares_bought: f64,
    deliveries: f64,
    elections: f64,
    revenues: f64,
    mutinies: f64,
    attacks: f64,
    hits: f64,
    sales: f64,
    sunk: f64,
    first_cash: f64,
    last_cash: f64,
}

impl Tally {
    fn event(&mut self, event: &Event, attacking_merchant: &mut bool) {
        match event {
            Event::Bought { .. } => self.shares_bought += 1.0,
            Event::Delivered { cargo, .. } => self.deliveries += f64::from(cargo.len()),
            Event::VoteCalled { organisation: Organisation::Pirates, .. } => self.mutinies += 1.0,
            Event::VoteCalled { .. } => self.elections += 1.0,
            Event::RevenuePaid { .. } => self.revenues += 1.0,
            Event::MerchantAttacked { .. } => {
                self.attacks += 1.0;
                *attacking_merchant = true;
            }
            Event::PiratesAttacked { .. } => *attacking_merchant = false,
            Event::AttackRolled { skulls } if *attacking_merchant && *skulls > 0 => self.hits += 1.0,
            Event::Sold { .. } => self.sales += 1.0,
            Event::PiratesSunk { .. } => self.sunk += 1.0,
            _ => {}
        }
    }

    fn end(&mut self, state: &SpiceIslands) {
        let mut cash: Vec<u32> = state.cash[..usize::from(state.players)].to_vec();
        cash.sort_unstable();
        self.turns = f64::from(state.turn);
        self.by_spices = f64::from(state.ending() == Some("spices"));
        self.first_cash = f64::from(cash[cash.len() - 1]);
        self.last_cash = f64::from(cash[0]);
    }
}

/// [INV-4] What the money in play must be, by what has happened.
#[derive(Default)]
struct Ledger {
    money: i64,
}

impl Ledger {
    fn event(&mut self, event: &Event) {
        self.money += match event {
            Event::Bought { price, .. } => -i64::from(*price),
            Event::Delivered { cargo, .. } => {
                let spices = i64::from(cargo.count(Unit::Spice));
                15 * spices + 13 * (i64::from(cargo.len()) - spices)
            }
            Event::Bonus { amount, .. } => i64::from(*amount),
            Event::Sold { cargo } => 10 * i64::from(cargo.len()),
            Event::Recovered { cargo } => 5 * i64::from(cargo.len()),
            Event::PiratesSunk { shares, .. } => 5 * i64::from(*shares),
            _ => 0,
        };
    }
}

fn money(state: &SpiceIslands) -> i64 {
    state.cash.iter().chain(&state.treasury).map(|&amount| i64::from(amount)).sum()
}

/// Plays a random game; every invariant holds after every action, and the watcher looks at each step.
fn random_game(
    options: &Options,
    players: u8,
    seed: u64,
    mut watch: impl FnMut(&SpiceIslands, &SpiceIslands, Action, usize, &[Event]),
) -> SpiceIslands {
    let mut rng = Rng::stream(seed, 1000 + u64::from(players));
    let mut state = SpiceIslands::new(options, players).unwrap();
    let mut legal = ActionList::new();
    let mut events = Vec::new();
    for _ in 0..100_000 {
        legal.clear();
        let action = match state.turn() {
            Turn::Over => return state,
            Turn::Chance => state.sample_chance(&mut rng),
            Turn::Player(_) => {
                state.legal_actions(&mut legal);
                rng.pick(&legal)
            }
        };
        let before = state.clone();
        events.clear();
        state.apply(action, &mut events);
        state
            .check()
            .unwrap_or_else(|broken| panic!("{players} players, seed {seed}, after {action}: {broken}"));
        watch(&before, &state, action, legal.len(), &events);
    }
    panic!("{players} players, seed {seed}: no end after turn {}: {state:?}", state.turn);
}

/// [INV-4] Nobody but a buyer loses money, and no treasury grows from a player's purse.
fn purses_only_pay_for_shares(before: &SpiceIslands, after: &SpiceIslands, events: &[Event]) {
    for player in Player::all(after.players) {
        let paid = |event: &Event| match event {
            Event::Bought { player: buyer, price, .. } if *buyer == player => u32::from(*price),
            _ => 0,
        };
        let spent: u32 = events.iter().map(paid).sum();
        assert!(
            after.cash[player.index()] + spent >= before.cash[player.index()],
            "{player} lost money: {events:?}"
        );
    }
}

fn tally(players: u8, seed: u64) -> Tally {
    let mut tally = Tally::default();
    let mut ledger = Ledger { money: 20 * i64::from(players) };
    let mut attacking_merchant = false;
    let end = random_game(&Options::default(), players, seed, |before, after, action, options, events| {
        for event in events {
            ledger.event(event);
            tally.event(event, &mut attacking_merchant);
        }
        assert_eq!(money(after), ledger.money, "{players} players, seed {seed}: {events:?}");
        purses_only_pay_for_shares(before, after, events);
        if options >= 2 {
            tally.decisions += 1.0;
            tally.options += options as f64;
            tally.most_options = tally.most_options.max(options);
            tally.unit_choices += f64::from(matches!(action, Action::Unit(_)));
        }
    });
    tally.end(&end);
    tally
}

/// A line of the page's table: the name, its figure, the last digit it is rounded to.
type Line = (&'static str, f64, f64, fn(&Tally) -> f64);

/// The page's figures for two to five players, in the order of its lines.
const PAGE: [[f64; 15]; 4] = [
    [83.2, 96.7, 445.0, 9.4, 81.0, 19.0, 15.6, 15.8, 4.8, 9.9, 3.6, 1.2, 0.14, 80.0, 44.0],
    [84.8, 96.1, 474.0, 8.6, 105.0, 19.4, 15.7, 15.8, 4.6, 9.4, 3.4, 1.2, 0.14, 45.0, 10.0],
    [87.5, 96.9, 497.0, 8.0, 119.0, 19.4, 15.8, 15.9, 4.7, 9.6, 3.5, 1.2, 0.13, 30.0, 3.0],
    [88.2, 95.9, 507.0, 7.7, 127.0, 19.4, 15.7, 15.7, 4.5, 9.3, 3.4, 1.2, 0.15, 23.0, 1.0],
];

/// 2,000 games against the 3,000 of the page: within five standard errors of the difference and half the last digit.
fn random_play(players: u8) {
    let page = PAGE[usize::from(players) - 2];
    let lines: [Line; 15] = [
        ("turns", page[0], 0.1, |t| t.turns),
        ("ended by spices, %", page[1], 0.1, |t| 100.0 * t.by_spices),
        ("decisions", page[2], 1.0, |t| t.decisions),
        ("options", page[3], 0.1, |t| t.options / t.decisions),
        ("shares bought", page[4], 1.0, |t| t.shares_bought),
        ("deliveries", page[5], 0.1, |t| t.deliveries),
        ("elections", page[6], 0.1, |t| t.elections),
        ("revenues", page[7], 0.1, |t| t.revenues),
        ("mutinies", page[8], 0.1, |t| t.mutinies),
        ("pirate attacks", page[9], 0.1, |t| t.attacks),
        ("that hit", page[10], 0.1, |t| t.hits),
        ("pirate sales", page[11], 0.1, |t| t.sales),
        ("pirates sunk", page[12], 0.01, |t| t.sunk),
        ("first cash", page[13], 1.0, |t| t.first_cash),
        ("last cash", page[14], 1.0, |t| t.last_cash),
    ];
    const GAMES: u64 = 2_000;
    let tallies: Vec<Tally> = (0..GAMES).map(|seed| tally(players, seed)).collect();
    let mut turns: Vec<f64> = tallies.iter().map(|tally| tally.turns).collect();
    turns.sort_by(f64::total_cmp);
    let part = |of: f64| turns[(of * (GAMES as f64 - 1.0)) as usize];
    let most = tallies.iter().map(|tally| tally.most_options).max().unwrap_or(0);
    let units: f64 = tallies.iter().map(|tally| tally.unit_choices).sum::<f64>() / GAMES as f64;
    println!(
        "{players} players: turns p10 {} p90 {} longest {}, most options {most}, unit choices {units:.2}",
        part(0.1),
        part(0.9),
        part(1.0)
    );
    let mut far = Vec::new();
    for (name, figure, digit, get) in lines {
        let (mean, error) = mean_and_error(&tallies.iter().map(get).collect::<Vec<f64>>());
        let band = 5.0 * error * (1.0 + GAMES as f64 / 3_000.0).sqrt() + digit / 2.0;
        println!("  {name:<20} ours {mean:>7.2} +- {error:.2}   page {figure:>6}");
        if (mean - figure).abs() > band {
            far.push(format!("{name}: {mean:.2}, page {figure}, band {band:.2}"));
        }
    }
    assert!(far.is_empty(), "{players} players: {far:?}");
}

/// [INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7] Two players: invariants, ledger, the page's figures.
#[test]
fn random_play_of_two() {
    random_play(2);
}

/// [INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7] Three players: invariants, ledger, the page's figures.
#[test]
fn random_play_of_three() {
    random_play(3);
}

/// [INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7] Four players: invariants, ledger, the page's figures.
#[test]
fn random_play_of_four() {
    random_play(4);
}

/// [INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7] Five players: invariants, ledger, the page's figures.
#[test]
fn random_play_of_five() {
    random_play(5);
}

/// Tables that play otherwise: a name, and the options as JSON.
const OTHER_TABLES: [(&str, &str); 18] = [
    ("straight to Madagascar", r#"{"map":"direct"}"#),
    ("as before version 2", r#"{"map":"direct","attack_when":"together"}"#),
    ("attacks beside the dice", r#"{"attack_cost":"beside_move","two_deal":"any_each"}"#),
    (
        "lane of 3",
        r#"{"data":{"map":{"sea_spaces":3,"blue":[["europe","s1"],["s1","s2"],["s2","s3"],["s3","spice_islands"]],
        "grey":[["madagascar","s2"]]}}}"#,
    ),
    (
        "lane of 6",
        r#"{"data":{"map":{"sea_spaces":6,"blue":[["europe","s1"],["s1","s2"],["s2","s3"],["s3","s4"],["s4","s5"],["s5","s6"],
        ["s6","spice_islands"]],"grey":[["madagascar","s3"],["madagascar","s4"]]}}}"#,
    ),
    (
        "branches",
        r#"{"data":{"map":{"sea_spaces":6,"blue":[["europe","s1"],["s1","s2"],["s1","s3"],["s2","s4"],["s3","s4"],["s4","spice_islands"],
        ["europe","s5"],["s5","s6"]],"grey":[["madagascar","s6"],["madagascar","s2"],["s3","s6"]]}}}"#,
    ),
    (
        "ports side by side",
        r#"{"data":{"map":{"sea_spaces":1,"blue":[["europe","spice_islands"],["europe","s1"]],"grey":[["s1","madagascar"]]}}}"#,
    ),
    (
        "blue line to Madagascar",
        r#"{"data":{"map":{"blue":[["europe","s1"],["s1","s2"],["s2","s3"],["s3","s4"],["s4","spice_islands"],["s1","madagascar"]]}}}"#,
    ),
    ("flat ladder", r#"{"data":{"shares":{"prices":[3,3,3,3,3,3,3,3,3,3]}}}"#),
    ("steep ladder", r#"{"data":{"shares":{"prices":[1,2,3,5,8,13,21,34,55,1000]}}}"#),
    (
        "loaded dice",
        r#"{"data":{"dice":{"coloured":6,"coloured_faces":["green","green","blue","yellow","orange","black","black","purple","purple"],
        "pirate_faces":["skull","skull","skull",2,9],"skull_counts":5}}}"#,
    ),
    (
        "one die, no orange",
        r#"{"data":{"dice":{"coloured":1,"coloured_faces":["green","blue","yellow","black","purple"]}}}"#,
    ),
    ("large holds", r#"{"data":{"hold":{"merchant":4,"pirate":4},"units":{"spices_aboard":3}}}"#),
    ("small holds", r#"{"data":{"hold":{"merchant":1,"pirate":1}}}"#),
    (
        "small pirate hold, track of 1, other amounts",
        r#"{"data":{"hold":{"merchant":3,"pirate":1},"tracks":{"length":1},"money":{"start":0},
        "delivery":{"good":0,"fee":7,"captain":3},"pirates":{"sale":1,"captain_part":3,"two_player_captain":9},"navy":{"unit":0,"sinking_captain":50},
        "units":{"goods":4,"spices":20,"spices_aboard":0}},"two_bonus":"treasury"}"#,
    ),
    (
        "every other reading",
        r#"{"map":"direct","attack_cost":"free_after_move","attack_when":"together","price_sink":"treasury",
        "captain_colour":"any","two_deal":"none","two_bonus":"treasury","end_split":"no"}"#,
    ),
    (
        "every other reading, large holds, skulls",
        r#"{"attack_cost":"free_after_move","captain_colour":"any",
        "data":{"hold":{"merchant":4,"pirate":3},"dice":{"pirate_faces":["skull","skull",2]}}}"#,
    ),
    ("turn limit", r#"{"turn_limit":25}"#),
];

/// [CFG-2, CFG-4, INV-1, INV-2, INV-3, INV-5, INV-6, INV-7] Other maps, ladders, dice, holds and readings play to the end.
#[test]
fn other_tables_play_to_the_end() {
    for (name, json) in OTHER_TABLES {
        let options: Options = serde_json::from_str(json).unwrap();
        let mut turns = Vec::new();
        for players in 2..=5 {
            for seed in 0..40 {
                let mut played = 0;
                let end = random_game(&options, players, seed, |_, _, _, _, _| played += 1);
                assert!(end.ending().is_some() && played > 0, "{name}");
                turns.push(f64::from(end.turn));
            }
        }
        let (mean, error) = mean_and_error(&turns);
        println!("{name:<50} {mean:>6.1} +- {error:.1} turns");
    }
}

/// [CFG-2, CHA-2] The laws of the core with other options, too.
#[test]
fn core_laws_of_other_tables() {
    for (at, (_, json)) in OTHER_TABLES.iter().enumerate() {
        laws::check::<SpiceIslands>(&serde_json::from_str(json).unwrap(), 2 + at as u8 % 4, 2);
    }
}

/// What players choose at tables with the printed figures has the first numbers, whatever the reading; chance comes
/// after them.
#[test]
fn players_have_the_first_numbers() {
    let first = SpiceIslands::META.player_ids;
    for json in
        ["{}", r#"{"map":"direct","attack_cost":"free_after_move"}"#, r#"{"attack_cost":"beside_move"}"#]
    {
        let options: Options = serde_json::from_str(json).unwrap();
        for seed in 0..30 {
            random_game(&options, 2 + seed as u8 % 4, seed, |before, _, action, _, _| {
                let by_player = matches!(before.turn(), Turn::Player(_));
                assert_eq!(SpiceIslands::action_id(action) < first, by_player, "{action}");
            });
        }
    }
}

/// The state is small enough to be copied thousands of times in a search.
#[test]
fn the_state_is_small() {
    let size = size_of::<SpiceIslands>();
    println!("state {size} bytes, action {} bytes, event {} bytes", size_of::<Action>(), size_of::<Event>());
    assert!(size <= 656, "{size}");
    assert_eq!(size_of::<Action>(), 8);
}
