//! All that a player may see and do, human or bot; the true state stays behind it.

use crate::{Game, Player, Rng, Text, Viewer};

/// A place at a match, for the player who has to choose.
///
/// ```compile_fail
/// fn peek<G: emporio_core::Game>(seat: emporio_core::Seat<'_, G>) -> &G {
///     seat.state // private: a bot cannot see what its player must not
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a, G: Game> {
    state: &'a G,
    player: Player,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Seat<'a, G> {
    /// The seat of a player in a state, with the choices they have there.
    pub fn new(state: &'a G, player: Player, legal: &'a [G::Action]) -> Self {
        Seat { state, player, legal }
    }

    /// Whose seat it is.
    pub fn player(&self) -> Player {
        self.player
    }

    /// How many sit at the table.
    pub fn players(&self) -> u8 {
        self.state.players()
    }

    /// The choices; empty when it is not this player's turn.
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// What the player sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Player(self.player))
    }

    /// What the player to act is asked.
    pub fn prompt(&self) -> Text {
        self.state.prompt()
    }

    /// A choice in words.
    pub fn action_text(&self, action: G::Action) -> Text {
        self.state.action_text(action)
    }

    /// Where on the board a choice is lit.
    pub fn spots(&self, action: G::Action) -> Vec<String> {
        self.state.spots(action)
    }

    /// A world that agrees with all that the player knows; what they cannot know is drawn anew.
    pub fn world(&self, rng: &mut Rng) -> G {
        let mut world = self.state.clone();
        world.determinize(Viewer::Player(self.player), rng);
        world
    }

    /// The same into an existing state, for searches that draw thousands of worlds.
    pub fn world_into(&self, world: &mut G, rng: &mut Rng) {
        world.clone_from(self.state);
        world.determinize(Viewer::Player(self.player), rng);
    }
}
