//! What kind of choice an action of Puerto Rico is, to a player who goes by habit.
//!
//! A role by what it finds to work with and what others would get from it, a tile or a building by what it goes with, colonists by
//! whether there is work for them, a load by how many barrels it takes. How readily each is followed was learnt from thoughts of the search
//! (`examples/practise.rs`).

use emporio_puerto_rico::{
    Action, Building, BuildingKind, Good, Phase, Place, PlayerBoard, PuertoRico, Role, Tile,
};

use super::{fields, made, plants};

/// Kinds of choices, by where their pictures begin in the table.
const ROLE: usize = 0;
const SETTLE: usize = ROLE + 8 * 3 * 10 * 4;
const BUILD: usize = SETTLE + 6 * 3 * 2 * 4 * 2;
const BUILD_NOTHING: usize = BUILD + Building::COUNT * 3 * 4 * 2;
const PLACE: usize = BUILD_NOTHING + 4 * 4;
const CRAFT: usize = PLACE + Place::COUNT * 4 * 3;
const SELL: usize = CRAFT + 5 * 2;
const SELL_NOTHING: usize = SELL + 8 * 2;
const LOAD: usize = SELL_NOTHING + 8;
const WHARF: usize = LOAD + 5 * 2 * 2 * 2;
const STORE: usize = WHARF + 5 * 2;
const KEEP: usize = STORE + 5 * 4;
const HACIENDA: usize = KEEP + 5;
const EXTRA_COLONIST: usize = HACIENDA + 2;
const LAST: usize = EXTRA_COLONIST + 2 * 2;
/// How many there are.
pub const COUNT: usize = LAST + 7;

/// The habit that an action of the player to act falls under.
pub fn habit(state: &PuertoRico, action: Action) -> usize {
    let board = state.board();
    match action {
        Action::Role(role) => ROLE + role_picture(state, role),
        Action::Settle(tile, colonist) => SETTLE + 2 * tile_picture(state, tile) + usize::from(colonist),
        Action::Build(building, colonist) => {
            BUILD + 2 * building_picture(state, building) + usize::from(colonist)
        }
        Action::BuildNothing => BUILD_NOTHING + 4 * late(state) + usize::from((board.doubloons / 3).min(3)),
        Action::Place(place, colonists) => PLACE + placing_picture(state, place, colonists),
        Action::Craft(good) => CRAFT + 2 * good as usize + usize::from(state.house[good] == 0),
        Action::Sell(good) => {
            let value = usize::from(state.sale_value(good).min(7));
            SELL + 2 * value + usize::from(board.goods[good] > 1)
        }
        Action::SellNothing => SELL_NOTHING + usize::from(best_sale(state).min(7)),
        Action::Load(good, size) => LOAD + load_picture(state, good, size),
        Action::Wharf(good) => WHARF + 2 * few(board.goods[good]) + is_dear(good),
        Action::Store(good) => STORE + 4 * good as usize + few(board.goods[good]).min(3),
        Action::Keep(good) => KEEP + good as usize,
        Action::Hacienda(yes) => HACIENDA + usize::from(yes),
        Action::ExtraColonist(yes) => {
            let has_work = board.circles() > board.colonists();
            EXTRA_COLONIST + 2 * usize::from(has_work) + usize::from(yes)
        }
        Action::SettleNothing => LAST,
        Action::CraftNothing => LAST + 1,
        Action::LoadNothing => LAST + 2,
        Action::StoreNothing => LAST + 3,
        Action::Produce(yes) => LAST + 4 + usize::from(yes),
        Action::Points(_) | Action::Tile(_) => LAST + 6,
    }
}

/// How near the end is.
fn late(state: &PuertoRico) -> usize {
    if state.ending.is_some() {
        return 3;
    }
    let players = state.players;
    let is_near = state.vp_pool <= 6 * u16::from(players)
        || state.colonists <= 3 * players
        || state.seats().iter().any(|board| board.city.free_spaces() <= 3);
    if is_near { 2 } else { usize::from(state.round > 4) }
}

/// One to five barrels and more, counted from none.
fn few(barrels: u8) -> usize {
    usize::from(barrels.clamp(1, 5) - 1)
}

