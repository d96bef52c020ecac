//! The canonical steps of players and of chance, their numbers and their kinds.

use emporio_core::Actions;
use serde::Serialize;

use crate::data::{Building, Good, LARGEST_SHIP, Role, SMALLEST_SHIP, Tile};
use crate::pieces::Place;
use crate::state::PuertoRico;

/// One step. A flag says whether a colonist comes with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8, align(4))] // Four bytes are moved at once.
pub enum Action {
    /// Takes a role card.
    Role(Role),
    /// Draws the hacienda's tile, or not.
    Hacienda(bool),
    /// Takes an island tile, with a colonist of the hospice or without.
    Settle(Tile, bool),
    /// Takes no tile.
    SettleNothing,
    /// Takes the mayor's extra colonist, or not.
    ExtraColonist(bool),
    /// Puts so many colonists on a place.
    Place(Place, u8),
    /// Buys a building, with a colonist of the university or without.
    Build(Building, bool),
    /// Buys nothing.
    BuildNothing,
    /// Takes the craftsman's extra good.
    Craft(Good),
    /// Takes no extra good.
    CraftNothing,
    /// Sells a good.
    Sell(Good),
    /// Sells nothing.
    SellNothing,
    /// Loads all that fits of a kind on the cargo ship of a size.
    Load(Good, u8),
    /// Ships all goods of a kind by the wharf.
    Wharf(Good),
    /// Loads nothing.
    LoadNothing,
    /// Keeps all goods of a kind in a warehouse.
    Store(Good),
    /// Keeps a single good on the wind rose.
    Keep(Good),
    /// Chance draws a plantation tile.
    Tile(Good),
    /// Produces all there is to produce, or nothing; asked only with the option `refusals`, as are those below.
    Produce(bool),
    /// Takes so many of the extra points of a load.
    Points(u8),
    /// Leaves the other warehouse places empty.
    StoreNothing,
}

const GOODS: u16 = Good::COUNT as u16;
const SHIPS: u16 = (LARGEST_SHIP - SMALLEST_SHIP + 1) as u16;

// Where the numbers of each kind of step begin.
const ROLE: u16 = 0;
const HACIENDA: u16 = ROLE + Role::COUNT as u16;
const SETTLE: u16 = HACIENDA + 2;
const SETTLE_NOTHING: u16 = SETTLE + 2 * Tile::COUNT as u16;
const EXTRA_COLONIST: u16 = SETTLE_NOTHING + 1;
const PLACE: u16 = EXTRA_COLONIST + 2;
const BUILD: u16 = PLACE + PLACES[Place::COUNT];
const BUILD_NOTHING: u16 = BUILD + 2 * Building::COUNT as u16;
const CRAFT: u16 = BUILD_NOTHING + 1;
const CRAFT_NOTHING: u16 = CRAFT + GOODS;
const SELL: u16 = CRAFT_NOTHING + 1;
const SELL_NOTHING: u16 = SELL + GOODS;
const LOAD: u16 = SELL_NOTHING + 1;
const WHARF: u16 = LOAD + SHIPS * GOODS;
const LOAD_NOTHING: u16 = WHARF + GOODS;
const STORE: u16 = LOAD_NOTHING + 1;
const KEEP: u16 = STORE + GOODS;
const PRODUCE: u16 = KEEP + GOODS;
const POINTS: u16 = PRODUCE + 2;
const STORE_NOTHING: u16 = POINTS + MOST_EXTRA_POINTS as u16 + 1;

/// How many steps players have; those of chance come after them.
pub const PLAYER_COUNT: u16 = TILE;
const TILE: u16 = STORE_NOTHING + 1;

/// How many steps there are.
pub const COUNT: u16 = TILE + GOODS;

/// [CAP-4, CAP-5] The extra points of one load: the captain's and the harbor's.
pub const MOST_EXTRA_POINTS: u8 = 2;

/// Where the numbers of each place begin, counted from the first place; the last entry is the end.
const PLACES: [u16; Place::COUNT + 1] = places();

const fn places() -> [u16; Place::COUNT + 1] {
    let mut starts = [0; Place::COUNT + 1];
    let mut index = 0;
    while index < Place::COUNT {
        starts[index + 1] = starts[index] + Place::at(index).most_circles() as u16 + 1;
        index += 1;
    }
    starts
}

