//! All actions laid out kind by kind: the place of each, by counting, and the action that stands at a place.

use std::sync::OnceLock;

use emporio_core::{MAX_PLAYERS, Player};
use strum::VariantArray;

use crate::action::{Action, ShipName, Source};
use crate::data::{MAX_COLOURED, MAX_NUMBER};
use crate::pieces::{
    COLOURS, Cargo, Company, MAX_HOLD, MAX_SEA, MAX_SPACES, ORGANISATIONS, Organisation, Space, UNITS, Unit,
};

/// The most skulls of one player: all shares, the step and the pawn.
pub const MAX_SKULLS: u8 = 12;

/// Cargoes that a merchant ship may have: goods of three colours, or spices.
const CARGOES: usize = cargoes_below(MAX_HOLD + 1);
/// Cargoes that leave room for one more unit.
const ROOMY: usize = cargoes_below(MAX_HOLD);

/// The number of cargoes with fewer units than this.
const fn cargoes_below(units: u8) -> usize {
    let n = units as usize;
    n * (n + 1) * (n + 2) / 6 + (n - 1)
}

/// Every cargo of a merchant ship, by its number of units.
const CARGO: [Cargo; CARGOES] = cargoes();

const fn cargoes() -> [Cargo; CARGOES] {
    let mut list = [Cargo::EMPTY; CARGOES];
    let (mut at, mut units) = (0, 0);
    while units <= MAX_HOLD {
        let mut green = 0;
        while green <= units {
            let mut blue = 0;
            while green + blue <= units {
                list[at] = Cargo::of([green, blue, units - green - blue, 0]);
                at += 1;
                blue += 1;
            }
            green += 1;
        }
        if units > 0 {
            list[at] = Cargo::of([0, 0, 0, units]);
            at += 1;
        }
        units += 1;
    }
    list
}

const fn choose(n: u32, k: u32) -> u32 {
    let (mut product, mut i) = (1, 0);
    while i < k {
        product = product * (n - i) / (i + 1);
        i += 1;
    }
    product
}

/// Rolls of so many coloured dice.
const fn rolls_of(dice: u8) -> u32 {
    choose(dice as u32 + 5, 5)
}

/// Rolls of fewer dice, but of at least one.
const fn rolls_below(dice: u8) -> u32 {
    let (mut sum, mut fewer) = (0, 1);
    while fewer < dice {
        sum += rolls_of(fewer);
        fewer += 1;
    }
    sum
}

const PORTS: u32 = 2;
/// Spaces where merchant ships are found: all but Madagascar.
const MERCHANT_SPACES: u32 = MAX_SPACES as u32 - 1;
/// Spaces of the pirates: all but the merchant ports.
const PIRATE_SPACES: u32 = MAX_SPACES as u32 - 2;
const VOTERS: u32 = ORGANISATIONS as u32 - 1;
const COMPANIES: u32 = 3;
const ROLLS: u32 = rolls_below(MAX_COLOURED + 1);
/// Cargoes but for the empty one.
const LADEN: u32 = CARGOES as u32 - 1;

/// How many actions of each kind there are, in the order of the kinds.
const BLOCKS: [u32; 20] = [
    ORGANISATIONS as u32,
    MAX_PLAYERS as u32,
    ROLLS,
    MAX_SKULLS as u32 + 1,
    MAX_NUMBER as u32,
    MAX_PLAYERS as u32,
    ORGANISATIONS as u32,
    1,
    2 * COMPANIES * PORTS * ROOMY as u32 * UNITS as u32,
    2 * COMPANIES * MERCHANT_SPACES * LADEN * (1 + MERCHANT_SPACES),
    2 * MERCHANT_SPACES,
    4,
    2 * PIRATE_SPACES,
    4 * COMPANIES * MAX_SEA as u32 * LADEN,
    2 * VOTERS,
    2 * VOTERS,
    2,
    UNITS as u32,
    1,
    1,
];

/// The first number of each block, and after the last the number of all actions.
const FIRSTS: [u32; 21] = emporio_core::firsts(BLOCKS);

/// How many actions there are.
pub const ACTIONS: u16 = {
    assert!(FIRSTS[20] < u16::MAX as u32);
    FIRSTS[20] as u16
};

/// Several small numbers as one, the first counting most.
struct Packed(u32);