fn is_dear(good: Good) -> usize {
    usize::from(good.price() > 1)
}

/// A role by what lies on its card, what it finds to work with, and how near the end is.
fn role_picture(state: &PuertoRico, role: Role) -> usize {
    let money = usize::from(state.roles[role].doubloons.min(2));
    ((role as usize * 3 + money) * 10 + means(state, role)) * 4 + late(state)
}

fn means(state: &PuertoRico, role: Role) -> usize {
    let board = state.board();
    match role {
        Role::Settler => usize::from(board.island.sum() / 2),
        Role::Mayor => usize::from(board.circles().saturating_sub(board.colonists()).min(9)),
        Role::Builder => usize::from((board.doubloons + u16::from(board.workers[Tile::Quarry])).min(9)),
        Role::Craftsman => {
            let mine = made(board);
            5 * usize::from(others(state).any(|board| made(board) > mine))
                + usize::from(mine.div_ceil(2).min(4))
        }
        Role::Trader => usize::from(best_sale(state).min(9)),
        Role::Captain => {
            let mine = board.goods.sum();
            5 * usize::from(others(state).any(|board| board.goods.sum() > mine))
                + usize::from(loadable(state).div_ceil(2).min(4))
        }
        Role::Prospector | Role::SecondProspector => 0,
    }
}

fn others(state: &PuertoRico) -> impl Iterator<Item = &PlayerBoard> {
    let me = state.mover.index();
    state.seats().iter().enumerate().filter(move |&(seat, _)| seat != me).map(|(_, board)| board)
}

/// What the dearest good that the trading house takes would bring; 0 if it takes none.
fn best_sale(state: &PuertoRico) -> u8 {
    let board = state.board();
    let has_office = board.city.works(Building::Office);
    let is_taken = |good: &&Good| board.goods[**good] > 0 && (has_office || state.house[**good] == 0);
    let best = Good::ALL.iter().rev().find(is_taken);
    best.map_or(0, |&good| state.sale_value(good))
}

/// Barrels for which the ships have room, each kind by itself.
fn loadable(state: &PuertoRico) -> u8 {
    let barrels = |good: Good| state.fleet().iter().map(|ship| state.would_load(good, ship)).max();
    Good::ALL.iter().map(|&good| barrels(good).unwrap_or(0)).sum()
}

/// A tile, how many such there are, whether there is a building for what it grows, and how near the end is.
fn tile_picture(state: &PuertoRico, tile: Tile) -> usize {
    let board = state.board();
    let count = usize::from(board.island[tile].min(2));
    let has_plant =
        tile.good().is_none_or(|good| good == Good::Corn || plants(board, good) > board.island[tile]);
    ((tile as usize * 3 + count) * 2 + usize::from(has_plant)) * 4 + late(state)
}

/// A building, what it would find to work with, and how near the end is.
fn building_picture(state: &PuertoRico, building: Building) -> usize {
    let board = state.board();
    let means = match building.row().kind {
        BuildingKind::Small(good) | BuildingKind::Large(good) => {
            board.island[good.plantation()].saturating_sub(plants(board, good)).min(2)
        }
        BuildingKind::Violet | BuildingKind::LargeViolet => (made(board) / 3).min(2),
    };
    (building as usize * 3 + usize::from(means)) * 4 + late(state)
}

/// Colonists on a place: too many for its work, just as many, one too few or fewer; and how many circles stay empty.
fn placing_picture(state: &PuertoRico, place: Place, colonists: u8) -> usize {
    let board = state.board();
    let work = work(board, place);
    let fit = match work.saturating_sub(colonists) {
        0 if colonists > work => 0,
        0 => 1,
        1 => 2,
        2.. => 3,
    };
    let room = if let Phase::Mayor { room, .. } = state.phase { room } else { 0 };
    let empty = room.saturating_sub(board.san_juan);
    let dearth = match empty {
        0..=2 => 0,
        3..=5 => 1,
        6.. => 2,
    };
    (place.index() * 4 + fit) * 3 + dearth
}

