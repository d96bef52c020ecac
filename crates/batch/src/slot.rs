//! One game of a batch: its state, and how it came there.

use emporio_core::matches::Setup;
use emporio_core::play::settle;
use emporio_core::{ActionList, Actor, Game, Match, Player, Rng, Scores, SetupError, Silent, Turn};

/// A running game. Seed and choices are its whole history: chance follows from them.
#[derive(Clone, Debug)]
pub struct Slot<G: Game> {
    /// Where it stands: a player has two or more choices.
    pub state: G,
    /// How many games have ended here.
    pub episode: u64,
    /// The seed and the ids chosen so far.
    pub story: Story,
    /// The same of the game that ended last.
    pub finished: Option<Story>,
    /// Steps taken, chance included: what is drawn next is named by their number.
    ply: usize,
}

/// A game as its seed and the ids chosen in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// What chance follows from.
    pub seed: u64,
    /// What players chose, where they had a choice.
    pub chosen: Vec<u16>,
}

/// The seed of a game of a batch: a number of its own for each batch, game and episode.
pub fn seed_of(batch: u64, game: usize, episode: u64) -> u64 {
    let own = Rng::stream(batch, game as u64).next_u64();
    Rng::stream(own, episode).next_u64()
}

impl<G: Game> Slot<G> {
    /// A game before anything has happened; [`Slot::begin`] brings it to its first choice.
    pub fn new(start: &G) -> Slot<G> {
        Slot { state: start.clone(), episode: 0, story: Story::default(), finished: None, ply: 0 }
    }

    /// Begins anew and goes on to the first choice, whose options are listed.
    pub fn begin(&mut self, start: &G, seed: u64, legal: &mut ActionList<G::Action>) {
        self.state.clone_from(start);
        self.story.seed = seed;
        self.story.chosen.clear();
        self.ply = 0;
        settle(&mut self.state, legal, &mut Silent);
        self.go_on(legal);
    }

    /// Takes a choice, which must be legal, and goes on to the next, whose options are listed; gives the points if that
    /// ended the game.
    #[inline]
    pub fn take(&mut self, id: u16, legal: &mut ActionList<G::Action>) -> Option<Scores> {
        let action = G::action_from_id(id)?;
        self.story.chosen.push(id);
        self.ply += 1;
        self.state.apply(action, &mut Silent);
        settle(&mut self.state, legal, &mut Silent);
        self.go_on(legal);
        (self.state.turn() == Turn::Over).then(|| self.state.scores())
    }

    /// Lays the ended game aside and begins the next.
    pub fn next_episode(&mut self, start: &G, seed: u64, legal: &mut ActionList<G::Action>) {
        let kept = self.finished.get_or_insert_default();
        std::mem::swap(kept, &mut self.story);
        self.episode += 1;
        self.begin(start, seed, legal);
    }

    /// Draws what chance has to decide; lists the choices of the player to act, none at the end.
    #[inline]
    fn go_on(&mut self, legal: &mut ActionList<G::Action>) {
        if self.state.turn() == Turn::Chance {
            let mut rng = Rng::of_ply(self.story.seed, self.ply);
            while self.state.turn() == Turn::Chance {
                let outcome = self.state.sample_chance(&mut rng);
                self.ply += 1;
                self.state.apply(outcome, &mut Silent);
                settle(&mut self.state, legal, &mut Silent);
            }
        }
    }

    /// The seat to act.
    #[inline]
    pub fn seat(&self) -> Player {
        match self.state.turn() {
            Turn::Player(player) => player,
            Turn::Chance | Turn::Over => Player(0),
        }
    }
}

impl Story {
    /// The game as a match, played anew from seed and choices.
    pub fn replay<G: Game>(&self, options: &G::Options, players: u8) -> Result<Match<G>, SetupError> {
        let setup = Setup { seed: Some(self.seed), ..Setup::plain(options.clone(), players) };
        let mut game = Match::new(setup)?;
        game.advance(&mut Rng::of_ply(self.seed, game.ply()));
        for action in self.chosen.iter().filter_map(|&id| G::action_from_id(id)) {
            if let Turn::Player(player) = game.turn() {
                // What was chosen here was legal, and the same again meets the same luck.
                let _ = game.try_apply(Actor::Player(player), action);
            }
            game.advance(&mut Rng::of_ply(self.seed, game.ply()));
        }
        Ok(game)
    }
}
