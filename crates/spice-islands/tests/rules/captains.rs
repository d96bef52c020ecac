//! The captain's free action, the end, two players.

use emporio_core::{Player, Scoring};
use emporio_spice_islands::{Company, Phase};

use super::*;

/// A table of three with these two captains, and the dice of P0.
fn led(captains: [(Organisation, u8); 2], rolled: &str) -> Scene {
    let mut table = table(3);
    for (organisation, player) in captains {
        captain(&mut table, organisation, player);
    }
    dice(&mut table, rolled);
    table
}

/// [CAP-1, DEC-5] A free action of the pawn's colour, as if one more die had been rolled; beside the same with a die.
#[test]
fn a_pawn_is_one_more_die() {
    let mut table = led([(GREEN, 0), (BLUE, 1)], "green yellow");
    let with_die: Vec<String> =
        table.listed().into_iter().filter(|a| !a.starts_with("captain") && a.contains("green")).collect();
    for action in ["load blue on green at europe", "elect green", "revenue green"] {
        assert!(table.offers(action) && table.offers(&format!("captain: {action}")));
    }
    assert!(!with_die.is_empty());
    assert_eq!(table.forbidden("captain: elect blue"), "CAP-1");
    assert_eq!(table.forbidden("captain: elect yellow"), "CAP-1");
    table.take("captain: elect green");
    assert_eq!((table.election[0], table.dice_left()), (1, 2));
}

/// [CAP-2] Two pawns, one free action, of either colour; it may be declined.
#[test]
fn several_pawns_one_free_action() {
    let mut table = led([(GREEN, 0), (NAVY, 0)], "blue");
    table.take("elect blue");
    assert!(table.offers("captain: elect green") && table.offers("captain: elect navy"));
    let mut declined = table.clone();
    declined.take("end turn");
    assert_eq!(declined.active, Player(1));
    dice(&mut table, "blue");
    table.take("captain: elect navy");
    assert_eq!(table.forbidden("captain: elect green"), "CAP-2");
}

/// [CAP-3] Before, between or after the dice.
#[test]
fn the_free_action_at_any_moment() {
    for at in 0..3 {
        let mut table = table(3);
        captain(&mut table, GREEN, 0);
        dice(&mut table, "blue blue");
        for step in 0..3 {
            table.take(if step == at { "captain: elect green" } else { "elect blue" });
        }
        assert_eq!((table.phase, table.active), (Phase::Roll, Player(1)));
    }
}

/// [CAP-3, TRN-1] Not before purple is resolved.
#[test]
fn no_free_action_before_purple() {
    let mut table = table(3);
    captain(&mut table, GREEN, 0);
    table.phase = Phase::Roll;
    (table.free_action, table.usable) = (false, Default::default());
    table.take("roll blue blue blue purple");
    assert_eq!(table.forbidden("captain: elect green"), "TRN-2");
}

/// [CAP-4] A pawn won in this turn waits; one that was lost and won back, too; a confirmed captain never lost it.
#[test]
fn a_new_pawn_waits() {
    let mut table = table(3);
    dice(&mut table, "navy navy navy");
    table.take("navy to s4");
    assert_eq!(table.forbidden("captain: elect navy"), "CAP-4");
    captain(&mut table, NAVY, 0);
    table.revenue[NAVY.index()] = 3;
    table.take("revenue navy");
    table.take("navy to s3");
    assert_eq!((table.captain_of(NAVY), table.phase), (Some(Player(0)), Phase::Roll));
    let mut stays = super::table(3);
    captain(&mut stays, GREEN, 0);
    shares(&mut stays, GREEN, &[0, 1, 0]);
    stays.election[0] = 3;
    dice(&mut stays, "green green");
    play_all(&mut stays, &["elect green", "best 6", "best 6"]);
    assert!(stays.offers("captain: elect green"));
}

