//! What kind of choice an action of Spice Islands is, to a player who goes by habit.
//!
//! Whoever plays on from a leaf has no time to look ahead, but sees at a glance how near a revenue is and whom it would pay, whose
//! cargo sails, whose captain is at stake. Each such picture is a habit, and how readily it is followed was learnt from thoughts of the
//! search (`examples/practise.rs`).

use emporio_core::{MAX_PLAYERS, Player};
use emporio_spice_islands::{
    Action, Cargo, Company, Organisation, Phase, ShipName, Space, SpiceIslands, Unit,
};
use strum::VariantArray;

use super::own;

/// Kinds of choices, by where their pictures begin in the table.
const BUY: usize = 0;
const PASS: usize = BUY + 3 * 3 * 5 * 3;
const LOAD_GOOD: usize = PASS + 3 * 3;
const LOAD_SPICE: usize = LOAD_GOOD + 3 * 3 * 2 * 2;
const SAIL: usize = LOAD_SPICE + 3 * 3 * 2;
const END: usize = SAIL + 3 * 3 * 3 * 2 * 2;
const NAVY_MOVE: usize = END + 2;
const NAVY_ATTACK: usize = NAVY_MOVE + 3 * 3 * 2;
const PIRATE_MOVE: usize = NAVY_ATTACK + 3 * 3 * 2;
const PIRATE_ATTACK: usize = PIRATE_MOVE + 4 * 3 * 3;
const ELECT: usize = PIRATE_ATTACK + 3 * 3 * 2 * 2;
const REVENUE: usize = ELECT + 3 * 4 * 2 * 2;
const MUTINY: usize = REVENUE + 3 * 6 * 4 * 2;
const UNIT: usize = MUTINY + 3 * 4;
const LAST: usize = UNIT + 4;
/// How many there are.
pub const COUNT: usize = LAST + 1;

/// The habit that an action of the player to act falls under.
pub fn habit(state: &SpiceIslands, action: Action) -> usize {
    let me = if let Phase::Buy { buyer, .. } = state.phase { buyer } else { state.active };
    match action {
        Action::Buy(organisation) => BUY + buy(state, me, organisation),
        Action::Pass => PASS + 3 * late(state) + purse(state, me),
        Action::Load { ship, unit, .. } => load(state, me, ship, unit),
        Action::Sail { ship, .. } => sail(state, me, ship),
        Action::NavyMove { to, .. } => NAVY_MOVE + navy_move(state, me, to),
        Action::NavyAttack { .. } => {
            NAVY_ATTACK
                + 6 * rank(state, Organisation::Navy, me)
                + 2 * plunder(state, me)
                + loaded(state).min(1)
        }
        Action::PirateMove { to, .. } => PIRATE_MOVE + pirate_move(state, me, to),
        Action::PirateAttack { ship, .. } => {
            let is_full = usize::from(state.pirates.cargo.len() >= state.data.pirate_hold);
            PIRATE_ATTACK
                + 12 * stake(state, me, ship)
                + 4 * plunder(state, me)
                + 2 * is_full
                + usize::from(ship.cargo.len() > 1)
        }
        Action::Elect { organisation, .. } => {
            let track = usize::from(state.election[organisation.index()].min(3));
            let is_company = usize::from(organisation.company().is_some());
            ELECT
                + 16 * rank(state, organisation, me)
                + 4 * track
                + 2 * leads(state, organisation, me)
                + is_company
        }
        Action::Revenue { organisation, .. } => {
            let track = usize::from(state.revenue[organisation.index()].min(3));
            let paid = 8 * payment(state, organisation, me);
            REVENUE + 48 * late(state) + paid + 2 * track + leads(state, organisation, me)
        }
        Action::Mutiny { .. } => MUTINY + 4 * plunder(state, me) + usize::from(state.mutiny.min(3)),
        Action::Unit(unit) => UNIT + unit.company().map_or(3, |good| rank(state, good.organisation(), me)),
        Action::NoAttack | Action::EndTurn => LAST,
        Action::Deal(_) | Action::First(_) | Action::Roll(_) => LAST,
        Action::Skulls(_) | Action::Best(_) | Action::Winner(_) => LAST,
    }
}

