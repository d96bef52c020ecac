//! What the bots know of San Juan.

use emporio_core::Player;
use emporio_san_juan::data::Kind;
use emporio_san_juan::state::{Phase, Seat};
use emporio_san_juan::{Action, Card, Good, SanJuan, score};

use super::{Feature, Fill, Knowledge, feature};
use crate::search::{Rollout, Taste};

/// The violet buildings whose use is worth points of its own, in card order.
const USEFUL: [Card; 17] = [
    Card::Smithy,
    Card::GoldMine,
    Card::Archive,
    Card::PoorHouse,
    Card::BlackMarket,
    Card::TradingPost,
    Card::Well,
    Card::MarketStand,
    Card::Crane,
    Card::Chapel,
    Card::Tower,
    Card::Aqueduct,
    Card::Carpenter,
    Card::Prefecture,
    Card::MarketHall,
    Card::Quarry,
    Card::Library,
];

/// The buildings of cost 6, which count at the end.
const LARGE: [Card; 4] = [Card::GuildHall, Card::CityHall, Card::TriumphalArch, Card::Palace];

impl Knowledge for SanJuan {
    // fitted: begin
    const FEATURES: &'static [Feature] = &[
        feature("points", 1.0, 1.0),
        feature("buildings", 1.0, 0.3),
        feature("cards in hand", 0.5, 0.2),
        feature("cards above the limit", -0.4, -0.1),
        feature("indigo plants", 0.3, 0.1),
        feature("sugar mills", 0.5, 0.1),
        feature("tobacco storages", 0.8, 0.1),
        feature("coffee roasters", 1.0, 0.1),
        feature("silver smelters", 1.3, 0.1),
        feature("goods", 0.3, 0.1),
        feature("prices of goods", 0.3, 0.1),
        feature("smithy", 0.5, 0.0),
        feature("gold mine", 0.3, 0.0),
        feature("archive", 0.3, 0.0),
        feature("poor house", 0.5, 0.0),
        feature("black market", 0.3, 0.0),
        feature("trading post", 0.5, 0.0),
        feature("well", 0.3, 0.0),
        feature("market stand", 0.3, 0.0),
        feature("crane", 0.2, 0.0),
        feature("chapel", 1.0, 0.2),
        feature("tower", 0.2, 0.0),
        feature("aqueduct", 0.7, 0.0),
        feature("carpenter", 1.0, 0.0),
        feature("prefecture", 1.0, 0.0),
        feature("market hall", 0.8, 0.0),
        feature("quarry", 1.0, 0.0),
        feature("library", 1.5, 0.0),
        feature("guild hall", 1.0, 0.0),
        feature("city hall", 1.0, 0.0),
        feature("triumphal arch", 1.0, 0.0),
        feature("palace", 1.0, 0.0),
        feature("cost 6 in hand", 0.5, 0.5),
        feature("monuments in hand", 0.3, 0.3),
        feature("costs in hand", 0.05, 0.05),
        feature("governor comes", 0.0, 0.0),
    ];
    const SPREAD: (f32, f32) = (5.0, 2.0);
    // fitted: end
    const TASTE: Taste = Taste { exploration: 0.7, sharpness: 0.1, far: false, rollout: Rollout::Light(3) };
    const EASY_NOISE: f32 = 0.04;

    fn features(&self, player: Player, out: &mut [f32]) {
        let seat = self.seat(player);
        let mut fill = Fill::new(out);
        fill.put(score(seat).total as f32);
        fill.put(f32::from(seat.visible.len()));
        let limit = if seat.has(Card::Tower) { 12.0 } else { 7.0 };
        fill.put(f32::from(seat.hand.len()));
        fill.put((f32::from(seat.hand.len()) - limit).max(0.0));
        count_plants(seat, &mut fill);
        USEFUL.iter().chain(&LARGE).for_each(|&card| fill.put(f32::from(u8::from(seat.has(card)))));
        count_hand(seat, &mut fill);
        let steps = (player.0 + self.players - self.governor.0) % self.players;
        fill.put(f32::from(steps) / f32::from(self.players));
    }

    /// The tallest city of twelve.
    fn progress(&self) -> f32 {
        let most = self.seats.iter().map(|seat| seat.visible.len()).max().unwrap_or(0);
        f32::from(most.saturating_sub(1)) / 11.0
    }

    /// A role that has been carried out.
    fn phase(&self) -> u32 {
        let between =
            matches!(self.phase, Phase::Role | Phase::Chapel { .. } | Phase::Limit { .. } | Phase::Over);
        let done = if between { self.roles_taken } else { self.roles_taken.saturating_sub(1) };
        u32::from(self.round) * 8 + u32::from(done)
    }

    fn appeal(&self, action: Action) -> u32 {
        let cheap = |card: Card| u32::from(8 - card.cost().min(7));
        match action {
            Action::Take(_) | Action::MineNothing | Action::Stop | Action::Pass => 1,
            Action::Build(card) => 4 + 2 * u32::from(card.cost()),
            Action::CoverNothing => 6,
            Action::Cover(_) | Action::Spend(_) => 1,
            Action::Library(yes) => 1 + 4 * u32::from(yes),
            Action::Pay(card) | Action::Discard(card) => cheap(card) * cheap(card),
            Action::Produce(good) => 6 + 4 * good as u32,
            Action::Sell(good) => 6 + 4 * good as u32,
            Action::Keep(card) => 1 + u32::from(card.cost()) * u32::from(card.cost()),
            Action::Mine(_) => 9,
            Action::TuckNothing => 6,
            Action::Tuck(card) => cheap(card),
            Action::Governor(_) | Action::Tile(_) | Action::Draw(_) => 1,
        }
    }
}

fn count_plants(seat: &Seat, fill: &mut Fill<'_>) {
    Good::ALL.iter().for_each(|&good| fill.put(f32::from(seat.visible.count(good.plant()))));
    fill.put(f32::from(seat.goods.len()));
    let price = |good: &Good| f32::from(seat.goods.count(*good)) * (1.0 + 0.5 * (*good as u8) as f32);
    fill.put(Good::ALL.iter().map(price).sum());
}

fn count_hand(seat: &Seat, fill: &mut Fill<'_>) {
    let large: u8 = LARGE.iter().map(|&card| seat.hand.count(card)).sum();
    let (mut monuments, mut costs) = (0, 0);
    for (card, count) in seat.hand.iter() {
        costs += card.cost() * count;
        monuments += if card.row().kind == Kind::Monument { count } else { 0 };
    }
    fill.put(f32::from(large));
    fill.put(f32::from(monuments));
    fill.put(f32::from(costs));
}
