//! The producer: dear plants, filled and sold round after round, and the guild hall at the end.

use emporio_san_juan::Card;

use super::Manner;

/// What it sets store by.
pub(super) const MANNER: Manner = Manner {
    producer: 0.9,
    trader: 0.75,
    builder: 1.0,
    councillor: 0.7,
    prospector: 0.6,
    card: 0.6,
    uses: &[
        (&[Card::SilverSmelter, Card::CoffeeRoaster], 4.0),
        (&[Card::Smithy, Card::Library, Card::MarketHall, Card::GuildHall], 3.0),
        (&[Card::TobaccoStorage], 2.8),
        (&[Card::Aqueduct, Card::TradingPost], 2.5),
        (&[Card::Well, Card::MarketStand], 1.5),
        (&[Card::SugarMill], 1.0),
    ],
    plant: (0.5, 0.0),
    monument: 0.5,
    violet: 0.5,
};
