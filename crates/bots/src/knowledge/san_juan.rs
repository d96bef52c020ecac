//! What the bots know of San Juan.

mod habits;

use emporio_core::{Dispatch, Player, Turn};
use emporio_san_juan::{Action, Card, Good, Kind, Phase, Role, SanJuan, Seat, score};

use super::{Feature, Fill, Knowledge, Spreads, Theme, Weights, feature, theme};
use crate::levels::{Medium, Ratings};
use crate::search::{Learnt, Rollout, Taste};
use crate::styles::{self, Plan};

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
        feature("points", (1.666, 0.885), (0.933, 0.894)),
        feature("buildings", (1.628, -0.290), (1.696, 0.067)),
        feature("cards in hand", (1.429, -0.066), (1.201, 0.256)),
        feature("cards above the limit", (-1.295, -0.157), (-0.287, -0.468)),
        feature("indigo plants", (-0.123, 0.197), (-0.662, -0.128)),
        feature("sugar mills", (0.094, 0.289), (-0.010, -0.023)),
        feature("tobacco storages", (1.041, 0.106), (0.548, -0.062)),
        feature("coffee roasters", (1.846, -0.004), (0.683, -0.109)),
        feature("silver smelters", (1.295, 0.105), (1.116, -0.092)),
        feature("goods", (-0.065, 0.098), (-0.118, 0.056)),
        feature("prices of goods", (0.934, -0.130), (0.727, 0.003)),
        feature("smithy", (1.877, -0.139), (0.248, -0.097)),
        feature("gold mine", (2.385, -0.086), (1.055, -0.027)),
        feature("archive", (-1.811, 0.191), (-1.392, -0.426)),
        feature("poor house", (3.516, -0.437), (2.016, -0.071)),
        feature("black market", (-0.494, 0.362), (-0.024, 0.193)),
        feature("trading post", (-1.057, 0.064), (-1.476, -0.046)),
        feature("well", (-0.444, 0.134), (0.166, -0.211)),
        feature("market stand", (-1.915, 0.078), (-0.411, 0.163)),
        feature("crane", (-8.056, -1.655), (-1.563, -0.607)),
        feature("chapel", (3.436, 1.480), (-0.063, 0.986)),
        feature("tower", (-0.757, 0.063), (0.155, -0.110)),
        feature("aqueduct", (-1.140, 0.404), (0.245, -0.067)),
        feature("carpenter", (2.996, -0.040), (1.691, 0.353)),
        feature("prefecture", (6.517, -0.191), (1.998, 0.258)),
        feature("market hall", (0.710, 0.197), (0.319, 0.210)),
        feature("quarry", (2.973, 0.038), (2.399, 0.493)),
        feature("library", (5.126, -0.365), (2.767, 0.215)),
        feature("guild hall", (3.444, 1.290), (1.550, 1.588)),
        feature("city hall", (1.127, 1.126), (0.996, 0.902)),
        feature("triumphal arch", (0.871, 0.897), (0.435, 0.408)),
        feature("palace", (0.692, 1.099), (-0.161, 0.572)),
        feature("cost 6 in hand", (-0.063, 0.746), (-0.183, 0.724)),
        feature("monuments in hand", (-0.247, 0.329), (-0.237, 0.254)),
        feature("costs in hand", (0.030, 0.045), (-0.020, 0.055)),
        feature("governor comes", (0.483, 0.084), (0.549, 0.352)),
    ];
    const SPREADS: Spreads = Spreads { greedy: (4.89, 2.23), search: (3.76, 1.71) };
    // fitted: end
    const THEMES: &'static [Theme] = &[
        theme("points", 1),
        theme("buildings", 1),
        theme("hand", 2),
        theme("plants", 5),
        theme("goods", 2),
        theme("violet", 17),
        theme("large", 4),
        theme("cards", 3),
        theme("governor", 1),
    ];
    const TASTE: Taste = Taste {
        exploration: 0.2,
        sharpness: 0.1,
        rollout: Rollout::Light(3),
        growth: 1,
        forgets: false,
        tells_draws: false,
    };
    const BEST: Taste = Taste { rollout: Rollout::Habit(5), growth: 3, forgets: true, ..Self::TASTE };
    const MEDIUM: Medium = Medium { iterations: 380, quick: Some(Rollout::Light(3)) };
    const RATINGS: Ratings = [Some(1000), Some(1490), Some(1850), None];
    const STYLES: &'static [Plan<Self>] = styles::SAN_JUAN;
    const HABITS: &'static [u16] = &habits::HABITS;

    /// Its forecasts are better than the figures.
    fn learnt() -> Option<Learnt> {
        static WEIGHTS: Weights =
            Weights::new(include_bytes!("../../weights/san-juan.safetensors"), 1.0, 1.0);
        WEIGHTS.learnt::<SanJuan>()
    }

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

    fn is_plan(&self) -> bool {
        matches!(self.phase, Phase::Role)
    }

    fn habit(&self, action: Action) -> usize {
        habits::habit(self, action)
    }

    fn appeal(&self, action: Action) -> u32 {
        let cheap = |card: Card| u32::from(8 - card.cost().min(7));
        match action {
            Action::Take(role) => role_appeal(self, role),
            Action::MineNothing | Action::Stop | Action::Pass => 1,
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

/// What a role would bring its taker soon: cards to build with, plants to fill, goods to sell.
fn role_appeal(state: &SanJuan, role: Role) -> u32 {
    let Turn::Player(taker) = state.turn() else { return 1 };
    let seat = state.seat(taker);
    match role {
        Role::Builder => 1 + 2 * u32::from(seat.hand.len().min(6)),
        Role::Producer => {
            1 + 5 * u32::from(Good::ALL.iter().map(|&good| seat.empty_plants(good)).sum::<u8>().min(2))
        }
        Role::Trader => 1 + 6 * u32::from(seat.goods.len().min(2)),
        Role::Councillor => 3,
        Role::Prospector => 5,
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
