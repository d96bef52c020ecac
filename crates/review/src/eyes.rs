//! Everyone's chance of victory in a state, each judged from what that seat knows.

use emporio_bots::search::{Judge, SearchBot};
use emporio_bots::value::Values;
use emporio_bots::{Budget, Knowledge, SearchSpec};
use emporio_core::play::settle;
use emporio_core::{ActionList, Player, Rng, Seat, Silent, Turn, Viewer};

/// A judgement of states by the mean over worlds; equal seeds draw equal luck, so that states differ and not the dice.
#[derive(Clone, Debug)]
pub struct Eyes {
    judge: Judge,
    seed: u64,
    worlds: u32,
    /// Iterations of a search in each world; with none it is only played on from.
    thought: u32,
}

impl Eyes {
    /// Eyes that look into so many worlds.
    pub fn new<G: Knowledge>(seed: u64, worlds: u32) -> Eyes {
        Eyes { judge: Judge::of_victory::<G>(), seed, worlds: worlds.max(1), thought: 0 }
    }

    /// The same, with so much thought in each world.
    pub fn thinking(self, thought: u32) -> Eyes {
        Eyes { thought, ..self }
    }

    /// Each seat's chance, as that seat could know it; exact when the game is over.
    pub fn chances<G: Knowledge>(&self, state: &G) -> Values {
        if state.turn() == Turn::Over {
            return self.judge.sight(state);
        }
        let mut sums = Values::default();
        for n in 0..self.worlds {
            self.add_world(state, n, &mut sums);
        }
        sums.map(|sum| sum / self.worlds as f32)
    }

    /// Adds what each seat sees in its world of a number. Seats that know the same draw the same world, which is
    /// judged once.
    fn add_world<G: Knowledge>(&self, state: &G, n: u32, sums: &mut Values) {
        let mut judged: Vec<(G, Values)> = Vec::new();
        for player in Player::all(state.players()) {
            let mut rng = Rng::stream(self.seed, u64::from(n));
            let mut world = state.clone();
            world.determinize(Viewer::Player(player), &mut rng);
            let known = judged.iter().find(|(other, _)| *other == world).map(|(_, values)| *values);
            let values = known.unwrap_or_else(|| {
                let values = self.judge_world(world.clone(), rng);
                judged.push((world, values));
                values
            });
            sums[player.index()] += values[player.index()];
        }
    }

    fn judge_world<G: Knowledge>(&self, mut world: G, mut rng: Rng) -> Values {
        let mut legal = ActionList::new();
        settle(&mut world, &mut legal, &mut Silent);
        if let (Turn::Player(mover), 1..) = (world.turn(), self.thought) {
            let spec = SearchSpec::new(Budget::Iterations(self.thought));
            let seat = Seat::new(&world, mover, &legal);
            return SearchBot::<G>::adviser(spec, rng.next_u64()).study(&seat)[0].values;
        }
        self.judge.clone().leaf(&mut world, &mut legal, &mut rng)
    }
}