/// How many colonists find work on a place: tiles are filled before buildings.
fn work(board: &PlayerBoard, place: Place) -> u8 {
    match place {
        Place::Island(tile) => match tile.good() {
            None => board.island[tile],
            Some(good) => fields(board, good),
        },
        Place::City(building) => match building.row().kind {
            BuildingKind::Small(good) => board.workers[good.plantation()].min(building.circles()),
            BuildingKind::Large(good) => {
                let small = match good {
                    Good::Indigo => board.city.colonists(Building::SmallIndigoPlant),
                    Good::Sugar => board.city.colonists(Building::SmallSugarMill),
                    Good::Corn | Good::Tobacco | Good::Coffee => 0,
                };
                board.workers[good.plantation()].saturating_sub(small).min(building.circles())
            }
            BuildingKind::Violet | BuildingKind::LargeViolet => building.circles(),
        },
    }
}

/// A load by its barrels, whether the ship was empty, whether some stay behind, and what kind they are.
fn load_picture(state: &PuertoRico, good: Good, size: u8) -> usize {
    let held = state.board().goods[good];
    let Some(ship) = state.fleet().iter().find(|ship| ship.size == size) else { return 0 };
    let loaded = held.min(ship.room());
    let is_first = usize::from(ship.is_empty());
    let is_all = usize::from(loaded == held);
    ((few(loaded) * 2 + is_first) * 2 + is_all) * 2 + is_dear(good)
}

