//! The architect: cards saved for monuments and for the buildings of cost 6 that count them.

use emporio_san_juan::{Action, Card, Kind, SanJuan};

use super::{Manner, listed, weigh};

const MANNER: Manner =
    Manner { producer: 0.6, trader: 0.6, builder: 0.9, councillor: 1.3, prospector: 0.8, card: 0.5, use_of };

#[rustfmt::skip]
const USES: &[(Card, f32)] = &[
    (Card::TriumphalArch, 4.0),
    (Card::CityHall,      4.0),
    (Card::Palace,        4.0),
    (Card::GuildHall,     1.5),
    (Card::Quarry,        3.5),
    (Card::Library,       3.5),
    (Card::Prefecture,    3.5),
    (Card::Carpenter,     3.5),
    (Card::Tower,         1.0),
    (Card::PoorHouse,     1.0),
];

pub(super) fn wish(state: &SanJuan, action: Action) -> f32 {
    weigh(&MANNER, state, action)
}

fn use_of(card: Card) -> f32 {
    match card.row().kind {
        Kind::Monument => 2.5,
        Kind::Plant => 0.6 * f32::from(card.cost()) - 0.5,
        Kind::Violet => listed(USES, card, 0.0),
    }
}
