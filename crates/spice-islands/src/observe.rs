//! What a seat may know, as numbers for programs that learn: the table, the turn, then every player from the seat on.
//! Nothing is hidden in this game.

use emporio_core::{Dispatch, MAX_PLAYERS, Notes, Observed, Player, Turn};
use strum::VariantArray;

use crate::data::SHARES;
use crate::options::{AttackCost, AttackWhen, CaptainColour, EndSplit, MapName, Purse, Readings};
use crate::pieces::{Cargo, Company, MAX_SPACES, ORGANISATIONS, Organisation, Ship, Space, UNITS, Unit};
use crate::state::{Fate, Hunter, Phase, Pick, Purpose, SpiceIslands, Target};

/// Money of players and treasuries.
const MONEY: f32 = 100.0;
/// Units in a port, or out of the game.
const UNITS_OF_A_KIND: f32 = 20.0;
/// Units aboard, dice of a colour.
const FEW: f32 = 4.0;
/// Steps of a track.
const TRACK: f32 = 10.0;

const PHASES: [&str; 11] =
    ["deal", "first", "roll", "buy", "act", "after_move", "attack", "pick", "vote", "tie", "over"];
const HUNTERS: [&str; 2] = ["pirates", "navy"];
const PURPOSES: [&str; 3] = ["take", "keep", "recover"];
const FATES: [&str; 3] = ["stays", "robbed", "sunk"];
/// The two ships of each company in the order of the state, then the pirate ship.
const SHIPS: [&str; 7] = ["green1", "green2", "blue1", "blue2", "yellow1", "yellow2", "pirate_ship"];
const SPACES: [Space; MAX_SPACES] = {
    let mut all = [Space(0); MAX_SPACES];
    let mut at = 0;
    while at < MAX_SPACES {
        all[at] = Space(at as u8);
        at += 1;
    }
    all
};

impl Observed for SpiceIslands {
    /// [HID-1] All that lies on the table.
    fn note<N: Notes>(&self, seat: Player, notes: &mut N) {
        readings(&self.data.readings, notes);
        table(self, notes);
        moment(self, notes);
        notes.seats(seat, self.players, MAX_PLAYERS as u8, |notes, player| owned(self, player, notes));
    }
}

/// What the table has set.
fn readings<N: Notes>(readings: &Readings, notes: &mut N) {
    notes.flag("option.map_direct", readings.map == MapName::Direct);
    notes.flag("option.attack_after_move", readings.attack_cost == AttackCost::FreeAfterMove);
    notes.flag("option.attack_beside_move", readings.attack_cost == AttackCost::BesideMove);
    notes.flag("option.attack_together", readings.attack_when == AttackWhen::Together);
    notes.flag("option.price_to_treasury", readings.price_sink == Purse::Treasury);
    notes.flag("option.captain_any_colour", readings.captain_colour == CaptainColour::Any);
    notes.flag("option.bonus_of_treasury", readings.two_bonus == Purse::Treasury);
    notes.flag("option.end_unsplit", readings.end_split == EndSplit::No);
}

/// What lies on the board.
fn table<N: Notes>(state: &SpiceIslands, notes: &mut N) {
    let limit = state.data.readings.turn_limit;
    let left = if limit == 0 { 0 } else { limit.saturating_sub(state.turn).min(100) };
    notes.count("turn", state.turn, 100.0);
    notes.flag("turn_limit", limit > 0);
    notes.count("turns_left", left, 100.0);
    let ships = state.ships.as_flattened();
    for (name, ship) in SHIPS.iter().zip(ships) {
        notes.within(name, |notes| merchant(ship, notes));
    }
    notes.within(SHIPS[6], |notes| {
        notes.one_of("at", &SPACES, Some(state.pirates.place.index()));
        notes.each("cargo", Unit::VARIANTS, &cargo(state.pirates.cargo), FEW);
        notes.flag("came_to_navy", state.pirates.came_to_navy);
    });
    notes.one_of("navy.at", &SPACES, Some(state.navy.index()));
    notes.each("stock", Unit::VARIANTS, &state.stock, UNITS_OF_A_KIND);
    notes.each("removed", Unit::VARIANTS, &state.removed, UNITS_OF_A_KIND);
    let treasury = state.treasury.map(money);
    notes.each("treasury", Organisation::VARIANTS, &treasury, MONEY);
    notes.each("shares_left", Organisation::VARIANTS, &state.piles.map(|pile| pile.left), f32::from(SHARES));
    let prices: [u16; ORGANISATIONS] =
        std::array::from_fn(|at| state.price(Organisation::VARIANTS[at]).unwrap_or(0));
    notes.each("price", Organisation::VARIANTS, &prices, MONEY);
    notes.each("election", &Organisation::VARIANTS[..4], &state.election, TRACK);
    notes.each("revenue", &Organisation::VARIANTS[..4], &state.revenue, TRACK);
    notes.count("mutiny", state.mutiny, TRACK);
    let free = |(at, captain): (usize, &Option<Player>)| u64::from(captain.is_none()) << at;
    notes.set("no_captain", Organisation::VARIANTS, state.captain.iter().enumerate().map(free).sum());
}

