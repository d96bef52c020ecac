//! The navy.

use emporio_spice_islands::Company;

use super::*;

/// Navy and pirates together at S2, six pirate shares out, the navy's captain is P1.
fn meeting(units: &str) -> Scene {
    let mut table = table(3);
    table.navy = space("s2");
    captain(&mut table, NAVY, 1);
    captain(&mut table, PIRATES, 2);
    pirates(&mut table, "s2", units);
    shares(&mut table, PIRATES, &[1, 2, 3]);
    table.treasury[PIRATES.index()] = 4;
    table.mutiny = 2;
    dice(&mut table, "navy navy");
    table
}

/// [NAV-1] One space in any direction, to sea or to a merchant port.
#[test]
fn the_navy_goes_to_sea_and_to_ports() {
    let mut table = table(3);
    dice(&mut table, "navy");
    assert_eq!(table.offered_like("navy to"), ["navy to s4"]);
    table.navy = space("s4");
    assert_eq!(table.offered_like("navy to"), ["navy to s3", "navy to spice_islands"]);
    table.navy = space("s3");
    assert_eq!(table.offered_like("navy to"), ["navy to s2", "navy to s4", "navy to s5"]);
    assert_eq!(table.forbidden("navy to s1"), "NAV-1");
    assert!(table.offered_like("load").is_empty());
}

/// [NAV-2] The pawn in the reserve goes to the one who moves the ship on the board, not to one who steps a track.
#[test]
fn moving_the_navy_gives_the_pawn() {
    first_moved(NAVY, "navy navy navy", "elect navy", "navy to s4");
}

/// [NAV-3] The navy attacks the pirates beside it at sea, and no merchant.
#[test]
fn the_navy_attacks_pirates_only() {
    let mut table = meeting("");
    ships(&mut table, Company::Green, ("s2", "green"), ("europe", ""));
    assert_eq!(table.offered_like("attack"), ["attack pirates"]);
    table.navy = space("s1");
    assert_eq!(table.forbidden("attack pirates"), "NAV-3");
    assert!(table.offered_like("attack").is_empty());
}

/// [NAV-4, CHA-3] One die and one for each unit of the pirates; with one skull the attacker picks.
#[test]
fn the_navy_recovers_units() {
    for (units, outcomes) in [("", 2), ("green", 3), ("green spice", 4)] {
        let mut table = meeting(units);
        table.take("attack pirates");
        assert_eq!(table.listed().len(), outcomes);
    }
    let mut table = meeting("green spice");
    attack(&mut table, "pirates", 1);
    assert_eq!(table.listed(), ["unit green", "unit spice"]);
    table.take("unit spice");
    assert_eq!((table.pirates.cargo, table.removed), (cargo("green"), [0, 0, 0, 1]));
}

/// [NAV-4, NAV-5, NAV-6, NAV-7, DAT-18, EX-13] One skull of three: 5 and 1; three skulls: 40 and 7, ship home, shares back.
#[test]
fn sinking_the_pirates() {
    let mut one = meeting("blue blue");
    attack(&mut one, "pirates", 1);
    assert_eq!((one.treasury[NAVY.index()], one.cash[1]), (5, 21));
    assert_eq!((one.pirates.place, one.pirates.cargo), (space("s2"), cargo("blue")));
    let mut all = meeting("blue blue");
    attack(&mut all, "pirates", 3);
    assert_eq!((all.treasury[NAVY.index()], all.cash[1]), (40, 27));
    assert_eq!((all.pirates.place, all.pirates.cargo), (space("madagascar"), cargo("")));
    assert_eq!((all.piles[PIRATES.index()], all.captain_of(PIRATES)), (Pile::FULL, None));
    assert_eq!((all.treasury[PIRATES.index()], all.mutiny), (4, 2));
    assert_eq!(all.removed, [0, 2, 0, 0]);
}

/// [NAV-6] As many skulls as units empties the hold but sinks nothing; then one skull sinks the empty ship.
#[test]
fn equal_skulls_do_not_sink() {
    let mut table = meeting("blue");
    attack(&mut table, "pirates", 1);
    assert_eq!((table.pirates.place, table.pirates.cargo), (space("s2"), cargo("")));
    assert_eq!(table.held(PIRATES), 6);
    attack(&mut table, "pirates", 1);
    assert_eq!(table.pirates.place, space("madagascar"));
}

/// [NAV-6, EX-13] An empty pirate ship without shares out: captain 5, treasury nothing.
#[test]
fn sinking_an_empty_ship() {
    let mut table = meeting("");
    shares(&mut table, PIRATES, &[]);
    attack(&mut table, "pirates", 1);
    assert_eq!((table.treasury[NAVY.index()], table.cash[1]), (0, 25));
    assert_eq!(table.pirates.place, space("madagascar"));
}

/// [NAV-8] Without a navy captain all goes on, unpaid.
#[test]
fn a_navy_without_captain() {
    let mut table = meeting("green");
    table.captain[NAVY.index()] = None;
    attack(&mut table, "pirates", 2);
    assert_eq!(table.cash[..3], [20, 20, 20]);
    assert_eq!(table.treasury[NAVY.index()], 5 + 30);
    assert_eq!(table.captain_of(NAVY), None);
    assert!(table.offers("navy to s1"));
}
