//! Map and set-up.

use emporio_core::{Chance, Dispatch, Opening, Player};
use emporio_spice_islands::{Company, Options, Phase, SpiceIslands};
use strum::VariantArray;

use super::*;

fn fresh(players: u8) -> Scene {
    Scene::of(SpiceIslands::new(&Options::default(), players).unwrap())
}

/// [MAP-1, MAP-2] Only the pirates enter Madagascar, and they stay out of the merchant ports.
#[test]
fn ports_are_open_to_their_own() {
    let mut table = table(3);
    table.navy = space("s2");
    pirates(&mut table, "s1", "");
    dice(&mut table, "navy pirates");
    assert_eq!(table.offered_like("navy to"), ["navy to s1", "navy to s3", "navy to s5"]);
    assert_eq!(table.offered_like("pirates to"), ["pirates to s2"]);
    pirates(&mut table, "s5", "");
    table.navy = space("s1");
    assert_eq!(table.offered_like("navy to"), ["navy to europe", "navy to s2"]);
    assert_eq!(table.offered_like("pirates to"), ["pirates to madagascar", "pirates to s2", "pirates to s3"]);
}

/// [MAP-2] A merchant ship does not take a grey line.
#[test]
fn merchants_keep_to_blue_lines() {
    let mut table = table(3);
    let table_map = table.data.chart;
    for space in table_map.lane() {
        for ways in [table_map.with_goods, table_map.with_spices] {
            assert_eq!(ways[space.index()] & table_map.grey[space.index()], 0);
        }
    }
    ships(&mut table, Company::Green, ("s2", "green"), ("europe", ""));
    dice(&mut table, "green");
    table.take("sail green at s2 with green");
    assert_eq!(ship_places(&table, Company::Green), pair(("europe", ""), ("s3", "green")));
}

const BEHIND: &str =
    r#"{"data":{"map":{"sea_spaces":5,"grey":[["s1","s4"],["s2","s5"],["s5","madagascar"]]}}}"#;

/// [MAP-2] Navy and pirates cross grey lines between sea spaces; a merchant ship does not, not even to save its way.
#[test]
fn grey_lines_are_for_navy_and_pirates() {
    let mut table = table_with(&options(BEHIND), 3);
    ships(&mut table, Company::Green, ("s1", "green"), ("s4", "spice"));
    pirates(&mut table, "s2", "");
    table.navy = space("s1");
    dice(&mut table, "navy pirates green green");
    assert_eq!(table.offered_like("navy to"), ["navy to europe", "navy to s2", "navy to s4"]);
    assert_eq!(table.offered_like("pirates to"), ["pirates to s1", "pirates to s3", "pirates to s5"]);
    play_all(&mut table, &["sail green at s1 with green", "sail green at s4 with spice"]);
    assert_eq!(ship_places(&table, Company::Green), pair(("s2", "green"), ("s3", "spice")));
    table.navy = space("s5");
    assert_eq!(table.offered_like("navy to"), ["navy to s2"]);
}

/// [MAP-1, MAP-2] A blue line to Madagascar shortens no merchant's way.
#[test]
fn merchants_never_pass_madagascar() {
    let short = r#"{"data":{"map":{"blue":[["europe","s1"],["s1","s2"],["s2","s3"],["s3","s4"],["s4","spice_islands"],
                    ["europe","madagascar"],["madagascar","spice_islands"],["s1","madagascar"]]}}}"#;
    let mut table = table_with(&options(short), 3);
    assert_eq!(table.data.chart.to_europe[space("spice_islands").index()], 5);
    ships(&mut table, Company::Green, ("europe", "green"), ("s1", "green"));
    dice(&mut table, "green green");
    play_all(&mut table, &["sail green at s1 with green", "sail green at europe with green"]);
    assert_eq!(ship_places(&table, Company::Green), pair(("s1", "green"), ("s2", "green")));
}

/// [MAP-3] All ships may stand in one space, and meeting does nothing.
#[test]
fn ships_share_a_space_in_peace() {
    let mut table = table(3);
    for &company in Company::VARIANTS {
        ships(&mut table, company, ("s2", "green"), ("s2", "spice"));
    }
    pirates(&mut table, "s2", "");
    table.navy = space("s1");
    dice(&mut table, "navy navy");
    let before = table.ships;
    table.take("navy to s2");
    assert_eq!(table.phase, Phase::Act);
    assert_eq!((table.ships, table.pirates.place), (before, space("s2")));
}

/// [SET-1, TRN-1] Turns go to the left.
#[test]
fn turns_go_clockwise() {
    let mut table = table(3);
    for (next, round) in [(1, 1), (2, 1), (0, 2), (1, 2)] {
        dice(&mut table, "green");
        table.take("elect green");
        assert_eq!((table.active, table.phase, table.round()), (Player(next), Phase::Roll, round));
        table.election = [0; 4];
    }
}