/// [CAP-4, ELE-3, MUT-4] A captain voted out in the own turn has no free action left, one who wins the pawn back neither.
#[test]
fn a_captain_voted_out_has_no_free_action() {
    let mut table = table(3);
    captain(&mut table, GREEN, 0);
    shares(&mut table, GREEN, &[0, 1, 0]);
    (table.election[0], table.mutiny) = (3, 3);
    captain(&mut table, PIRATES, 0);
    pirates(&mut table, "s2", "");
    shares(&mut table, PIRATES, &[0, 0, 1]);
    dice(&mut table, "green green pirates green");
    play_all(&mut table, &["elect green", "best 2", "best 3"]);
    assert_eq!(table.captain_of(GREEN), Some(Player(1)));
    assert_eq!(table.forbidden("captain: elect green"), "CAP-1");
    assert!(table.offers("captain: pirates to s1"));
    play_all(&mut table, &["mutiny", "skulls 0", "skulls 1"]);
    assert!(table.offered_like("captain:").is_empty());
    table.election[0] = 3;
    play_all(&mut table, &["elect green", "best 5", "best 4"]);
    assert_eq!(table.captain_of(GREEN), Some(Player(0)));
    assert_eq!(table.forbidden("captain: elect green"), "CAP-4");
    table.take("revenue green");
    assert_eq!((table.phase, table.active), (Phase::Roll, Player(1)));
}

/// [CAP-4] A pawn won in another player's turn is usable in the next own turn.
#[test]
fn a_pawn_won_abroad_is_ready_at_home() {
    let mut table = table(3);
    shares(&mut table, GREEN, &[0, 1, 0]);
    table.election[0] = 3;
    dice(&mut table, "green");
    play_all(&mut table, &["elect green", "best 1", "best 5", "roll blue blue blue blue"]);
    assert_eq!(table.active, Player(1));
    assert!(table.offers("captain: revenue green"));
}

/// [CAP-4, TRN-3, EX-16] The die makes the revenue step: no pawn, no free action. The free action makes it: the die stays.
#[test]
fn a_lost_pawn_takes_the_free_action_along() {
    let scene = || {
        let mut table = table(3);
        captain(&mut table, GREEN, 0);
        table.revenue[0] = 3;
        dice(&mut table, "green");
        table
    };
    let mut with_die = scene();
    with_die.take("revenue green");
    assert_eq!((with_die.phase, with_die.active), (Phase::Roll, Player(1)));
    let mut free = scene();
    free.take("captain: revenue green");
    assert_eq!((free.phase, free.dice_left()), (Phase::Act, 1));
    assert!(free.offered_like("captain:").is_empty());
    assert!(!free.offers("end turn"));
}

/// How the game ends where so many units are out already.
fn ending(mut table: Scene, gone: [u8; 4], actions: &[&str]) -> Option<&'static str> {
    removed(&mut table, gone);
    play_all(&mut table, actions);
    table.ending()
}

/// [END-1, END-2] Each way out of the game counts: delivered, sold, recovered, lost for want of room.
#[test]
fn every_removal_counts_for_the_end() {
    let mut delivered = empty_sea();
    ships(&mut delivered, Company::Green, ("s4", "green"), ("europe", ""));
    dice(&mut delivered, "green");
    assert_eq!(ending(delivered, [9, 0, 0, 0], &["sail green at s4 with green"]), Some("green"));

    let mut sold = table(3);
    pirates(&mut sold, "s5", "blue");
    dice(&mut sold, "pirates");
    assert_eq!(ending(sold, [0, 9, 0, 0], &["pirates to madagascar"]), Some("blue"));

    let mut recovered = table(3);
    pirates(&mut recovered, "s2", "yellow");
    recovered.navy = space("s2");
    dice(&mut recovered, "navy");
    assert_eq!(ending(recovered, [0, 0, 9, 0], &["attack pirates", "skulls 1"]), Some("yellow"));

    let lost = chase(("s2", "spice"), ("s2", "green green"), "pirates");
    let attack = ["attack blue at s2 with spice", "skulls 1"];
    assert_eq!(ending(lost, [0, 0, 0, 9], &attack), Some("spices"));
}

/// [END-2] With the pirates, aboard or in port is not removed.
#[test]
fn loot_in_the_hold_is_not_removed() {
    let mut table = chase(("s2", "spice"), ("s2", ""), "pirates pirates");
    removed(&mut table, [0, 0, 0, 9]);
    attack(&mut table, "blue at s2 with spice", 1);
    assert_eq!((table.ending(), table.pirates.cargo), (None, cargo("spice")));
}