impl Packed {
    fn and(self, digit: u32, base: u32) -> Packed {
        debug_assert!(digit < base);
        Packed(self.0 * base + digit)
    }

    /// Takes the last number off.
    fn take(&mut self, base: u32) -> u32 {
        let digit = self.0 % base;
        self.0 /= base;
        digit
    }
}

fn cargo_number(cargo: Cargo) -> u32 {
    CARGO.iter().position(|&known| known == cargo).unwrap_or(0) as u32
}

fn merchant_space_number(space: Space) -> u32 {
    u32::from(if space.is_sea() { space.0 - 1 } else { space.0 })
}

fn merchant_space(number: u32) -> Space {
    Space(if number < PORTS { number as u8 } else { number as u8 + 1 })
}

/// Rolls come with the first colours as often as possible first: those before this one are counted.
fn roll_number(dice: [u8; COLOURS]) -> u32 {
    let mut left: u8 = dice.iter().sum();
    let mut number = rolls_below(left);
    for (colour, &count) in dice.iter().enumerate() {
        let others = (COLOURS - 1 - colour) as u32;
        if count < left {
            number += choose(u32::from(left - count) - 1 + others, others);
        }
        left -= count;
    }
    number
}

/// Every roll of 1 to 6 dice.
fn all_rolls() -> &'static [[u8; COLOURS]] {
    static ROLLS_IN_ORDER: OnceLock<Vec<[u8; COLOURS]>> = OnceLock::new();
    ROLLS_IN_ORDER.get_or_init(|| {
        let mut rolls = Vec::with_capacity(ROLLS as usize);
        for dice in 1..=MAX_COLOURED {
            add_rolls(&mut rolls, 0, dice, [0; COLOURS]);
        }
        rolls
    })
}

fn add_rolls(rolls: &mut Vec<[u8; COLOURS]>, colour: usize, left: u8, mut roll: [u8; COLOURS]) {
    if colour == COLOURS - 1 {
        roll[colour] = left;
        rolls.push(roll);
        return;
    }
    for count in (0..=left).rev() {
        roll[colour] = count;
        add_rolls(rolls, colour + 1, left - count, roll);
    }
}

fn kind_number(action: Action) -> usize {
    match action {
        Action::Deal(_) => 0,
        Action::First(_) => 1,
        Action::Roll(_) => 2,
        Action::Skulls(_) => 3,
        Action::Best(_) => 4,
        Action::Winner(_) => 5,
        Action::Buy(_) => 6,
        Action::Pass => 7,
        Action::Load { .. } => 8,
        Action::Sail { .. } => 9,
        Action::NavyMove { .. } => 10,
        Action::NavyAttack { .. } => 11,
        Action::PirateMove { .. } => 12,
        Action::PirateAttack { .. } => 13,
        Action::Elect { .. } => 14,
        Action::Revenue { .. } => 15,
        Action::Mutiny { .. } => 16,
        Action::Unit(_) => 17,
        Action::NoAttack => 18,
        Action::EndTurn => 19,
    }
}

/// The number of an action within its kind.
fn number_in_kind(action: Action) -> u32 {
    match action {
        Action::Deal(organisation) | Action::Buy(organisation) => organisation as u32,
        Action::First(player) | Action::Winner(player) => u32::from(player.0),
        Action::Roll(dice) => roll_number(dice),
        Action::Skulls(skulls) => u32::from(skulls),
        Action::Best(best) => u32::from(best) - 1,
        Action::Unit(unit) => unit as u32,
        Action::Pass | Action::NoAttack | Action::EndTurn => 0,
        Action::Load { source, ship, unit } => load_number(source, ship, unit),
        Action::Sail { source, ship, to } => sail_number(source, ship, to),
        Action::NavyMove { source, to } => {
            Packed(source as u32).and(merchant_space_number(to), MERCHANT_SPACES).0
        }
        Action::PirateMove { source, to } => {
            Packed(source as u32).and(u32::from(to.0) - PORTS, PIRATE_SPACES).0
        }
        Action::NavyAttack { source } | Action::Mutiny { source } => source as u32,
        Action::PirateAttack { source, ship } => attack_number(source, ship),
        Action::Elect { source, organisation } | Action::Revenue { source, organisation } => {
            Packed(source as u32).and(organisation as u32, VOTERS).0
        }
    }
}