/// [SET-2, SET-3, DAT-11, DAT-12] Goods in Europe, 7 spices in port, a spice on each ship there; two ships a company.
#[test]
fn goods_spices_and_ships_at_the_start() {
    let table = fresh(4);
    assert_eq!(table.stock, [10, 10, 10, 7]);
    for &company in Company::VARIANTS {
        assert_eq!(ship_places(&table, company), pair(("europe", ""), ("spice_islands", "spice")));
    }
}

/// [SET-4, DAT-5] The hunters in their ports, the hold empty.
#[test]
fn navy_and_pirates_at_the_start() {
    let table = fresh(4);
    assert_eq!(table.navy.to_string(), "spice_islands");
    assert_eq!((table.pirates.place.to_string().as_str(), table.pirates.cargo), ("madagascar", cargo("")));
}

/// [SET-5, SET-6, SET-7, DAT-9, DAT-15] Markers on 0, treasuries empty, full piles, 20 for everyone.
#[test]
fn markers_treasuries_piles_and_money_at_the_start() {
    let table = fresh(3);
    assert_eq!((table.election, table.revenue, table.mutiny), ([0; 4], [0; 4], 0));
    assert_eq!(table.treasury, [0; 5]);
    assert_eq!(table.cash, [20, 20, 20, 0, 0]);
    assert!(table.piles.iter().all(|pile| pile.left == 10));
    assert_eq!(table.price(GREEN), Some(1));
}

/// [SET-8, CHA-1] Who is dealt what, with every number of players.
#[test]
fn pawns_are_dealt_by_the_number_of_players() {
    let pool = |players| fresh(players).listed().join(", ");
    assert_eq!(pool(2), "deal green, deal blue, deal yellow");
    assert_eq!(pool(3), "deal green, deal blue, deal yellow");
    assert_eq!(pool(4), "deal green, deal blue, deal yellow, deal pirates");
    assert_eq!(pool(5), "deal green, deal blue, deal yellow, deal navy, deal pirates");
    let mut table = fresh(3);
    table.take("deal blue");
    assert_eq!(table.listed(), ["deal green", "deal yellow"]);
    play_all(&mut table, &["deal yellow", "deal green"]);
    assert_eq!(table.captain, [Some(Player(2)), Some(Player(0)), Some(Player(1)), None, None]);
}

/// [SET-9, SHR-3, EX-6] The bottom share goes to a company captain: nine are left for 25, of an undealt pile ten for 30.
#[test]
fn a_dealt_company_has_its_dearest_share_out() {
    let mut table = fresh(5);
    play_all(
        &mut table,
        &["deal blue", "deal pirates", "deal navy", "deal green", "deal yellow", "first P0"],
    );
    assert_eq!(table.shares[BLUE.index()], [1, 0, 0, 0, 0]);
    assert_eq!(table.shares[PIRATES.index()], [0; 5]);
    assert_eq!(table.shares[NAVY.index()], [0; 5]);
    assert_eq!(buy_out(&mut table.clone(), "blue"), [1, 1, 2, 2, 3, 3, 4, 4, 5]);
    assert_eq!(buy_out(&mut table, "navy"), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
}

fn buy_out(table: &mut Scene, name: &str) -> Vec<u32> {
    table.cash[0] = 100;
    let mut prices = Vec::new();
    loop {
        table.phase = Phase::Buy { rounds: 1, buyer: Player(0) };
        table.active = Player(0);
        if !table.offers(&format!("buy {name}")) {
            return prices;
        }
        let before = table.cash[0];
        table.take(&format!("buy {name}"));
        prices.push(before - table.cash[0]);
    }
}

/// [SET-10, CHA-1] Every seat may begin, each with the same weight.
#[test]
fn the_first_player_is_drawn() {
    let mut table = fresh(4);
    play_all(&mut table, &["deal green", "deal blue", "deal pirates", "deal yellow"]);
    assert_eq!(table.listed(), ["first P0", "first P1", "first P2", "first P3"]);
    assert!((0..4).all(|seat| table.chance_weight(Action::First(Player(seat))) == 1));
    table.take("first P2");
    assert_eq!((table.active, table.turn, table.phase), (Player(2), 1, Phase::Roll));
}

/// [TWO-1] Two players: a company captain each with its share, the other three pawns in the reserve.
#[test]
fn two_players_are_dealt_a_company_each() {
    let mut table = fresh(2);
    play_all(&mut table, &["deal yellow", "deal green"]);
    assert_eq!(table.listed(), ["first P0", "first P1"]);
    assert_eq!(table.captain, [Some(Player(1)), None, Some(Player(0)), None, None]);
    assert_eq!(table.shares[YELLOW.index()], [1, 0, 0, 0, 0]);
}
