//! What the screen is told: the same numbers as on the table.

use emporio_core::{Invariants, Player, Viewer, Views};
use emporio_spice_islands::{Colour, Company, Phase, View};

use super::*;

fn seen(table: &Scene) -> View {
    table.check().unwrap();
    table.view(Viewer::Spectator)
}

/// [HID-1] Dice, free action, purple rounds, ships and where they go, units wherever they are.
#[test]
fn the_turn_and_the_sea_are_shown() {
    let fleet = (Company::Blue, ("s3", "green"), ("spice_islands", "spice"));
    let mut table = chase_of(empty_sea(), fleet, ("s3", "green yellow"), "green green pirates");
    captain(&mut table, BLUE, 0);
    let view = seen(&table);
    assert_eq!((view.phase, view.buying_rounds), ("act", 0));
    assert_eq!(view.dice, [Colour::Green, Colour::Green, Colour::Black]);
    assert_eq!(view.free_action, [BLUE]);
    let bound: Vec<Option<&str>> = view.ships[2..4].iter().map(|ship| ship.bound_for.as_deref()).collect();
    assert_eq!((bound, view.ships[0].bound_for.clone()), (vec![Some("europe"), Some("spice_islands")], None));
    let units = view.units.iter().map(|unit| (unit.in_port, unit.aboard, unit.with_pirates, unit.removed));
    assert_eq!(units.collect::<Vec<_>>(), [(8, 1, 1, 0), (10, 0, 0, 0), (9, 0, 1, 0), (9, 1, 0, 0)]);
    table.take("captain: elect blue");
    assert!(seen(&table).free_action.is_empty());
    table.phase = Phase::Buy { rounds: 1, buyer: Player(1) };
    assert_eq!(seen(&table).buying_rounds, 1);
}

/// [PIR-6] Loot that is still to be picked from is shown with the pirates.
#[test]
fn loot_in_between_is_the_pirates() {
    let mut table = chase(("s2", "green blue"), ("s2", "spice"), "pirates");
    play_all(&mut table, &["attack blue at s2 with green blue", "skulls 2"]);
    let view = seen(&table);
    assert_eq!(view.pick, [Unit::Green, Unit::Blue]);
    assert_eq!(view.units.iter().map(|unit| unit.with_pirates).collect::<Vec<_>>(), [1, 1, 0, 1]);
}

/// [REV-2, PIR-12, PIR-13, TWO-3] What a share would bring now, and the markers.
#[test]
fn shares_are_shown_with_their_worth() {
    for (players, worth) in [(3, [4, 0, 0, 0, 6]), (2, [4, 0, 0, 0, 5])] {
        let mut table = table(players);
        shares(&mut table, GREEN, &[2, 3]);
        shares(&mut table, PIRATES, if players == 3 { &[4, 2, 1] } else { &[4, 3] });
        captain(&mut table, PIRATES, 0);
        (table.treasury[GREEN.index()], table.treasury[PIRATES.index()]) = (22, 40);
        (table.election[3], table.mutiny, table.revenue[3]) = (1, 2, 3);
        dice(&mut table, "green");
        let view = seen(&table);
        assert_eq!(view.organisations.iter().map(|o| o.share_value).collect::<Vec<_>>(), worth);
        let markers = |at: usize| (view.organisations[at].election, view.organisations[at].revenue);
        assert_eq!((markers(NAVY.index()), markers(PIRATES.index())), ((1, Some(3)), (2, None)));
    }
}

/// [ELE-2] Who has rolled what in an election, and who has no dice.
#[test]
fn a_vote_is_shown() {
    let mut table = table(4);
    table.active = Player(2);
    shares(&mut table, GREEN, &[2, 1, 0, 0]);
    table.election[0] = 3;
    dice(&mut table, "green");
    play_all(&mut table, &["elect green", "best 3", "best 5"]);
    let vote = seen(&table).vote.unwrap();
    assert_eq!((vote.dice, vote.rolled), (vec![2, 1, 1, 0], vec![Some(5), None, Some(3), None]));
}

