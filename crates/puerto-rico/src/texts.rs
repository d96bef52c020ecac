//! Words for names, prompts, steps and events: keys of the Fluent files with their arguments.

use emporio_core::{Player, Text};

use crate::action::Action;
use crate::data::{Building, Good, Role, Tile};
use crate::event::Event;
use crate::per::{GoodSet, Key, Per, PerGood};
use crate::state::{Ending, Phase, Place, PuertoRico};

pub(crate) fn good(good: Good) -> Text {
    Text::key(format!("good-{good}"))
}

pub(crate) fn tile(tile: Tile) -> Text {
    Text::key(format!("tile-{tile}"))
}

pub(crate) fn role(role: Role) -> Text {
    Text::key(format!("role-{role}"))
}

pub(crate) fn building(building: Building) -> Text {
    Text::key(format!("building-{building}"))
}

fn place(place: Place) -> Text {
    match place {
        Place::Island(kind) => tile(kind),
        Place::City(name) => building(name),
    }
}

fn ending(ending: Ending) -> Text {
    let word: &'static str = ending.into();
    Text::key(format!("ending-{word}"))
}

fn amount(key: &'static str, n: impl Into<Text>) -> Text {
    Text::key(key).with("n", n)
}

/// Several kinds with their numbers; those of which there is none are left out.
fn amounts<K: Key, const N: usize>(
    phrase: &'static str,
    numbers: &Per<K, u8, N>,
    name: fn(K) -> Text,
) -> Vec<Text> {
    let said = |(key, n): (K, u8)| counted(phrase, n, name(key));
    numbers.each().filter(|&(_, n)| n > 0).map(said).collect()
}

fn counted(phrase: &'static str, n: u8, what: Text) -> Text {
    Text::key(phrase).with("n", n).with("what", what)
}

pub(crate) fn goods(numbers: &PerGood) -> Text {
    listed(amounts("several", numbers, good))
}

/// A list, or the word for nothing.
pub(crate) fn listed(list: Vec<Text>) -> Text {
    if list.is_empty() { Text::key("nothing") } else { list.into() }
}

impl PuertoRico {
    /// What the player to act is asked.
    pub(crate) fn ask(&self) -> Text {
        let who = |key: &'static str| Text::key(key).with("who", self.mover);
        match self.phase {
            Phase::TurnUp => Text::key("ask-turn-up"),
            Phase::Role => who("ask-role"),
            Phase::Hacienda => who("ask-hacienda"),
            Phase::HaciendaDraw => who("ask-hacienda-draw"),
            Phase::Settler => who("ask-settler"),
            Phase::MayorPrivilege => who("ask-mayor-privilege"),
            Phase::Mayor { place: here, .. } => who("ask-place")
                .with("place", place(here))
                .with("circles", amount("circles", self.board().circles_of(here)))
                .with("left", amount("colonists", self.board().san_juan)),
            Phase::Builder => who("ask-builder"),
            Phase::Craftsman { .. } => who("ask-craftsman"),
            Phase::Trader => who("ask-trader"),
            Phase::Captain { .. } => who("ask-captain"),
            Phase::Storage { places: 0, .. } => who("ask-keep"),
            Phase::Storage { .. } => who("ask-store"),
            Phase::Over => Text::key("game-over"),
        }
    }

    /// A step in words, for the one who may take it.
    pub(crate) fn say_action(&self, action: Action) -> Text {
        match action {
            Action::Role(card) => self.say_role(card),
            Action::Hacienda(yes) => Text::key(if yes { "do-hacienda-yes" } else { "do-hacienda-no" }),
            Action::Settle(kind, colonist) => {
                Text::key(if colonist { "do-settle-colonist" } else { "do-settle" }).with("tile", tile(kind))
            }
            Action::SettleNothing => Text::key("do-settle-nothing"),
            Action::ExtraColonist(yes) => {
                Text::key(if yes { "do-extra-colonist-yes" } else { "do-extra-colonist-no" })
            }
            Action::Place(here, n) => {
                Text::key("do-place").with("place", place(here)).with("colonists", amount("colonists", n))
            }
            Action::Build(name, colonist) => self.say_build(name, colonist),
            Action::BuildNothing => Text::key("do-build-nothing"),
            Action::Craft(kind) => Text::key("do-craft").with("good", good(kind)),
            Action::CraftNothing => Text::key("do-craft-nothing"),
            Action::Sell(kind) => Text::key("do-sell")
                .with("good", good(kind))
                .with("doubloons", amount("doubloons", self.sale_value(kind))),
            Action::SellNothing => Text::key("do-sell-nothing"),
            Action::Load(kind, size) => self.say_load(kind, size),
            Action::Wharf(kind) => Text::key("do-wharf")
                .with("good", good(kind))
                .with("barrels", amount("barrels", self.board().goods[kind])),
            Action::LoadNothing => Text::key("do-load-nothing"),
            Action::Store(kind) => Text::key("do-store")
                .with("good", good(kind))
                .with("barrels", amount("barrels", self.board().goods[kind])),
            Action::Keep(kind) => Text::key("do-keep").with("good", good(kind)),
            Action::Tile(kind) => Text::key("do-tile").with("tile", tile(kind.plantation())),
        }
    }

