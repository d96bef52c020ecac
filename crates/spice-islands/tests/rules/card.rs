//! The organisation card: elections, mutinies, revenues.

use emporio_core::Player;
use emporio_spice_islands::Phase;

use super::*;

/// P0 is about to make the last election step of green: 2 dice for P0, 3 for the captain P1, 1 for P2.
fn election() -> Scene {
    let mut table = table(3);
    captain(&mut table, GREEN, 1);
    shares(&mut table, GREEN, &[1, 2, 1]);
    table.election = [3, 1, 2, 3];
    dice(&mut table, "green green");
    table.take("elect green");
    table
}

fn votes(table: &mut Scene, word: &str, results: &[u8]) {
    for result in results {
        table.take(&format!("{word} {result}"));
    }
}

fn voted(mut table: Scene, word: &str, results: &[u8]) -> Scene {
    votes(&mut table, word, results);
    table
}

/// P0 and P2 are tied; one of them rolls higher.
fn tied_winner(mut table: Scene, seat: u8, organisation: Organisation) -> Option<Player> {
    assert_eq!(table.listed(), ["winner P0", "winner P2"]);
    table.take(&format!("winner P{seat}"));
    table.captain_of(organisation)
}

/// An organisation with this captain, these shares out and money in the treasury, one step before its revenue.
fn before_revenue(
    organisation: Organisation,
    (chief, held): (u8, [u8; 3]),
    money: u32,
    rolled: &str,
) -> Scene {
    let mut table = table(3);
    captain(&mut table, organisation, chief);
    shares(&mut table, organisation, &held);
    table.treasury[organisation.index()] = money;
    table.revenue[organisation.index()] = 3;
    dice(&mut table, rolled);
    table
}

/// [ELE-1, DAT-14] Up one step at a time with no effect below 4; then the election, and back to 0.
#[test]
fn the_election_marker_climbs() {
    let mut table = table(3);
    dice(&mut table, "green green green green");
    for marker in 1..=3 {
        table.take("elect green");
        assert_eq!((table.election[0], table.phase), (marker, Phase::Act));
    }
    assert!(!table.listed().iter().any(|action| action.contains("down")));
    captain(&mut table, GREEN, 1);
    table.take("elect green");
    assert!(matches!(table.phase, Phase::Vote(_)));
    assert_eq!(table.election[0], 0);
}

/// [ELE-1, REV-1] Markers share spaces.
#[test]
fn markers_share_spaces() {
    let mut table = table(3);
    table.election = [2, 3, 3, 3];
    table.revenue = [2, 3, 3, 3];
    dice(&mut table, "green green green");
    play_all(&mut table, &["elect green", "revenue green"]);
    assert_eq!((table.election, table.revenue), ([3, 3, 3, 3], [3, 3, 3, 3]));
}

/// [ELE-2, ELE-3] One die for the step, one for the pawn, one a share; whoever has none takes no part.
#[test]
fn dice_of_an_election_add_up() {
    let table = election();
    let dice: Vec<u8> = (0..3).map(|seat| table.vote_dice(GREEN, Player(seat))).collect();
    assert_eq!(dice, [2, 3, 1]);
    let mut without = table;
    shares(&mut without, GREEN, &[1, 2, 0]);
    votes(&mut without, "best", &[4, 3]);
    assert_eq!(without.captain_of(GREEN), Some(Player(0)));
}

/// [ELE-3, ELE-4, ELE-5, EX-14] 5, 5, 5: the captain stays; 5, 4, 5: the tied roll; 5, 4, 3: P0 wins.
#[test]
fn the_best_die_wins() {
    let stays = voted(election(), "best", &[5, 5, 5]);
    assert_eq!((stays.captain_of(GREEN), stays.phase), (Some(Player(1)), Phase::Act));
    let tied = voted(election(), "best", &[5, 4, 5]);
    assert_eq!(tied_winner(tied, 2, GREEN), Some(Player(2)));
    assert_eq!(voted(election(), "best", &[5, 4, 3]).captain_of(GREEN), Some(Player(0)));
}