/// How near the end is.
fn late(state: &SpiceIslands) -> usize {
    match state.removed.iter().max().copied().unwrap_or(0) {
        0..=4 => 0,
        5..=7 => 1,
        8.. => 2,
    }
}

fn purse(state: &SpiceIslands, me: Player) -> usize {
    match state.cash[me.index()] {
        0..=4 => 0,
        5..=12 => 1,
        13.. => 2,
    }
}

/// Whether the player holds no share, fewer than another, or the most.
fn rank(state: &SpiceIslands, organisation: Organisation, me: Player) -> usize {
    let shares = &state.shares[organisation.index()];
    match shares[me.index()] {
        0 => 0,
        mine if shares.iter().any(|&others| others > mine) => 1,
        _ => 2,
    }
}

/// Whether the player is the captain.
fn leads(state: &SpiceIslands, organisation: Organisation, me: Player) -> usize {
    usize::from(state.captain_of(organisation) == Some(me))
}

/// Whether the pirates' next sale brings the player nothing, a part, or the captain's half.
fn plunder(state: &SpiceIslands, me: Player) -> usize {
    match state.captain_of(Organisation::Pirates) {
        Some(captain) if captain == me => 2,
        Some(_) | None => usize::from(own(state, Organisation::Pirates, me) > 0),
    }
}

fn loaded(state: &SpiceIslands) -> usize {
    usize::from(state.pirates.cargo.len().min(2))
}

/// A share by what it would claim of the money at hand, less its price.
fn buy(state: &SpiceIslands, me: Player, organisation: Organisation) -> usize {
    let money = state.treasury[organisation.index()] as i32;
    let holders = i32::from(state.held(organisation)) + 1;
    let (kind, claim) = match organisation.company() {
        Some(company) => {
            let aboard =
                state.ships[company as usize].iter().map(|ship| earnings(state, company, ship.cargo));
            (0, (money + aboard.sum::<i32>()) / holders)
        }
        None if organisation == Organisation::Navy => (1, money / holders),
        None => {
            let captain =
                state.captain_of(organisation).map_or(0, |captain| own(state, organisation, captain));
            let sale = money + i32::from(state.data.amounts.sale) * loaded(state) as i32;
            (2, sale / (2 * (holders - i32::from(captain)).max(1)))
        }
    };
    let gain = match claim - state.price(organisation).map_or(0, i32::from) {
        ..=-2 => 0,
        -1..=0 => 1,
        1..=3 => 2,
        4..=7 => 3,
        8.. => 4,
    };
    45 * kind + 15 * late(state) + 5 * rank(state, organisation, me) + gain
}

/// What cargo earns the company of the ship.
fn earnings(state: &SpiceIslands, company: Company, cargo: Cargo) -> i32 {
    let amounts = &state.data.amounts;
    let goods = i32::from(cargo.len() - cargo.count(Unit::Spice));
    i32::from(cargo.count(Unit::Spice)) * i32::from(amounts.spice)
        + goods * i32::from(amounts.fee)
        + i32::from(cargo.count(Unit::VARIANTS[company.index()])) * i32::from(amounts.good)
}

fn load(state: &SpiceIslands, me: Player, ship: ShipName, unit: Unit) -> usize {
    let carrier = rank(state, ship.company.organisation(), me);
    let is_second = usize::from(!ship.cargo.is_empty());
    match unit.company() {
        Some(good) => {
            let is_own = usize::from(good == ship.company);
            LOAD_GOOD + 12 * carrier + 4 * rank(state, good.organisation(), me) + 2 * is_own + is_second
        }
        None => LOAD_SPICE + 6 * carrier + 2 * late(state) + is_second,
    }
}