    fn say_role(&self, card: Role) -> Text {
        match self.roles[card].doubloons {
            0 => Text::key("do-role").with("role", role(card)),
            n => Text::key("do-role-paid").with("role", role(card)).with("doubloons", amount("doubloons", n)),
        }
    }

    fn say_build(&self, name: Building, colonist: bool) -> Text {
        Text::key(if colonist { "do-build-colonist" } else { "do-build" })
            .with("building", building(name))
            .with("doubloons", amount("doubloons", self.price(name)))
    }

    fn say_load(&self, kind: Good, size: u8) -> Text {
        let ship = self.ships.iter().find(|ship| ship.size == size);
        let barrels = ship.map_or(0, |ship| self.would_load(kind, ship));
        Text::key("do-load")
            .with("good", good(kind))
            .with("size", size)
            .with("barrels", amount("barrels", barrels))
    }
}

impl Event {
    /// The event in words.
    pub(crate) fn text(&self) -> Text {
        match *self {
            Event::RoleTaken { player, role: card, doubloons } => role_taken(player, card, doubloons),
            Event::TurnedUp { tile: kind } => {
                Text::key("told-turned-up").with("tile", tile(kind.plantation()))
            }
            Event::Reshuffled { tiles } => Text::key("told-reshuffled").with("n", tiles),
            Event::HaciendaDrew { player, tile: kind } => {
                Text::key("told-hacienda").with("who", player).with("tile", tile(kind.plantation()))
            }
            Event::Settled { player, tile: kind, colonist } => {
                let key = if colonist { "told-settled-colonist" } else { "told-settled" };
                Text::key(key).with("who", player).with("tile", tile(kind))
            }
            Event::Declined { player, role: card } => declined(player, card),
            Event::ExtraColonist { player } => Text::key("told-extra-colonist").with("who", player),
            Event::ColonistsCame { player, colonists } => Text::key("told-colonists-came")
                .with("who", player)
                .with("colonists", amount("colonists", colonists)),
            Event::Placed { player, ref island, ref city, san_juan } => {
                let mut where_they_stand = amounts("standing", island, tile);
                where_they_stand.extend(amounts("standing", city, building));
                if san_juan > 0 {
                    where_they_stand.push(counted("standing", san_juan, Text::key("san-juan")));
                }
                Text::key("told-placed").with("who", player).with("where", listed(where_they_stand))
            }
            Event::ColonistShipLoaded { colonists, wanted } => {
                let key = if colonists < wanted { "told-colonist-ship-short" } else { "told-colonist-ship" };
                Text::key(key).with("colonists", amount("colonists", colonists)).with("wanted", wanted)
            }
            Event::Built { player, building: name, price, colonist } => {
                let key = if colonist { "told-built-colonist" } else { "told-built" };
                let built = Text::key(key).with("who", player).with("building", building(name));
                built.with("doubloons", amount("doubloons", price))
            }
            Event::Produced { player, goods: ref made } => {
                Text::key("told-produced").with("who", player).with("goods", goods(made))
            }
            Event::FactoryPaid { player, doubloons } => Text::key("told-factory")
                .with("who", player)
                .with("doubloons", amount("doubloons", doubloons)),
            Event::ExtraGood { player, good: kind } => {
                Text::key("told-extra-good").with("who", player).with("good", good(kind))
            }
            Event::Sold { player, good: kind, doubloons } => Text::key("told-sold")
                .with("who", player)
                .with("good", good(kind))
                .with("doubloons", amount("doubloons", doubloons)),
            Event::HouseEmptied => Text::key("told-house-emptied"),
            Event::Loaded { player, good: kind, barrels, ship, vp } => {
                loaded("told-loaded", player, kind, barrels, vp).with("size", ship)
            }
            Event::Wharfed { player, good: kind, barrels, vp } => {
                loaded("told-wharfed", player, kind, barrels, vp)
            }
            Event::Stored { player, ref kept, ref lost } => Text::key("told-stored")
                .with("who", player)
                .with("kept", goods(kept))
                .with("lost", goods(lost)),
            Event::ShipSailed { ship, good: kind } => {
                Text::key("told-ship-sailed").with("size", ship).with("good", good(kind))
            }
            Event::Prospected { player } => Text::key("told-prospected").with("who", player),
            Event::LastRound { ending: why } => Text::key("told-last-round").with("why", ending(why)),
            Event::NewRound { round, governor } => {
                Text::key("told-new-round").with("round", round).with("who", governor)
            }
            Event::GameOver { ending: why } => Text::key("told-game-over").with("why", ending(why)),
        }
    }
}

fn role_taken(player: Player, card: Role, doubloons: u16) -> Text {
    let key = if doubloons > 0 { "told-role-paid" } else { "told-role" };
    let taken = Text::key(key).with("who", player).with("role", role(card));
    if doubloons > 0 { taken.with("doubloons", amount("doubloons", doubloons)) } else { taken }
}

fn declined(player: Player, card: Role) -> Text {
    Text::key("told-declined").with("who", player).with("role", role(card))
}

fn loaded(key: &'static str, player: Player, kind: Good, barrels: u8, vp: u8) -> Text {
    Text::key(key)
        .with("who", player)
        .with("good", good(kind))
        .with("barrels", amount("barrels", barrels))
        .with("vp", amount("points", vp))
}

/// The kinds of a set in words.
pub(crate) fn kinds(set: GoodSet) -> Text {
    listed(set.iter().map(good).collect())
}
