//! The architect: cards saved for monuments and for the buildings of cost 6 that count them.

use emporio_san_juan::{Action, Card, Kind, SanJuan};

use super::{Manner, weigh};

const MANNER: Manner =
    Manner { producer: 0.6, trader: 0.6, builder: 0.9, councillor: 1.3, prospector: 0.8, card: 0.5, use_of };

pub(super) fn wish(state: &SanJuan, action: Action) -> f32 {
    weigh(&MANNER, state, action)
}

fn use_of(card: Card) -> f32 {
    match card.row().kind {
        Kind::Monument => 2.5,
        Kind::Plant => 0.6 * f32::from(card.cost()) - 0.5,
        Kind::Violet => match card {
            Card::TriumphalArch | Card::CityHall | Card::Palace => 4.0,
            Card::GuildHall => 1.5,
            Card::Quarry | Card::Library | Card::Prefecture | Card::Carpenter => 3.5,
            Card::Tower | Card::PoorHouse => 1.0,
            _ => 0.0,
        },
    }
}
