//! The tables of the page against the sums that it states.

use std::mem::size_of;

use emporio_core::Outline;
use emporio_madeira::{Data, Good, SlotSet};

use super::*;

/// [SET-16] Fields 4 / 5 / 5 by Region; two convertible ones in each, wheat to sugar and sugar to wine.
#[test]
fn fields_of_the_regions() {
    let data = Data::standard();
    let regions = emporio_madeira::Spot::REGIONS;
    assert_eq!(regions.map(|region| region.len()), [4, 5, 5]);
    for region in regions {
        let mut convertible: Vec<(Good, Good)> = region
            .iter()
            .filter_map(|spot| Some((data.fields[spot.index()].good, data.fields[spot.index()].becomes?)))
            .collect();
        convertible.sort();
        assert_eq!(convertible, [(Good::Wheat, Good::Sugar), (Good::Sugar, Good::Wine)]);
    }
}

/// [REQ-1, REQ-2] Markets and colonies: 3, 4 and 6 PP once in each round and once for each place.
#[test]
fn ship_points_are_a_square() {
    let data = Data::standard();
    for table in [data.market_points, data.colony_points] {
        let sorted = |mut line: [i16; 3]| {
            line.sort_unstable();
            line
        };
        assert_eq!(table.map(sorted), [[3, 4, 6]; 3], "each place has each figure once");
        let columns: [[i16; 3]; 3] = std::array::from_fn(|round| table.map(|place| place[round]));
        assert_eq!(columns.map(sorted), [[3, 4, 6]; 3], "each round too");
    }
}

/// [WOOD-4] The price of n wood is n(n+1)/2 (RUL-5).
#[test]
fn the_wood_price_is_triangular() {
    let prices = Data::standard().wood_price;
    assert!((0..7u16).all(|n| prices[usize::from(n)] == n * (n + 1) / 2), "{prices:?}");
}

/// [SET-14, SET-15] No slot is used that has no figures, and at 4 players every plain one is.
#[test]
fn slots_in_use() {
    let data = Data::standard();
    assert_eq!(data.slots_in_use.map(|slots: SlotSet| slots.len()), [0, 0, 19, 25, 28]);
}

/// Three favours of each guild, four rewards in each pile, 4 of each request type.
#[test]
fn tiles_of_the_box() {
    let data = Data::standard();
    for &guild in emporio_madeira::Guild::VARIANTS {
        assert_eq!(data.guild_favours(guild).len(), 3);
    }
    assert_eq!(data.requests[4], [4; 5]);
    assert_eq!(data.requests[2].iter().sum::<u8>(), 10);
}

/// The state is small and flat, an action fits in four bytes.
#[test]
fn sizes() {
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    assert!(size_of::<Madeira>() <= 640, "{}", size_of::<Madeira>());
    assert_eq!(usize::from(Madeira::META.action_ids), Action::all().len());
}
