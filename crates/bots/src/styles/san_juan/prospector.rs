//! The prospector: a city of cheap violet buildings, quickly full, fed by single cards.

use emporio_san_juan::{Action, Card, Kind, SanJuan};

use super::{Manner, listed, weigh};

const MANNER: Manner =
    Manner { producer: 0.4, trader: 0.5, builder: 1.1, councillor: 1.0, prospector: 1.2, card: 0.5, use_of };

#[rustfmt::skip]
const USES: &[(Card, f32)] = &[
    (Card::PoorHouse,  3.5),
    (Card::Carpenter,  3.5),
    (Card::Library,    3.5),
    (Card::Prefecture, 3.5),
    (Card::Quarry,     3.5),
    (Card::CityHall,   4.0),
    (Card::GoldMine,   2.0),
    (Card::Chapel,     2.0),
];

pub(super) fn wish(state: &SanJuan, action: Action) -> f32 {
    weigh(&MANNER, state, action)
}

fn use_of(card: Card) -> f32 {
    match card.row().kind {
        Kind::Plant => 0.3 * f32::from(card.cost()),
        Kind::Monument => 0.5,
        Kind::Violet => listed(USES, card, 1.0),
    }
}
