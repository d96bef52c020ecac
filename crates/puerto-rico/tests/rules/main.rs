//! The clauses of the rules, shown one by one: the scene is set by moving pieces, the moves are text.

mod builder;
mod captain;
mod chance;
mod craftsman;
mod data;
mod decisions;
mod end;
mod forbidden;
mod mayor;
mod others;
mod position;
mod prospector;
mod refusals;
mod round;
mod settler;
mod setup;
mod storage;
mod trader;
mod two;

use emporio_core::Opening;
use emporio_puerto_rico::{Building, Good, Options, Phase, PuertoRico, Tile};

/// A table on which pieces are moved about, always out of the box's own number.
pub type Scene = emporio_core::scene::Scene<PuertoRico>;

/// What lays out the pieces of a scene.
pub trait Pieces: Sized {
    /// The first role is to be taken by seat 0; the kinds of plantation lie face up in turn, corn first.
    fn new(players: u8) -> Self;

    /// The same with options.
    fn with(options: &Options, players: u8) -> Self;

    /// Three players, and a barrel of each of these kinds on the ships 4, 5 and 6.
    fn begun(goods: [Good; 3]) -> Self;

    /// The same with full ships.
    fn full(goods: [Good; 3]) -> Self;

    /// Five players who have all tiles of the stock.
    fn without_tiles() -> Self;

    /// Gives a player barrels out of the supply.
    fn goods(&mut self, player: usize, good: Good, barrels: u8) -> &mut Self;

    /// Gives a player tiles out of the stock, with colonists out of the supply on some of them.
    fn tiles(&mut self, player: usize, tile: Tile, tiles: u8, colonists: u8) -> &mut Self;

    /// Gives a player a building out of the offer, with colonists out of the supply on it.
    fn building(&mut self, player: usize, building: Building, colonists: u8) -> &mut Self;

    /// Moves colonists from the supply to a player's San Juan.
    fn spare(&mut self, player: usize, colonists: u8) -> &mut Self;

    /// Gives a player victory points out of the pool.
    fn vp(&mut self, player: usize, vp: u16) -> &mut Self;

    /// Puts barrels of the supply on a ship.
    fn load(&mut self, size: u8, good: Good, barrels: u8) -> &mut Self;

    /// Puts a barrel of the supply into the trading house.
    fn in_house(&mut self, good: Good) -> &mut Self;

    /// Answers every question of a role with the word for doing nothing, or with the first option, until a role is
    /// to be taken or the game is over.
    fn idle(&mut self) -> &mut Self;

    /// Takes a role and lets everyone do as little as possible.
    fn idle_role(&mut self, role: &str) -> &mut Self;

    /// One role of the round has been played: the game is over after the other two, and no sooner.
    fn ends_with_the_round(&mut self);
}

impl Pieces for Scene {
    fn new(players: u8) -> Scene {
        Scene::with(&Options::default(), players)
    }

    fn with(options: &Options, players: u8) -> Scene {
        let mut scene = Scene::of(PuertoRico::new(options, players).unwrap());
        for good in Good::ALL.into_iter().cycle() {
            if scene.phase != Phase::TurnUp {
                return scene;
            }
            scene.play(&format!("tile {good}"));
        }
        unreachable!("the tiles go round for ever")
    }

    fn begun(goods: [Good; 3]) -> Scene {
        let mut scene = Scene::new(3);
        for (size, good) in (4..).zip(goods) {
            scene.load(size, good, 1);
        }
        scene
    }

    fn full(goods: [Good; 3]) -> Scene {
        let mut scene = Scene::new(3);
        for (size, good) in (4..).zip(goods) {
            scene.load(size, good, size);
        }
        scene
    }

    fn without_tiles() -> Scene {
        let mut scene = Scene::new(5);
        for (player, good) in Good::ALL.into_iter().enumerate() {
            let left = scene.stock[good];
            scene.tiles(player, good.plantation(), left, 0);
        }
        scene
    }

    fn goods(&mut self, player: usize, good: Good, barrels: u8) -> &mut Scene {
        self.state.goods[good] -= barrels;
        self.boards[player].goods[good] += barrels;
        self
    }

    fn tiles(&mut self, player: usize, tile: Tile, tiles: u8, colonists: u8) -> &mut Scene {
        match tile.good() {
            Some(good) => self.stock[good] -= tiles,
            None => self.quarries -= tiles,
        }
        self.colonists -= colonists;
        self.boards[player].island[tile] += tiles;
        self.boards[player].workers[tile] += colonists;
        self
    }

    fn building(&mut self, player: usize, building: Building, colonists: u8) -> &mut Scene {
        self.state.offered.take(building);
        self.colonists -= colonists;
        self.boards[player].city.set(building, colonists);
        self
    }

    fn spare(&mut self, player: usize, colonists: u8) -> &mut Scene {
        self.colonists -= colonists;
        self.boards[player].san_juan += colonists;
        self
    }

    fn vp(&mut self, player: usize, vp: u16) -> &mut Scene {
        self.vp_pool -= vp;
        self.boards[player].vp += vp;
        self
    }

    fn load(&mut self, size: u8, good: Good, barrels: u8) -> &mut Scene {
        self.state.goods[good] -= barrels;
        let ship = self.state.ships.iter_mut().find(|ship| ship.size == size).unwrap();
        (ship.good, ship.barrels) = (Some(good), barrels);
        self
    }

    fn in_house(&mut self, good: Good) -> &mut Scene {
        self.state.goods[good] -= 1;
        self.house[good] += 1;
        self
    }

    fn idle(&mut self) -> &mut Scene {
        while !matches!(self.phase, Phase::Role | Phase::Over) {
            let options = self.offered();
            let nothing = options.iter().find(|text| text.ends_with("nothing") || text.ends_with("no"));
            let text = nothing.unwrap_or(&options[0]).clone();
            self.play(&text);
        }
        self
    }

    fn idle_role(&mut self, role: &str) -> &mut Scene {
        self.play(&format!("role {role}")).idle()
    }

    fn ends_with_the_round(&mut self) {
        assert_eq!(self.phase, Phase::Role);
        self.idle_role("settler");
        assert_eq!(self.phase, Phase::Role);
        self.idle_role("craftsman");
        assert_eq!(self.phase, Phase::Over);
    }
}
