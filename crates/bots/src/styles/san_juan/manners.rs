//! What each style of San Juan sets store by.

use emporio_san_juan::Card;

use super::Manner;

/// The producer: dear plants, filled and sold round after round, and the guild hall at the end.
pub(super) const PRODUCER: Manner = Manner {
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

/// The architect: cards saved for monuments and for the buildings of cost 6 that count them.
pub(super) const ARCHITECT: Manner = Manner {
    producer: 0.6,
    trader: 0.6,
    builder: 0.9,
    councillor: 1.3,
    prospector: 0.8,
    card: 0.5,
    uses: &[
        (&[Card::TriumphalArch, Card::CityHall, Card::Palace], 4.0),
        (&[Card::Quarry, Card::Library, Card::Prefecture, Card::Carpenter], 3.5),
        (&[Card::GuildHall], 1.5),
        (&[Card::Tower, Card::PoorHouse], 1.0),
    ],
    plant: (-0.5, 0.6),
    monument: 2.5,
    violet: 0.0,
};

/// The prospector: a city of cheap violet buildings, quickly full, fed by single cards.
pub(super) const PROSPECTOR: Manner = Manner {
    producer: 0.4,
    trader: 0.5,
    builder: 1.1,
    councillor: 1.0,
    prospector: 1.2,
    card: 0.5,
    uses: &[
        (&[Card::CityHall], 4.0),
        (&[Card::PoorHouse, Card::Carpenter, Card::Library, Card::Prefecture, Card::Quarry], 3.5),
        (&[Card::GoldMine, Card::Chapel], 2.0),
    ],
    plant: (0.0, 0.3),
    monument: 0.5,
    violet: 1.0,
};