/// [REV-2, PIR-12, PIR-13, ELE-2] What would be paid to whom and rolled by whom, beside what it depends on.
#[test]
fn what_would_come_is_shown_where_it_would_come_from() {
    let mut table = table(3);
    shares(&mut table, GREEN, &[2, 3]);
    shares(&mut table, PIRATES, &[4, 2, 1]);
    (table.cash[..3]).copy_from_slice(&[1, 2, 3]);
    (table.treasury[GREEN.index()], table.treasury[PIRATES.index()]) = (22, 3);
    captain(&mut table, PIRATES, 0);
    captain(&mut table, GREEN, 1);
    pirates(&mut table, "s2", "green blue");
    dice(&mut table, "green");
    let view = seen(&table);
    let of = |organisation: Organisation| &view.organisations[organisation.index()];
    assert_eq!(of(GREEN).payout, [8, 12, 0]);
    assert_eq!(of(PIRATES).payout, [12, 6, 3]);
    assert_eq!(of(GREEN).vote_dice, [3, 4, 0]);
    assert_eq!(view.players.iter().map(|player| player.worth).collect::<Vec<_>>(), [21, 20, 6]);
    pirates(&mut table, "s2", "");
    assert_eq!(
        seen(&table).organisations[PIRATES.index()].payout,
        [0, 0, 0],
        "without loot there is no sale"
    );
}

/// [EX-3, EX-4, PIR-4] What a cargo would bring, how far it has to go, and the dice of an attack on it.
#[test]
fn a_ship_shows_what_it_would_bring() {
    let mut table = empty_sea();
    ships(&mut table, Company::Yellow, ("s1", "blue yellow"), ("europe", ""));
    ships(&mut table, Company::Green, ("s3", "spice spice"), ("europe", ""));
    dice(&mut table, "green");
    let view = seen(&table);
    let at_sea: Vec<_> = view.ships.iter().filter(|ship| ship.moves_left.is_some()).collect();
    assert_eq!(
        (at_sea[0].brings.clone(), at_sea[0].moves_left, at_sea[0].attack_dice),
        (vec![(GREEN, 30)], Some(3), 3)
    );
    assert_eq!((at_sea[1].brings.clone(), at_sea[1].moves_left), (vec![(BLUE, 10), (YELLOW, 16)], Some(4)));
}

/// [PIR-4, NAV-4, CHA-3] How likely an attack is to show a skull, with the faces that this follows from.
#[test]
fn an_attack_shows_its_chance() {
    let fleet = (Company::Green, ("s3", "spice spice"), ("s2", "blue"));
    let table = chase_of(empty_sea(), fleet, ("s3", ""), "pirates");
    let view = seen(&table);
    assert_eq!(view.skull_faces, (1, 6));
    assert_eq!((view.navy_attack_dice, view.navy_attack_chance), (1, 17));
    let mut chances: Vec<_> =
        view.ships[..2].iter().map(|ship| (ship.attack_dice, ship.attack_chance)).collect();
    chances.sort_unstable();
    assert_eq!(chances, [(2, 31), (3, 42)]);
}

/// [LOAD-2, SAIL-1] An empty ship where nothing is left to load stays for good; anywhere else it does not.
#[test]
fn a_ship_that_can_never_leave_is_told() {
    let mut table = empty_sea();
    ships(&mut table, Company::Green, ("europe", ""), ("spice_islands", ""));
    dice(&mut table, "green");
    assert!(seen(&table).ships.iter().all(|ship| !ship.stranded));
    removed(&mut table, [0, 0, 0, 9]);
    ships(&mut table, Company::Blue, ("s3", "spice"), ("europe", ""));
    let stranded: Vec<bool> = seen(&table).ships[..2].iter().map(|ship| ship.stranded).collect();
    assert_eq!(stranded, [false, true]);
}

/// [REV-2, ELE-2, MUT-2, PIR-11] What would settle something now: the last step of a track, and a sale of loot.
#[test]
fn what_settles_something_is_told() {
    let mut table = empty_sea();
    dice(&mut table, "green pirates");
    assert_eq!(seen(&table).settling, Vec::<Vec<String>>::new());
    let last = table.data.track - 1;
    table.revenue[BLUE.index()] = last;
    table.election[GREEN.index()] = last;
    table.mutiny = last;
    pirates(&mut table, "s3", "green");
    let told: Vec<String> = seen(&table).settling.iter().map(|places| places.join(" ")).collect();
    assert_eq!(told, ["revenue:blue", "election:green", "mutiny:pirates", "hunter:pirates space:madagascar"]);
}