fn sail(state: &SpiceIslands, me: Player, ship: ShipName) -> usize {
    let chart = &state.data.chart;
    let is_spice = ship.cargo.has_spices();
    let left = if is_spice { chart.to_europe } else { chart.to_spice_islands }[ship.place.index()];
    let ends =
        |unit: Unit| state.removed[unit.index()] + ship.cargo.count(unit) >= state.data.units[unit.index()];
    if left == 1 && ship.cargo.units().any(ends) {
        let mine = state.cash[me.index()];
        return END + usize::from(state.cash.iter().all(|&others| others <= mine));
    }
    let way = match left {
        0 | 1 => 0,
        2 | 3 => 1,
        4.. => 2,
    };
    let is_full = usize::from(ship.cargo.len() > 1);
    SAIL + 36 * late(state) + 12 * stake(state, me, ship) + 4 * way + 2 * is_full + usize::from(is_spice)
}

/// Whether cargo that arrives brings the player nothing, less than another, or the most.
fn stake(state: &SpiceIslands, me: Player, ship: ShipName) -> usize {
    let amounts = &state.data.amounts;
    let mut claims = [0u32; MAX_PLAYERS];
    let mut share_out = |organisation: Organisation, money: u16| {
        let worth = 16 * u32::from(money) / u32::from(state.held(organisation).max(1));
        for (claim, &shares) in claims.iter_mut().zip(&state.shares[organisation.index()]) {
            *claim += worth * u32::from(shares);
        }
    };
    let carrier = ship.company.organisation();
    for unit in ship.cargo.units() {
        match unit.company() {
            Some(good) => {
                share_out(good.organisation(), amounts.good);
                share_out(carrier, amounts.fee);
            }
            None => share_out(carrier, amounts.spice),
        }
    }
    match claims[me.index()] {
        0 => 0,
        mine if claims.iter().any(|&others| others > mine) => 1,
        _ => 2,
    }
}

fn navy_move(state: &SpiceIslands, me: Player, to: Space) -> usize {
    let reach = |from: Space| state.data.chart.navy[from.index()] & (1 << state.pirates.place.0) != 0;
    let chase = if to == state.pirates.place { 2 } else { usize::from(reach(to)) };
    6 * chase + 2 * plunder(state, me) + loaded(state).min(1)
}

fn pirate_move(state: &SpiceIslands, me: Player, to: Space) -> usize {
    let is_prey = || state.ships.iter().flatten().any(|ship| ship.place == to);
    let is_near_home = || state.data.chart.pirates[to.index()] & (1 << Space::MADAGASCAR.0) != 0;
    let goal = match () {
        () if to == Space::MADAGASCAR => 3,
        () if is_prey() => 2,
        () => usize::from(is_near_home()),
    };
    9 * goal + 3 * plunder(state, me) + loaded(state)
}

/// What a revenue would pay the player more than the best of the others: far less, less, as much, more, far more.
fn payment(state: &SpiceIslands, organisation: Organisation, me: Player) -> usize {
    let shares = &state.shares[organisation.index()];
    let value = state.treasury[organisation.index()] as i32 / i32::from(state.held(organisation).max(1));
    let others = (0..shares.len()).filter(|&seat| seat != me.index()).map(|seat| shares[seat]);
    match value * (i32::from(shares[me.index()]) - i32::from(others.max().unwrap_or(0))) {
        ..=-6 => 0,
        -5..=-1 => 1,
        0 => 2,
        1..=5 => 3,
        6..=14 => 4,
        15.. => 5,
    }
}

