//! The architect: cards saved for monuments and for the buildings of cost 6 that count them.

use emporio_san_juan::Card;

use super::Manner;

/// What it sets store by.
pub(super) const MANNER: Manner = Manner {
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
