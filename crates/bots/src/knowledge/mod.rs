//! What the bots know of each game, one small file a game; everything else about them is the same for all.

mod madeira;
mod puerto_rico;
mod san_juan;
mod spice_islands;
mod stones;

use std::sync::{Arc, OnceLock};

use emporio_core::{Game, Player};
use emporio_games::GameKind;
use emporio_madeira::Madeira;
use emporio_puerto_rico::PuertoRico;
use emporio_san_juan::SanJuan;
use emporio_spice_islands::SpiceIslands;
use emporio_stones::Stones;

use crate::Level;
use crate::foresight::{Foresight, Shape};
use crate::levels::{Medium, Ratings};
use crate::net::Net;
use crate::search::{Learnt, Taste};
use crate::styles::Plan;

/// Most features that a game may have.
pub const MAX_FEATURES: usize = 96;

/// A figure at the start and at the end of a game; in between it lies between them.
pub type Span = (f32, f32);

/// One thing that matters in a game, and what one unit of it is worth in final points.
///
/// The two bots may have figures of their own: what is true where a search leads can mislead one that only looks a
/// phase ahead.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// What is counted.
    pub name: &'static str,
    /// Its worth to the bot that looks a phase ahead.
    pub greedy: Span,
    /// Its worth at the leaves of a search.
    pub search: Span,
}

/// A row of a table of features.
pub const fn feature(name: &'static str, greedy: Span, search: Span) -> Feature {
    Feature { name, greedy, search }
}

/// Features that mean one thing to people; what it is called is the text `theme-WORD` of the game.
///
/// Features overlap, so that the figure of one alone may mislead; those of a theme together do not.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// The word.
    pub word: &'static str,
    /// How many features of the table it takes, in order from the end of the theme before.
    pub features: usize,
}

/// A row of a table of themes.
pub const fn theme(word: &'static str, features: usize) -> Theme {
    Theme { word, features }
}

/// By how many points forecasts are off.
#[derive(Clone, Copy, Debug)]
pub struct Spreads {
    /// With the figures of the bot that looks a phase ahead.
    pub greedy: Span,
    /// With those of the search.
    pub search: Span,
}

/// A game that the bots know.
pub trait Knowledge: Game {
    /// What matters, with its worth; the numbers are fitted on played games (`examples/fit.rs`).
    const FEATURES: &'static [Feature];

    /// The same features as people speak of them, for the reasons of a hint.
    const THEMES: &'static [Theme];

    /// By how many points forecasts are off.
    const SPREADS: Spreads;

    /// The settings of the search by fitted figures, which stays as it is: a yardstick.
    const TASTE: Taste;

    /// The settings of the search as it plays now.
    const BEST: Taste = Self::TASTE;

    /// How sure hints and reviews are of their forecasts, so that what they tell comes true (`examples/calibrate`).
    const SURENESS: f32 = 1.0;

    /// What the middle level searches.
    const MEDIUM: Medium = Medium::PLAIN;

    /// How strong the levels are, as far as that is known.
    const RATINGS: Ratings = [None; Level::ALL.len()];

    /// The yardsticks that play this game.
    const STYLES: &'static [Plan<Self>];

    /// How readily a player who goes by habit follows each of them; learnt from thoughts of the search (`examples/practise.rs`).
    const HABITS: &'static [u16] = &[];

    /// Counts what matters for a player, in the order of [`Knowledge::FEATURES`].
    fn features(&self, player: Player, out: &mut [f32]);

    /// How far the game has come, from 0 to 1.
    fn progress(&self) -> f32;

    /// A number that changes when a phase is over, so that a look-ahead may stop and judge.
    fn phase(&self) -> u32;

    /// What was learnt from games of the bots, where a game has weights (`learning/`).
    fn learnt() -> Option<Learnt> {
        None
    }

    /// What a player's prospects are told by to the game's foresight, where it has one.
    const SHAPE: Shape = Shape::NONE;

    /// Tells the prospects of each player, one after the other, in the order of [`Knowledge::SHAPE`]; the numbers are 0 before.
    fn prospects(&self, _out: &mut [f32]) {}

    /// Whether a position can be judged as it stands: no die that was asked for is still to fall.
    fn is_quiet(&self) -> bool {
        true
    }

    /// What the game has learnt to foresee (`examples/foresee`).
    fn foresight() -> Option<Arc<Foresight>> {
        None
    }

    /// Whether the choice at hand shows its worth only when others have chosen too, as that of a role.
    fn is_plan(&self) -> bool {
        false
    }

    /// How readily a light player takes this action compared with the other choices; for rollouts.
    fn appeal(&self, _action: Self::Action) -> u32 {
        1
    }

    /// What kind of choice an action is to a player who goes by habit: a place in [`Knowledge::HABITS`].
    fn habit(&self, _action: Self::Action) -> usize {
        0
    }
}

/// The weights that a game ships with, and how far the two corrections of their network count.
pub struct Weights {
    bytes: &'static [u8],
    trust: f32,
    prior: f32,
    read: OnceLock<Option<Arc<Net>>>,
}

impl Weights {
    /// Weights as they lie in their file; they are read when somebody asks for them.
    pub const fn new(bytes: &'static [u8], trust: f32, prior: f32) -> Weights {
        Weights { bytes, trust, prior, read: OnceLock::new() }
    }

    /// What was learnt, for a judge of its own.
    pub fn learnt<G: Game>(&self) -> Option<Learnt> {
        let net = Net::shipped::<G>(self.bytes, &self.read)?;
        Some(Learnt::new(net, self.trust, self.prior))
    }
}

/// The foresight that a game ships with.
pub struct Foreseen {
    bytes: &'static [u8],
    read: OnceLock<Option<Arc<Foresight>>>,
}

impl Foreseen {
    /// Weights as they lie in their file; they are read when somebody asks for them.
    pub const fn new(bytes: &'static [u8]) -> Foreseen {
        Foreseen { bytes, read: OnceLock::new() }
    }

    /// The weights; none if they do not fit the game, which a test keeps from happening.
    pub fn foresight<G: Knowledge>(&self) -> Option<Arc<Foresight>> {
        self.read.get_or_init(|| Foresight::read::<G>(self.bytes).ok().map(Arc::new)).clone()
    }
}

/// Features written one after the other.
pub struct Fill<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Fill<'a> {
    /// Before the first one.
    pub fn new(out: &'a mut [f32]) -> Self {
        Fill { out, at: 0 }
    }

    /// Writes the next one.
    #[inline]
    pub fn put(&mut self, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    /// How many have been written.
    pub fn count(&self) -> usize {
        self.at
    }
}

/// Something to be done with a game that the bots know.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it for a game.
    fn visit<G: Knowledge>(self) -> Self::Out;
}

/// Does something with the type of a game.
pub fn visit<V: Visit>(kind: GameKind, visitor: V) -> V::Out {
    match kind {
        GameKind::PuertoRico => visitor.visit::<PuertoRico>(),
        GameKind::SanJuan => visitor.visit::<SanJuan>(),
        GameKind::Madeira => visitor.visit::<Madeira>(),
        GameKind::SpiceIslands => visitor.visit::<SpiceIslands>(),
        GameKind::Stones => visitor.visit::<Stones>(),
    }
}
