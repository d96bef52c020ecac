//! Spice Islands' styles: what a position looks like to each, and how much a step improves it.

mod corsair;
mod investor;

use emporio_core::Player;
use emporio_spice_islands::{Action, Company, Organisation, Phase, ShipName, Space, SpiceIslands, Unit};
use strum::VariantArray;

use super::{Plan, Style, after, plan};

pub(crate) const STYLES: &[Plan<SpiceIslands>] = &[
    plan(Style::Investor, |state, action| weigh(&investor::MANNER, state, action)),
    plan(Style::Corsair, |state, action| weigh(&corsair::MANNER, state, action)),
];

/// What a style sets store by; everything is weighed in money.
struct Manner {
    /// What a whole company is still going to earn at the start of the game.
    company: f32,
    /// A company's captain.
    captain: f32,
    /// The pirates' captain.
    pirate_captain: f32,
    /// How much of a pirate sale to come is counted.
    booty: f32,
    /// What half of the outside shares of the pirates are still going to bring.
    pirate_shares: f32,
}

/// How much a style wants a choice of the player to act.
fn weigh(manner: &Manner, state: &SpiceIslands, action: Action) -> f32 {
    let me = mover(state);
    let gain = || outlook(manner, &after(state, action), me) - outlook(manner, state, me);
    match action {
        Action::PirateAttack { ship, .. } => attack(manner, state, me, ship),
        Action::NavyAttack { .. } => {
            -0.5 * booty(state, me) + if captains(state, Organisation::Navy) == Some(me) { 2.0 } else { 0.1 }
        }
        Action::Elect { organisation, .. } => {
            let (mine, most) = votes(state, organisation, me);
            let stake =
                if captains(state, organisation) == Some(me) { -manner.captain } else { manner.captain };
            stake * 0.2 * (if stake > 0.0 { mine - most + 1.0 } else { 1.0 }).max(-1.0)
        }
        Action::Mutiny { .. } => {
            if captains(state, Organisation::Pirates) == Some(me) {
                -1.0
            } else {
                0.1 * manner.pirate_captain
            }
        }
        Action::Unit(unit) => f32::from(unit.index() as u8) * 0.1,
        Action::Buy(_)
        | Action::Load { .. }
        | Action::Sail { .. }
        | Action::Revenue { .. }
        | Action::NavyMove { .. }
        | Action::PirateMove { .. } => gain(),
        Action::Pass | Action::NoAttack | Action::EndTurn => 0.0,
        Action::Deal(_)
        | Action::First(_)
        | Action::Roll(_)
        | Action::Skulls(_)
        | Action::Best(_)
        | Action::Winner(_) => 0.0,
    }
}

/// Whose choice it is.
fn mover(state: &SpiceIslands) -> Player {
    if let Phase::Buy { buyer, .. } = state.phase { buyer } else { state.active }
}

fn captains(state: &SpiceIslands, organisation: Organisation) -> Option<Player> {
    state.captain_of(organisation)
}

/// The shares of a player, and the most of another.
fn votes(state: &SpiceIslands, organisation: Organisation, me: Player) -> (f32, f32) {
    let held = &state.shares[organisation.index()];
    let others = Player::all(state.players).filter(|&other| other != me);
    (f32::from(held[me.index()]), f32::from(others.map(|other| held[other.index()]).max().unwrap_or(0)))
}

/// The part of an organisation that a player owns.
fn part(state: &SpiceIslands, organisation: Organisation, me: Player) -> f32 {
    f32::from(state.shares[organisation.index()][me.index()]) / f32::from(state.held(organisation).max(1))
}

/// How much of the game is left, from 1 to 0.
fn left(state: &SpiceIslands) -> f32 {
    let gone = |unit: usize| f32::from(state.removed[unit]) / f32::from(state.data.units[unit].max(1));
    1.0 - (0..state.removed.len()).map(gone).fold(0.0, f32::max)
}

