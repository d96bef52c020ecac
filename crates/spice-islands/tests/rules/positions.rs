//! Positions that cannot be: every one is refused, with the clause that it breaks.

use emporio_core::{Invariants, Opening, Player, Positions};
use emporio_spice_islands::{Company, Data, Ending, Fate, Hunter, Pawns, Phase, Pick, Purpose, Target, Vote};

use super::*;

/// A table that is sound; broken by the change, the clause is named.
#[track_caller]
fn refused(clause: &str, sound: &SpiceIslands, change: impl Fn(&mut SpiceIslands)) {
    sound.check().unwrap();
    let mut broken = sound.clone();
    change(&mut broken);
    assert_eq!(broken.check().map_err(|broken| broken.clause), Err(clause));
}

/// P0 to act with a green die, three at the table.
fn acting() -> Scene {
    let mut table = table(3);
    dice(&mut table, "green");
    table
}

fn green(table: &mut SpiceIslands, first: (&str, &str), second: (&str, &str)) {
    ships(table, Company::Green, first, second);
}

/// [INV-1, INV-2, INV-3, INV-4, SET-1, SET-9] Units, shares, pawns and money add up, and only those at the table have any.
#[test]
fn what_does_not_add_up() {
    let table = acting();
    refused("SET-1", &table, |t| t.active = Player(3));
    for unit in 0..4 {
        refused("INV-1", &table, |t| t.stock[unit] -= 1);
    }
    refused("INV-2", &table, |t| t.shares[GREEN.index()][0] += 1);
    refused("INV-2", &table, |t| t.piles[NAVY.index()].left -= 1);
    refused("INV-2", &table, |t| shares(t, PIRATES, &[0, 0, 0, 1]));
    refused("SET-9", &table, |t| t.piles[BLUE.index()].bottom_given = true);
    refused("INV-3", &table, |t| t.captain[GREEN.index()] = Some(Player(3)));
    refused("INV-4", &table, |t| t.cash[0] = 100_000_001);
    refused("INV-4", &table, |t| t.treasury[4] = 100_000_001);
    refused("INV-4", &table, |t| t.cash[3] = 1);
    let mut read = table;
    read.cash[3] = 1;
    let error = SpiceIslands::from_position(&Options::default(), 3, &read.to_position()).unwrap_err();
    assert!(error.to_string().contains("(INV-4)"), "{error}");
}

