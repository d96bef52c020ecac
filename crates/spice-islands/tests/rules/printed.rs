//! As printed: the positions that show where one reading of the book differs from another.

use emporio_core::{Opening, Player, Scoring, Words};
use emporio_spice_islands::{Company, Event, Phase};

use super::*;

/// Pirates at S2, a blue ship at S3, and these black dice.
fn hunt(attack_cost: &str, black: &str) -> Scene {
    let mut table = empty_sea_with(&options(&format!(r#"{{"attack_cost":"{attack_cost}"}}"#)));
    ships(&mut table, Company::Blue, ("s3", "green green"), ("europe", ""));
    pirates(&mut table, "s2", "");
    table.phase = Phase::Roll;
    table.free_action = false;
    table.take(&format!("roll green {black}"));
    table
}

const PREY: &str = "attack blue at s3 with green green";

/// [DEC-8, PIR-3, RUL-15] `beside_move`: two black dice move twice and attack twice; by default that takes four.
#[test]
fn every_black_die_allows_an_attack_beside_its_use() {
    let mut table = hunt("beside_move", "yellow black black");
    assert!(table.offered_like("beside:").is_empty(), "nobody is there to be attacked");
    table.take("pirates to s3");
    assert_eq!(table.forbidden(PREY), "DEC-8");
    let attack = format!("beside: {PREY}");
    play_all(&mut table, &[&attack, "skulls 0", &attack, "skulls 0"]);
    assert_eq!((table.attacks, table.dice[PIRATES.index()]), ([0, 0], 1));
    assert_eq!(table.forbidden(&attack), "DEC-8");
    table.take("pirates to s2");

    let mut by_die = hunt("die", "yellow black black");
    by_die.take("pirates to s3");
    assert_eq!(by_die.forbidden(&attack), "DEC-8");
    play_all(&mut by_die, &[PREY, "skulls 0"]);
    assert_eq!(by_die.forbidden(PREY), "TRN-3");
}

/// [DEC-6, DEC-8, TRN-7] `beside_move`: with all dice spent the turn waits for the attacks still open, and no longer.
#[test]
fn the_turn_waits_for_attacks_beside_the_dice() {
    let mut table = hunt("beside_move", "black black black");
    play_all(&mut table, &["pirates to s3", "mutiny", "mutiny", "elect green"]);
    assert_eq!(table.listed(), [format!("beside: {PREY}"), "end turn".to_string()]);
    assert_eq!(table.prompt().to_string(), "prompt-attack-beside");
    let mut declined = table.clone();
    assert!(declined.take("end turn").is_empty(), "there was no free action to decline");
    assert_eq!((declined.phase, declined.attacks, declined.active), (Phase::Roll, [0, 0], Player(1)));
    // Robbed, the ship is gone, and with it the reason to wait.
    play_all(&mut table, &[&format!("beside: {PREY}"), "skulls 2"]);
    assert_eq!((table.phase, table.active), (Phase::Roll, Player(1)));
}

/// [DEC-8, NAV-3, CAP-1] `beside_move`: the same for the navy; the free action is one action and may be an attack.
#[test]
fn the_navy_and_the_captain_attack_beside_the_dice() {
    let mut table = table_with(&options(r#"{"attack_cost":"beside_move"}"#), 3);
    captain(&mut table, NAVY, 0);
    pirates(&mut table, "s4", "");
    table.phase = Phase::Roll;
    table.free_action = false;
    (table.usable, table.navy) = (Default::default(), space("s4"));
    table.take("roll green green green orange");
    assert_eq!(table.offered_like("attack"), Vec::<String>::new());
    assert_eq!(table.offered_like("beside"), ["beside: attack pirates"]);
    play_all(&mut table, &["captain: attack pirates", "skulls 0"]);
    assert_eq!(table.attacks, [0, 1]);
    play_all(&mut table, &["beside: attack pirates", "skulls 1"]);
    assert_eq!((table.attacks, table.pirates.place), ([0, 0], space("madagascar")));
}

/// [TWO-1, CHA-1, SET-9] `any_each`: two players are dealt out of all five pawns, and a share comes with a company's.
#[test]
fn two_players_may_be_dealt_any_captain() {
    let deal = |json: &str| Scene::of(SpiceIslands::new(&options(json), 2).unwrap());
    assert_eq!(deal("{}").listed(), ["deal green", "deal blue", "deal yellow"]);
    let mut table = deal(r#"{"two_deal":"any_each"}"#);
    assert_eq!(table.listed().len(), 5);
    play_all(&mut table, &["deal pirates", "deal green", "first P0"]);
    assert_eq!((table.captain_of(PIRATES), table.captain_of(GREEN)), (Some(Player(0)), Some(Player(1))));
    assert_eq!((table.held(PIRATES), table.held(GREEN)), (0, 1));
    let three = SpiceIslands::new(&options(r#"{"two_deal":"any_each"}"#), 3).unwrap();
    assert_eq!(Scene::of(three).listed().len(), 3);
}

/// [END-5] Equal in money, pawns and shares: the victory is shared, and a line says so.
#[test]
fn a_tie_to_the_last_is_a_shared_victory() {
    let end = |shares_of_blue: &[u8]| {
        let mut table = empty_sea();
        ships(&mut table, Company::Blue, ("s1", "spice"), ("europe", ""));
        removed(&mut table, [0, 0, 0, 9]);
        shares(&mut table, BLUE, shares_of_blue);
        table.cash[2] = 19;
        dice(&mut table, "blue");
        let told = table.take("sail blue at s1 with spice");
        (told.last().cloned(), table.scores().winners().len())
    };
    let players = [Player(0), Player(1)].into_iter().collect();
    assert_eq!(end(&[1, 1, 0]), (Some(Event::VictoryShared { players }), 2));
    let (last, winners) = end(&[1, 0, 1]);
    assert!(matches!(last, Some(Event::Ended { .. })) && winners == 1);
}

/// [MAP-2, NAV-1, NAV-3, RUL-27] The navy crosses a grey line and catches the pirates before Madagascar; on the map
/// `direct` grey lines lead only to a port that is closed to it. Merchant ships cross none on either.
#[test]
fn the_navy_has_a_use_for_grey_lines() {
    let mut table = chase(("s2", "green"), ("s5", "spice"), "navy navy blue");
    table.navy = space("s2");
    assert_eq!(table.forbidden("navy to s4"), "NAV-1");
    play_all(&mut table, &["navy to s5", "attack pirates", "skulls 2"]);
    assert_eq!((table.navy, table.pirates.place), (space("s5"), space("madagascar")));
    table.take("sail blue at s2 with green");
    assert_eq!(ship_places(&table, Company::Blue), pair(("europe", ""), ("s3", "green")));

    let mut direct = table_with(&options(r#"{"map":"direct"}"#), 3);
    direct.navy = space("s2");
    dice(&mut direct, "navy pirates");
    assert_eq!(direct.offered_like("navy to"), ["navy to s1", "navy to s3"]);
    assert_eq!(direct.offered_like("pirates to"), ["pirates to s2", "pirates to s3"]);
}

/// A blue ship at S1, pirates at S2 with the navy beside them at S3.
fn meeting(rolled: &str) -> Scene {
    let mut table = chase(("s1", "green"), ("s2", ""), rolled);
    table.navy = space("s3");
    table
}

/// [PIR-3, RUL-16] By default a merchant ship that sails onto the pirates is safe until the turn ends; with `together`
/// it is not.
#[test]
fn a_merchant_that_sails_onto_the_pirates_is_safe_for_the_turn() {
    let table = meeting("blue pirates");
    let mut together = table.clone();
    together.data = table_with(&options(r#"{"attack_when":"together"}"#), 3).data;
    for (mut table, safe) in [(table, true), (together, false)] {
        table.take("sail blue at s1 with green");
        assert_eq!(table.offers("attack blue at s2 with green"), !safe);
        play_all(&mut table, &["mutiny", "roll green green green black"]);
        assert!(table.offers("attack blue at s2 with green"), "in the next turn");
    }
}

/// [PIR-3, RUL-32] Pirates that leave and come back in one turn have moved in: they attack everyone who is there.
#[test]
fn pirates_that_come_back_have_moved_in() {
    let mut table = meeting("blue pirates pirates pirates");
    table.take("sail blue at s1 with green");
    allowed_after(&mut table, "attack blue at s2 with green", "PIR-3", &["pirates to s5", "pirates to s2"]);
}

/// [NAV-3, RUL-32] Pirates that leave the navy and come back in one turn have come to it, even if the turn began with
/// the two together; the navy may attack before they leave, and when it moves in itself.
#[test]
fn a_navy_that_stayed_does_not_attack_pirates_that_came_back() {
    let mut table = meeting("navy navy navy pirates pirates");
    table.navy = space("s2");
    assert!(table.offers("attack pirates"));
    play_all(&mut table, &["pirates to s1", "pirates to s2"]);
    allowed_after(&mut table, "attack pirates", "NAV-3", &["navy to s3", "navy to s2"]);
}
