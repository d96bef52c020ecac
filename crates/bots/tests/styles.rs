//! The yardsticks: each plays its game well enough to be measured against, and in its own manner.

use emporio_bots::{Bot, BotError, BotSpec, Knowledge, Style, choose, make};
use emporio_core::{Actor, Match, Rng, Setup, Turn};
use emporio_games::GameKind;
use emporio_madeira::Madeira;
use emporio_puerto_rico::PuertoRico;
use emporio_san_juan::{Card, Kind, SanJuan};
use emporio_spice_islands::{Action, SpiceIslands};

/// Plays a game between named bots, one a seat; tells of every step.
fn play<G: Knowledge>(names: &[&str], seed: u64, mut watch: impl FnMut(usize, G::Action)) -> G {
    let mut bots: Vec<Box<dyn Bot<G>>> = (0u64..)
        .zip(names)
        .map(|(seat, name)| make(&name.parse::<BotSpec>().unwrap(), 8 * seed + seat).unwrap())
        .collect();
    let mut table = Match::<G>::quiet(Setup::plain(G::Options::default(), names.len() as u8)).unwrap();
    let mut rng = Rng::new(seed);
    loop {
        table.advance(&mut rng);
        let Turn::Player(player) = table.turn() else { return table.state().clone() };
        let action = bots[player.index()].choose(&table.seat(player));
        watch(player.index(), action);
        table.try_apply(Actor::Player(player), action).unwrap();
    }
}

/// What the first bot has at the ends of some games, and what the second has, each deal played from both sides.
fn compare<G: Knowledge>(names: [&str; 2], of: impl Fn(&G, usize) -> i32) -> [i32; 2] {
    let mut sums = [0; 2];
    for seed in 0..6 {
        let end = play::<G>(&[names[0], names[1], names[1]], seed, |_, _| {});
        let turned = play::<G>(&[names[1], names[0], names[0]], seed, |_, _| {});
        sums[0] += of(&end, 0) + of(&turned, 1);
        sums[1] += of(&end, 1) + of(&turned, 0);
    }
    sums
}

#[test]
fn the_shipper_ships_more_than_greedy_and_the_builder_builds_more_than_the_shipper() {
    let [shipper, greedy] =
        compare::<PuertoRico>(["shipper", "greedy"], |end, seat| end.boards[seat].vp.into());
    assert!(shipper > greedy, "{shipper} points for shipping, greedy {greedy}");
    let built = |end: &PuertoRico, seat: usize| i32::from(end.boards[seat].printed_vp());
    let [builder, shipper] = compare(["builder", "shipper"], built);
    assert!(builder > shipper, "{builder} points of buildings, the shipper {shipper}");
}

#[test]
fn the_trader_sells_more_than_the_shipper() {
    let mut sold = [0; 3];
    for seed in 0..6 {
        play::<PuertoRico>(&["trader", "shipper", "shipper"], seed, |seat, action| {
            sold[seat] += i32::from(matches!(action, emporio_puerto_rico::Action::Sell(_)));
        });
    }
    assert!(sold[0] > sold[1] && sold[0] > sold[2], "{sold:?}");
}

#[test]
fn the_architect_builds_large_the_producer_plants_and_the_prospector_violet_buildings() {
    let count = |is: fn(Card) -> bool| {
        move |end: &SanJuan, seat: usize| {
            end.seats[seat].visible.cards().filter(|&card| is(card)).count() as i32
        }
    };
    let large = |card: Card| card.cost() == 6 || card.row().kind == Kind::Monument;
    let [architect, producer] = compare(["architect", "producer"], count(large));
    assert!(architect > producer, "{architect} large buildings, the producer {producer}");
    let [producer, architect] = compare(["producer", "architect"], count(Card::is_plant));
    assert!(producer > architect, "{producer} plants, the architect {architect}");
    let [prospector, producer] = compare(["prospector", "producer"], count(Card::is_violet));
    assert!(prospector > producer, "{prospector} violet buildings, the producer {producer}");
}

#[test]
fn the_courtier_collects_favours_and_the_navigator_sends_ships() {
    let favours = |end: &Madeira, seat: usize| i32::from(end.people[seat].favours.len());
    let [courtier, navigator] = compare(["courtier", "navigator"], favours);
    assert!(courtier > navigator, "{courtier} favours, the navigator {navigator}");
    let ships = |end: &Madeira, seat: usize| i32::from(end.people[seat].fleet.len());
    let [navigator, courtier] = compare(["navigator", "courtier"], ships);
    assert!(navigator > courtier, "{navigator} ships, the courtier {courtier}");
}

#[test]
fn the_corsair_sails_with_the_pirates_and_the_investor_loads_ships() {
    let (mut raids, mut loads) = ([0; 3], [0; 3]);
    for seed in 0..6 {
        play::<SpiceIslands>(&["corsair", "investor", "investor"], seed, |seat, action| {
            raids[seat] +=
                i32::from(matches!(action, Action::PirateMove { .. } | Action::PirateAttack { .. }));
            loads[seat] += i32::from(matches!(action, Action::Load { .. }));
        });
    }
    assert!(raids[0] > raids[1] && raids[0] > raids[2], "raids: {raids:?}");
    assert!(loads[1] + loads[2] > loads[0], "loads: {loads:?}");
}

#[test]
fn a_style_of_another_game_is_refused_by_name() {
    let mut table = GameKind::SanJuan.open(Setup::plain(GameKind::SanJuan.default_options(), 3)).unwrap();
    table.advance(&mut Rng::new(9));
    let Turn::Player(player) = table.turn() else { panic!("a choice after the opening") };
    let refused = choose(table.as_ref(), player, &BotSpec::Style(Style::Shipper), 5).unwrap_err();
    assert!(matches!(refused, BotError::Stranger { style: Style::Shipper, .. }));
    assert_eq!(
        refused.to_string(),
        "the bot `shipper` does not play san-juan; the styles there are: producer, architect, prospector"
    );
    assert!(choose(table.as_ref(), player, &BotSpec::Style(Style::Architect), 5).is_ok());
}
