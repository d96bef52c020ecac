//! The readings that a table may choose.

use emporio_core::{Opening, Player, Scoring};
use emporio_spice_islands::{Company, Phase};

use super::*;

/// [DEC-8, PIR-3] `free_after_move`: a pirate move may be followed by an attack at no cost; a die alone still attacks.
#[test]
fn pirates_attack_free_after_a_move() {
    let mut table = empty_sea_with(&options(r#"{"attack_cost":"free_after_move"}"#));
    ships(&mut table, Company::Blue, ("s3", "green"), ("s3", "spice"));
    pirates(&mut table, "s2", "");
    dice(&mut table, "pirates pirates");
    let mut away = table.clone();
    table.take("pirates to s3");
    assert_eq!(
        table.listed(),
        ["after move: attack blue at s3 with green", "after move: attack blue at s3 with spice", "no attack",]
    );
    assert_eq!(table.forbidden("attack blue at s3 with green"), "TRN-6");
    let mut declined = table.clone();
    play_all(&mut table, &["after move: attack blue at s3 with green", "skulls 0"]);
    assert_eq!((table.dice_left(), table.phase), (1, Phase::Act));
    assert!(table.offers("attack blue at s3 with green"));
    assert_eq!(table.forbidden("after move: attack blue at s3 with green"), "DEC-8");
    declined.take("no attack");
    assert_eq!(declined.dice_left(), 1);
    away.take("pirates to s1");
    assert_eq!(away.phase, Phase::Act);
}

/// [DEC-8, NAV-3] The same for the navy.
#[test]
fn the_navy_attacks_free_after_a_move() {
    let mut table = table_with(&options(r#"{"attack_cost":"free_after_move"}"#), 3);
    pirates(&mut table, "s4", "");
    dice(&mut table, "navy navy");
    table.take("navy to s4");
    assert_eq!(table.listed(), ["after move: attack pirates", "no attack"]);
    play_all(&mut table, &["after move: attack pirates", "skulls 1"]);
    assert_eq!((table.pirates.place, table.dice_left()), (space("madagascar"), 1));
}

/// [DEC-8, PIR-3] By default a move is a move, and an attack costs its own die.
#[test]
fn by_default_an_attack_costs_a_die() {
    let mut table = chase(("s3", "green"), ("s2", ""), "pirates green");
    table.take("pirates to s3");
    assert_eq!(table.forbidden("attack blue at s3 with green"), "TRN-3");
}

/// [PIR-3] `strict`: not a ship that sailed to the pirates in this turn; after the pirates move back, or next turn, yes.
#[test]
fn strict_pirates_wait_for_the_next_turn() {
    for (strict, allowed) in [(true, false), (false, true)] {
        let json = if strict { "{}" } else { r#"{"attack_when":"together"}"# };
        let mut table =
            chase_with(&options(json), ("s1", "green"), ("s2", ""), "blue pirates pirates pirates");
        table.take("sail blue at s1 with green");
        assert_eq!(table.offers("attack blue at s2 with green"), allowed);
        if strict {
            assert_eq!(table.forbidden("attack blue at s2 with green"), "PIR-3");
            let mut again = table.clone();
            play_all(&mut again, &["pirates to s3", "pirates to s2"]);
            assert!(again.offers("attack blue at s2 with green"));
            play_all(&mut table, &["mutiny", "mutiny", "mutiny", "roll black black black black"]);
            assert!(table.offers("attack blue at s2 with green"));
        }
    }
}

/// Two blue ships with the same cargo, the second beside the pirates.
fn two_alike(rolled: &str) -> Scene {
    let fleet = (Company::Blue, ("s1", "green"), ("s2", "green"));
    chase_of(empty_sea(), fleet, ("s2", ""), rolled)
}

/// [PIR-3] `strict`: of two ships alike the one that was there may be attacked.
#[test]
fn strict_pirates_tell_ships_apart() {
    let mut table = two_alike("blue pirates pirates");
    table.take("sail blue at s1 with green");
    assert_eq!(table.offered_like("attack"), ["attack blue at s2 with green"]);
    play_all(&mut table, &["attack blue at s2 with green", "skulls 2"]);
    assert!(table.offered_like("attack").is_empty());
    assert_eq!(ship_places(&table, Company::Blue), pair(("europe", ""), ("s2", "green")));
}

/// [PIR-3, DEC-4] `strict`: of two ships alike the one that was there sails on; the newcomer stays out of reach.
#[test]
fn of_two_ships_alike_the_first_comer_sails() {
    let mut table = two_alike("blue blue pirates");
    play_all(&mut table, &["sail blue at s1 with green", "sail blue at s2 with green"]);
    assert_eq!(ship_places(&table, Company::Blue), pair(("s2", "green"), ("s3", "green")));
    assert!(table.offered_like("attack").is_empty());
    assert_eq!(table.forbidden("attack blue at s2 with green"), "PIR-3");
}

/// [NAV-3] `strict`: the navy does not attack pirates that came to it in this turn.
#[test]
fn a_strict_navy_waits() {
    let mut table = table(3);
    pirates(&mut table, "s2", "");
    table.navy = space("s3");
    dice(&mut table, "pirates navy navy navy");
    table.take("pirates to s3");
    allowed_after(&mut table, "attack pirates", "NAV-3", &["navy to s2", "navy to s3"]);
}

/// [PIR-3, NAV-6] `strict`: when the pirates are sunk, nobody has come to them any more.
#[test]
fn sinking_the_pirates_forgets_who_came() {
    let mut table = chase(("s1", "green"), ("s2", ""), "blue navy pirates pirates pirates");
    table.navy = space("s2");
    play_all(&mut table, &["sail blue at s1 with green", "attack pirates", "skulls 1"]);
    assert_eq!(table.pirates.place, space("madagascar"));
    play_all(&mut table, &["pirates to s5", "pirates to s2"]);
    assert!(table.offers("attack blue at s2 with green"));
}

/// [SHR-3] `price_sink = treasury`: the price goes to the organisation.
#[test]
fn prices_may_go_to_the_treasury() {
    let mut table = table_with(&options(r#"{"price_sink":"treasury"}"#), 3);
    shares(&mut table, PIRATES, &[0, 4, 0]);
    table.phase = Phase::Buy { rounds: 1, buyer: Player(0) };
    table.take("buy pirates");
    assert_eq!((table.cash[0], table.treasury), (17, [0, 0, 0, 0, 3]));
}

/// [CAP-1, DEC-8] `captain_colour = any`: every colour with any usable pawn, and none without.
#[test]
fn the_free_action_may_be_of_any_colour() {
    let mut table = table_with(&options(r#"{"captain_colour":"any"}"#), 3);
    dice(&mut table, "green");
    assert!(table.offered_like("captain:").is_empty());
    captain(&mut table, BLUE, 0);
    for action in ["captain: elect yellow", "captain: navy to s4", "captain: mutiny", "captain: revenue blue"]
    {
        assert!(table.offers(action), "{action}");
    }
    table.take("captain: elect yellow");
    assert!(table.offered_like("captain:").is_empty());
}

/// [TWO-1] `two_deal = none`: no pawns, no shares; with more players the deal is as ever.
#[test]
fn two_players_may_start_with_nothing() {
    let options = options(r#"{"two_deal":"none"}"#);
    let mut table = Scene::of(SpiceIslands::new(&options, 2).unwrap());
    assert_eq!(table.listed(), ["first P0", "first P1"]);
    table.take("first P1");
    assert_eq!((table.captain, table.held(GREEN)), ([None; 5], 0));
    assert!(Scene::of(SpiceIslands::new(&options, 3).unwrap()).listed()[0].starts_with("deal"));
}

/// [TWO-2] `two_bonus = treasury`: the captain's part comes out of the pirate treasury before the division.
#[test]
fn the_bonus_of_two_may_come_from_the_treasury() {
    let table = sale_of_two(&options(r#"{"two_bonus":"treasury"}"#));
    // 23 - 2 = 21, 5 a share, 1 stays.
    assert_eq!(table.cash[..2], [20 + 2 + 15, 25]);
    assert_eq!(table.treasury[PIRATES.index()], 1);
}

/// [TWO-2] `two_bonus = treasury`: no more than the treasury holds, and nothing is owed.
#[test]
fn a_poor_treasury_pays_what_it_has() {
    let json = r#"{"two_bonus":"treasury","data":{"pirates":{"sale":3,"two_player_captain":9}}}"#;
    let mut table = table_with(&options(json), 2);
    captain(&mut table, PIRATES, 0);
    pirates(&mut table, "s5", "spice");
    shares(&mut table, PIRATES, &[0, 1]);
    dice(&mut table, "pirates pirates");
    table.take("pirates to madagascar");
    assert_eq!((table.cash[..2].to_vec(), table.treasury[PIRATES.index()]), (vec![23, 20], 0));
}

/// [DEC-8, CAP-1] `free_after_move`: the free action's move is followed by an attack, too, with the last die spent.
#[test]
fn a_free_move_brings_a_free_attack() {
    let mut table = empty_sea_with(&options(r#"{"attack_cost":"free_after_move"}"#));
    ships(&mut table, Company::Blue, ("s3", "green"), ("europe", ""));
    captain(&mut table, PIRATES, 0);
    pirates(&mut table, "s2", "");
    dice(&mut table, "green");
    play_all(&mut table, &["elect green", "captain: pirates to s3"]);
    assert_eq!(table.listed(), ["after move: attack blue at s3 with green", "no attack"]);
    let mut declined = table.clone();
    play_all(&mut table, &["after move: attack blue at s3 with green", "skulls 1"]);
    assert_eq!((table.phase, table.pirates.cargo), (Phase::Roll, cargo("green")));
    declined.take("no attack");
    assert_eq!((declined.phase, declined.active), (Phase::Roll, Player(1)));
}

/// [END-3] `end_split = no`: the last sale fills the treasury only; other sales are split as ever.
#[test]
fn the_last_sale_may_stay_unsplit() {
    let sale = |gone: u8| {
        let mut table = empty_sea_with(&options(r#"{"end_split":"no"}"#));
        pirates(&mut table, "s5", "spice");
        shares(&mut table, PIRATES, &[5, 0, 0]);
        removed(&mut table, [0, 0, 0, gone]);
        dice(&mut table, "pirates");
        table.take("pirates to madagascar");
        table
    };
    let last = sale(9);
    assert_eq!((last.cash[..3].to_vec(), last.treasury[PIRATES.index()]), (vec![20, 20, 20], 10));
    assert_eq!((last.held(PIRATES), last.captain_of(PIRATES)), (0, None));
    assert_eq!(sale(8).cash[..3], [25, 20, 25]);
}

/// [INV-7] `turn_limit`: the game stops after so many turns and is scored as it stands.
#[test]
fn a_turn_limit_stops_the_game() {
    let mut table = table_with(&options(r#"{"turn_limit":2}"#), 3);
    dice(&mut table, "green");
    table.take("elect green");
    assert_eq!(table.phase, Phase::Roll);
    play_all(
        &mut table,
        &["roll green green green green", "elect green", "elect green", "revenue green", "revenue green"],
    );
    assert_eq!(table.ending(), Some("turn_limit"));
    assert_eq!(table.scores().winners().len(), 3);
}
