//! The core on a toy game: laws that hold, laws that catch every flaw, matches that refuse and lose nothing.

use emporio_core::toy::{Flaw, Toy, ToyAction, ToyOptions};
use emporio_core::{Actor, Match, Observed, PlayError, Player, Rng, Setup, Turn, laws, perft};

fn dealt() -> Match<Toy> {
    let mut game = Match::<Toy>::new(Setup::plain(ToyOptions::default(), 2)).unwrap();
    for action in ["deal 1", "deal 3", "roll 4"] {
        game.apply_text(action).unwrap();
    }
    game
}

#[test]
fn the_laws_hold_for_an_honest_game_and_worlds_vary() {
    let report = laws::check_every::<Toy>(&ToyOptions::default(), 3, 200, 5);
    assert_eq!(report.games, 200);
    assert!(report.varied_worlds > 100);
    laws::sampling_follows_weights::<Toy>(&ToyOptions::default(), 50);
}

/// What a law says of a flaw that it has caught.
fn caught(flaw: Flaw, law: impl Fn(&ToyOptions) + std::panic::RefUnwindSafe) -> String {
    let panic = std::panic::catch_unwind(|| law(&ToyOptions { flaw })).expect_err("a flaw is caught");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn every_flaw_is_caught() {
    for (flaw, said) in [
        (Flaw::Backwards, "another choice than the one listed"),
        (Flaw::Leak, "can tell worlds apart"),
        (Flaw::Forget, "can tell worlds apart"),
        (Flaw::Twice, "listed twice"),
        (Flaw::Lose, "TOY-1"),
    ] {
        let found = caught(flaw, |options| drop(laws::check::<Toy>(options, 2, 50)));
        assert!(found.contains(said), "{flaw:?}: {found}");
    }
    let peek = caught(Flaw::Peek, |options| drop(laws::check_every::<Toy>(options, 2, 50, 5)));
    assert!(peek.contains("observes what it cannot know: left1.card"), "{peek}");
    let loaded = caught(Flaw::Loaded, |options| laws::sampling_follows_weights::<Toy>(options, 50));
    assert!(loaded.contains("chi-square"), "{loaded}");
}

#[test]
fn an_observation_starts_with_the_seat_itself_and_leaves_empty_seats_blank() {
    let game = dealt();
    let names = Toy::observation_names();
    let seen = |seat: u8| {
        let mut out = vec![f32::NAN; names.len()];
        game.state().observe(Player(seat), &mut out);
        names.iter().cloned().zip(out.iter().map(|x| x * 3.0)).collect::<std::collections::BTreeMap<_, _>>()
    };
    assert_eq!([seen(0)["me.card"], seen(0)["left1.card"]], [1.0, 0.0]);
    assert_eq!([seen(1)["me.card"], seen(1)["left1.card"]], [3.0, 0.0]);
    assert_eq!([seen(1)["left1.present"], seen(1)["left2.present"], seen(1)["left2.card"]], [3.0, 0.0, 0.0]);
}

#[test]
fn refused_actions_change_nothing_and_say_what_would_be_legal() {
    let mut game = dealt();
    let before = game.record();
    let illegal = game.apply_text("roll 2").unwrap_err();
    assert!(illegal.to_string().contains("legal: take 1, take 2, take 3, take 4"), "{illegal}");
    let unreadable = game.apply_text("eat 2").unwrap_err();
    assert!(unreadable.to_string().contains("legal now: take 1"), "{unreadable}");
    let foreign = game.try_apply(Actor::Player(Player(1)), ToyAction::Take(1)).unwrap_err();
    assert!(matches!(foreign, PlayError::NotYourTurn { turn: Turn::Player(Player(0)), .. }));
    assert_eq!(game.record(), before);
}

#[test]
fn an_illegal_action_names_the_clause() {
    let mut game = dealt();
    game.apply_text("take 1").unwrap();
    game.apply_text("roll 2").unwrap();
    let error = game.apply_text("take 4").unwrap_err().to_string();
    assert!(error.contains("(TOY-2)"), "{error}");
}

#[test]
fn single_choices_are_made_by_the_engine() {
    let mut game = dealt();
    game.apply_text("take 1").unwrap();
    game.apply_text("roll 1").unwrap();
    assert_eq!(game.turn(), Turn::Chance, "the only option was taken");
    assert_eq!(game.events().len(), 2);
}

#[test]
fn own_steps_can_be_taken_back_until_something_new_is_known() {
    let mut game = dealt();
    assert_eq!(game.own_last_steps(Player(0)), 0, "the roll is new");
    game.apply_text("take 2").unwrap();
    assert_eq!(game.own_last_steps(Player(0)), 1);
    let ply = game.ply();
    game.back_to(ply - 1);
    assert_eq!(game.record(), dealt().record());
    assert_eq!(game.events(), []);
}

#[test]
fn a_match_goes_on_from_a_position() {
    let game = dealt();
    let position = emporio_core::Table::position(&game);
    let mut setup = Setup::plain(ToyOptions::default(), 2);
    setup.position = Some(position);
    let mut again = Match::<Toy>::new(setup).unwrap();
    assert_eq!(again.state(), game.state());
    again.apply_text("take 4").unwrap();
    let replayed = Match::<Toy>::from_record(&again.record().to_string().parse().unwrap()).unwrap();
    assert_eq!(replayed.state(), again.state());
}

#[test]
fn perft_counts_choices_and_outcomes() {
    let mut game = dealt();
    game.apply_text("take 1").unwrap();
    // Four rolls; after a 1 the choice is made at once and the next roll follows.
    assert_eq!(perft::perft_line(game.state(), 2), "4 13");
}

#[test]
fn a_seed_gives_the_same_game_again() {
    let play = |seed| {
        let mut game = dealt();
        game.advance(&mut Rng::new(seed));
        game.apply_text("take 1").unwrap();
        game.advance(&mut Rng::new(seed));
        game.record().to_string()
    };
    assert_eq!(play(5), play(5));
}
