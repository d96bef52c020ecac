//! What a player's prospects are in Spice Islands, as its foresight is told: the three companies, which differ in colour alone, the
//! navy, the pirates, and the rest.

use emporio_core::{MAX_PLAYERS, Player};
use emporio_spice_islands::{Company, Organisation, Phase, Ship, Space, SpiceIslands, Unit};
use strum::VariantArray;

use super::own;
use crate::foresight::{Kind, Shape};
use crate::knowledge::Fill;

/// Numbers that tell how the game stands, among those of each thing: money to come is worth little when the end is near.
const STAND: usize = 7;
/// Numbers that tell of a company, or of the navy.
const COMPANY: usize = 48 + STAND;
/// Numbers that tell of the pirates.
const PIRATES: usize = 36 + STAND;
/// Numbers that tell of the rest.
const REST: usize = 38;

/// Three companies, the navy, the pirates, and the rest.
pub const SHAPE: Shape = Shape {
    kinds: &[
        Kind { things: 3, inputs: COMPANY },
        Kind { things: 1, inputs: COMPANY },
        Kind { things: 1, inputs: PIRATES },
    ],
    rest: REST,
};

/// A usual amount of money.
const MONEY: f32 = 0.05;
/// The farthest that cargo is told to be from its port.
const FARTHEST: usize = 5;

/// Tells the prospects of all players, one after the other.
pub fn tell(state: &SpiceIslands, out: &mut [f32]) {
    let sea = Sea::of(state);
    for (me, out) in Player::all(state.players).zip(out.chunks_mut(SHAPE.inputs())) {
        tell_one(state, me, &sea, out);
    }
}

fn tell_one(state: &SpiceIslands, me: Player, sea: &Sea, out: &mut [f32]) {
    let stand = stand(state, me);
    let told = |out| {
        let mut fill = Fill::new(out);
        stand.iter().for_each(|&number| fill.put(number));
        fill
    };
    let (companies, others) = out.split_at_mut(3 * COMPANY);
    for (&company, out) in Company::VARIANTS.iter().zip(companies.chunks_mut(COMPANY)) {
        let mut fill = told(out);
        tell_papers(state, me, company.organisation(), &mut fill);
        tell_cargo(state, me, company, sea, &mut fill);
        debug_assert_eq!(fill.count(), COMPANY);
    }
    let (navy, others) = others.split_at_mut(COMPANY);
    tell_papers(state, me, Organisation::Navy, &mut told(navy));
    let (pirates, rest) = others.split_at_mut(PIRATES);
    tell_pirates(state, me, sea, &mut told(pirates));
    tell_rest(state, me, sea, rest);
}

/// How the game stands for a player: units left of the two kinds that are nearest to their end, turns to wait, players, money.
fn stand(state: &SpiceIslands, me: Player) -> [f32; STAND] {
    let left = units_left(state);
    let wait = (me.0 + state.players - state.active.0) % state.players;
    let cash = |player: Player| state.cash[player.index()] as f32 / 40.0;
    let best = Player::all(state.players).filter(|&player| player != me).map(cash).fold(0.0, f32::max);
    [
        f32::from(left[0]) / 10.0,
        f32::from(left[1]) / 10.0,
        flag(wait == 0),
        f32::from(wait) / f32::from(state.players),
        f32::from(state.players) / 5.0,
        cash(me),
        cash(me) - best,
    ]
}

/// Units of each kind that the end of the game is away from, the fewest first.
fn units_left(state: &SpiceIslands) -> [u8; 4] {
    let mut left = std::array::from_fn(|unit| state.data.units[unit].saturating_sub(state.removed[unit]));
    left.sort_unstable();
    left
}

/// What is afloat.
struct Sea {
    /// Money that will come to each company, by how far it is from its port.
    money: [[f32; FARTHEST]; 3],
    /// Money of each company within reach of the pirates: where they are, and one space on.
    prey: [[f32; 2]; 3],
    /// How near the nearest ship is whose arrival ends the game, from 0 to 1.
    end: f32,
    /// The way of the pirate ship to its port.
    home: usize,
}