// fitted: begin
/// How readily each is followed.
#[rustfmt::skip]
pub const HABITS: [u16; COUNT] = [
    2, 3, 3, 3, 1, 1, 3, 3, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1, 1, 1,
    3, 1, 1, 1, 3, 2, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    1, 3, 3, 3, 2, 1, 3, 3, 3, 1, 1, 3, 3, 1, 1, 1, 3, 1, 1, 1,
    3, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    25, 3, 3, 3, 49, 4, 3, 3, 3, 3, 1, 1, 3, 5, 2, 1, 3, 1, 1, 1,
    3, 2, 3, 1, 3, 3, 1, 13, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    1, 1, 1, 2, 2, 1, 1, 2, 16, 2, 1, 6, 22, 1, 1, 10, 14, 1, 1, 1,
    17, 2, 1, 4, 8, 1, 1, 3, 3, 1, 1, 1, 3, 2, 1, 4, 3, 1, 1, 3,
    3, 1, 2, 1, 57, 2, 2, 1, 513, 10, 5, 12, 88, 14, 2, 4, 17, 5, 2, 3,
    22, 7, 2, 1, 12, 5, 1, 15, 7, 2, 2, 3, 3, 1, 9, 8, 3, 5, 3, 1,
    3, 1, 1, 8, 3, 14, 1, 1, 3, 6, 7, 3, 3, 5, 14, 1, 3, 37, 4, 4,
    3, 11, 15, 1, 3, 3, 3, 3, 3, 37, 2, 2, 3, 21, 1, 1, 3, 2, 18, 2,
    1, 1, 1, 2, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 12,
    2, 1, 2, 8, 2, 1, 2, 5, 4, 1, 1, 3, 3, 4, 1, 46, 3, 5, 44, 37,
    1, 1, 1, 1, 4, 1, 4, 12, 2, 1, 2, 22, 7, 1, 6, 13, 7, 3, 3, 15,
    10, 4, 1, 23, 111, 22, 1, 13, 33, 8, 5, 17, 3, 17, 15, 17, 9, 12, 142, 68,
    3, 1, 5, 3, 5, 4, 11, 1, 10, 35, 35, 10, 48, 3, 1, 3, 28, 59, 7, 3,
    33, 42, 4, 3, 3, 34, 3, 2, 3, 36, 84, 20, 3, 83, 32, 3, 3, 26, 47, 12,
    1, 3, 3, 3, 2, 1, 3, 3, 2, 1, 2, 3, 3, 1, 1, 1, 3, 1, 2, 31,
    1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 1, 1, 3, 3, 3, 1, 2,
    1, 3, 3, 3, 15, 2, 3, 3, 4, 4, 12, 3, 3, 2, 2, 4, 3, 1, 10, 1,
    1, 3, 3, 3, 1, 1, 1, 2, 3, 1, 2, 1, 3, 1, 1, 4, 3, 3, 5, 2,
    3, 3, 3, 3, 75, 20, 3, 3, 6, 22, 3, 3, 3, 5, 13, 3, 3, 4, 29, 3,
    2, 3, 3, 3, 20, 30, 4, 3, 3, 4, 2, 3, 3, 7, 6, 3, 3, 3, 8, 3,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 2, 1,
    2, 7, 6, 1, 10, 12, 9, 2, 3, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 2, 1, 31, 4, 3, 3, 3, 9, 6, 2,
    45, 30, 23, 2, 2, 104, 29, 1, 3, 12, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 7, 2, 9, 2, 1, 1, 25, 12, 2, 1, 126, 52, 21, 9, 3, 110, 21, 1,
    3, 215, 26, 1, 3, 141, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    1, 1, 1, 12, 1, 1, 20, 3, 4, 7, 32, 3, 2, 39, 195, 3, 3, 92, 270, 3,
    1, 1, 1, 3, 3, 5, 31, 3, 3, 21, 117, 3, 3, 75, 480, 3, 3, 38, 110, 3,
    1, 1, 2, 3, 65, 29, 23, 3, 27, 31, 7, 3, 9, 77, 19, 3, 3, 26, 26, 3,
    1, 1, 13, 3, 49, 25, 13, 3, 18, 100, 62, 3, 3, 110, 14, 3, 3, 42, 32, 3,
    1, 1, 14, 3, 241, 4, 3, 3, 30, 26, 3, 3, 3, 66, 3, 3, 3, 3, 3, 3,
    16, 15, 3, 3, 243, 116, 3, 3, 3, 46, 3, 3, 3, 23, 3, 3, 3, 3, 3, 3,
    1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    2, 2, 2, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    40, 9, 3, 17, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    4, 2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    17, 21, 10, 47, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 60000, 3, 2136, 413, 1, 3, 1, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 14008, 59, 1629, 509, 1, 4, 1, 6, 3, 3, 3, 3, 3, 3, 3, 3,
    3747, 3, 712, 231, 1, 2, 1, 1, 17, 3, 2, 3, 1, 3, 6, 3, 334, 3, 45, 2,
    1, 9, 1, 3, 1, 3, 1, 8, 1, 1, 1, 1, 12, 3, 19, 13, 1, 8, 1, 2,
    23, 3, 3, 5, 1, 3, 1, 1, 10, 3, 53, 3, 1, 39, 1, 5, 14, 3, 1, 1,
    1, 2, 1, 1, 2295, 3, 139, 2, 1, 2, 1, 2, 1, 3, 1, 1, 1, 1, 1, 1,
    37, 3, 10, 3, 1, 3, 1, 3, 27, 3, 1, 3, 1, 1, 1, 2, 9, 3, 30, 3,
    1, 1, 1, 1, 1, 3, 1, 9, 1, 1, 1, 3, 95, 3, 136, 243, 1, 49, 1, 2,
    23, 3, 2, 2, 1, 3, 1, 2, 19, 3, 142, 3, 1, 2, 1, 9, 3, 3, 1, 3,
    1, 3, 1, 3, 17, 3, 35, 3, 1, 2, 1, 3, 3, 3, 1, 4, 1, 1, 1, 1,
    266, 3, 128, 42, 1, 3, 1, 1, 13, 3, 1, 10, 1, 3, 1, 1, 82, 3, 76, 106,
    1, 1, 1, 1, 33, 3, 1, 2, 1, 3, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 163, 3, 16, 118, 2, 34, 2, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 158, 3, 23, 280, 1, 33, 1, 33, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 29, 283, 3, 11, 3, 137, 4, 3, 3, 3, 6, 3, 1, 3, 847, 3, 192, 3,
    3, 3, 3, 3, 600, 3, 65, 3, 3, 3, 3, 3, 3, 3, 1, 2, 1, 2, 1, 3,
    3120, 3, 322, 3, 1, 3, 1, 3, 22, 3, 30, 3, 1, 3, 5, 3, 1, 3, 1, 3,
    1, 3, 3, 3, 1, 3, 2, 3, 27, 3, 3, 3, 3, 3, 7, 3, 3, 3, 3, 3,
    1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 2, 3, 3, 1, 2,
    1, 2, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 2,
    3, 3, 1, 2, 1, 2, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3,
    1, 2, 1, 2, 3, 3, 1, 2, 1, 30, 1, 3, 1, 3, 1, 2, 2, 2, 9, 2,
    1, 3, 1, 3, 16, 2, 6, 3, 26, 3, 62, 3, 14, 3, 24, 3, 1, 3, 1, 2,
    1, 2, 4, 25, 1, 3, 1, 3, 1, 3, 3, 3, 337, 3, 76, 3, 1, 3, 12, 3,
    1, 3, 1, 3, 2, 3, 2, 3, 1, 3, 1, 3, 1, 2, 3, 2, 3, 3, 1, 2,
    1, 2, 3, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 2, 1, 3,
    3, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3,
    1, 2, 1, 3, 3, 3, 1, 2, 1, 2, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3,
    7, 3, 1, 3, 1, 2, 1, 3, 3, 3, 1, 3, 1, 2, 1, 3, 1, 3, 2, 3,
    29, 3, 597, 3, 337, 3, 143, 34, 105, 3, 125, 3, 205, 3, 5218, 517, 137, 3, 110, 3,
    7, 3, 6, 3, 22, 33, 14, 3, 5567, 3, 1070, 3, 86, 3, 56, 3, 4234, 3, 2833, 3,
    60, 3, 14, 3, 11, 3, 13, 3, 5, 3, 2, 3, 50, 3, 18, 3, 6, 3, 5, 3,
    3, 3, 14, 3, 2, 2, 2, 3, 2, 3, 1, 3, 1, 3, 36, 3, 2, 3, 1, 3,
    1, 3, 1, 3, 3, 3, 1, 3, 1, 3, 15, 3, 5063, 3, 5744, 3, 22, 3, 2, 3,
    322, 3, 4828, 52, 19, 3, 2, 3, 3, 3, 63, 3, 8, 2, 13, 3, 2, 3, 1, 3,
    1, 3, 2, 3, 3, 3, 1, 3, 1, 3, 1, 3, 3, 3, 1, 3, 1, 2, 1, 3,
    2, 3, 28, 3, 24, 3, 3, 3, 3, 3, 2571, 3, 2478, 3, 1478, 3, 3, 3, 184, 3,
    1357, 3, 251, 3, 2, 3, 1, 3, 13, 3, 3, 3, 3, 3, 27, 3, 87, 3, 14, 3,
    3, 3, 8, 3, 20, 3, 11, 3, 2, 3, 1, 3, 11, 3, 3, 3, 3, 3, 39, 60,
    145, 3, 73, 3, 3, 3, 1, 3, 126, 3, 300, 3, 2, 3, 9, 3, 17, 3, 3, 3,
    3, 3, 599, 3, 341, 3, 131, 3, 3, 3, 209, 3, 647, 3, 2, 3, 2, 3, 9, 3,
    2, 3, 3, 3, 3, 3, 1, 3, 20, 3, 5, 3, 3, 3, 1, 3, 4, 3, 9, 3,
    1, 2, 3, 3, 1, 1, 3, 2, 1, 1, 1, 2, 1, 1, 1, 1, 3, 3, 3, 5,
    6, 6, 1, 2, 2, 2, 1, 2, 1, 1, 2, 5, 7, 7, 1, 2, 2, 9, 2, 2,
    2, 5, 10, 13, 14, 6, 1, 1, 2, 1, 1, 1, 1, 6, 7, 5, 6, 3, 2, 2,
    3, 3, 1, 1, 2, 7, 3, 7, 9, 6, 2, 3, 1, 1, 1, 2, 3, 3, 3, 40,
    74, 63, 1, 1, 1, 1, 1, 1, 1, 2, 2, 6, 6, 5, 1, 1, 2, 3, 3, 3,
    15, 14, 3, 6, 5, 8, 1, 1, 1, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2,
    2, 3, 3, 3, 3, 3, 3, 1, 1, 1, 19, 13, 7, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 29, 18, 19, 1, 1, 1, 3, 3, 3,
    1, 1, 2, 3, 8, 7, 5, 3, 1, 11, 2, 2, 2, 7, 1, 5, 19, 6, 2, 3,
    6, 3, 1, 1, 3, 3, 3, 2, 1, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 1,
    4, 3, 5, 2, 3, 3, 3, 3, 3, 3, 3, 4, 1, 3, 2, 6, 3, 3, 3, 3,
    3, 3, 3, 7, 1, 3, 1, 11, 3, 3, 3, 3, 1, 1, 3, 6, 7, 3, 10, 3,
    3, 4, 3, 3, 1, 3, 3, 2, 3, 3, 5, 1, 3, 51, 6, 3, 3, 3, 3, 1,
    3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 1, 3, 3, 14, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 5, 4, 3, 4, 4, 4, 10, 9, 2, 6, 1, 1, 1, 1, 1, 2,
    19, 24, 99, 158, 790, 898, 2825, 3882, 9, 46, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1,
    1, 1, 3, 3, 1, 1, 7, 2, 2, 1, 3, 3, 2, 2, 22, 1, 2, 1, 3, 3,
    18, 12, 3, 3, 5, 2, 32, 31, 61, 31, 3, 3, 6, 3, 22, 99, 308, 137, 1, 1,
    1, 1, 2, 1, 3, 3, 3, 3, 1, 4, 11, 43, 1, 1, 13, 16, 1, 1, 8, 33,
    1, 2, 12, 20, 1, 1, 1, 3, 1, 1, 2, 13, 14, 1, 9, 1, 15, 1, 9, 1,
    1, 1, 3, 3, 3, 3,
];
// fitted: end

