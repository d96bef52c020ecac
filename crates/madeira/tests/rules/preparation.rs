//! Phase A, preparation (PRE).

use emporio_core::{Dispatch, Turn};

use super::*;

/// Phase A of a round with the dice rolled: P0 to 3 in the order column, P0 chooses a row.
fn choosing(players: u8, round: u8) -> Scene {
    let mut game = scene(players);
    pass_all(&mut game);
    game.round = round;
    game.phase = Phase::Preparation;
    game.step = Step::Row;
    for row in &mut game.rows[..usize::from(players)] {
        row.dice = [1, 1, 1, 0, 0, 0];
    }
    game
}

/// [PRE-1, RNG-5, EX-5] One character on each building but that of the round; the printed one shows there.
#[test]
fn characters_lie_on_four_buildings() {
    for (round, empty) in (1..=5u8).zip(["fortaleza", "casa_da_coroa", "alfandega", "capitania", "moinho"]) {
        let mut game = before_maintenance(2);
        game.round = round;
        game.phase = Phase::Preparation;
        game.step = Step::CharacterTile { placed: 0 };
        assert_eq!(game.listed().len(), 4);
        game.play("character tile mayor");
        assert_eq!(game.listed().len(), 3, "each character once");
        game.play("character tile commander; character tile administrator; character tile guildmaster");
        for &building in Building::VARIANTS {
            let character = game.sites[building as usize].character;
            assert_eq!(character.is_none(), building.to_string() == empty, "round {round}, {building}");
        }
    }
}

/// [PRE-2, PRE-3, RNG-6, RNG-7] Three pirate dice on the watch, then three guild dice for each row from the top.
#[test]
fn dice_are_rolled_for_watch_and_rows() {
    let mut game = before_maintenance(2);
    game.phase = Phase::Preparation;
    game.step = Step::PirateDie { rolled: 0 };
    assert_eq!(game.listed(), ["roll 1", "roll 2", "roll 3"]);
    game.play("roll 1; roll 3; roll 3");
    assert_eq!(game.pirate_dice, [1, 0, 2, 0, 0, 0]);
    game.play("roll 2; roll 2; roll 1; roll 3");
    assert_eq!(game.rows[0].dice, [1, 2, 0, 0, 0, 0]);
    assert_eq!(game.rows[1].dice, [0, 0, 1, 0, 0, 0]);
    game.play("roll 1; roll 1");
    assert_eq!(game.step, Step::Row);
}

/// [PRE-4, PRE-5, PRE-6, DEC-3] In order column order, a free row: marker and dice, the row gives the order of phase B.
#[test]
fn players_take_rows_in_order() {
    let mut game = choosing(3, 2);
    game.order = [Some(Player(2)), Some(Player(0)), None, Some(Player(1))];
    game.turn.player = Player(2);
    game.rows[1].dice = [0, 2, 1, 0, 0, 0];
    assert_eq!(game.listed(), ["row 1", "row 2", "row 3"]);
    game.play("row 2; request expeditions");
    assert_eq!((game.rows[1].marker, game.people[2].dice), (Some(Player(2)), [0, 2, 1, 0, 0, 0]));
    assert_eq!(game.rows[1].dice, [0; 6]);
    assert_eq!(game.turn(), Turn::Player(Player(0)));
    assert_eq!(game.forbidden("row 2"), "PRE-5");
    game.play("row 3; request expeditions");
    assert!(matches!(game.step, Step::Request { row: 0 }), "one row left: taken without asking");
    game.play("request urbanization");
    assert_eq!(
        (game.phase, game.turn()),
        (Phase::Characters { row: 0 }, Turn::Player(Player(1))),
        "top row first"
    );
}

/// [PRE-7, DEC-4] One request of those left on the row.
#[test]
fn a_request_of_the_row_is_taken() {
    let mut game = choosing(4, 1);
    game.rows[3].requests = [0, 2, 0, 1, 0];
    game.play("row 4");
    assert_eq!(game.listed(), ["request expeditions", "request urbanization"]);
    assert_eq!(game.forbidden("request prosperity"), "PRE-7");
    game.play("request expeditions");
    assert_eq!((game.rows[3].requests, game.people[0].requests), ([0, 1, 0, 1, 0], [1, 2, 0, 0, 0]));
}

/// [PRE-8, EX-6] Round 3: Blue takes the purple row IV with Rotte Commerciali; both purple favours turn up.
#[test]
fn favours_of_the_guild_turn_up() {
    let mut game = choosing(4, 3);
    for tile in [Favour::Monk, Favour::Lord, Favour::Lady, Favour::Explorer] {
        favour(&mut game, 0, tile, false);
    }
    game.play("row 4; request trade_routes");
    let up: Vec<Favour> = game.people[0].face_up.iter().collect();
    assert_eq!(up, [Favour::Lady, Favour::Explorer], "orange and green stay down");
    assert_eq!(game.turn(), Turn::Player(Player(1)), "Yellow chooses next");
    assert_eq!(game.row_of(Player(0)), Some(3), "fourth in phase B");
}

/// [PRE-8, DEC-5] At 2 and 3 players the favours of one of the row's two guilds, asked only if they have both.
#[test]
fn one_of_two_guilds_at_fewer_players() {
    let mut game = choosing(3, 2);
    favour(&mut game, 0, Favour::Monk, false);
    favour(&mut game, 0, Favour::Lord, false);
    favour(&mut game, 0, Favour::Lady, false);
    game.play("row 1; request trade_routes");
    assert_eq!(game.listed(), ["guild g1", "guild g2"]);
    assert_eq!(game.forbidden("guild g4"), "PRE-8");
    game.play("guild g2");
    assert_eq!(game.people[0].face_up.iter().collect::<Vec<_>>(), [Favour::Lord]);
    let mut game = choosing(2, 2);
    favour(&mut game, 0, Favour::Lady, false);
    game.play("row 2; request trade_routes");
    assert!(game.people[0].face_up.has(Favour::Lady), "only one guild to turn: no question");
    assert_eq!(game.turn(), Turn::Player(Player(1)));
    let mut game = choosing(2, 1);
    game.play("row 2; request trade_routes");
    assert_eq!(game.turn(), Turn::Player(Player(1)), "no favours: nothing happens");
}
