//! Ready lists: the options of a set, written out beforehand, so that a list is copied and not built.

use emporio_core::ActionList;

use crate::action::Action;
use crate::data::{Good, Role, Tile};
use crate::pieces::Place;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::GoodSet;

    fn appended<const N: usize>(row: &[Action; N], len: usize) -> Vec<Action> {
        let mut list = ActionList::new();
        list.push(Action::LoadNothing);
        append(row, len, &mut list);
        list[1..].to_vec()
    }

    #[test]
    fn roles_are_listed_one_by_one() {
        for (set, row) in ROLES.iter().enumerate() {
            let plain = Role::ALL.into_iter().filter(|&role| set >> role as u8 & 1 == 1).map(Action::Role);
            assert_eq!(appended(row, set.count_ones() as usize), plain.collect::<Vec<_>>());
        }
    }

    #[test]
    fn tiles_are_listed_one_by_one_with_nothing_last() {
        for (set, row) in TILES.iter().enumerate() {
            let tiles = Tile::ALL.into_iter().filter(|&tile| set >> tile as u8 & 1 == 1);
            let plain = tiles.map(|tile| Action::Settle(tile, false)).chain([Action::SettleNothing]);
            assert_eq!(appended(row, set.count_ones() as usize + 1), plain.collect::<Vec<_>>());
        }
    }

    #[test]
    fn sales_are_listed_one_by_one_with_nothing_last() {
        for set in 0..1u8 << Good::COUNT {
            let plain = GoodSet::from_bits(set.into()).iter().map(Action::Sell).chain([Action::SellNothing]);
            let list = appended(&SALES[usize::from(set)], set.count_ones() as usize + 1);
            assert_eq!(list, plain.collect::<Vec<_>>());
        }
    }

    #[test]
    fn placings_are_the_numbers_on_their_place() {
        for (index, row) in PLACINGS.iter().enumerate() {
            let plain = (0..=Place::at(index).most_circles()).map(|n| Action::Place(Place::at(index), n));
            assert!(row.iter().copied().zip(plain).all(|(ready, plain)| ready == plain));
            assert!(usize::from(Place::at(index).most_circles()) < NUMBERS - 3);
        }
    }
}
