//! Laws of what programs learn from: numbers that tell no more than a seat may know, and choices with the first ids.

use std::collections::BTreeSet;

use crate::{Actor, Game, Match, Player, Viewer};

/// Every entry has a name of its own, the same ones whatever the number of players.
pub fn check_names<G: Game>() {
    let names = G::observation_names();
    assert_eq!(
        names.len(),
        names.iter().collect::<BTreeSet<_>>().len(),
        "two entries of one name in {names:?}"
    );
    let plain = |name: &String| {
        name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"._-".contains(&b))
    };
    let odd = names.iter().find(|name| !plain(name));
    assert!(odd.is_none(), "{odd:?} is no plain name");
}

/// The seat's numbers: as many as there are names, and all of them proper ones.
fn observed<G: Game>(state: &G, seat: Player, at: &impl Fn() -> String) -> Vec<f32> {
    let len = G::observation_len();
    // What is not written stays odd, and what is written beyond the end is a loud stop.
    let mut out = vec![f32::NAN; len];
    state.observe(seat, &mut out);
    let odd = out.iter().position(|number| !(-1000.0..=1000.0).contains(number));
    assert!(
        odd.is_none(),
        "{}: entry {odd:?} of {seat}'s observation is {:?}",
        at(),
        odd.map(|odd| out[odd])
    );
    out
}

/// The choices of players have the ids below [`crate::Actions::player_ids`], outcomes of chance those above.
pub fn check_numbers<G: Game>(game: &Match<G>, actor: Actor, list: &[G::Action], at: &impl Fn() -> String) {
    let width = G::player_ids(&game.setup().options);
    for &action in list {
        let id = G::action_id(action);
        match actor {
            Actor::Player(_) => assert!(id < width, "{}: the choice {action} has id {id} of {width}", at()),
            Actor::Chance => {
                assert!(id >= G::META.player_ids, "{}: the outcome {action} has id {id}, a player's", at())
            }
        }
    }
}

/// What a player observes is the same in a world drawn for them.
pub fn check_worlds<G: Game>(state: &G, world: &G, viewer: Viewer, at: &impl Fn() -> String) {
    let Viewer::Player(seat) = viewer else { return };
    let (mine, theirs) = (observed(state, seat, at), observed(world, seat, at));
    if let Some(entry) = (0..mine.len()).find(|&entry| mine[entry] != theirs[entry]) {
        panic!("{}: {seat} observes what it cannot know: {}", at(), G::observation_names()[entry]);
    }
}
