//! What is not asked tells nothing, in any of the four games: twin worlds with different hands.

use emporio_core::laws::silence_tells_nothing;
use emporio_core::matches::automatic_options;
use emporio_core::{Actor, Dispatch, Game, Match, Rng, Setup, Turn};
use emporio_madeira::Madeira;
use emporio_puerto_rico::PuertoRico;
use emporio_san_juan::SanJuan;
use emporio_spice_islands::SpiceIslands;

/// Every number of players; gives how many twins differed from their world.
fn all<G: Game>(games: u64) -> u64 {
    let counts = G::META.min_players..=G::META.max_players;
    counts.map(|players| silence_tells_nothing::<G>(&automatic_options::<G>(), players, games)).sum()
}

#[test]
fn puerto_rico() {
    all::<PuertoRico>(4);
}

#[test]
fn san_juan() {
    assert!(all::<SanJuan>(30) > 10_000, "hands differed");
}

#[test]
fn madeira() {
    all::<Madeira>(3);
}

#[test]
fn spice_islands() {
    all::<SpiceIslands>(4);
}

/// A payment shows its price and nothing else: as many steps whether there was a choice of cards or not.
#[test]
fn payments_of_san_juan_take_as_many_steps_as_cards() {
    let (mut payments, mut forced) = (0, 0);
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let mut game =
            Match::<SanJuan>::new(Setup::plain(automatic_options::<SanJuan>(), 3)).unwrap().asking();
        let mut paid = 0;
        while game.turn() != Turn::Over {
            let Turn::Player(player) = game.turn() else {
                game.draw(&mut rng);
                continue;
            };
            let action = rng.pick(game.legal());
            let is_payment = action.to_string().starts_with("pay ");
            forced += usize::from(is_payment && game.legal().len() == 1);
            paid = if is_payment { paid + 1 } else { 0 };
            let before = game.state().seat(player).hand.len();
            game.try_apply(Actor::Player(player), action).unwrap();
            let after = game.state().seat(player).hand.len();
            // The last card named pays them all, and the building leaves the hand too.
            if is_payment && after + 1 < before {
                assert_eq!(usize::from(before - after), paid + 1, "seed {seed}, step {}", game.ply());
                (payments, paid) = (payments + 1, 0);
            }
        }
    }
    assert!(payments > 100 && forced > 50, "{payments} payments, {forced} forced steps");
}

/// Free undo is no oracle: as soon as someone else is asked, or would have been, it is over.
#[test]
fn free_undo_ends_when_another_player_had_a_part() {
    let mut free = 0;
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let mut game = Match::<SanJuan>::new(Setup::plain(automatic_options::<SanJuan>(), 2)).unwrap();
        while game.turn() != Turn::Over {
            let Turn::Player(player) = game.turn() else {
                game.draw(&mut rng);
                continue;
            };
            let action = rng.pick(game.legal());
            // The rules alone, without any settling: whose turn comes right after the step.
            let mut bare = *game.state();
            bare.apply(action, &mut emporio_core::Silent);
            let passed = matches!(bare.turn(), Turn::Player(next) if next != player);
            game.try_apply(Actor::Player(player), action).unwrap();
            let own = game.own_last_steps(player);
            assert!(!passed || own == 0, "seed {seed}: a step may be taken back after another had a part");
            free += usize::from(own > 0);
        }
    }
    assert!(free > 100, "own choices in a row can be taken back: {free}");
}
