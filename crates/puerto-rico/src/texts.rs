//! Words for names, prompts, steps and events: keys of the Fluent files with their arguments.

use emporio_core::{Key, Per, Player, Text, Words};

use crate::action::Action;
use crate::data::{Building, Good, Role, Tile};
use crate::event::Event;
use crate::pieces::{GoodSet, PerGood, Place};
use crate::state::{Ending, Phase, PuertoRico};

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

impl Words for PuertoRico {
    /// What the player to act is asked, in the second person and without a name.
    fn prompt(&self) -> Text {
        match self.phase {
            Phase::TurnUp => Text::key("prompt-turn-up"),
            Phase::Role => Text::key("prompt-role"),
            Phase::Hacienda => Text::key("prompt-hacienda"),
            Phase::HaciendaDraw => Text::key("prompt-hacienda-draw"),
            Phase::Settler => Text::key("prompt-settler"),
            Phase::MayorPrivilege => Text::key("prompt-mayor-privilege"),
            Phase::Mayor { place: here, .. } => Text::key("prompt-place")
                .with("place", place(here))
                .with("circles", amount("circles", self.board().circles_of(here)))
                .with("left", amount("colonists", self.board().san_juan)),
            Phase::Builder => Text::key("prompt-builder"),
            Phase::Production { .. } => {
                Text::key("prompt-production").with("goods", goods(&self.harvest(self.mover)))
            }
            Phase::Craftsman { .. } => Text::key("prompt-craftsman"),
            Phase::Trader => Text::key("prompt-trader"),
            Phase::Captain { .. } => Text::key("prompt-captain"),
            Phase::Points { extra, .. } => Text::key("prompt-points").with("vp", amount("points", extra)),
            Phase::Storage { places: 0, .. } => Text::key("prompt-keep"),
            Phase::Storage { .. } => Text::key("prompt-store"),
            Phase::Over => Text::key("game-over"),
        }
    }

    /// A step in words, for the one who may take it.
    fn action_text(&self, action: Action) -> Text {
        match action {
            Action::Role(card) => self.say_role(card),
            Action::Hacienda(yes) => {
                Text::key(if yes { "action-hacienda-yes" } else { "action-hacienda-no" })
            }
            Action::Settle(kind, colonist) => {
                Text::key(if colonist { "action-settle-colonist" } else { "action-settle" })
                    .with("tile", tile(kind))
            }
            Action::SettleNothing => Text::key("action-settle-nothing"),
            Action::ExtraColonist(yes) => {
                Text::key(if yes { "action-extra-colonist-yes" } else { "action-extra-colonist-no" })
            }
            Action::Place(here, n) => {
                Text::key("action-place").with("place", place(here)).with("colonists", amount("colonists", n))
            }
            Action::Build(name, colonist) => self.say_build(name, colonist),
            Action::BuildNothing => Text::key("action-build-nothing"),
            Action::Craft(kind) => Text::key("action-craft").with("good", good(kind)),
            Action::CraftNothing => Text::key("action-craft-nothing"),
            Action::Sell(kind) => Text::key("action-sell")
                .with("good", good(kind))
                .with("doubloons", amount("doubloons", self.sale_value(kind))),
            Action::SellNothing => Text::key("action-sell-nothing"),
            Action::Load(kind, size) => self.say_load(kind, size),
            Action::Wharf(kind) => Text::key("action-wharf")
                .with("good", good(kind))
                .with("barrels", amount("barrels", self.board().goods[kind])),
            Action::LoadNothing => Text::key("action-load-nothing"),
            Action::Store(kind) => Text::key("action-store")
                .with("good", good(kind))
                .with("barrels", amount("barrels", self.board().goods[kind])),
            Action::Keep(kind) => Text::key("action-keep").with("good", good(kind)),
            Action::Tile(kind) => Text::key("action-tile").with("tile", tile(kind.plantation())),
            Action::Produce(yes) => Text::key(if yes { "action-produce-yes" } else { "action-produce-no" }),
            Action::Points(0) => Text::key("action-points-none"),
            Action::Points(n) => Text::key("action-points").with("vp", amount("points", n)),
            Action::StoreNothing => Text::key("action-store-nothing"),
        }
    }

