//! The producer: dear plants, filled and sold round after round, and the guild hall at the end.

use emporio_san_juan::{Action, Card, SanJuan};

use super::{Manner, listed, weigh};

const MANNER: Manner =
    Manner { producer: 0.9, trader: 0.75, builder: 1.0, councillor: 0.7, prospector: 0.6, card: 0.6, use_of };

#[rustfmt::skip]
const USES: &[(Card, f32)] = &[
    (Card::SilverSmelter,  4.0),
    (Card::CoffeeRoaster,  4.0),
    (Card::TobaccoStorage, 2.8),
    (Card::SugarMill,      1.0),
    (Card::Aqueduct,       2.5),
    (Card::TradingPost,    2.5),
    (Card::Smithy,         3.0),
    (Card::Library,        3.0),
    (Card::MarketHall,     3.0),
    (Card::GuildHall,      3.0),
    (Card::Well,           1.5),
    (Card::MarketStand,    1.5),
];

pub(super) fn wish(state: &SanJuan, action: Action) -> f32 {
    weigh(&MANNER, state, action)
}

fn use_of(card: Card) -> f32 {
    listed(USES, card, 0.5)
}
