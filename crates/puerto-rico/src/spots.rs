//! Places on the board: where a choice is lit, and what an event changed.
//!
//! `role:ROLE`, `tile:TILE`, `stock`, `building:BUILDING`, `supply:GOOD`, `house`, `ship:SIZE`, `colonists`, `vp`; on the
//! board of a seat `own:SEAT:good:GOOD`, `own:SEAT:island:TILE`, `own:SEAT:city:BUILDING`, `own:SEAT:staff:BUILDING`
//! (its circles), `own:SEAT:san-juan` and `own:SEAT:purse`.

use std::fmt::Display;

use emporio_core::{Player, Spots};

use crate::action::Action;
use crate::data::{Building, Good, Role, Tile};
use crate::event::Event;
use crate::pieces::{PerBuilding, PerGood, PerTile, Place};
use crate::state::PuertoRico;

const STOCK: &str = "stock";
const COLONISTS: &str = "colonists";
const HOUSE: &str = "house";
const VP: &str = "vp";

fn at(kind: &str, name: impl Display) -> String {
    format!("{kind}:{name}")
}

fn own(player: Player, kind: &str, name: impl Display) -> String {
    format!("own:{}:{kind}:{name}", player.0)
}

fn purse(player: Player) -> String {
    format!("own:{}:purse", player.0)
}

fn san_juan(player: Player) -> String {
    format!("own:{}:san-juan", player.0)
}

fn good_of(player: Player, good: Good) -> String {
    own(player, "good", good)
}

fn circles_of(player: Player, place: Place) -> String {
    match place {
        Place::Island(tile) => own(player, "island", tile),
        Place::City(building) => own(player, "staff", building),
    }
}

impl Spots for PuertoRico {
    /// Where a choice is lit: what is picked up first, where it goes second; nowhere for doing nothing.
    fn spots(&self, action: Action) -> Vec<String> {
        let me = self.mover;
        match action {
            Action::Role(role) => vec![at("role", role)],
            Action::Hacienda(true) => vec![STOCK.into()],
            Action::Settle(tile, _) => vec![at("tile", tile)],
            Action::ExtraColonist(true) => vec![COLONISTS.into()],
            Action::Place(place, _) => vec![circles_of(me, place)],
            Action::Build(building, _) => vec![at("building", building)],
            Action::Craft(good) => vec![at("supply", good)],
            Action::Sell(good) => vec![good_of(me, good), HOUSE.into()],
            Action::Load(good, size) => vec![good_of(me, good), at("ship", size)],
            Action::Wharf(good) => vec![good_of(me, good), own(me, "city", Building::Wharf)],
            Action::Store(good) | Action::Keep(good) => vec![good_of(me, good)],
            Action::Tile(good) => vec![STOCK.into(), at("tile", good)],
            Action::Points(1..) => vec![VP.into()],
            Action::Hacienda(false)
            | Action::SettleNothing
            | Action::ExtraColonist(false)
            | Action::BuildNothing
            | Action::CraftNothing
            | Action::SellNothing
            | Action::LoadNothing
            | Action::Produce(_)
            | Action::Points(0)
            | Action::StoreNothing => Vec::new(),
        }
    }

    /// What an event changed on the board, in the order in which it moves.
    fn event_spots(event: &Event) -> Vec<String> {
        match *event {
            Event::RoleTaken { player, role, doubloons } => role_taken(player, role, doubloons),
            Event::TurnedUp { tile } => vec![STOCK.into(), at("tile", tile)],
            Event::Reshuffled { .. } => vec![STOCK.into()],
            Event::HaciendaDrew { player, tile } => vec![STOCK.into(), own(player, "island", tile)],
            Event::Settled { player, tile, .. } => vec![at("tile", tile), own(player, "island", tile)],
            Event::ExtraColonist { player } => vec![COLONISTS.into(), san_juan(player)],
            Event::ColonistsCame { colonists: 0, .. } => Vec::new(),
            Event::ColonistsCame { player, .. } => vec![COLONISTS.into(), san_juan(player)],
            Event::Placed { player, ref island, ref city, .. } => placed(player, island, city),
            Event::ColonistShipLoaded { .. } => vec![COLONISTS.into()],
            Event::Built { player, building, .. } => {
                vec![at("building", building), own(player, "city", building)]
            }
            Event::Produced { player, ref goods } => produced(player, goods),
            Event::FactoryPaid { player, .. } => vec![own(player, "city", Building::Factory), purse(player)],
            Event::ExtraGood { player, good } => vec![at("supply", good), good_of(player, good)],
            Event::Sold { player, good, .. } => vec![good_of(player, good), HOUSE.into(), purse(player)],
            Event::HouseEmptied => vec![HOUSE.into()],
            Event::Loaded { player, good, ship, .. } => {
                vec![good_of(player, good), at("ship", ship), VP.into()]
            }
            Event::Wharfed { player, good, .. } => {
                vec![good_of(player, good), own(player, "city", Building::Wharf), VP.into()]
            }
            Event::ExtraPoints { .. } => vec![VP.into()],
            Event::Stored { player, ref lost, .. } => kinds(lost).map(|good| good_of(player, good)).collect(),
            Event::ShipSailed { ship, .. } => vec![at("ship", ship)],
            Event::Prospected { player } => vec![purse(player)],
            Event::Declined { .. }
            | Event::LastRound { .. }
            | Event::NewRound { .. }
            | Event::GameOver { .. } => Vec::new(),
        }
    }
}

fn role_taken(player: Player, role: Role, doubloons: u16) -> Vec<String> {
    let mut spots = vec![at("role", role)];
    spots.extend((doubloons > 0).then(|| purse(player)));
    spots
}

fn placed(player: Player, island: &PerTile, city: &PerBuilding) -> Vec<String> {
    let tiles = island.each().filter(|&(_, n)| n > 0).map(|(tile, _): (Tile, u8)| Place::Island(tile));
    let buildings = city.each().filter(|&(_, n)| n > 0).map(|(building, _)| Place::City(building));
    tiles.chain(buildings).map(|place| circles_of(player, place)).collect()
}

fn kinds(goods: &PerGood) -> impl Iterator<Item = Good> + '_ {
    goods.each().filter(|&(_, n)| n > 0).map(|(good, _)| good)
}

fn produced(player: Player, goods: &PerGood) -> Vec<String> {
    kinds(goods).flat_map(|good| [at("supply", good), good_of(player, good)]).collect()
}