/// The figures of a table that attacks whoever is there.
fn together() -> Data {
    table_with(&options(r#"{"attack_when":"together"}"#), 3).data
}

/// [INV-5, INV-6, LOAD-3, UNL-1, DEC-4, PIR-3] Merchant ships: on the lane, laden at sea, goods or spices, in their order.
#[test]
fn merchant_ships_that_cannot_be() {
    let table = acting();
    refused("DEC-4", &table, |t| t.ships[0].swap(0, 1));
    refused("INV-6", &table, |t| green(t, ("europe", ""), ("madagascar", "")));
    refused("INV-6", &table, |t| green(t, ("europe", ""), ("s5", "green")));
    refused("LOAD-3", &table, |t| green(t, ("europe", ""), ("s1", "green green blue")));
    refused("INV-5", &table, |t| green(t, ("europe", ""), ("s1", "green spice")));
    refused("INV-5", &table, |t| green(t, ("europe", ""), ("s1", "")));
    refused("UNL-1", &table, |t| green(t, ("europe", ""), ("europe", "spice")));
    refused("UNL-1", &table, |t| green(t, ("europe", ""), ("spice_islands", "green")));
    // Only `strict` remembers who came to the pirates, and only while they are together.
    let mut met = table;
    met.data = together();
    green(&mut met, ("europe", ""), ("s2", "green"));
    pirates(&mut met, "s2", "");
    refused("PIR-3", &met, |t| t.ships[0][1].came_to_pirates = true);
    met.data = super::table(3).data;
    met.pirates.place = space("s3");
    refused("PIR-3", &met, |t| t.ships[0][1].came_to_pirates = true);
}

/// [INV-5, INV-6, PIR-6, NAV-3] Navy and pirates where they may be, the hold not overfull, a captain at sea.
#[test]
fn navy_and_pirates_that_cannot_be() {
    let mut table = acting();
    for place in ["madagascar", "s6"] {
        refused("INV-6", &table, |t| t.navy = space(place));
    }
    for place in ["europe", "spice_islands", "s6"] {
        refused("INV-6", &table, |t| t.pirates.place = space(place));
    }
    refused("INV-5", &table, |t| pirates(t, "madagascar", "green"));
    pirates(&mut table, "s2", "");
    refused("PIR-6", &table, |t| pirates(t, "s2", "green blue spice"));
    refused("INV-5", &table, |t| t.captain[PIRATES.index()] = None);
    table.navy = space("s2");
    let strict = std::mem::replace(&mut table.data, together());
    refused("NAV-3", &table, |t| t.pirates.came_to_navy = true);
    table.data = strict;
    table.navy = space("s3");
    refused("NAV-3", &table, |t| t.pirates.came_to_navy = true);
}

/// [INV-6, INV-7] Markers below the last space; the game runs exactly while no colour is used up.
#[test]
fn markers_and_ends_that_cannot_be() {
    let table = acting();
    for marker in 0..4 {
        refused("INV-6", &table, |t| t.election[marker] = 4);
        refused("INV-6", &table, |t| t.revenue[marker] = 4);
    }
    refused("INV-6", &table, |t| t.mutiny = 4);
    for gone in [[10, 0, 0, 0], [0, 10, 0, 0], [0, 0, 10, 0]] {
        refused("INV-7", &table, |t| removed(t, gone));
    }
    let over = |t: &mut SpiceIslands, ending| {
        (t.dice, t.free_action, t.phase) = ([0; 5], false, Phase::Over(ending));
    };
    refused("INV-7", &table, |t| over(t, Ending::Spices));
    refused("INV-7", &table, |t| {
        removed(t, [0, 10, 0, 0]);
        over(t, Ending::Green);
    });
    refused("RUL-25", &table, |t| over(t, Ending::TurnLimit));
    let mut limited = table;
    limited.data = table_with(&options(r#"{"turn_limit":2}"#), 3).data;
    refused("RUL-25", &limited, |t| over(t, Ending::TurnLimit));
    refused("RUL-25", &limited, |t| t.turn = 3);
}

/// [TRN-1, TRN-2, TRN-7, CAP-4, SHR-1, SHR-2] Dice, free action and buying rounds of a turn.
#[test]
fn turns_that_cannot_be() {
    let table = acting();
    refused("TRN-2", &table, |t| dice(t, "green green blue navy pirates"));
    refused("CAP-4", &table, |t| t.usable = Pawns::of(GREEN));
    refused("TRN-1", &table, |t| t.turn = 0);
    refused("TRN-7", &table, |t| t.dice = [0; 5]);
    let mut rolling = table.clone();
    (rolling.dice, rolling.free_action, rolling.phase) = ([0; 5], false, Phase::Roll);
    captain(&mut rolling, GREEN, 0);
    rolling.usable = Pawns::EMPTY;
    refused("TRN-1", &rolling, |t| t.phase = Phase::First);
    refused("TRN-2", &rolling, |t| t.dice[0] = 1);
    refused("TRN-2", &rolling, |t| t.free_action = true);
    refused("TRN-2", &rolling, |t| t.usable = Pawns::of(GREEN));
    let mut buying = table;
    buying.phase = Phase::Buy { rounds: 3, buyer: Player(2) };
    refused("SHR-2", &buying, |t| t.phase = Phase::Buy { rounds: 3, buyer: Player(3) });
    for rounds in [0, 4, 255] {
        refused("SHR-1", &buying, |t| t.phase = Phase::Buy { rounds, buyer: Player(2) });
    }
}

/// [SET-8, SET-9, TWO-1] A deal half done: a pawn for every seat before, of those that are dealt, with its share.
#[test]
fn deals_that_cannot_be() {
    let mut dealt = Scene::of(SpiceIslands::new(&Options::default(), 3).unwrap());
    refused("SET-8", &dealt, |t| t.phase = Phase::Deal(Player(3)));
    refused("SET-8", &dealt, |t| t.phase = Phase::Deal(Player(1)));
    dealt.take("deal green");
    refused("SET-8", &dealt, |t| t.phase = Phase::Deal(Player(0)));
    for extra in [NAVY, PIRATES] {
        refused("SET-8", &dealt, |t| {
            t.captain.swap(GREEN.index(), extra.index());
            shares(t, GREEN, &[]);
        });
    }
    refused("SET-9", &dealt, |t| shares(t, GREEN, &[]));
    refused("SET-9", &dealt, |t| t.piles[GREEN.index()].bottom_given = false);
    refused("SET-9", &dealt, |t| shares(t, NAVY, &[1]));
    let mut two = SpiceIslands::new(&options(r#"{"two_deal":"none"}"#), 2).unwrap();
    two.check().unwrap();
    two.phase = Phase::Deal(Player(0));
    assert_eq!(two.check().unwrap_err().clause, "SET-8");
}

/// Pirates and navy at S2 with a green ship of this cargo.
fn met(units: &str, hold: &str) -> Scene {
    let mut table = empty_sea();
    green(&mut table, ("europe", ""), ("s2", units));
    pirates(&mut table, "s2", hold);
    table.navy = space("s2");
    dice(&mut table, "green");
    table
}

const SHIP: Target = Target::Merchant { company: Company::Green, ship: 1 };

/// [PIR-3, NAV-3, DEC-8] Attacker and target are together; after a move only where the table plays so.
#[test]
fn attacks_that_cannot_be() {
    let mut table = met("green", "");
    for (target, clause) in [(SHIP, "PIR-3"), (Target::PirateShip, "NAV-3")] {
        table.phase = Phase::Attack(target);
        refused(clause, &table, |t| t.pirates.place = space("s3"));
    }
    for ship in [0, 2] {
        let other = Target::Merchant { company: Company::Green, ship };
        refused("PIR-3", &table, |t| t.phase = Phase::Attack(other));
    }
    for hunter in [Hunter::Pirates, Hunter::Navy] {
        refused("DEC-8", &table, |t| t.phase = Phase::AfterMove(hunter));
        let mut free = table.clone();
        free.data = table_with(&options(r#"{"attack_cost":"free_after_move"}"#), 3).data;
        free.phase = Phase::AfterMove(hunter);
        refused("DEC-8", &free, |t| t.pirates.place = space("s3"));
    }
}

fn picking(table: &mut SpiceIslands) -> &mut Pick {
    let Phase::Pick(pick) = &mut table.phase else { panic!("no choice is open") };
    pick
}

/// [DEC-7, PIR-5, PIR-6, PIR-7, NAV-4, INV-5] A choice of units fits the attack that it follows.
#[test]
fn choices_of_units_that_cannot_be() {
    let mut taking = met("green blue", "");
    dice(&mut taking, "pirates");
    play_all(&mut taking, &["attack green at s2 with green blue", "skulls 1"]);
    refused("DEC-7", &taking, |t| picking(t).left = 0);
    refused("DEC-7", &taking, |t| picking(t).left = 2);
    refused("PIR-5", &taking, |t| picking(t).pool = cargo("green yellow"));
    refused("PIR-5", &taking, |t| picking(t).fate = Fate::Robbed);
    refused("DEC-7", &taking, |t| picking(t).purpose = Purpose::Recover);
    refused("PIR-3", &taking, |t| t.pirates.place = space("s3"));

    let mut large = met("green", "");
    large.data = table_with(&options(r#"{"data":{"hold":{"merchant":3}}}"#), 3).data;
    green(&mut large, ("europe", ""), ("s2", "green blue blue"));
    dice(&mut large, "pirates");
    play_all(&mut large, &["attack green at s2 with green blue blue", "skulls 2"]);
    refused("DEC-7", &large, |t| (picking(t).picked, picking(t).left) = (cargo("yellow"), 1));

    let mut keeping = met("green blue", "spice");
    dice(&mut keeping, "pirates");
    play_all(&mut keeping, &["attack green at s2 with green blue", "skulls 2"]);
    refused("PIR-7", &keeping, |t| picking(t).fate = Fate::Stays);
    refused("PIR-6", &keeping, |t| {
        t.pirates.cargo = cargo("");
        t.stock[3] += 1;
    });
    refused("INV-5", &keeping, |t| {
        picking(t).pool = cargo("green spice");
        t.stock[1] += 1;
        t.stock[3] -= 1;
    });
    refused("INV-5", &keeping, |t| {
        picking(t).pool = cargo("green blue blue");
        t.stock[1] -= 1;
    });
    refused("INV-1", &keeping, |t| picking(t).pool = cargo("green green blue"));

    let mut recovering = met("green", "green spice");
    dice(&mut recovering, "navy");
    play_all(&mut recovering, &["attack pirates", "skulls 1"]);
    refused("NAV-4", &recovering, |t| picking(t).pool = cargo("green blue"));
    refused("NAV-4", &recovering, |t| picking(t).fate = Fate::Sunk);
    refused("DEC-7", &recovering, |t| picking(t).purpose = Purpose::Take);
}

fn voting(table: &mut SpiceIslands) -> &mut Vote {
    let Phase::Vote(vote) = &mut table.phase else { panic!("no roll is open") };
    vote
}

/// [ELE-1, ELE-2, ELE-4, MUT-2, CHA-4, CHA-6] A roll for a pawn: those before have rolled, with dice that they have.
#[test]
fn votes_that_cannot_be() {
    let mut election = table(4);
    captain(&mut election, GREEN, 1);
    shares(&mut election, GREEN, &[0, 0, 1]);
    election.election[0] = 3;
    dice(&mut election, "green green");
    play_all(&mut election, &["elect green", "best 4"]);
    refused("ELE-1", &election, |t| t.election[0] = 1);
    refused("ELE-2", &election, |t| voting(t).roller = Player(3));
    refused("ELE-2", &election, |t| voting(t).roller = Player(4));
    refused("CHA-4", &election, |t| voting(t).rolled[0] = 0);
    refused("CHA-4", &election, |t| voting(t).rolled[0] = 7);
    refused("CHA-4", &election, |t| voting(t).rolled[2] = 3);
    refused("CHA-6", &election, |t| {
        (t.captain[0], t.phase) =
            (None, Phase::Vote(Vote { organisation: GREEN, roller: Player(0), rolled: [0; 5] }));
        shares(t, GREEN, &[]);
    });

    let mut mutiny = table(4);
    captain(&mut mutiny, PIRATES, 1);
    pirates(&mut mutiny, "s2", "");
    mutiny.mutiny = 3;
    dice(&mut mutiny, "pirates pirates");
    play_all(&mut mutiny, &["mutiny", "skulls 1"]);
    refused("MUT-2", &mutiny, |t| t.mutiny = 1);
    refused("MUT-2", &mutiny, |t| t.pirates.place = space("madagascar"));
    refused("CHA-4", &mutiny, |t| voting(t).rolled[0] = 2);

    let mut tie = election;
    play_all(&mut tie, &["best 3", "best 4"]);
    let tied = |t: &mut SpiceIslands, tied| t.phase = Phase::Tie { organisation: GREEN, tied };
    refused("CHA-6", &tie, |t| tied(t, 0b00001));
    refused("CHA-6", &tie, |t| tied(t, 0b01001));
    refused("CHA-6", &tie, |t| tied(t, 0b10001));
    refused("ELE-4", &tie, |t| tied(t, 0b00011));
}
