//! San Juan's styles: what all of them do alike, weighed by what each sets store by.

mod architect;
mod producer;
mod prospector;

use emporio_core::{Dispatch, Player, Turn};
use emporio_san_juan::{Action, Bag, Card, Good, Kind, Role, SanJuan, Seat, score};

use super::{Plan, Style, Table, listed, plan};

/// What a style sets store by; everything is weighed in points, roughly.
struct Manner {
    /// A good made.
    producer: f32,
    /// A card got for goods.
    trader: f32,
    /// What the best purchase is worth beyond its price.
    builder: f32,
    /// The choice among the councillor's cards.
    councillor: f32,
    /// The prospector's card.
    prospector: f32,
    /// A card in hand, spent or saved.
    card: f32,
    /// What some buildings bring beyond their points while the game is young.
    uses: Table<Card>,
    /// A plant that is not among them, and what is added for each card of its cost.
    plant: (f32, f32),
    /// A monument.
    monument: f32,
    /// Any other violet building.
    violet: f32,
}

pub(crate) const STYLES: &[Plan<SanJuan>] = &[
    plan(Style::Producer, |state, action| weigh(&producer::MANNER, state, action)),
    plan(Style::Architect, |state, action| weigh(&architect::MANNER, state, action)),
    plan(Style::Prospector, |state, action| weigh(&prospector::MANNER, state, action)),
];

/// How much a style wants a choice of the player to act.
fn weigh(manner: &Manner, state: &SanJuan, action: Action) -> f32 {
    let Turn::Player(player) = state.turn() else { return 0.0 };
    let seat = state.seat(player);
    let value = |card| building(manner, seat, card);
    match action {
        Action::Take(role) => role_worth(manner, state, player, role),
        Action::Build(card) => purchase(manner, state, player, card),
        Action::Library(yes) => f32::from(u8::from(yes)),
        // Goods fetch more than a card each when they are sold.
        Action::Spend(_) => -1.0,
        Action::Cover(_) => -1.0,
        Action::Pay(card) | Action::Discard(card) => picked(state, card, |card| -value(card)),
        Action::Keep(card) => picked(state, card, value),
        Action::Produce(good) | Action::Sell(good) => 1.0 + f32::from(good as u8),
        Action::Mine(card) => 1.0 + value(card),
        Action::Tuck(card) => 1.0 - 0.3 * value(card).max(0.0) - if seat.hand.len() < 4 { 1.0 } else { 0.0 },
        Action::Pass | Action::CoverNothing | Action::Stop | Action::MineNothing | Action::TuckNothing => 0.0,
        Action::Governor(_) | Action::Tile(_) | Action::Draw(_) => 0.0,
    }
}

/// Names the best cards of those to be picked in the order in which they must be named.
fn picked(state: &SanJuan, card: Card, value: impl Fn(Card) -> f32) -> f32 {
    let (Some((_, from)), Some(picks)) = (state.picking(), state.picks()) else { return value(card) };
    let mut cards: Vec<Card> = Bag::cards(from.minus(picks.picked)).collect();
    cards.retain(|&card| card >= picks.lowest());
    cards.sort_by(|&one, &other| value(other).total_cmp(&value(one)));
    cards.truncate(usize::from(picks.left));
    let is_first = cards.iter().min() == Some(&card);
    f32::from(u8::from(is_first))
}

/// What a role would bring its taker soon.
fn role_worth(manner: &Manner, state: &SanJuan, player: Player, role: Role) -> f32 {
    let seat = state.seat(player);
    match role {
        Role::Builder => {
            // The price is one card less for whoever takes the role.
            let gain = |card| purchase(manner, state, player, card) + manner.card;
            let hand = seat.hand.types().filter(|&card| can_build(state, player, card));
            manner.builder * hand.map(gain).fold(0.0, f32::max)
        }
        Role::Producer => {
            let empty: u8 = Good::ALL.iter().map(|&good| seat.empty_plants(good)).sum();
            manner.producer * f32::from(empty.min(state.production(player, false) + 1))
        }
        Role::Trader => {
            let prices =
                |good: &Good| f32::from(1 + (*good as u8).div_ceil(2)) * f32::from(seat.goods.count(*good));
            let mean = Good::ALL.iter().map(prices).sum::<f32>() / f32::from(seat.goods.len().max(1));
            manner.trader * mean * f32::from(seat.goods.len().min(state.sales(player, false) + 1))
        }
        Role::Councillor => manner.councillor,
        Role::Prospector => manner.prospector * (1.0 + 0.3 * f32::from(u8::from(seat.has(Card::GoldMine)))),
    }
}

/// Whether a card could be built if the player took the builder now.
fn can_build(state: &SanJuan, player: Player, card: Card) -> bool {
    let seat = state.seat(player);
    let price = state.price(player, card, None, false).saturating_sub(1);
    price < seat.hand.len() && (card.is_plant() || !seat.has(card))
}

/// What a building is worth to a style beyond its price.
fn purchase(manner: &Manner, state: &SanJuan, player: Player, card: Card) -> f32 {
    let price = f32::from(state.price(player, card, None, false)) + 1.0;
    building(manner, state.seat(player), card) + space(state) - manner.card * price
}

/// A space of the city gets scarcer towards the end, and a card in hand is worth nothing after it.
fn space(state: &SanJuan) -> f32 {
    0.25 * f32::from(state.seats.iter().map(|seat| seat.visible.len()).max().unwrap_or(0))
}

/// What a building adds to a city: points at the end, and its use for as long as the city grows.
fn building(manner: &Manner, seat: &Seat, card: Card) -> f32 {
    if !card.is_plant() && seat.has(card) {
        return 0.0;
    }
    let mut with = *seat;
    with.visible.add(card);
    let points = (score(&with).total - score(seat).total) as f32;
    let built = f32::from(seat.visible.len().min(12));
    // A building of cost 6 will count what is still to come, too.
    let growth = if card.cost() == 6 { 3.0 * (1.0 - built / 12.0) } else { 0.0 };
    points + growth + use_of(manner, card) * (1.0 - built / 12.0)
}

/// What a building brings beyond its points while the game is young.
fn use_of(manner: &Manner, card: Card) -> f32 {
    let of_kind = match card.row().kind {
        Kind::Plant => manner.plant.1 * f32::from(card.cost()) + manner.plant.0,
        Kind::Monument => manner.monument,
        Kind::Violet => manner.violet,
    };
    listed(manner.uses, card, of_kind)
}
