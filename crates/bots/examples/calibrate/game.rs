//! A game between searches, with moments spread over it.

use emporio_bots::search::SearchBot;
use emporio_bots::{Bot, Budget, Knowledge, SearchSpec};
use emporio_core::matches::automatic_options;
use emporio_core::{Actor, Match, Player, Rng, Setup, Turn};

/// Plays a game between searches of so many iterations. Gives a moment of each of so many parts of it, with the player to act, and
/// each seat's share of the victory.
pub fn play<G: Knowledge>(
    players: u8,
    iterations: u32,
    parts: usize,
    rng: &mut Rng,
) -> (Vec<(G, Player)>, Vec<f64>) {
    let spec = SearchSpec::new(Budget::Iterations(iterations));
    let mut bots: Vec<_> = (0..players).map(|_| SearchBot::<G>::new(spec, rng.next_u64())).collect();
    let mut table = Match::<G>::quiet(Setup::plain(automatic_options::<G>(), players)).expect("a table");
    let mut moments = Vec::new();
    loop {
        table.advance(rng);
        let Turn::Player(player) = table.turn() else { break };
        moments.push((table.state().clone(), player));
        let action = bots[player.index()].choose(&table.seat(player));
        table.try_apply(Actor::Player(player), action).expect("a legal action");
    }
    let part = moments.len() / parts;
    let chosen = (0..parts).map(|n| n * part + rng.below(part.max(1) as u32) as usize);
    let chosen = chosen.filter_map(|at| moments.get(at).cloned()).collect();
    (chosen, table.state().scores().shares().to_vec())
}
