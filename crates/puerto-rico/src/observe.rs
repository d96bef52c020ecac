//! What a seat may know, as numbers for programs that learn: the table first, then every player from the seat on.
//!
//! Counts are shares of what a game usually comes to; the number below each is what it is divided by.

use emporio_core::{Dispatch, Notes, Observed, Player, Turn, Viewer};
use strum::VariantNames;

use crate::data::{BUILDINGS, Building, Good, HOUSE_SPACES, Role, Tile};
use crate::pieces::{CargoShip, GoodSet, Place, RoleCard};
use crate::state::{Phase, PlayerBoard, PuertoRico};
use crate::view::PhaseName;

/// Players of the largest table.
const SEATS: u8 = 5;
/// Victory points, of the pool or of a player.
const POINTS: f32 = 100.0;
/// Money of a player.
const COINS: f32 = 20.0;
/// Colonists of a board or of the supply.
const COLONISTS: f32 = 20.0;
/// Barrels or tiles of a kind.
const OF_A_KIND: f32 = 10.0;
/// Colonists on a building; those with one circle are full with one.
const CIRCLES: [f32; Building::COUNT] = {
    let mut shares = [0.0; Building::COUNT];
    let mut at = 0;
    while at < Building::COUNT {
        shares[at] = 1.0 / BUILDINGS[at].circles as f32;
        at += 1;
    }
    shares
};
/// Why the game ends, in the order of the state.
const ENDINGS: [&str; 3] = ["colonists", "city", "victory_points"];
/// Where the mayor's colonists go.
const PLACES: [Place; Place::COUNT] = Place::ALL;
/// The cargo ships by size.
const SHIPS: [&str; 3] = ["ship1", "ship2", "ship3"];

impl Observed for PuertoRico {
    /// [HID-1, HID-2] All that lies open, and the seat's own victory points; of the hidden points of others their
    /// sum, which follows from the pool.
    fn note<N: Notes>(&self, seat: Player, notes: &mut N) {
        table(self, notes);
        moment(self, notes);
        let hidden = |player: &Player| !self.sees_vp(Viewer::Player(seat), *player);
        let unseen: u16 = Player::all(self.players).filter(hidden).map(|p| self.boards[p.index()].vp).sum();
        notes.count("hidden_vp", unseen, POINTS);
        notes.seats(seat, self.players, SEATS, |notes, player| {
            let board = &self.boards[player.index()];
            let sees_vp = self.sees_vp(Viewer::Player(seat), player);
            part(self, player, notes);
            notes.flag("vp_known", sees_vp);
            notes.count("vp", if sees_vp { board.vp } else { 0 }, POINTS);
            owned(board, notes);
        });
    }
}

/// What lies in the middle.
fn table<N: Notes>(state: &PuertoRico, notes: &mut N) {
    notes.flag("option.open_scores", state.options.open_scores);
    notes.flag("option.refusals", state.options.refusals);
    notes.count("round", state.round, 20.0);
    notes.count("picks", state.picks, 6.0);
    notes.one_of("ending", &ENDINGS, state.ending.map(|ending| ending as usize));
    notes.count("vp_pool", state.vp_pool, POINTS);
    notes.count("colonists", state.colonists, 100.0);
    notes.count("colonist_ship", state.colonist_ship, OF_A_KIND);
    notes.count("quarries", state.quarries, OF_A_KIND);
    notes.each("goods", &Good::ALL, &state.goods.items, OF_A_KIND);
    notes.each("house", &Good::ALL, &state.house.items, 1.0);
    notes.count("house_room", HOUSE_SPACES - state.house.sum(), 4.0);
    notes.each("face_up", &Good::ALL, &state.face_up.items, 4.0);
    notes.each("stock", &Good::ALL, &state.stock.items, OF_A_KIND);
    notes.each("discards", &Good::ALL, &state.discards.items, OF_A_KIND);
    notes.each("offered", Building::ALL, &state.offered.all_copies().items, 4.0);
    let in_play = usize::from(state.row().roles);
    let free = |(at, card): (usize, &RoleCard)| u64::from(at < in_play && card.taken_by.is_none()) << at;
    notes.set("role_free", &Role::ALL, state.roles.items.iter().enumerate().map(free).sum());
    notes.each("role_coins", &Role::ALL, &state.roles.items.map(|card| card.doubloons), 4.0);
    for (name, ship) in SHIPS.iter().zip(&state.ships) {
        notes.within(name, |notes| cargo(ship, notes));
    }
}

