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
mod round;
mod settler;
mod setup;
mod storage;
mod trader;
mod two;

use std::ops::{Deref, DerefMut};

use emporio_core::play::{settle, step};
use emporio_core::{ActionList, Game, Player, Turn};
use emporio_puerto_rico::{Action, Building, Event, Good, Options, Phase, PuertoRico, Tile};

/// A table on which pieces are moved about, always out of the box's own number.
#[derive(Clone)]
pub struct Scene {
    /// What lies on the table.
    pub state: PuertoRico,
    /// What has happened.
    pub told: Vec<Event>,
}

impl Deref for Scene {
    type Target = PuertoRico;

    fn deref(&self) -> &PuertoRico {
        &self.state
    }
}

impl DerefMut for Scene {
    fn deref_mut(&mut self) -> &mut PuertoRico {
        &mut self.state
    }
}

impl Scene {
    /// The first role is to be taken by seat 0; the kinds of plantation lie face up in turn, corn first.
    pub fn new(players: u8) -> Scene {
        let state = PuertoRico::new(&Options::default(), players).unwrap();
        let mut scene = Scene { state, told: Vec::new() };
        for good in Good::ALL.into_iter().cycle() {
            if scene.phase != Phase::TurnUp {
                return scene;
            }
            scene.play(&format!("tile {good}"));
        }
        unreachable!("the tiles go round for ever")
    }

    /// Gives a player barrels out of the supply.
    pub fn goods(&mut self, player: usize, good: Good, barrels: u8) -> &mut Scene {
        self.state.goods[good] -= barrels;
        self.boards[player].goods[good] += barrels;
        self
    }

    /// Gives a player tiles out of the stock, with colonists out of the supply on some of them.
    pub fn tiles(&mut self, player: usize, tile: Tile, tiles: u8, colonists: u8) -> &mut Scene {
        match tile.good() {
            Some(good) => self.stock[good] -= tiles,
            None => self.quarries -= tiles,
        }
        self.colonists -= colonists;
        self.boards[player].island[tile] += tiles;
        self.boards[player].workers[tile] += colonists;
        self
    }

    /// Gives a player a building out of the offer, with colonists out of the supply on it.
    pub fn building(&mut self, player: usize, building: Building, colonists: u8) -> &mut Scene {
        self.state.offered.take(building);
        self.colonists -= colonists;
        self.boards[player].city.set(building, colonists);
        self
    }

    /// Moves colonists from the supply to a player's San Juan.
    pub fn spare(&mut self, player: usize, colonists: u8) -> &mut Scene {
        self.colonists -= colonists;
        self.boards[player].san_juan += colonists;
        self
    }

    /// Gives a player victory points out of the pool.
    pub fn vp(&mut self, player: usize, vp: u16) -> &mut Scene {
        self.vp_pool -= vp;
        self.boards[player].vp += vp;
        self
    }

    /// Puts barrels of the supply on a ship.
    pub fn load(&mut self, size: u8, good: Good, barrels: u8) -> &mut Scene {
        self.state.goods[good] -= barrels;
        let ship = self.state.ships.iter_mut().find(|ship| ship.size == size).unwrap();
        (ship.good, ship.barrels) = (Some(good), barrels);
        self
    }

    /// Puts a barrel of the supply into the trading house.
    pub fn in_house(&mut self, good: Good) -> &mut Scene {
        self.state.goods[good] -= 1;
        self.house[good] += 1;
        self
    }

    /// The options of the one to act, after single ones have been taken.
    pub fn options(&self) -> Vec<String> {
        let mut state = self.state.clone();
        let mut list = ActionList::new();
        settle(&mut state, &mut list, &mut Vec::new());
        if state.whose_turn() == Turn::Chance {
            state.legal_actions(&mut list);
        }
        list.iter().map(Action::to_string).collect()
    }

    /// Whether a step is an option.
    pub fn offers(&self, text: &str) -> bool {
        let _: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        self.options().contains(&text.to_string())
    }

    /// Takes a step, which must be an option, and the single choices after it.
    pub fn play(&mut self, text: &str) -> &mut Scene {
        let mut list = ActionList::new();
        settle(&mut self.state, &mut list, &mut self.told);
        assert!(self.offers(text), "`{text}` is not among {:?}", self.options());
        step(&mut self.state, text.parse().unwrap(), &mut list, &mut self.told);
        self.check().unwrap_or_else(|broken| panic!("after `{text}`: {broken}"));
        self
    }

    /// Takes several steps.
    pub fn play_all(&mut self, texts: &[&str]) -> &mut Scene {
        for text in texts {
            self.play(text);
        }
        self
    }

    /// Answers every question of a role with the word for doing nothing, or with the first option, until a role is
    /// to be taken or the game is over.
    pub fn idle(&mut self) -> &mut Scene {
        while !matches!(self.phase, Phase::Role | Phase::Over) {
            let options = self.options();
            let nothing = options.iter().find(|text| text.ends_with("nothing") || text.ends_with("no"));
            let text = nothing.unwrap_or(&options[0]).clone();
            self.play(&text);
        }
        self
    }

    /// Takes a role and lets everyone do as little as possible.
    pub fn idle_role(&mut self, role: &str) -> &mut Scene {
        self.play(&format!("role {role}")).idle()
    }

    /// Who has to choose.
    pub fn mover(&self) -> Player {
        match self.whose_turn() {
            Turn::Player(player) => player,
            Turn::Chance | Turn::Over => panic!("no player has to choose"),
        }
    }

    /// What happened, by kind.
    pub fn told_kinds(&self) -> Vec<&'static str> {
        self.told.iter().map(PuertoRico::event_kind).collect()
    }
}