impl Sea {
    fn of(state: &SpiceIslands) -> Sea {
        let mut sea =
            Sea { money: [[0.0; FARTHEST]; 3], prey: [[0.0; 2]; 3], end: 0.0, home: way_home(state) };
        for (carrier, ships) in state.ships.iter().enumerate() {
            for ship in ships.iter().filter(|ship| !ship.cargo.is_empty()) {
                sea.add(state, carrier, ship);
            }
        }
        sea
    }

    fn add(&mut self, state: &SpiceIslands, carrier: usize, ship: &Ship) {
        let (amounts, chart) = (&state.data.amounts, &state.data.chart);
        let left = if ship.cargo.has_spices() { chart.to_europe } else { chart.to_spice_islands };
        let left = left[ship.place.index()];
        let bin = usize::from(left.clamp(1, FARTHEST as u8)) - 1;
        let reach = chart.pirates[state.pirates.place.index()] & (1 << ship.place.0) != 0;
        let danger = if ship.place == state.pirates.place { Some(0) } else { reach.then_some(1) };
        let mut bring = |company: usize, money: u16| {
            self.money[company][bin] += f32::from(money);
            if let Some(danger) = danger {
                self.prey[company][danger] += f32::from(money);
            }
        };
        for &unit in Unit::VARIANTS {
            let count = u16::from(ship.cargo.count(unit));
            if count == 0 {
                continue;
            }
            match unit.company() {
                Some(company) => {
                    bring(company.index(), count * amounts.good);
                    bring(carrier, count * amounts.fee);
                }
                None => bring(carrier, count * amounts.spice),
            }
            if u16::from(state.removed[unit.index()]) + count >= u16::from(state.data.units[unit.index()]) {
                self.end = self.end.max(1.0 / f32::from(left.max(1)));
            }
        }
    }
}

/// Moves of the pirate ship to its port, at most 3.
fn way_home(state: &SpiceIslands) -> usize {
    let (chart, mut reached) = (&state.data.chart, 1u16 << Space::MADAGASCAR.0);
    for steps in 0..3 {
        if reached & (1 << state.pirates.place.0) != 0 {
            return steps;
        }
        reached |= Space::of_mask(reached).fold(0, |mask, space| mask | chart.pirates[space.index()]);
    }
    3
}

/// Where a track stands, as far as it matters: its last step before the end is 3 on the printed one.
fn step_of(state: &SpiceIslands, marker: u8) -> usize {
    usize::from((marker + 4).saturating_sub(state.data.track).min(3))
}

/// One number for each of some places: the value at one of them, 0 at the others.
fn put_at(fill: &mut Fill<'_>, places: usize, at: usize, value: f32) {
    (0..places).for_each(|place| fill.put(if place == at { value } else { 0.0 }));
}

fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

/// The most shares that anybody else has.
fn best_other(state: &SpiceIslands, me: Player, organisation: Organisation) -> u8 {
    let shares = &state.shares[organisation.index()];
    (0..MAX_PLAYERS).filter(|&seat| seat != me.index()).map(|seat| shares[seat]).max().unwrap_or(0)
}

/// The dice of an organisation and whether it may act, for the player whose turn it is and for the others: 4 numbers.
fn tell_dice(state: &SpiceIslands, organisation: Organisation, is_active: f32, fill: &mut Fill<'_>) {
    let dice = f32::from(state.dice[organisation.index()]) / 2.0;
    let usable = flag(state.free_action && state.usable.has(organisation));
    for number in [dice, usable] {
        fill.put(number * is_active);
        fill.put(number * (1.0 - is_active));
    }
}