#[cfg(test)]
mod tests {
    use emporio_core::{Opening, Player};
    use emporio_puerto_rico::Options;

    use super::*;

    /// The first player of a table of three, about to take a role, with a coffee roaster and a barrel of coffee.
    fn table() -> PuertoRico {
        let mut state = PuertoRico::new(&Options::default(), 3).unwrap();
        (state.phase, state.round, state.mover, state.taker) = (Phase::Role, 5, Player(0), Player(0));
        state.boards[0].city.set(Building::CoffeeRoaster, 0);
        state.boards[0].goods[Good::Coffee] = 1;
        state
    }

    fn readiness(state: &PuertoRico, action: Action) -> u16 {
        HABITS[habit(state, action)]
    }

    #[test]
    fn whoever_can_sell_coffee_trades_and_whoever_comes_too_late_does_not() {
        let mut state = table();
        let with = readiness(&state, Action::Role(Role::Trader));
        state.house[Good::Coffee] = 1;
        let without = readiness(&state, Action::Role(Role::Trader));
        assert!(with > 4 * without, "{with} {without}");
    }

    #[test]
    fn colonists_go_where_there_is_work() {
        let mut state = table();
        state.boards[0].island[Tile::Coffee] = 1;
        state.boards[0].san_juan = 1;
        state.phase = Phase::Mayor { place: Place::Island(Tile::Coffee), room: 3 };
        let coffee = |colonists| Action::Place(Place::Island(Tile::Coffee), colonists);
        let (one, none) = (readiness(&state, coffee(1)), readiness(&state, coffee(0)));
        state.boards[0].city = Default::default();
        let idle = readiness(&state, coffee(1));
        assert!(one > none && one > idle, "{one} {none} {idle}");
    }

    #[test]
    fn a_load_of_many_barrels_is_liked_better_than_one_of_few() {
        let mut state = table();
        state.phase = Phase::Captain { idle: 0, bonus_taken: false, wharf_used: 0 };
        let size = state.fleet()[2].size;
        let few = readiness(&state, Action::Load(Good::Coffee, size));
        state.boards[0].goods[Good::Coffee] = 5;
        let many = readiness(&state, Action::Load(Good::Coffee, size));
        assert!(many > few, "{many} {few}");
    }
}
