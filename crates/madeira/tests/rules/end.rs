//! End (END).

use emporio_core::{Dispatch, Scoring, Turn, Viewer, Views};
use emporio_madeira::pirate_losses;

use super::*;

/// A game that is over, P0 to 3 on pass spaces I to IV, with these pirates.
fn over(pirates: &[u16]) -> Scene {
    let mut game = before_maintenance(pirates.len() as u8);
    game.round = 5;
    game.phase = Phase::Over;
    game.step = Step::Over;
    for (seat, pirates) in pirates.iter().enumerate() {
        game.people[seat].pirates = *pirates;
    }
    game
}

fn totals(game: &Scene) -> Vec<i32> {
    game.scores().players.iter().map(|score| score.total).collect()
}

/// [END-1] After phase E of round 5 the game ends, not before.
#[test]
fn the_fifth_round_is_the_last() {
    for round in 1..=5 {
        let mut game = at_requests(2, round);
        game.step = Step::Offer { left: 0 };
        game.turn.player = Player(1);
        game.people[1].reals = 1;
        game.play("offer 0");
        assert_eq!(game.turn() == Turn::Over, round == 5, "round {round}");
    }
}

/// [END-2, EX-27] Goods, wood and bread become reals; 1 PP for every 5, rounded down.
#[test]
fn resources_become_prestige() {
    let mut game = over(&[0, 0]);
    game.people[0].goods = [3, 0, 0];
    game.people[0].wood = 2;
    game.people[0].reals = 6;
    game.people[1].goods = [1, 1, 1];
    game.people[1].bread = 1;
    assert_eq!(totals(&game), [2, 0]);
}

/// [END-3, END-5, EX-28] The most lose 16, then 8, 4, 2, and 1 more for each pirate above 20.
#[test]
fn pirates_cost_prestige_by_rank() {
    assert_eq!(totals(&over(&[25, 21, 12, 5])), [-21, -9, -4, -2]);
    assert_eq!(totals(&over(&[5, 12, 9])), [-4, -16, -8], "three players (RUL-20)");
    assert_eq!(totals(&over(&[1, 2])), [-8, -16], "two players");
    assert_eq!(totals(&over(&[20, 3]))[0], -16, "20 is not above 20");
}

/// [END-4, EX-29] Equal pirates at 2, 3 and 4 players: the one higher in the order column loses less.
#[test]
fn ties_in_pirates_go_by_order() {
    let mut game = over(&[7, 3, 18, 18]);
    assert_eq!(totals(&game), [-4, -2, -8, -16], "Red on III, Blue on IV");
    game.order.swap(2, 3);
    assert_eq!(totals(&game), [-4, -2, -16, -8]);
    assert_eq!(totals(&over(&[9, 9])), [-8, -16]);
    assert_eq!(totals(&over(&[9, 4, 9])), [-8, -4, -16]);
    assert_eq!(totals(&over(&[6, 6, 6])), [-4, -8, -16]);
    assert_eq!(totals(&over(&[6, 6, 6, 6])), [-2, -4, -8, -16]);
}

/// [END-5] Without pirates nothing is lost, and nobody is pushed up or down (RUL-21).
#[test]
fn without_pirates_nothing_is_lost() {
    assert_eq!(totals(&over(&[0, 0, 0, 0])), [0, 0, 0, 0]);
    assert_eq!(totals(&over(&[0, 3, 0, 1])), [0, -16, 0, -8]);
    let data = over(&[0, 0]).state.data;
    assert_eq!(pirate_losses(&data, &[(0, 0), (23, 1)]).as_slice(), [0, 19]);
}

/// [END-6] Most PP win; a tie goes to the one higher in the order column.
#[test]
fn the_order_column_breaks_ties() {
    let mut game = over(&[0, 0, 0]);
    for (seat, prestige) in [4, 9, 9].into_iter().enumerate() {
        game.people[seat].prestige = prestige;
    }
    assert_eq!(game.scores().ranks().as_slice(), [3, 1, 2]);
    game.order = [Some(Player(2)), None, Some(Player(1)), Some(Player(0))];
    assert_eq!(game.scores().winners().as_slice(), [Player(2)]);
}

/// [HID-1, HID-5] While the game goes on the points hold no pirates; afterwards all totals are shown.
#[test]
fn pirates_count_when_they_are_revealed() {
    let mut game = over(&[9, 4]);
    assert_eq!(game.view(Viewer::Spectator).players[0].pirates, Some(9));
    game.phase = Phase::Requests { fulfilled: [0; 5] };
    game.step = Step::Fulfil { left: 1 };
    assert_eq!(totals(&game), [0, 0]);
    assert_eq!(game.view(Viewer::Spectator).players[0].pirates, None);
    assert_eq!(game.view(Viewer::Player(Player(0))).players[0].pirates, Some(9), "they see their own");
}