/// Shares, treasury, tracks and captain of a company or the navy: 35 numbers.
fn tell_papers(state: &SpiceIslands, me: Player, organisation: Organisation, fill: &mut Fill<'_>) {
    let at = organisation.index();
    let (mine, best) = (own(state, organisation, me), best_other(state, me, organisation));
    let held = state.held(organisation);
    let part = |shares: u8| f32::from(shares) / f32::from(held.max(1));
    let treasury = state.treasury[at] as f32;
    let value = treasury / f32::from(held.max(1));
    let claim = MONEY * part(mine) * treasury;
    let lead = MONEY * (part(mine) - part(best)) * treasury;
    let revenue = step_of(state, state.revenue[at]);
    let captain = state.captain_of(organisation);
    let (is_captain, is_other) = (flag(captain == Some(me)), flag(captain.is_some_and(|who| who != me)));
    let election = step_of(state, state.election[at]) as f32 / 4.0;
    fill.put(f32::from(mine) / 4.0);
    fill.put(part(mine));
    fill.put(part(best));
    fill.put(f32::from(held) / 10.0);
    fill.put(value / 10.0);
    fill.put(claim);
    fill.put(lead);
    put_at(fill, 4, revenue, 1.0);
    put_at(fill, 4, revenue, claim);
    put_at(fill, 4, revenue, lead);
    fill.put(is_captain);
    fill.put(is_other);
    fill.put(election);
    fill.put(election * is_captain);
    fill.put(election * is_other);
    let dice = f32::from(held) + is_captain + is_other + 1.0;
    fill.put((f32::from(mine) + is_captain) / dice);
    let price = state.price(organisation).map(f32::from);
    fill.put(price.unwrap_or(0.0) / 5.0);
    fill.put(flag(price.is_some_and(|price| state.cash[me.index()] as f32 >= price)));
    fill.put((treasury / f32::from(held + 1) - price.unwrap_or(10.0)) / 10.0);
    let is_active = flag(state.active == me);
    tell_dice(state, organisation, is_active, fill);
    fill.put(state.shares[at].iter().filter(|&&shares| shares > 0).count() as f32 / 4.0);
    let is_last = state.revenue[at] + 1 >= state.data.track;
    fill.put(flag(is_last && state.dice[at] > 0) * claim * is_active);
    fill.put(flag(is_last && state.dice[at] > 0) * lead * (1.0 - is_active));
}

/// Cargo and ships of a company: 13 numbers.
fn tell_cargo(state: &SpiceIslands, me: Player, company: Company, sea: &Sea, fill: &mut Fill<'_>) {
    let organisation = company.organisation();
    let held = f32::from(state.held(organisation).max(1));
    let part = f32::from(own(state, organisation, me)) / held;
    let best = f32::from(best_other(state, me, organisation)) / held;
    let money = &sea.money[company.index()];
    money.iter().for_each(|money| fill.put(MONEY * part * money));
    let all: f32 = money.iter().sum();
    fill.put(MONEY * best * all);
    fill.put(MONEY * all);
    let [here, near] = sea.prey[company.index()];
    fill.put(MONEY * (part - best) * here);
    fill.put(MONEY * (part - best) * near);
    let ships = &state.ships[company.index()];
    let aboard: u8 = ships.iter().map(|ship| ship.cargo.len()).sum();
    let captain = state.captain_of(organisation);
    fill.put(f32::from(aboard) / 4.0 * flag(captain == Some(me)));
    fill.put(f32::from(aboard) / 4.0 * flag(captain.is_some_and(|who| who != me)));
    let waits = |port: Space| ships.iter().filter(|ship| ship.place == port && ship.cargo.is_empty()).count();
    fill.put(waits(Space::EUROPE) as f32 / 2.0);
    fill.put(waits(Space::SPICE_ISLANDS) as f32 / 2.0);
}

/// What a player would get of such money if the pirates sold now.
fn pirate_claim(state: &SpiceIslands, player: Player, money: f32) -> f32 {
    let (mine, held) = (own(state, Organisation::Pirates, player), state.held(Organisation::Pirates));
    let captain = state.captain_of(Organisation::Pirates);
    match captain {
        _ if state.players == 2 => money * f32::from(mine) / f32::from(held.max(1)),
        Some(captain) if captain == player => money / 2.0,
        Some(_) | None => {
            let led = captain.map_or(0, |captain| own(state, Organisation::Pirates, captain));
            money / 2.0 * f32::from(mine) / f32::from((held - led).max(1))
        }
    }
}

