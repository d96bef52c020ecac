//! Figures at the place they act on: what would be paid to whom, which dice would be rolled, what a cargo would bring,
//! what can never happen again.

use emporio_core::{Player, Silent};
use strum::VariantArray;

use crate::action::Deed;
use crate::phase::merchants::destination;
use crate::pieces::{Cargo, Company, Organisation, Ship, Space};
use crate::state::SpiceIslands;

/// [REV-2, PIR-11 to PIR-13, TWO-2] What each player would get if the organisation paid now: a revenue, or for the
/// pirates a sale of what they carry.
pub fn payout(state: &SpiceIslands, organisation: Organisation) -> Vec<u32> {
    let mut then = state.clone();
    match organisation {
        Organisation::Pirates => then.sell(&mut Silent),
        Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
            then.pay_revenue(organisation, &mut Silent);
        }
    }
    let gain = |player: Player| then.cash[player.index()] - state.cash[player.index()];
    Player::all(state.players).map(gain).collect()
}

/// What a player would have if every organisation paid now, each as if it were alone.
pub fn worth(state: &SpiceIslands, player: Player) -> u32 {
    let gains =
        Organisation::VARIANTS.iter().map(|&organisation| payout(state, organisation)[player.index()]);
    state.cash[player.index()] + gains.sum::<u32>()
}

/// [REV-2, ELE-2, MUT-2, PIR-11] The deeds after which something is paid or a captain is chosen at once.
pub fn settling(state: &SpiceIslands) -> impl Iterator<Item = Deed> {
    let last = state.data.track - 1;
    let of = Organisation::VARIANTS.iter().copied().filter(|&one| one != Organisation::Pirates);
    let paid = of.clone().filter(move |one| state.revenue[one.index()] == last).map(Deed::Revenue);
    let elected = of.filter(move |one| state.election[one.index()] == last).map(Deed::Elect);
    let mutiny = (state.mutiny == last).then_some(Deed::Mutiny);
    let sale = (!state.pirates.cargo.is_empty()).then_some(Deed::PirateMove(Space::MADAGASCAR));
    paid.chain(elected).chain(mutiny).chain(sale)
}

/// [ELE-2, MUT-3] The pirate dice of each player if the active player made the last step now.
pub fn vote_dice(state: &SpiceIslands, organisation: Organisation) -> Vec<u8> {
    Player::all(state.players).map(|player| state.vote_dice(organisation, player)).collect()
}

/// [UNL-2, UNL-3] What a cargo aboard a ship of this company would bring to each treasury on arrival.
pub fn brings(state: &SpiceIslands, company: Company, cargo: Cargo) -> Vec<(Organisation, u32)> {
    let mut then = state.clone();
    then.deliver(company, destination(cargo), cargo, &mut Silent);
    let gain = |&organisation: &Organisation| {
        let at = organisation.index();
        (organisation, then.treasury[at] - state.treasury[at])
    };
    Organisation::VARIANTS.iter().map(gain).filter(|&(_, gain)| gain > 0).collect()
}

/// [LOAD-2, SAIL-1] Nothing comes back to a port, so an empty ship in an empty one stays.
pub fn is_stranded(state: &SpiceIslands, ship: &Ship) -> bool {
    ship.cargo.is_empty() && ship.place.is_merchant_port() && !state.has_stock(ship.place)
}

/// [UNL-4] What the captain of a company would get for a cargo that one of its ships unloads.
pub fn bonus(state: &SpiceIslands, company: Company, cargo: Cargo) -> Option<(Player, u32)> {
    let mut then = state.clone();
    then.deliver(company, destination(cargo), cargo, &mut Silent);
    gains(state, &then).into_iter().next()
}

/// [PIR-2, PIR-11 to PIR-13, TWO-2] What each player would get if the active player brought the pirates home now.
pub fn sale(state: &SpiceIslands) -> Vec<(Player, u32)> {
    let mut then = state.clone();
    then.take_pawn(Organisation::Pirates, &mut Silent);
    then.sell(&mut Silent);
    gains(state, &then)
}

/// Who has more money than before, and how much.
fn gains(before: &SpiceIslands, then: &SpiceIslands) -> Vec<(Player, u32)> {
    let gain = |player: Player| (player, then.cash[player.index()] - before.cash[player.index()]);
    Player::all(before.players).map(gain).filter(|&(_, gain)| gain > 0).collect()
}
