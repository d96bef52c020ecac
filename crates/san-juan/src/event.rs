//! What happens in a game, for the log and the animation.

use emporio_core::{Events, Player};
use serde::Serialize;

use crate::data::{Card, Good, Role, Tile};
use crate::pieces::Bag;
use crate::state::{Cover, SanJuan};

/// Why a card is drawn into the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The deal of the set-up.
    Deal,
    /// The carpenter's card.
    Carpenter,
    /// The poor house's card.
    PoorHouse,
    /// The well's card.
    Well,
    /// For goods sold.
    Sale,
    /// To be looked at as councillor.
    Council,
    /// The prospector's card.
    Prospector,
}

/// Why cards go face down from a hand to the discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The variant set-up.
    Variant,
    /// Payment for a building.
    Payment,
    /// The council, after looking.
    Council,
    /// The hand limit.
    Limit,
}

/// Something that happened. Card types are none where the viewer is not told them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    /// The first governor was drawn or set.
    FirstGovernor {
        /// Who.
        player: Player,
    },
    /// A role was taken.
    RoleTaken {
        /// By whom.
        player: Player,
        /// Which.
        role: Role,
    },
    /// A player builds nothing.
    Passed {
        /// Who.
        player: Player,
    },
    /// A library doubles a privilege.
    LibraryUsed {
        /// Whose.
        player: Player,
    },
    /// A building was placed.
    Built {
        /// By whom.
        player: Player,
        /// Which.
        card: Card,
        /// What it covers.
        cover: Option<Cover>,
        /// The price, black-market goods included.
        price: u8,
    },
    /// The good on a covered plant is lost.
    GoodLost {
        /// Whose.
        player: Player,
        /// Which.
        good: Good,
    },
    /// A good was spent with the black market.
    GoodSpent {
        /// Whose.
        player: Player,
        /// Which.
        good: Good,
    },
    /// Cards went face down to the discards.
    Discarded {
        /// Whose.
        player: Player,
        /// How many.
        count: u8,
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "{ [card in Card]?: number } | null"))]
        cards: Option<Bag>,
        /// Why.
        reason: Reason,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        player: Player,
        /// Which.
        card: Option<Card>,
        /// Why.
        why: Why,
    },
    /// A card was put unseen on a plant.
    Produced {
        /// By whom.
        player: Player,
        /// The kind of the plant.
        good: Good,
    },
    /// A tile was turned up.
    TileTurned {
        /// Which.
        tile: Tile,
    },
    /// A good was sold.
    Sold {
        /// By whom.
        player: Player,
        /// Which.
        good: Good,
        /// For how many cards.
        price: u8,
    },
    /// Cards looked at were kept.
    Kept {
        /// By whom.
        player: Player,
        /// How many.
        count: u8,
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "{ [card in Card]?: number } | null"))]
        cards: Option<Bag>,
    },
    /// A gold mine turned up a card.
    TurnedUp {
        /// Whose.
        player: Player,
        /// Which.
        card: Card,
    },
    /// A gold mine's owner took a card, or none.
    Mined {
        /// Who.
        player: Player,
        /// Which.
        card: Option<Card>,
    },
    /// A gold mine turned up equal costs or too few cards: nothing is gained.
    MineFailed {
        /// Whose.
        player: Player,
    },
    /// A new round begins.
    NewRound {
        /// Its number.
        round: u16,
        /// Its governor.
        governor: Player,
    },
    /// A card was tucked under a chapel.
    Tucked {
        /// By whom.
        player: Player,
        /// Which.
        card: Option<Card>,
    },
    /// The discards became the deck.
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// Deck and discards together have fewer cards than were to be drawn.
    Short {
        /// For whom.
        player: Player,
        /// How many are missing.
        missing: u8,
    },
    /// The game is over.
    Ended {
        /// Whether by the round cap.
        capped: bool,
    },
}

impl Events for SanJuan {
    type Event = Event;

    /// The word for its kind.
    fn event_kind(event: &Event) -> &'static str {
        event.into()
    }

    /// [SET-1] Chance makes the first governor.
    fn is_deed(event: &Event) -> bool {
        !matches!(event, Event::FirstGovernor { .. })
    }
}