// fitted: begin
/// How readily each is followed.
#[rustfmt::skip]
pub const HABITS: [u16; COUNT] = [
    1, 1, 9, 30, 386, 1, 1, 5, 19, 186, 1, 1, 2, 24, 88, 3, 2, 12, 42, 1053,
    1, 1, 5, 27, 780, 1, 1, 1, 5, 157, 1, 1, 9, 23, 234, 1, 3, 7, 16, 83,
    1, 1, 3, 5, 40, 1, 31, 498, 560, 13, 1, 6, 168, 13, 13, 1, 4, 23, 84, 13,
    1, 2, 116, 2704, 9654, 1, 1, 4, 682, 13, 1, 1, 25, 755, 13, 1, 1, 9, 127, 2765,
    1, 1, 21, 5, 13, 1, 1, 2, 13, 9, 1, 28, 692, 1108, 990, 1, 1, 50, 13, 13,
    1, 1, 47, 5, 13, 1, 110, 585, 498, 198, 1, 1, 437, 13, 13, 1, 2, 18, 10, 13,
    1, 131, 490, 1046, 263, 1, 1, 120, 13, 13, 1, 1, 21, 13, 13, 29, 90, 72, 19, 147,
    206, 62, 543, 600, 1, 1, 1, 2, 2, 1, 13, 13, 3, 7, 13, 13, 3, 3, 13, 13,
    4, 2, 3, 3, 12, 10, 13, 13, 1, 2, 13, 13, 2, 3, 13, 13, 12, 9, 12, 9,
    12, 1, 6, 3, 3, 38, 14, 5, 6, 4, 18, 51, 10, 46, 12, 16, 12, 70, 1, 1,
    6, 4, 1, 3, 2, 3, 3, 2, 2, 2, 6, 12, 6, 4, 4, 5, 5, 4, 5, 7,
    4, 3, 133, 77, 305, 240, 51, 107, 105, 219, 5, 8, 11, 71, 3, 59, 1, 7, 2, 3,
    23, 11, 3, 3, 10, 3, 5, 8, 8, 33, 5, 6, 7, 12, 6, 11, 6, 7, 75, 51,
    85, 86, 20, 24, 60, 109, 5, 8, 12, 16, 3, 11, 4, 13, 10, 12, 4, 5, 22, 12,
    9, 7, 7, 42, 14, 13, 15, 20, 11, 31, 5, 12, 10, 3, 32, 29, 59, 13, 38, 32,
    58, 5, 5, 8, 9, 14, 1, 60000, 8, 2, 8, 6, 11, 17, 14, 10, 16, 10, 10, 6,
    69, 70, 63, 38, 30, 6, 92, 420, 28, 21, 57, 16, 61, 339, 175, 64, 68, 59, 481, 2573,
    622, 864, 707, 213, 7, 75, 26, 7, 37, 24, 12, 14, 44, 52, 200, 6, 7, 24, 10, 6,
    180, 766, 3, 15, 8, 10, 15, 14, 26, 61, 63, 22, 470, 33, 9, 17, 34, 22, 1611, 1009,
    4, 5, 14, 2, 4, 20, 2, 8, 129, 425, 66, 5, 1, 1, 6, 70, 6, 12, 2, 2,
    71, 516, 54, 29, 1, 1, 18, 1, 2, 7, 1, 2, 53, 142, 21, 3, 5, 9, 1, 5,
    6, 7, 1, 5, 8, 9, 1, 12, 116, 258, 38, 18, 6, 11, 1, 2, 7, 11, 3, 1,
    21, 11, 1, 4, 42, 38, 8, 7, 9, 9, 1, 1, 12, 9, 1, 1, 29, 14, 1, 3,
    109, 88, 5, 5, 55, 5, 71, 44, 41, 6, 49, 3, 66, 2, 107, 2, 115, 12, 33, 4,
    14, 1, 55, 1, 71, 1, 57, 2, 1, 1, 2, 1, 3, 1, 12, 4, 39, 3, 8, 12,
    69, 4, 145, 5, 13, 6, 13, 10, 13, 13, 293, 222, 1, 1, 3, 1, 7, 1, 23, 2,
    4, 1, 11, 1, 32, 1, 34, 2, 7, 1, 18, 1, 29, 1, 50, 1, 23, 9, 87, 1,
    82, 2, 7, 1, 89, 44, 474, 147, 366, 133, 288, 33, 608, 13, 102, 217, 75, 471, 943, 78,
    1, 7, 2, 1, 2, 1, 7, 1, 4, 1, 1, 1, 6, 1, 23, 1, 8, 6, 18, 3,
    24, 1, 34, 1, 113, 11, 204, 30, 225, 56, 141, 64, 294, 586, 865, 1644, 694, 284, 4862, 96,
    19, 211, 2313, 803, 972, 2136, 13, 517, 10, 19, 30, 191, 21, 86, 63, 123, 1, 1, 1, 88,
    14, 103, 5, 3, 7,
];
// fitted: end

