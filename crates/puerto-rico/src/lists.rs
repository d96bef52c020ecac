//! Ready lists: the options of a set, written out beforehand, so that a list is copied and not built.

use emporio_core::ActionList;

use crate::action::Action;
use crate::data::{Good, Role, Tile};
use crate::state::Place;

/// Room of a ready list; behind its end it is padded.
const ROOM: usize = 8;

type List = [Action; ROOM];

/// The steps of the bits of a set, then the last one, which also pads.
const fn list(steps: &[Action], set: usize, last: Action) -> List {
    let mut list = [last; ROOM];
    let (mut bit, mut len) = (0, 0);
    while bit < steps.len() {
        if set >> bit & 1 == 1 {
            list[len] = steps[bit];
            len += 1;
        }
        bit += 1;
    }
    list
}

const fn lists<const SETS: usize>(steps: &[Action], last: Action) -> [List; SETS] {
    let mut lists = [[last; ROOM]; SETS];
    let mut set = 0;
    while set < SETS {
        lists[set] = list(steps, set, last);
        set += 1;
    }
    lists
}

const ROLE_STEPS: [Action; Role::COUNT] = {
    let mut steps = [Action::SettleNothing; Role::COUNT];
    let mut index = 0;
    while index < Role::COUNT {
        steps[index] = Action::Role(Role::ALL[index]);
        index += 1;
    }
    steps
};

const TILE_STEPS: [Action; Tile::COUNT] = {
    let mut steps = [Action::SettleNothing; Tile::COUNT];
    let mut index = 0;
    while index < Tile::COUNT {
        steps[index] = Action::Settle(Tile::ALL[index], false);
        index += 1;
    }
    steps
};

const SELL_STEPS: [Action; Good::COUNT] = {
    let mut steps = [Action::SellNothing; Good::COUNT];
    let mut index = 0;
    while index < Good::COUNT {
        steps[index] = Action::Sell(Good::ALL[index]);
        index += 1;
    }
    steps
};

/// The role cards of a set.
pub(crate) static ROLES: [List; 1 << Role::COUNT] = lists(&ROLE_STEPS, Action::SettleNothing);
/// The tiles of a set without colonists, and nothing.
pub(crate) static TILES: [List; 1 << Tile::COUNT] = lists(&TILE_STEPS, Action::SettleNothing);
/// The goods of a set for sale, and nothing.
pub(crate) static SALES: [List; 1 << Good::COUNT] = lists(&SELL_STEPS, Action::SellNothing);

/// Numbers of colonists on a place, from 0; more than any place takes, so that a few can always be cut out.
const NUMBERS: usize = 16;

/// For each place the steps with each number of colonists.
pub(crate) static PLACINGS: [[Action; NUMBERS]; Place::COUNT] = {
    let mut placings = [[Action::SettleNothing; NUMBERS]; Place::COUNT];
    let mut index = 0;
    while index < Place::COUNT {
        let mut n = 0;
        while n < NUMBERS {
            placings[index][n] = Action::Place(Place::at(index), n as u8);
            n += 1;
        }
        index += 1;
    }
    placings
};

/// Appends the first `len` of a row. The whole row is copied at once and cut: quicker than a copy of some length.
#[inline]
pub(crate) fn append<const N: usize>(row: &[Action; N], len: usize, out: &mut ActionList<Action>) {
    let end = out.len() + len;
    out.try_extend_from_slice(row).expect("a list of options has room for 512");
    out.truncate(end);
}