impl Actions for PuertoRico {
    type Action = Action;

    /// The dense number of the step.
    fn action_id(action: Action) -> u16 {
        match action {
            Action::Role(role) => ROLE + role as u16,
            Action::Hacienda(yes) => HACIENDA + u16::from(yes),
            Action::Settle(tile, colonist) => SETTLE + 2 * tile as u16 + u16::from(colonist),
            Action::SettleNothing => SETTLE_NOTHING,
            Action::ExtraColonist(yes) => EXTRA_COLONIST + u16::from(yes),
            Action::Place(place, n) => PLACE + PLACES[place.index()] + u16::from(n),
            Action::Build(building, colonist) => BUILD + 2 * building as u16 + u16::from(colonist),
            Action::BuildNothing => BUILD_NOTHING,
            Action::Craft(good) => CRAFT + good as u16,
            Action::CraftNothing => CRAFT_NOTHING,
            Action::Sell(good) => SELL + good as u16,
            Action::SellNothing => SELL_NOTHING,
            Action::Load(good, size) => LOAD + SHIPS * good as u16 + u16::from(size - SMALLEST_SHIP),
            Action::Wharf(good) => WHARF + good as u16,
            Action::LoadNothing => LOAD_NOTHING,
            Action::Store(good) => STORE + good as u16,
            Action::Keep(good) => KEEP + good as u16,
            Action::Tile(good) => TILE + good as u16,
            Action::Produce(yes) => PRODUCE + u16::from(yes),
            Action::Points(n) => POINTS + u16::from(n),
            Action::StoreNothing => STORE_NOTHING,
        }
    }

    /// The step of a number; none out of range.
    fn action_from_id(id: u16) -> Option<Action> {
        let good = |start: u16| Good::ALL[usize::from(id - start)];
        let step = match id {
            ROLE..HACIENDA => Action::Role(Role::ALL[usize::from(id - ROLE)]),
            HACIENDA..SETTLE => Action::Hacienda(id > HACIENDA),
            SETTLE..SETTLE_NOTHING => {
                Action::Settle(Tile::ALL[usize::from((id - SETTLE) / 2)], (id - SETTLE) % 2 == 1)
            }
            SETTLE_NOTHING => Action::SettleNothing,
            EXTRA_COLONIST..PLACE => Action::ExtraColonist(id > EXTRA_COLONIST),
            PLACE..BUILD => place_step(id - PLACE),
            BUILD..BUILD_NOTHING => {
                Action::Build(Building::ALL[usize::from((id - BUILD) / 2)], (id - BUILD) % 2 == 1)
            }
            BUILD_NOTHING => Action::BuildNothing,
            CRAFT..CRAFT_NOTHING => Action::Craft(good(CRAFT)),
            CRAFT_NOTHING => Action::CraftNothing,
            SELL..SELL_NOTHING => Action::Sell(good(SELL)),
            SELL_NOTHING => Action::SellNothing,
            LOAD..WHARF => {
                let (good, ship) = ((id - LOAD) / SHIPS, (id - LOAD) % SHIPS);
                Action::Load(Good::ALL[usize::from(good)], SMALLEST_SHIP + ship as u8)
            }
            WHARF..LOAD_NOTHING => Action::Wharf(good(WHARF)),
            LOAD_NOTHING => Action::LoadNothing,
            STORE..KEEP => Action::Store(good(STORE)),
            KEEP..PRODUCE => Action::Keep(good(KEEP)),
            PRODUCE..POINTS => Action::Produce(id > PRODUCE),
            POINTS..STORE_NOTHING => Action::Points((id - POINTS) as u8),
            STORE_NOTHING => Action::StoreNothing,
            TILE..COUNT => Action::Tile(good(TILE)),
            COUNT.. => return None,
        };
        Some(step)
    }

    /// The kind of the step, for statistics and groups of choices.
    fn action_kind(action: Action) -> &'static str {
        action.into()
    }
}

fn place_step(offset: u16) -> Action {
    let index = PLACES.partition_point(|&start| start <= offset) - 1;
    Action::Place(Place::at(index), (offset - PLACES[index]) as u8)
}
