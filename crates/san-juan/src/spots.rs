//! The places on the board by name: where a choice is lit, and what an event changed.
//!
//! `role:builder`; the viewer's own cards `hand:well` and `look:well`; a card that a gold mine shows `mine:well`;
//! a seat's side `own:2`, its cards in hand `own:2:hand`, a violet building `own:2:chapel`, a plant with or without
//! a good `own:2:sugar-mill:loaded` and `own:2:sugar-mill:empty`; `deck`, `discards` and `tile`. Cards are named by
//! their kind: equal cards, and equal plants, share a place.

use emporio_core::{Dispatch, Player, Spots, Turn};

use crate::action::Action;
use crate::data::{Card, Good};
use crate::event::Event;
use crate::state::{Cover, SanJuan};

impl Spots for SanJuan {
    /// The places where a choice is lit; refusals and outcomes of chance have none.
    fn spots(&self, action: Action) -> Vec<String> {
        let Turn::Player(player) = self.turn() else { return Vec::new() };
        match action {
            Action::Take(role) => vec![format!("role:{}", role.name())],
            Action::Build(card) | Action::Pay(card) | Action::Discard(card) | Action::Tuck(card) => {
                vec![card_in("hand", card)]
            }
            Action::Keep(card) => vec![card_in("look", card)],
            Action::Mine(card) => vec![card_in("mine", card)],
            Action::Cover(cover) => vec![covered(player, cover)],
            Action::Library(true) => vec![building(player, Card::Library, false)],
            Action::Produce(good) => vec![plant(player, good, false)],
            Action::Sell(good) | Action::Spend(good) => vec![plant(player, good, true)],
            Action::Governor(_)
            | Action::Tile(_)
            | Action::Draw(_)
            | Action::Pass
            | Action::CoverNothing
            | Action::Library(false)
            | Action::Stop
            | Action::MineNothing
            | Action::TuckNothing => Vec::new(),
        }
    }

    /// The places that an event changed, as far as the viewer was told.
    fn event_spots(event: &Event) -> Vec<String> {
        match *event {
            Event::FirstGovernor { player } | Event::NewRound { governor: player, .. } => vec![side(player)],
            Event::RoleTaken { role, .. } => vec![format!("role:{}", role.name())],
            Event::LibraryUsed { player } => vec![building(player, Card::Library, false)],
            Event::Built { player, card, .. } => vec![building(player, card, false)],
            Event::GoodLost { .. } => vec!["discards".to_string()],
            Event::GoodSpent { player, good } | Event::Sold { player, good, .. } => {
                vec![plant(player, good, false), "discards".to_string()]
            }
            Event::Discarded { player, .. } => vec![hand(player), "discards".to_string()],
            Event::Drew { player, card, .. } | Event::Mined { player, card: card @ Some(_) } => {
                let mut places = vec![hand(player)];
                places.extend(card.map(|card| card_in("hand", card)));
                places
            }
            Event::Kept { player, .. } => vec![hand(player)],
            Event::Produced { player, good } => vec![plant(player, good, true)],
            Event::TileTurned { .. } => vec!["tile".to_string()],
            Event::TurnedUp { card, .. } => vec![card_in("mine", card)],
            Event::Tucked { player, .. } => vec![hand(player), building(player, Card::Chapel, false)],
            Event::Reshuffled { .. } => vec!["deck".to_string(), "discards".to_string()],
            Event::Passed { .. }
            | Event::Mined { card: None, .. }
            | Event::MineFailed { .. }
            | Event::Short { .. }
            | Event::Ended { .. } => Vec::new(),
        }
    }
}

/// The place of a building: plants with and without a good are two.
pub(crate) fn building(player: Player, card: Card, loaded: bool) -> String {
    let place = format!("{}:{}", side(player), card.row().key);
    match card.good() {
        None => place,
        Some(_) => format!("{place}:{}", if loaded { "loaded" } else { "empty" }),
    }
}

fn plant(player: Player, good: Good, loaded: bool) -> String {
    building(player, good.plant(), loaded)
}

fn covered(player: Player, cover: Cover) -> String {
    building(player, cover.card(), matches!(cover, Cover::Loaded(_)))
}

fn side(player: Player) -> String {
    format!("own:{}", player.0)
}

fn hand(player: Player) -> String {
    format!("{}:hand", side(player))
}

fn card_in(where_it_lies: &str, card: Card) -> String {
    format!("{where_it_lies}:{}", card.row().key)
}