    /// An event in words.
    fn event_text(event: &Event) -> Text {
        match *event {
            Event::RoleTaken { player, role: card, doubloons } => role_taken(player, card, doubloons),
            Event::TurnedUp { tile: kind } => {
                Text::key("event-turned-up").with("tile", tile(kind.plantation()))
            }
            Event::Reshuffled { tiles } => Text::key("event-reshuffled").with("n", tiles),
            Event::HaciendaDrew { player, tile: kind } => {
                Text::key("event-hacienda").with("who", player).with("tile", tile(kind.plantation()))
            }
            Event::Settled { player, tile: kind, colonist } => {
                let key = if colonist { "event-settled-colonist" } else { "event-settled" };
                Text::key(key).with("who", player).with("tile", tile(kind))
            }
            Event::Declined { player, role: card } => declined(player, card),
            Event::ExtraColonist { player } => Text::key("event-extra-colonist").with("who", player),
            Event::ColonistsCame { player, colonists } => Text::key("event-colonists-came")
                .with("who", player)
                .with("colonists", amount("colonists", colonists)),
            Event::Placed { player, ref island, ref city, san_juan } => {
                let mut where_they_stand = amounts("standing", island, tile);
                where_they_stand.extend(amounts("standing", city, building));
                if san_juan > 0 {
                    where_they_stand.push(counted("standing", san_juan, Text::key("san-juan")));
                }
                Text::key("event-placed").with("who", player).with("where", listed(where_they_stand))
            }
            Event::ColonistShipLoaded { colonists, wanted } => {
                let key =
                    if colonists < wanted { "event-colonist-ship-short" } else { "event-colonist-ship" };
                Text::key(key).with("colonists", amount("colonists", colonists)).with("wanted", wanted)
            }
            Event::Built { player, building: name, price, colonist } => {
                let key = if colonist { "event-built-colonist" } else { "event-built" };
                let built = Text::key(key).with("who", player).with("building", building(name));
                built.with("doubloons", amount("doubloons", price))
            }
            Event::Produced { player, goods: ref made } => {
                Text::key("event-produced").with("who", player).with("goods", goods(made))
            }
            Event::FactoryPaid { player, doubloons } => Text::key("event-factory")
                .with("who", player)
                .with("doubloons", amount("doubloons", doubloons)),
            Event::ExtraGood { player, good: kind } => {
                Text::key("event-extra-good").with("who", player).with("good", good(kind))
            }
            Event::Sold { player, good: kind, doubloons } => Text::key("event-sold")
                .with("who", player)
                .with("good", good(kind))
                .with("doubloons", amount("doubloons", doubloons)),
            Event::HouseEmptied => Text::key("event-house-emptied"),
            Event::Loaded { player, good: kind, barrels, ship, vp } => {
                loaded("event-loaded", player, kind, barrels, vp).with("size", ship)
            }
            Event::Wharfed { player, good: kind, barrels, vp } => {
                loaded("event-wharfed", player, kind, barrels, vp)
            }
            Event::ExtraPoints { player, vp } => {
                Text::key("event-extra-points").with("who", player).with("vp", amount("points", vp))
            }
            Event::Stored { player, ref kept, ref lost } => Text::key("event-stored")
                .with("who", player)
                .with("kept", goods(kept))
                .with("lost", goods(lost)),
            Event::ShipSailed { ship, good: kind } => {
                Text::key("event-ship-sailed").with("size", ship).with("good", good(kind))
            }
            Event::Prospected { player } => Text::key("event-prospected").with("who", player),
            Event::LastRound { ending: why } => Text::key("event-last-round").with("why", ending(why)),
            Event::NewRound { round, governor } => {
                Text::key("event-new-round").with("round", round).with("who", governor)
            }
            Event::GameOver { ending: why } => Text::key("event-game-over").with("why", ending(why)),
        }
    }
}

impl PuertoRico {
    fn say_role(&self, card: Role) -> Text {
        match self.roles[card].doubloons {
            0 => Text::key("action-role").with("role", role(card)),
            n => Text::key("action-role-paid")
                .with("role", role(card))
                .with("doubloons", amount("doubloons", n)),
        }
    }

    fn say_build(&self, name: Building, colonist: bool) -> Text {
        Text::key(if colonist { "action-build-colonist" } else { "action-build" })
            .with("building", building(name))
            .with("doubloons", amount("doubloons", self.price(name)))
    }

    fn say_load(&self, kind: Good, size: u8) -> Text {
        let ship = self.ships.iter().find(|ship| ship.size == size);
        let barrels = ship.map_or(0, |ship| self.would_load(kind, ship));
        Text::key("action-load")
            .with("good", good(kind))
            .with("size", size)
            .with("barrels", amount("barrels", barrels))
    }
}

fn role_taken(player: Player, card: Role, doubloons: u16) -> Text {
    let key = if doubloons > 0 { "event-role-paid" } else { "event-role" };
    let taken = Text::key(key).with("who", player).with("role", role(card));
    if doubloons > 0 { taken.with("doubloons", amount("doubloons", doubloons)) } else { taken }
}

fn declined(player: Player, card: Role) -> Text {
    Text::key("event-declined").with("who", player).with("role", role(card))
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