fn merchant<N: Notes>(ship: &Ship, notes: &mut N) {
    notes.one_of("at", &SPACES, Some(ship.place.index()));
    notes.each("cargo", Unit::VARIANTS, &cargo(ship.cargo), FEW);
    notes.flag("came_to_pirates", ship.came_to_pirates);
}

fn cargo(cargo: Cargo) -> [u8; UNITS] {
    std::array::from_fn(|at| cargo.count(Unit::VARIANTS[at]))
}

/// Amounts beyond 65,535 are told as such.
fn money(amount: u32) -> u16 {
    amount.min(u16::MAX.into()) as u16
}

/// What the turn has to remember.
fn moment<N: Notes>(state: &SpiceIslands, notes: &mut N) {
    notes.each("dice", Organisation::VARIANTS, &state.dice, FEW);
    notes.flag("free_action", state.free_action);
    notes.set("usable", Organisation::VARIANTS, state.usable.bits());
    notes.each("attacks", &HUNTERS, &state.attacks, FEW);
    let (mut rounds, mut hunter, mut target, mut pick) = (0, None, None, None);
    let phase = match state.phase {
        Phase::Deal(_) => 0,
        Phase::First => 1,
        Phase::Roll => 2,
        Phase::Buy { rounds: left, .. } => {
            rounds = left;
            3
        }
        Phase::Act => 4,
        Phase::AfterMove(after) => {
            hunter = Some(after);
            5
        }
        Phase::Attack(attacked) => {
            target = Some(attacked);
            6
        }
        Phase::Pick(now) => {
            (target, pick) = (Some(now.target), Some(now));
            7
        }
        Phase::Vote(_) => 8,
        Phase::Tie { .. } => 9,
        Phase::Over(_) => 10,
    };
    notes.one_of("phase", &PHASES, Some(phase));
    notes.count("buy.rounds", rounds, FEW);
    notes.one_of("after_move", &HUNTERS, hunter.map(Hunter::index));
    notes.one_of("target", &SHIPS, target.map(ship_number));
    picking(pick, notes);
}

fn ship_number(target: Target) -> usize {
    match target {
        Target::Merchant { company, ship } => 2 * Company::index(company) + usize::from(ship),
        Target::PirateShip => 6,
    }
}

/// Units being picked after an attack.
fn picking<N: Notes>(pick: Option<Pick>, notes: &mut N) {
    let purpose = pick.map(|pick| match pick.purpose {
        Purpose::Take => 0,
        Purpose::Keep => 1,
        Purpose::Recover => 2,
    });
    let fate = pick.map(|pick| match pick.fate {
        Fate::Stays => 0,
        Fate::Robbed => 1,
        Fate::Sunk => 2,
    });
    let (pool, picked) = pick.map_or((Cargo::EMPTY, Cargo::EMPTY), |pick| (pick.pool, pick.picked));
    notes.one_of("pick.for", &PURPOSES, purpose);
    notes.one_of("pick.fate", &FATES, fate);
    notes.each("pick.pool", Unit::VARIANTS, &cargo(pool), FEW);
    notes.each("pick.picked", Unit::VARIANTS, &cargo(picked), FEW);
    notes.count("pick.left", pick.map_or(0, |pick| pick.left), FEW);
}

/// What a player has.
fn owned<N: Notes>(state: &SpiceIslands, player: Player, notes: &mut N) {
    let seat = player.index();
    notes.flag("to_act", state.turn() == Turn::Player(player));
    notes.flag("active", state.active == player);
    notes.count("cash", money(state.cash[seat]), MONEY);
    let shares: [u8; ORGANISATIONS] = std::array::from_fn(|at| state.shares[at][seat]);
    notes.each("shares", Organisation::VARIANTS, &shares, f32::from(SHARES));
    let own = |(at, captain): (usize, &Option<Player>)| u64::from(*captain == Some(player)) << at;
    notes.set("captain", Organisation::VARIANTS, state.captain.iter().enumerate().map(own).sum());
}
