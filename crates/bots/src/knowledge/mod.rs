//! What the bots know of each game, one small file a game; everything else about them is the same for all.

use emporio_core::Game;
use emporio_games::GameKind;
use emporio_madeira::Madeira;
use emporio_puerto_rico::PuertoRico;
use emporio_san_juan::SanJuan;
use emporio_spice_islands::SpiceIslands;

/// A game that the bots know.
pub trait Knowledge: Game {}

#[cfg(madeira)]
impl Knowledge for Madeira {}
#[cfg(puerto_rico)]
impl Knowledge for PuertoRico {}
#[cfg(san_juan)]
impl Knowledge for SanJuan {}
#[cfg(spice_islands)]
impl Knowledge for SpiceIslands {}
impl Knowledge for emporio_core::toy::Toy {}

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
    }
}