/// [ELE-2, CHA-4] The active player rolls first, whatever their seat, then clockwise those with dice.
#[test]
fn the_active_player_rolls_first() {
    let mut table = table(4);
    table.active = Player(2);
    captain(&mut table, GREEN, 1);
    shares(&mut table, GREEN, &[2, 0, 0, 0]);
    table.election[0] = 3;
    dice(&mut table, "green green");
    table.take("elect green");
    let mut rolled = Vec::new();
    for best in [3, 4, 2] {
        let Phase::Vote(vote) = table.phase else { panic!("somebody has not rolled") };
        rolled.push((vote.roller.0, table.vote_dice(GREEN, vote.roller)));
        table.take(&format!("best {best}"));
    }
    assert_eq!(rolled, [(2, 1), (0, 2), (1, 1)]);
    assert_eq!((table.captain_of(GREEN), table.phase), (Some(Player(0)), Phase::Act));
}

/// [ELE-3] The pawn may come from the reserve, and an outsider who made the step may win it.
#[test]
fn a_pawn_from_the_reserve() {
    let mut table = table(3);
    shares(&mut table, NAVY, &[0, 0, 1]);
    table.election[NAVY.index()] = 3;
    dice(&mut table, "navy navy");
    table.take("elect navy");
    votes(&mut table, "best", &[2, 1]);
    assert_eq!(table.captain_of(NAVY), Some(Player(0)));
}

/// [CHA-6, ELE-2] One player alone with dice has the pawn without a roll.
#[test]
fn alone_without_a_roll() {
    let mut table = table(3);
    table.election[0] = 3;
    dice(&mut table, "green green");
    table.take("elect green");
    assert_eq!((table.captain_of(GREEN), table.phase), (Some(Player(0)), Phase::Act));
}

/// Pirates at sea, the marker on 3: 2 dice for P0, 2 for the captain P1, 3 for P2.
fn mutiny() -> Scene {
    let mut table = table(3);
    captain(&mut table, PIRATES, 1);
    pirates(&mut table, "s2", "");
    shares(&mut table, PIRATES, &[1, 1, 3]);
    table.mutiny = 3;
    dice(&mut table, "pirates pirates");
    table.take("mutiny");
    table
}

/// [MUT-1] Up one step at a time; at 4 a mutiny, and back to 0.
#[test]
fn the_mutiny_marker_climbs() {
    let mut table = table(3);
    pirates(&mut table, "s2", "");
    dice(&mut table, "pirates pirates pirates pirates");
    for marker in 1..=3 {
        table.take("mutiny");
        assert_eq!((table.mutiny, table.phase), (marker, Phase::Act));
    }
    table.take("mutiny");
    assert!(matches!(table.phase, Phase::Vote(_)));
    assert_eq!(table.mutiny, 0);
}

/// [MUT-2] In Madagascar the marker climbs to 3 and no further.
#[test]
fn no_mutiny_in_port() {
    let mut table = table(3);
    dice(&mut table, "pirates pirates");
    table.mutiny = 2;
    table.take("mutiny");
    assert_eq!(table.forbidden("mutiny"), "MUT-2");
    table.take("pirates to s5");
    dice(&mut table, "pirates");
    assert!(table.offers("mutiny"));
}

/// [MUT-3] Step, pawn and shares add up.
#[test]
fn dice_of_a_mutiny_add_up() {
    let table = mutiny();
    let dice: Vec<u8> = (0..3).map(|seat| table.vote_dice(PIRATES, Player(seat))).collect();
    assert_eq!(dice, [2, 2, 3]);
}

/// [ELE-2, MUT-3] Step, pawn and shares add up also when all are the same player's.
#[test]
fn a_captain_who_makes_the_step_has_both_dice() {
    let mut table = table(3);
    pirates(&mut table, "s2", "");
    for organisation in [NAVY, PIRATES] {
        captain(&mut table, organisation, 0);
        shares(&mut table, organisation, &[3, 0, 2]);
        let dice: Vec<u8> = (0..3).map(|seat| table.vote_dice(organisation, Player(seat))).collect();
        assert_eq!(dice, [5, 0, 2]);
    }
}

