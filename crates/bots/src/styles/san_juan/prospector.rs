//! The prospector: a city of cheap violet buildings, quickly full, fed by single cards.

use emporio_san_juan::Card;

use super::Manner;

/// What it sets store by.
pub(super) const MANNER: Manner = Manner {
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