/// P0 to act with the green pawn, all ships empty in Europe, nine spices removed and the tenth with the pirates at S5.
fn one_spice_left() -> Scene {
    let mut table = empty_sea();
    captain(&mut table, PIRATES, 2);
    captain(&mut table, NAVY, 1);
    captain(&mut table, GREEN, 0);
    pirates(&mut table, "s5", "spice");
    shares(&mut table, PIRATES, &[5, 0, 0]);
    removed(&mut table, [0, 0, 0, 9]);
    table
}

/// [END-3] The last sale is still split, the last sinking still paid; dice and free action are lost.
#[test]
fn the_last_action_is_carried_out_in_full() {
    let mut sale = one_spice_left();
    dice(&mut sale, "pirates green");
    sale.take("pirates to madagascar");
    assert_eq!(sale.ending(), Some("spices"));
    assert_eq!(sale.cash[..3], [25, 20, 25]);
    assert!(sale.listed().is_empty());
    let mut sunk = one_spice_left();
    sunk.navy = space("s5");
    dice(&mut sunk, "navy green");
    play_all(&mut sunk, &["attack pirates", "skulls 2"]);
    assert_eq!(sunk.ending(), Some("spices"));
    assert_eq!((sunk.cash[..3].to_vec(), sunk.treasury[NAVY.index()]), (vec![20, 26, 20], 5 + 25));
    assert_eq!(
        (sunk.pirates.place, sunk.held(PIRATES), sunk.captain_of(PIRATES)),
        (space("madagascar"), 0, None)
    );
    assert!(sunk.listed().is_empty());
}

/// [END-1, END-3] The last units of several colours in one action: all are paid, the first colour names the end.
#[test]
fn two_colours_end_together() {
    let mut table = empty_sea();
    ships(&mut table, Company::Yellow, ("s4", "blue yellow"), ("europe", ""));
    removed(&mut table, [0, 9, 9, 0]);
    dice(&mut table, "yellow");
    table.take("sail yellow at s4 with blue yellow");
    assert_eq!((table.ending(), table.treasury), (Some("blue"), [0, 10, 16, 0, 0]));
}

/// [END-4] Cash alone counts: no final revenue.
#[test]
fn shares_and_treasuries_are_worth_nothing() {
    let mut table = table(3);
    table.cash = [10, 12, 11, 0, 0];
    shares(&mut table, GREEN, &[10, 0, 0]);
    table.treasury = [99; 5];
    let scores = table.scores();
    assert_eq!(scores.players.iter().map(|score| score.total).collect::<Vec<_>>(), [10, 12, 11]);
    assert_eq!(scores.winners().as_slice(), [Player(1)]);
}

/// [END-5] Ties: more pawns, then more shares, then a shared victory.
#[test]
fn ties_are_broken_by_pawns_then_shares() {
    let mut table = table(3);
    assert_eq!(table.scores().winners().len(), 3);
    shares(&mut table, GREEN, &[2, 1, 2]);
    assert_eq!(table.scores().winners().as_slice(), [Player(0), Player(2)]);
    captain(&mut table, NAVY, 1);
    assert_eq!(table.scores().winners().as_slice(), [Player(1)]);
}

/// [ELE-5, CHA-6] A tie tells who rolls again and who wins that; an election without rivals, that nobody rolls.
#[test]
fn ties_and_elections_without_rivals_are_told() {
    let mut table = table(3);
    table.election[GREEN.index()] = 3;
    shares(&mut table, GREEN, &[1, 1, 0]);
    dice(&mut table, "green navy");
    assert!(table.take("elect green").contains(&Event::VoteCalled { organisation: GREEN, contested: true }));
    play_all(&mut table, &["best 5"]);
    let players = [Player(0), Player(1)].into_iter().collect();
    assert_eq!(table.take("best 5").last(), Some(&Event::Tied { organisation: GREEN, players }));
    assert_eq!(table.take("winner P1")[0], Event::TieWon { player: Player(1) });
    table.election[NAVY.index()] = 3;
    assert!(table.take("elect navy").contains(&Event::VoteCalled { organisation: NAVY, contested: false }));
}