fn load_number(source: Source, ship: ShipName, unit: Unit) -> u32 {
    Packed(source as u32)
        .and(ship.company as u32, COMPANIES)
        .and(u32::from(ship.place.0), PORTS)
        .and(cargo_number(ship.cargo), ROOMY as u32)
        .and(unit as u32, UNITS as u32)
        .0
}

fn sail_number(source: Source, ship: ShipName, to: Option<Space>) -> u32 {
    Packed(source as u32)
        .and(ship.company as u32, COMPANIES)
        .and(merchant_space_number(ship.place), MERCHANT_SPACES)
        .and(cargo_number(ship.cargo).saturating_sub(1), LADEN)
        .and(to.map_or(0, |to| 1 + merchant_space_number(to)), 1 + MERCHANT_SPACES)
        .0
}

fn attack_number(source: Source, ship: ShipName) -> u32 {
    Packed(source as u32)
        .and(ship.company as u32, COMPANIES)
        .and(u32::from(ship.place.0.saturating_sub(3)), MAX_SEA as u32)
        .and(cargo_number(ship.cargo).saturating_sub(1), LADEN)
        .0
}

/// Where an action stands when all are laid out kind by kind.
pub fn place(action: Action) -> u16 {
    (FIRSTS[kind_number(action)] + number_in_kind(action)) as u16
}

/// The action that stands at a place.
pub fn at(place: u16) -> Option<Action> {
    let id = u32::from(place);
    let kind = FIRSTS.partition_point(|&first| first <= id).checked_sub(1)?;
    let mut rest = Packed(id - FIRSTS[kind]);
    let number = rest.0;
    Some(match kind {
        0 => Action::Deal(Organisation::VARIANTS[number as usize]),
        1 => Action::First(Player(number as u8)),
        2 => Action::Roll(all_rolls()[number as usize]),
        3 => Action::Skulls(number as u8),
        4 => Action::Best(number as u8 + 1),
        5 => Action::Winner(Player(number as u8)),
        6 => Action::Buy(Organisation::VARIANTS[number as usize]),
        7 => Action::Pass,
        8 => load(rest),
        9 => sail(rest),
        10 => {
            let to = merchant_space(rest.take(MERCHANT_SPACES));
            Action::NavyMove { source: source(rest), to }
        }
        11 => Action::NavyAttack { source: source(rest) },
        12 => {
            let to = Space((rest.take(PIRATE_SPACES) + PORTS) as u8);
            Action::PirateMove { source: source(rest), to }
        }
        13 => attack(rest),
        14 => {
            let organisation = Organisation::VARIANTS[rest.take(VOTERS) as usize];
            Action::Elect { source: source(rest), organisation }
        }
        15 => {
            let organisation = Organisation::VARIANTS[rest.take(VOTERS) as usize];
            Action::Revenue { source: source(rest), organisation }
        }
        16 => Action::Mutiny { source: source(rest) },
        17 => Action::Unit(Unit::VARIANTS[number as usize]),
        18 => Action::NoAttack,
        19 => Action::EndTurn,
        _ => return None,
    })
}

fn source(rest: Packed) -> Source {
    [Source::Die, Source::Captain, Source::Move, Source::Beside][rest.0 as usize]
}

fn load(mut rest: Packed) -> Action {
    let unit = Unit::VARIANTS[rest.take(UNITS as u32) as usize];
    let cargo = CARGO[rest.take(ROOMY as u32) as usize];
    let place = Space(rest.take(PORTS) as u8);
    let company = Company::VARIANTS[rest.take(COMPANIES) as usize];
    Action::Load { source: source(rest), ship: ShipName { company, place, cargo }, unit }
}

fn sail(mut rest: Packed) -> Action {
    let to = rest.take(1 + MERCHANT_SPACES).checked_sub(1).map(merchant_space);
    let cargo = CARGO[rest.take(LADEN) as usize + 1];
    let place = merchant_space(rest.take(MERCHANT_SPACES));
    let company = Company::VARIANTS[rest.take(COMPANIES) as usize];
    Action::Sail { source: source(rest), ship: ShipName { company, place, cargo }, to }
}

fn attack(mut rest: Packed) -> Action {
    let cargo = CARGO[rest.take(LADEN) as usize + 1];
    let place = Space(rest.take(MAX_SEA as u32) as u8 + 3);
    let company = Company::VARIANTS[rest.take(COMPANIES) as usize];
    Action::PirateAttack { source: source(rest), ship: ShipName { company, place, cargo } }
}