/// What a position is worth to a player in the eyes of a style.
fn outlook(manner: &Manner, state: &SpiceIslands, me: Player) -> f32 {
    let left = left(state);
    let mut worth = state.cash[me.index()] as f32;
    let cargo = cargo(state);
    for &company in Company::VARIANTS {
        let organisation = company.organisation();
        let at = organisation.index();
        // The nearer a revenue, the surer the money.
        let sure = 0.45 + 0.5 * f32::from(state.revenue[at]) / f32::from(state.data.track.max(1));
        let money = sure * state.treasury[at] as f32 + 0.5 * cargo[company as usize] + manner.company * left;
        let share = part(state, organisation, me);
        worth += share * money;
        if state.captain_of(organisation) == Some(me) {
            worth += manner.captain * left;
        }
    }
    let navy = state.treasury[Organisation::Navy.index()] as f32;
    worth += part(state, Organisation::Navy, me) * 0.6 * navy;
    worth + manner.booty * booty(state, me) + pirates(manner, state, me, left)
}

/// What the player would get if the pirates sold now.
fn booty(state: &SpiceIslands, me: Player) -> f32 {
    let units = f32::from(state.pirates.cargo.len());
    let money = state.treasury[Organisation::Pirates.index()] as f32 + 10.0 * units;
    pirate_part(state, me) * money * (0.4 + 0.6 * near(state, state.pirates.place, Space::MADAGASCAR))
}

/// Half for the captain, half for the shares of the others.
fn pirate_part(state: &SpiceIslands, me: Player) -> f32 {
    let captain = state.captain_of(Organisation::Pirates);
    if captain == Some(me) {
        return 0.5;
    }
    let of_captain =
        captain.map_or(0, |captain| state.shares[Organisation::Pirates.index()][captain.index()]);
    let outside = state.held(Organisation::Pirates) - of_captain;
    0.5 * f32::from(state.shares[Organisation::Pirates.index()][me.index()]) / f32::from(outside.max(1))
}

/// The pirates' prospects: a captain wants prey close by.
fn pirates(manner: &Manner, state: &SpiceIslands, me: Player, left: f32) -> f32 {
    let shares = manner.pirate_shares * left * pirate_part(state, me);
    if state.captain_of(Organisation::Pirates) != Some(me) {
        return shares;
    }
    let ships = state.ships.iter().flatten().filter(|ship| ship.place.is_sea());
    let prey = ships.map(|ship| f32::from(ship.cargo.len()) * near(state, state.pirates.place, ship.place));
    let hunt = if state.pirates.cargo.len() < 2 { prey.fold(0.0, f32::max) } else { 0.0 };
    manner.pirate_captain * left + hunt
}

/// An attack brings the pirates' captain booty and costs those who own the cargo.
fn attack(manner: &Manner, state: &SpiceIslands, me: Player, ship: ShipName) -> f32 {
    let loss: f32 = ship
        .cargo
        .units()
        .map(|unit| match unit.company() {
            Some(company) => 10.0 * part(state, company.organisation(), me),
            None => 15.0 * part(state, ship.company.organisation(), me),
        })
        .sum();
    let prize = 10.0 * f32::from(ship.cargo.len()) * pirate_part(state, me) * manner.booty;
    0.3 * (prize - loss) + 0.3
}

/// Money that the cargo at sea will bring each company, the nearer to its port the more.
fn cargo(state: &SpiceIslands) -> [f32; 3] {
    let amounts = &state.data.amounts;
    let mut money = [0.0; 3];
    for (carrier, ships) in state.ships.iter().enumerate() {
        for ship in ships {
            let port = if ship.cargo.has_spices() { Space::EUROPE } else { Space::SPICE_ISLANDS };
            let far = f32::from(state.data.chart.moves(ship.place, port).min(5));
            let close = 1.0 - 0.12 * far;
            for &unit in Unit::VARIANTS {
                let count = f32::from(ship.cargo.count(unit)) * close;
                match unit.company() {
                    Some(company) => {
                        money[company as usize] += count * f32::from(amounts.good);
                        money[carrier] += count * f32::from(amounts.fee);
                    }
                    None => money[carrier] += count * f32::from(amounts.spice),
                }
            }
        }
    }
    money
}

/// 1 for the pirates where they stand, less for every space that they have to sail.
fn near(state: &SpiceIslands, from: Space, to: Space) -> f32 {
    let (mut reached, mut steps) = (1u16 << from.0, 0);
    while reached & (1 << to.0) == 0 && steps < 5 {
        reached = Space::of_mask(reached).fold(reached, |all, at| all | state.data.chart.pirates[at.index()]);
        steps += 1;
    }
    1.0 - 0.18 * steps as f32
}