/// What is known of the pirates: 36 numbers at most.
fn tell_pirates(state: &SpiceIslands, me: Player, sea: &Sea, fill: &mut Fill<'_>) {
    let organisation = Organisation::Pirates;
    let at = organisation.index();
    let captain = state.captain_of(organisation);
    let (is_captain, is_other) = (flag(captain == Some(me)), flag(captain.is_some_and(|who| who != me)));
    let (mine, held) = (own(state, organisation, me), state.held(organisation));
    let units = f32::from(state.pirates.cargo.len());
    let money = state.treasury[at] as f32 + f32::from(state.data.amounts.sale) * units;
    let claim = MONEY * pirate_claim(state, me, money);
    let others =
        (0..state.players).filter(|&seat| seat != me.0).map(|seat| pirate_claim(state, Player(seat), money));
    let lead = claim - MONEY * others.fold(0.0, f32::max);
    let loaded = flag(units > 0.0);
    let closeness = 1.0 - sea.home as f32 / 4.0;
    fill.put(f32::from(mine) / 4.0);
    fill.put(f32::from(mine) / f32::from(held.max(1)));
    fill.put(f32::from(held) / 10.0);
    fill.put(is_captain);
    fill.put(is_other);
    fill.put(state.treasury[at] as f32 / 30.0);
    fill.put(units / 2.0);
    fill.put(claim);
    fill.put(lead);
    put_at(fill, 4, sea.home, loaded);
    put_at(fill, 4, sea.home, loaded * claim);
    put_at(fill, 4, sea.home, loaded * lead);
    fill.put(closeness);
    let mutiny = step_of(state, state.mutiny) as f32 / 4.0;
    fill.put(mutiny);
    fill.put(mutiny * is_captain);
    let dice = f32::from(held) + is_captain + is_other + 1.0;
    fill.put((f32::from(mine) + is_captain) / dice);
    let is_active = flag(state.active == me);
    tell_dice(state, organisation, is_active, fill);
    let near = |from: Space| state.data.chart.navy[from.index()] & (1 << state.pirates.place.0) != 0;
    fill.put(flag(state.navy == state.pirates.place));
    fill.put(flag(near(state.navy)));
    fill.put(MONEY * sea.prey.iter().map(|prey| prey[0]).sum::<f32>());
    fill.put(MONEY * sea.prey.iter().map(|prey| prey[1]).sum::<f32>());
    let price = state.price(organisation).map(f32::from);
    fill.put(price.unwrap_or(0.0) / 5.0);
    debug_assert!(fill.count() <= PIRATES, "{}", fill.count());
}

fn tell_rest(state: &SpiceIslands, me: Player, sea: &Sea, out: &mut [f32]) {
    let mut fill = Fill::new(out);
    let cash = |seat: u8| state.cash[usize::from(seat)] as f32;
    let others = || (0..state.players).filter(|&seat| seat != me.0).map(cash);
    let mine = cash(me.0);
    let best = others().fold(0.0, f32::max);
    let mean = others().sum::<f32>() / f32::from(state.players - 1);
    let lead = (mine - best) / 40.0;
    fill.put(mine / 40.0);
    fill.put(best / 40.0);
    fill.put(lead);
    fill.put(mean / 40.0);
    let left = units_left(state);
    let most_removed = match left[0] {
        0..=1 => 0,
        2 => 1,
        3 => 2,
        4..=5 => 3,
        6.. => 4,
    };
    put_at(&mut fill, 5, most_removed, 1.0);
    put_at(&mut fill, 5, most_removed, lead);
    left.iter().for_each(|&left| fill.put(f32::from(left) / 10.0));
    fill.put(sea.end);
    fill.put(sea.end * lead);
    let wait = usize::from((me.0 + state.players - state.active.0) % state.players);
    put_at(&mut fill, 5, wait, 1.0);
    put_at(&mut fill, 4, usize::from(state.players) - 2, 1.0);
    let (rounds, buyer) =
        if let Phase::Buy { rounds, buyer } = state.phase { (rounds, Some(buyer)) } else { (0, None) };
    fill.put(f32::from(rounds) / 2.0);
    let to_buy = |buyer: Player| (buyer.0 + state.players - state.active.0) % state.players <= wait as u8;
    fill.put(flag(buyer.is_some_and(to_buy)));
    let dice = f32::from(state.dice_left()) / 4.0;
    let is_active = flag(state.active == me);
    fill.put(dice * is_active);
    fill.put(dice * (1.0 - is_active));
    fill.put(flag(matches!(state.phase, Phase::Roll)));
    let captains = state.captain.iter().filter(|captain| **captain == Some(me)).count();
    fill.put(captains as f32 / 3.0);
    let end = flag(others().all(|other| other < mine)) * flag(left[0] <= 3);
    fill.put(end);
    debug_assert!(fill.count() <= REST, "{}", fill.count());
}
