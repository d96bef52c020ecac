//! Positions whose next choice is forced are read, and a match that begins there settles it.

use emporio_core::{ActionList, Game, Match, Player, Rng, Setup, Silent, Turn};
use emporio_games::{GameKind, Visit};

/// Plays at random, step by step, and reads every position before which only one choice is left.
struct Forced {
    seed: u64,
    players: u8,
}

impl Visit for Forced {
    type Out = usize;

    fn visit<G: Game>(self) -> usize {
        let options = emporio_core::matches::automatic_options::<G>();
        let mut state = G::new(&options, self.players).expect("a table");
        let mut rng = Rng::new(self.seed);
        let mut forced = 0;
        loop {
            let mut legal = ActionList::new();
            let action = match state.turn() {
                Turn::Over => return forced,
                Turn::Chance => state.sample_chance(&mut rng),
                Turn::Player(_) => {
                    state.legal_actions(&mut legal);
                    if legal.len() == 1 {
                        forced += 1;
                        settled(&options, &state);
                    }
                    rng.pick(&legal)
                }
            };
            state.apply(action, &mut Silent);
        }
    }
}

fn settled<G: Game>(options: &G::Options, state: &G) {
    let seats = Player::all(state.players()).map(|player| player.to_string()).collect();
    let position = Some(state.to_position());
    let setup = Setup { options: options.clone(), seats, seed: None, position };
    let begun = Match::<G>::new(setup).unwrap_or_else(|error| panic!("{error}: {}", state.to_position()));
    assert_ne!(begun.legal().len(), 1, "a single choice was asked");
}

#[test]
fn a_position_with_a_forced_choice_is_read_and_settled() {
    for &kind in GameKind::ALL {
        let meta = kind.meta();
        let counts = (meta.min_players..=meta.max_players)
            .flat_map(|players| (0..3).map(move |seed| kind.visit(Forced { seed, players })));
        assert!(counts.sum::<usize>() > 0, "{kind}: no forced choice was met");
    }
}
