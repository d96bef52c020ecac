//! Nothing is allocated for the steps of a batch, once its games have had their length.

use allocation_counter::measure;
use emporio_batch::{Buffers, Spec, open};
use emporio_core::Rng;
use emporio_games::GameKind;
use serde_json::json;

#[test]
fn a_batch_allocates_nothing_once_it_runs() {
    for &kind in GameKind::ALL {
        let options = kind.automatic(json!({}));
        let mut batch = open(kind, Spec { options, players: 3, games: 16, seed: 4, threads: 1 }).unwrap();
        let mut buffers = Buffers::new(batch.shape());
        batch.write(buffers.arrays()).unwrap();
        let (mut rng, mut actions) = (Rng::new(1), vec![0; 16]);
        let mut play = |steps: usize| {
            let mut ended = 0;
            for _ in 0..steps {
                for (game, action) in actions.iter_mut().enumerate() {
                    *action = rng.pick(buffers.choices_of(game));
                }
                batch.step(&actions, buffers.arrays()).unwrap();
                ended += buffers.done.iter().map(|&done| u64::from(done)).sum::<u64>();
            }
            ended
        };
        play(4_000);
        let mut ended = 0;
        let used = measure(|| ended = play(1_000));
        // A game that is longer than all before it makes room for its choices: twice in a place at most, since a place
        // keeps its last game too. A game that begins may take two small ones more, as Madeira's do. Whatever is allocated
        // for each step would be thousands.
        assert!(used.count_total <= 2 * 16 + 2 * ended, "{kind}: {used:?}, {ended} games ended");
    }
}
