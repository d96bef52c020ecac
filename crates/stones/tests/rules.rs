//! Every clause of the rules page, shown.

use emporio_core::scene::Scene;
use emporio_core::{Dispatch, Forbidden, Opening, Player, Scoring, Turn, Viewer, Views};
use emporio_stones::{Options, STONES, Stones};

fn scene(players: u8) -> Scene<Stones> {
    Scene::of(Stones::new(&Options::default(), players).unwrap())
}

/// Two players with two stones left; one of them has all the others.
fn two_left(cards: &str, owner: usize) -> Scene<Stones> {
    let mut table = scene(2);
    table.play(cards);
    table.stones = 2;
    table.taken[owner] = STONES - 2;
    table
}

/// [SET-1, SET-2] All stones in the middle, a hidden card each.
#[test]
fn cards_are_dealt_before_the_first_roll_and_seen_by_their_owner_alone() {
    let mut table = scene(3);
    assert_eq!(table.stones, STONES);
    assert_eq!(table.offered(), ["deal 1", "deal 2", "deal 3"]);
    table.play("deal 1; deal 2; deal 3");
    assert_eq!(table.offered(), ["roll 1", "roll 2", "roll 3", "roll 4"]);
    assert_eq!(table.view(Viewer::Player(Player(1))).cards, [None, Some(2), None]);
    assert_eq!(table.view(Viewer::Spectator).cards, [None, None, None]);
}

/// [TRN-1, TRN-2] No more than the die shows.
#[test]
fn the_die_limits_what_may_be_taken() {
    let mut table = scene(2);
    table.play("deal 1; deal 1; roll 3");
    assert_eq!(table.offered(), ["take 1", "take 2", "take 3"]);
    assert_eq!(table.forbidden_by("take 4".parse().unwrap()), Some("TRN-2"));
}

/// [TRN-2] No more than there are.
#[test]
fn nobody_takes_what_is_not_there() {
    let mut table = two_left("deal 1; deal 1", 0);
    table.play("roll 4");
    assert_eq!(table.offered(), ["take 1", "take 2"]);
}

/// [TRN-3] The left neighbour is next, and after the last the first.
#[test]
fn the_turn_goes_to_the_left() {
    let mut table = scene(2);
    for (moves, next) in [("deal 1; deal 1; roll 2; take 1; roll 2", 1), ("take 2; roll 2", 0)] {
        table.play(moves);
        assert_eq!(table.turn(), Turn::Player(Player(next)));
    }
}

/// [END-1] The last stone ends it; cards count and are shown.
#[test]
fn the_last_stone_ends_the_game() {
    let mut table = two_left("deal 1; deal 3", 1);
    table.play("roll 2; take 2");
    assert_eq!((table.turn(), table.ending()), (Turn::Over, Some("stones")));
    let totals: Vec<i32> = table.scores().players.iter().map(|score| score.total).collect();
    assert_eq!(totals, [3, i32::from(STONES) - 2 + 3]);
    assert_eq!(table.view(Viewer::Spectator).cards, [Some(1), Some(3)]);
}

/// [RUL-1] The option opens the cards.
#[test]
fn a_table_may_open_the_cards() {
    let mut table = Scene::of(Stones::new(&Options { open_cards: true }, 2).unwrap());
    table.play("deal 1; deal 2");
    assert_eq!(table.view(Viewer::Spectator).cards, [Some(1), Some(2)]);
}
