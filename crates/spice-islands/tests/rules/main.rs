//! The rules, clause by clause. A scene is set by assigning fields; moves are text.

mod captains;
mod card;
mod chance;
mod data;
mod decisions;
mod merchants;
mod navy;
mod options;
mod pirates;
mod positions;
mod printed;
mod setup;
mod spots;
mod turn;
mod view;

use emporio_core::{ActionList, Dispatch, Opening, Player, Turn};
use emporio_spice_islands::{
    Action, Cargo, Company, Event, Options, Organisation, Phase, Pile, Ship, Space, SpiceIslands, Unit,
};
use strum::VariantArray;

pub(crate) const GREEN: Organisation = Organisation::Green;
pub(crate) const BLUE: Organisation = Organisation::Blue;
pub(crate) const YELLOW: Organisation = Organisation::Yellow;
pub(crate) const NAVY: Organisation = Organisation::Navy;
pub(crate) const PIRATES: Organisation = Organisation::Pirates;

pub(crate) type Scene = emporio_core::scene::Scene<SpiceIslands>;

/// A table in the first turn of P0, without pawns, shares or dice.
pub(crate) fn table_with(options: &Options, players: u8) -> Scene {
    let mut table = SpiceIslands::new(options, players).unwrap();
    table.phase = Phase::Act;
    table.turn = 1;
    table.free_action = true;
    Scene::of(table)
}

/// The same with the options of the box.
pub(crate) fn table(players: u8) -> Scene {
    table_with(&Options::default(), players)
}

/// Options of some JSON.
pub(crate) fn options(json: &str) -> Options {
    serde_json::from_str(json).unwrap()
}

pub(crate) fn space(name: &str) -> Space {
    Space::from_name(name).unwrap()
}

pub(crate) fn cargo(units: &str) -> Cargo {
    units.split_whitespace().map(|unit| unit.parse::<Unit>().unwrap()).collect()
}

/// Gives the active player these dice, by the names of their organisations.
pub(crate) fn dice(table: &mut SpiceIslands, names: &str) {
    table.dice = [0; 5];
    for name in names.split_whitespace() {
        table.dice[name.parse::<Organisation>().unwrap().index()] += 1;
    }
    table.phase = Phase::Act;
}

/// Puts the two ships of a company in place; the ports hold what is not elsewhere.
pub(crate) fn ships(table: &mut SpiceIslands, company: Company, first: (&str, &str), second: (&str, &str)) {
    let ship = |(place, units): (&str, &str)| Ship {
        place: space(place),
        cargo: cargo(units),
        came_to_pirates: false,
    };
    let mut pair = [ship(first), ship(second)];
    pair.sort();
    table.ships[company.index()] = pair;
    restock(table);
}

/// A table of three with all merchant ships empty in Europe.
pub(crate) fn empty_sea() -> Scene {
    empty_sea_with(&Options::default())
}

/// The same with options.
pub(crate) fn empty_sea_with(options: &Options) -> Scene {
    let mut table = table_with(options, 3);
    for &company in Company::VARIANTS {
        ships(&mut table, company, ("europe", ""), ("europe", ""));
    }
    table
}

/// A table of three with the two ships of a company in place, and the dice of the active player.
pub(crate) fn voyage(company: Company, first: (&str, &str), second: (&str, &str), rolled: &str) -> Scene {
    let mut table = table(3);
    ships(&mut table, company, first, second);
    dice(&mut table, rolled);
    table
}

/// A blue ship alone at sea, the pirate ship, each with place and cargo, and the dice of the active player.
pub(crate) fn chase(blue: (&str, &str), hunter: (&str, &str), rolled: &str) -> Scene {
    chase_with(&Options::default(), blue, hunter, rolled)
}

/// The same with options.
pub(crate) fn chase_with(options: &Options, blue: (&str, &str), hunter: (&str, &str), rolled: &str) -> Scene {
    let fleet = (Company::Blue, blue, ("europe", ""));
    chase_of(empty_sea_with(options), fleet, hunter, rolled)
}

