//! Nothing is allocated while playing. In a test binary of its own, since it counts with the global allocator.

use allocation_counter::measure;
use emporio_core::play::playout;
use emporio_core::{ActionList, Dispatch, Hidden, Opening, Rng, Silent, Turn};
use emporio_puerto_rico::{Options, PuertoRico};

#[test]
fn random_games_allocate_nothing() {
    for players in 2..=5 {
        let start = PuertoRico::new(&Options::default(), players).unwrap();
        let mut rng = Rng::new(players.into());
        let counted = measure(|| {
            for _ in 0..50 {
                playout(&mut start.clone(), &mut rng);
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players: {counted:?}");
    }
}

#[test]
fn worlds_and_lists_allocate_nothing() {
    let mut rng = Rng::new(5);
    let mut state = PuertoRico::new(&Options::default(), 4).unwrap();
    let counted = measure(|| {
        let mut legal = ActionList::new();
        while state.turn() != Turn::Over {
            let mut world = state.clone();
            world.determinize(emporio_core::Viewer::Spectator, &mut rng);
            legal.clear();
            state.legal_actions(&mut legal);
            state.apply(rng.pick(&legal), &mut Silent);
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn the_counter_counts() {
    assert!(measure(|| drop(std::hint::black_box(vec![1, 2, 3]))).count_total > 0);
}