fn cargo<N: Notes>(ship: &CargoShip, notes: &mut N) {
    notes.count("size", ship.size, 8.0);
    notes.count("barrels", ship.barrels, 8.0);
    notes.count("room", ship.room(), 8.0);
    notes.one_of("good", &Good::ALL, ship.good.map(|good| good as usize));
}

/// Where the game stands, with the memory of the phase.
fn moment<N: Notes>(state: &PuertoRico, notes: &mut N) {
    notes.one_of("phase", PhaseName::VARIANTS, Some(state.phase_name() as usize));
    let (mut place, mut room, mut goods, mut places) = (None, 0, GoodSet::EMPTY, 0);
    let (mut idle, mut bonus, mut extra) = (0, false, 0);
    match state.phase {
        Phase::Mayor { place: now, room: left } => (place, room) = (Some(now.index()), left),
        Phase::Production { received } | Phase::Craftsman { received } => goods = received,
        Phase::Captain { idle: turns, bonus_taken, .. } => (idle, bonus) = (turns, bonus_taken),
        Phase::Points { extra: offered, bonus_taken, .. } => (extra, bonus) = (offered, bonus_taken),
        Phase::Storage { chosen, places: left } => (goods, places) = (chosen, left),
        Phase::TurnUp
        | Phase::Role
        | Phase::Hacienda
        | Phase::HaciendaDraw
        | Phase::Settler
        | Phase::MayorPrivilege
        | Phase::Builder
        | Phase::Trader
        | Phase::Over => {}
    }
    notes.one_of("mayor.place", &PLACES, place);
    notes.count("mayor.room", room, COLONISTS);
    notes.set("noted_goods", &Good::ALL, goods.bits());
    notes.count("storage.places", places, 3.0);
    notes.count("captain.idle", idle, 5.0);
    notes.flag("captain.bonus_taken", bonus);
    notes.count("captain.extra", extra, 2.0);
}

/// The part of a player in the round.
fn part<N: Notes>(state: &PuertoRico, player: Player, notes: &mut N) {
    notes.flag("to_act", state.turn() == Turn::Player(player));
    notes.flag("governor", state.governor == player);
    notes.flag("taker", state.taker == player);
    notes.flag("wharf_used", state.has_used_wharf(player));
    let took = |(at, card): (usize, &RoleCard)| u64::from(card.taken_by == Some(player)) << at;
    notes.set("took", &Role::ALL, state.roles.items.iter().enumerate().map(took).sum());
}

/// What a player owns in the open.
fn owned<N: Notes>(board: &PlayerBoard, notes: &mut N) {
    notes.count("coins", board.doubloons, COINS);
    notes.count("building_vp", board.printed_vp(), 30.0);
    notes.count("san_juan", board.san_juan, OF_A_KIND);
    notes.count("colonists", board.colonists(), COLONISTS);
    notes.count("circles", board.circles(), COLONISTS);
    notes.count("island_room", board.island_room(), 12.0);
    notes.count("city_room", board.city.free_spaces(), 12.0);
    notes.each("goods", &Good::ALL, &board.goods.items, OF_A_KIND);
    notes.each("makes", &Good::ALL, &Good::ALL.map(|good| board.capacity(good)), OF_A_KIND);
    notes.each("tiles", &Tile::ALL, &board.island.items, OF_A_KIND);
    notes.each("tile_colonists", &Tile::ALL, &board.workers.items, OF_A_KIND);
    notes.set("built", Building::ALL, board.city.built().bits());
    notes.each_of("staffed", Building::ALL, &board.city.all_colonists().items, &CIRCLES);
}