/// The same with two ships of any company.
pub(crate) fn chase_of(
    mut table: Scene,
    (company, first, second): (Company, (&str, &str), (&str, &str)),
    hunter: (&str, &str),
    rolled: &str,
) -> Scene {
    ships(&mut table, company, first, second);
    pirates(&mut table, hunter.0, hunter.1);
    dice(&mut table, rolled);
    table
}

/// Two players, P0 the captain of the pirates, who bring goods and spices home to a treasury of 3; after the sale.
pub(crate) fn sale_of_two(options: &Options) -> Scene {
    let mut table = table_with(options, 2);
    captain(&mut table, PIRATES, 0);
    pirates(&mut table, "s5", "green spice");
    shares(&mut table, PIRATES, &[3, 1]);
    table.treasury[PIRATES.index()] = 3;
    dice(&mut table, "pirates pirates");
    table.take("pirates to madagascar");
    table
}

/// An action that a clause forbids until these have been taken.
#[track_caller]
pub(crate) fn allowed_after(table: &mut Scene, action: &str, clause: &str, actions: &[&str]) {
    assert_eq!(table.forbidden(action), clause);
    play_all(table, actions);
    assert!(table.offers(action));
}

/// Attacks, and rolls so many skulls.
#[track_caller]
pub(crate) fn attack(table: &mut Scene, target: &str, skulls: u8) {
    play_all(table, &[&format!("attack {target}"), &format!("skulls {skulls}")]);
}

/// A hunter without a captain: a step on a track gives no pawn, the first move does.
pub(crate) fn first_moved(organisation: Organisation, rolled: &str, step: &str, to: &str) -> Scene {
    let mut table = table(3);
    dice(&mut table, rolled);
    table.take(step);
    assert_eq!(table.captain_of(organisation), None);
    table.take(to);
    assert_eq!(table.captain_of(organisation), Some(Player(0)));
    table
}

/// The pirate ship, with P-last as captain when it is at sea without one.
pub(crate) fn pirates(table: &mut SpiceIslands, place: &str, units: &str) {
    table.pirates.place = space(place);
    table.pirates.cargo = cargo(units);
    if table.pirates.place.is_sea() && table.captain_of(PIRATES).is_none() {
        table.captain[PIRATES.index()] = Some(Player(table.players - 1));
    }
    restock(table);
}

/// Units out of the game.
pub(crate) fn removed(table: &mut SpiceIslands, removed: [u8; 4]) {
    table.removed = removed;
    restock(table);
}

pub(crate) fn restock(table: &mut SpiceIslands) {
    for &unit in Unit::VARIANTS {
        let aboard: u8 = table.ships.iter().flatten().map(|ship| ship.cargo.count(unit)).sum();
        let gone = aboard + table.pirates.cargo.count(unit) + table.removed[unit.index()];
        table.stock[unit.index()] = table.data.units[unit.index()] - gone;
    }
}

/// Shares of an organisation in the hands of the players.
pub(crate) fn shares(table: &mut SpiceIslands, organisation: Organisation, held: &[u8]) {
    table.shares[organisation.index()] = [0; 5];
    table.shares[organisation.index()][..held.len()].copy_from_slice(held);
    table.piles[organisation.index()] = Pile { left: 10 - held.iter().sum::<u8>(), bottom_given: false };
}

/// A captain from before this turn: the active player may use the pawn.
pub(crate) fn captain(table: &mut SpiceIslands, organisation: Organisation, player: u8) {
    table.captain[organisation.index()] = Some(Player(player));
    if table.active == Player(player) {
        table.usable.add(organisation);
    }
}

/// Takes several actions.
#[track_caller]
pub(crate) fn play_all(table: &mut Scene, actions: &[&str]) {
    for action in actions {
        table.take(action);
    }
}

pub(crate) fn ship_places(table: &SpiceIslands, company: Company) -> Vec<(String, String)> {
    let ships = table.ships[company.index()].iter();
    ships.map(|ship| (ship.place.to_string(), ship.cargo.to_string())).collect()
}

pub(crate) fn pair(first: (&str, &str), second: (&str, &str)) -> Vec<(String, String)> {
    [first, second].iter().map(|(place, cargo)| (place.to_string(), cargo.to_string())).collect()
}

pub(crate) fn is_chance(table: &SpiceIslands) -> bool {
    table.turn() == Turn::Chance
}