#[cfg(test)]
mod tests {
    use emporio_core::Opening;
    use emporio_spice_islands::{Options, Source};

    use super::*;

    /// Three players; the first is to act, and the green treasury is full.
    fn table() -> SpiceIslands {
        let mut state = SpiceIslands::new(&Options::default(), 3).unwrap();
        (state.phase, state.active) = (Phase::Act, Player(0));
        state.treasury[Organisation::Green.index()] = 30;
        state
    }

    /// Deals green shares to the players.
    fn share_out(state: &mut SpiceIslands, shares: [u8; 3]) {
        state.shares[Organisation::Green.index()][..3].copy_from_slice(&shares);
        state.piles[Organisation::Green.index()].left = 10 - shares.iter().sum::<u8>();
    }

    fn readiness(state: &SpiceIslands, action: Action) -> u16 {
        HABITS[habit(state, action)]
    }

    /// The last step of the green revenue marker, and a step of the blue election marker.
    const REVENUE_STEP: Action = Action::Revenue { source: Source::Die, organisation: Organisation::Green };

    #[test]
    fn a_revenue_is_due_when_it_pays_oneself_and_not_when_it_pays_others() {
        let mut state = table();
        state.revenue[Organisation::Green.index()] = 3;
        share_out(&mut state, [3, 0, 0]);
        let mine = readiness(&state, REVENUE_STEP);
        share_out(&mut state, [0, 3, 0]);
        let theirs = readiness(&state, REVENUE_STEP);
        assert!(mine > 4 * theirs, "{mine} {theirs}");
    }

    #[test]
    fn payments_are_told_apart_by_how_much_more_one_gets() {
        let mut state = table();
        let grades = [[0, 3, 0], [2, 2, 0], [3, 2, 0], [3, 0, 0]].map(|shares| {
            share_out(&mut state, shares);
            payment(&state, Organisation::Green, Player(0))
        });
        assert_eq!(grades, [0, 2, 4, 5]);
        state.treasury = [4; 5];
        assert_eq!(payment(&state, Organisation::Green, Player(0)), 3);
        assert_eq!(payment(&state, Organisation::Green, Player(1)), 1);
    }

    #[test]
    fn a_share_is_wanted_for_what_it_claims() {
        let mut state = table();
        state.phase = Phase::Buy { rounds: 1, buyer: Player(1) };
        let rich = readiness(&state, Action::Buy(Organisation::Green));
        let poor = readiness(&state, Action::Buy(Organisation::Navy));
        assert!(rich > 2 * poor, "{rich} {poor}");
    }

    #[test]
    fn cargo_counts_for_those_whose_shares_it_pays() {
        let mut state = table();
        let ship = ShipName { company: Company::Blue, place: Space::sea(1), cargo: Cargo::one(Unit::Green) };
        assert_eq!(stake(&state, Player(0), ship), 0);
        share_out(&mut state, [1, 2, 0]);
        assert_eq!([0, 1, 2].map(|seat| stake(&state, Player(seat), ship)), [1, 2, 0]);
    }

    #[test]
    fn the_move_that_ends_the_game_is_one_of_its_own() {
        let mut state = table();
        state.removed[Unit::Spice.index()] = 9;
        let ship = ShipName { company: Company::Blue, place: Space::sea(1), cargo: Cargo::one(Unit::Spice) };
        let ends = Action::Sail { source: Source::Die, ship, to: None };
        state.cash[..3].copy_from_slice(&[30, 20, 20]);
        let ahead = habit(&state, ends);
        state.cash[1] = 40;
        assert_eq!((ahead, habit(&state, ends)), (END + 1, END));
    }
}
