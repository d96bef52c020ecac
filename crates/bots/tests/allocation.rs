//! A search takes its memory once: iterations use the tree's array and nothing else.

use emporio_bots::search::{Judge, Search};
use emporio_bots::{Knowledge, Visit, visit};
use emporio_core::{Match, Rng, Setup, Turn};
use emporio_games::GameKind;

struct Iterations(usize);

impl Visit for Iterations {
    type Out = u64;

    /// Allocations of some hundred iterations from the opening, after a first few.
    fn visit<G: Knowledge>(self) -> u64 {
        let players = G::META.max_players;
        let mut table = Match::<G>::quiet(Setup::plain(G::Options::default(), players)).unwrap();
        table.advance(&mut Rng::new(3));
        let Turn::Player(player) = table.turn() else { panic!("a choice after the opening") };
        let seat = table.seat(player);
        let mut search = Search::new(G::BEST, Judge::of_search::<G>(), Rng::new(4), self.0);
        (0..20).for_each(|_| search.iterate(&seat));
        let counted = allocation_counter::measure(|| (0..300).for_each(|_| search.iterate(&seat)));
        counted.count_total
    }
}

#[test]
fn no_iteration_allocates() {
    for &kind in GameKind::ALL {
        assert_eq!(visit(kind, Iterations(1 << 15)), 0, "{kind}");
    }
}

#[test]
fn a_full_tree_goes_on_without_growing() {
    for &kind in GameKind::ALL {
        assert_eq!(visit(kind, Iterations(64)), 0, "{kind}");
    }
}