/// [MUT-4, MUT-5, MUT-6, EX-15] Nobody without a skull: the last may not roll none; 1, 1, 0: B stays; 2, 1, 2: tied.
#[test]
fn most_skulls_win() {
    let none = voted(mutiny(), "skulls", &[0, 0]);
    assert_eq!(none.listed(), ["skulls 1", "skulls 2", "skulls 3"]);
    for (skulls, captain) in [([1, 1, 0], 1), ([0, 1, 2], 2)] {
        assert_eq!(voted(mutiny(), "skulls", &skulls).captain_of(PIRATES), Some(Player(captain)));
    }
    let tied = voted(mutiny(), "skulls", &[2, 1, 2]);
    assert_eq!(tied_winner(tied, 0, PIRATES), Some(Player(0)));
}

/// [REV-1, REV-2, REV-3, REV-4, EX-5] 22 for five shares: 4 each, 2 stay; pile, marker and pawn go back.
#[test]
fn a_revenue_pays_every_share() {
    let mut table = before_revenue(YELLOW, (2, [0, 2, 3]), 22, "yellow yellow");
    table.take("revenue yellow");
    assert_eq!(table.cash[..3], [20, 28, 32]);
    assert_eq!(table.treasury[YELLOW.index()], 2);
    assert_eq!(table.piles[YELLOW.index()], Pile::FULL);
    assert_eq!((table.revenue[YELLOW.index()], table.captain_of(YELLOW)), (0, None));
}

/// [REV-1, REV-3] The navy pays like a company, its captain too; the pirates have no revenue.
#[test]
fn the_navy_pays_the_pirates_do_not() {
    let mut table = before_revenue(NAVY, (1, [1, 2, 0]), 12, "navy pirates");
    assert!("revenue pirates".parse::<Action>().is_err());
    table.take("revenue navy");
    assert_eq!((table.cash[..3].to_vec(), table.treasury[NAVY.index()]), (vec![24, 28, 20], 0));
}

/// [REV-5] No shares: the treasury stays, the pawn goes. Less money than shares: they go back unpaid.
#[test]
fn poor_revenues() {
    let mut none = table(3);
    captain(&mut none, GREEN, 1);
    none.treasury[GREEN.index()] = 9;
    none.revenue[GREEN.index()] = 3;
    dice(&mut none, "green green");
    let mut poor = none.clone();
    none.take("revenue green");
    assert_eq!((none.treasury[GREEN.index()], none.captain_of(GREEN), none.revenue[0]), (9, None, 0));
    shares(&mut poor, GREEN, &[5, 5, 0]);
    poor.take("revenue green");
    assert_eq!((poor.treasury[GREEN.index()], poor.cash[0], poor.held(GREEN)), (9, 20, 0));
}

/// [REV-6] Other markers stay, whatever happens: revenue, election, mutiny, split, sinking.
#[test]
fn other_markers_stay() {
    let mut revenue = table(3);
    revenue.election = [3, 1, 2, 3];
    revenue.revenue = [3, 2, 1, 2];
    revenue.mutiny = 2;
    dice(&mut revenue, "green green");
    revenue.take("revenue green");
    assert_eq!((revenue.election, revenue.revenue, revenue.mutiny), ([3, 1, 2, 3], [0, 2, 1, 2], 2));
    let mut vote = election();
    votes(&mut vote, "best", &[1, 2, 3]);
    assert_eq!(vote.election, [0, 1, 2, 3]);
    let mut sale = table(3);
    sale.election = [3, 1, 2, 3];
    sale.mutiny = 3;
    pirates(&mut sale, "s5", "green");
    dice(&mut sale, "pirates pirates");
    sale.take("pirates to madagascar");
    assert_eq!((sale.election, sale.mutiny), ([3, 1, 2, 3], 3));
}
