//! What the bots know of Madeira.

use emporio_core::Player;
use emporio_madeira::{Action, City, Colony, Good, Madeira, Person, Phase, Request, Spot};
use strum::VariantArray;

use super::{Feature, Fill, Knowledge, Spreads, Theme, Weights, feature, theme};
use crate::levels::{Medium, Ratings};
use crate::search::{Learnt, Rollout, Taste};
use crate::styles::{self, Plan};

impl Knowledge for Madeira {
    // fitted: begin
    const FEATURES: &'static [Feature] = &[
        feature("prestige", (0.840, 0.993), (0.840, 0.993)),
        feature("pirates", (-0.734, -0.476), (-0.734, -0.476)),
        feature("loss for pirates", (0.153, -0.498), (0.153, -0.498)),
        feature("wheat", (0.894, 0.087), (0.894, 0.087)),
        feature("sugar", (0.362, 0.236), (0.362, 0.236)),
        feature("wine", (1.230, 0.281), (1.230, 0.281)),
        feature("wood", (1.153, 0.154), (1.153, 0.154)),
        feature("bread", (0.557, 0.215), (0.557, 0.215)),
        feature("reals", (0.578, 0.130), (0.578, 0.130)),
        feature("windmill", (2.587, 0.356), (2.587, 0.356)),
        feature("workers in region 1", (-0.718, 0.064), (-0.718, 0.064)),
        feature("workers in region 2", (2.368, 0.011), (2.368, 0.011)),
        feature("workers in region 3", (-1.403, 0.290), (-1.403, 0.290)),
        feature("regions with three", (2.288, 1.206), (2.288, 1.206)),
        feature("worker in the forest", (1.857, 0.086), (1.857, 0.086)),
        feature("workers on the watch", (1.523, 1.284), (1.523, 1.284)),
        feature("most on the watch", (0.749, 1.433), (0.749, 1.433)),
        feature("workers in Porto Santo", (-0.442, 0.148), (-0.442, 0.148)),
        feature("workers in Funchal", (0.160, -0.058), (0.160, -0.058)),
        feature("workers in Machico", (-0.161, 0.065), (-0.161, 0.065)),
        feature("workers in colonies", (-0.288, 0.249), (-0.288, 0.249)),
        feature("ships in markets", (0.495, -0.331), (0.495, -0.331)),
        feature("ships in colonies", (0.447, -0.470), (0.447, -0.470)),
        feature("favours", (4.485, -0.070), (4.485, -0.070)),
        feature("favours face up", (0.393, 0.869), (0.393, 0.869)),
        feature("points of guilds face up", (0.392, -0.084), (0.392, -0.084)),
        feature("points of ships in markets", (0.074, 0.235), (0.074, 0.235)),
        feature("points of ships in colonies", (0.253, 0.217), (0.253, 0.217)),
        feature("points of the best city", (-0.158, -0.040), (-0.158, -0.040)),
        feature("points of requests, dice to place", (0.189, 0.734), (0.189, 0.734)),
        feature("points of requests, dice placed", (0.433, 0.760), (0.433, 0.760)),
        feature("points of requests, next round", (0.062, 0.707), (0.062, 0.707)),
        feature("trade routes wanted", (-2.721, -1.462), (-2.721, -1.462)),
        feature("expeditions wanted", (-2.623, -1.628), (-2.623, -1.628)),
        feature("guild influence wanted", (-2.146, -1.298), (-2.146, -1.298)),
        feature("urbanization wanted", (3.841, 2.369), (3.841, 2.369)),
        feature("prosperity wanted", (0.305, 0.560), (0.305, 0.560)),
        feature("reals for prosperity", (-0.307, -0.088), (-0.307, -0.088)),
        feature("bread missing, dice to place", (-0.036, -0.314), (-0.036, -0.314)),
        feature("bread missing, dice placed", (-0.800, -0.492), (-0.800, -0.492)),
        feature("wood missing for ships, dice to place", (-0.268, -0.956), (-0.268, -0.956)),
        feature("wood missing for ships, dice placed", (-0.985, -0.641), (-0.985, -0.641)),
        feature("dice in hand", (-0.287, 1.171), (-0.287, 1.171)),
        feature("pips in hand", (0.777, 0.409), (0.777, 0.409)),
        feature("building actions to come", (1.388, 1.426), (1.388, 1.426)),
        feature("strong building actions to come", (0.875, 0.417), (0.875, 0.417)),
        feature("reals due for buildings", (-0.262, -0.138), (-0.262, -0.138)),
        feature("reals missing for buildings", (-0.214, 0.004), (-0.214, 0.004)),
        feature("place in the order", (-0.603, -0.198), (-0.603, -0.198)),
    ];
    const SPREADS: Spreads = Spreads { greedy: (10.75, 2.56), search: (10.75, 2.56) };
    // fitted: end
    const THEMES: &'static [Theme] = &[
        theme("prestige", 1),
        theme("pirates", 2),
        theme("goods", 3),
        theme("supplies", 3),
        theme("windmill", 1),
        theme("workers", 11),
        theme("ships", 2),
        theme("guilds", 3),
        theme("places", 3),
        theme("requests", 9),
        theme("upkeep", 4),
        theme("dice", 2),
        theme("actions", 4),
        theme("order", 1),
    ];
    const TASTE: Taste = Taste {
        exploration: 0.15,
        sharpness: 0.1,
        rollout: Rollout::Own(1),
        growth: 1,
        forgets: false,
        tells_draws: false,
    };
    // With the curiosity that suits the figures, thoughts by what was learnt agree less with longer ones (docs/search.md).
    const BEST: Taste = Taste { exploration: 0.6, forgets: true, ..Self::TASTE };
    const SURENESS: f32 = 0.78;
    const MEDIUM: Medium = Medium { iterations: 150, quick: Some(Rollout::Own(1)) };
    const RATINGS: Ratings = [Some(1000), Some(1490), None, None];
    const STYLES: &'static [Plan<Self>] = styles::MADEIRA;

    /// It plays best where it judges leaves as they stand.
    fn learnt() -> Option<Learnt> {
        static WEIGHTS: Weights = Weights::new(include_bytes!("../../weights/madeira.safetensors"), 1.0, 1.0);
        WEIGHTS.learnt::<Madeira>().map(Learnt::at_once)
    }

    fn features(&self, player: Player, out: &mut [f32]) {
        let person = &self.people[player.index()];
        let mut fill = Fill::new(out);
        fill.put(f32::from(person.prestige));
        fill.put(f32::from(person.pirates));
        fill.put(loss(self, player));
        let stuff = [person.wood, person.bread, person.reals];
        person.goods.iter().chain(&stuff).for_each(|&amount| fill.put(f32::from(amount)));
        fill.put(f32::from(person.level));
        count_workers(self, player, &mut fill);
        let (mut markets, mut colonies) = (0, 0);
        Good::VARIANTS.iter().for_each(|&good| markets += person.fleet.and(good.slots()).len());
        Colony::VARIANTS.iter().for_each(|&colony| colonies += person.fleet.and(colony.slots()).len());
        fill.put(f32::from(markets));
        fill.put(f32::from(colonies));
        fill.put(f32::from(person.favours.len()));
        fill.put(f32::from(person.face_up.len()));
        count_prospects(self, player, &mut fill);
        count_requests(self, player, &mut fill);
        let due = person.workers_on_board().saturating_sub(person.level);
        put_by_season(self, &mut fill, missing(due, person.bread));
        put_by_season(self, &mut fill, missing(markets + colonies, person.wood));
        fill.put(f32::from(person.dice.iter().sum::<u8>()));
        fill.put((1u8..).zip(person.dice).map(|(value, count)| f32::from(value * count)).sum());
        count_buildings(self, player, &mut fill);
        fill.put(self.order_space(player).map_or(1.5, |space| space as f32));
    }

    /// Five rounds of five phases.
    fn progress(&self) -> f32 {
        let part = match self.phase {
            Phase::Setup | Phase::Preparation => 0.0,
            Phase::Characters { .. } => 0.3,
            Phase::Buildings { .. } => 0.6,
            Phase::Maintenance => 0.8,
            Phase::Requests { .. } => 0.9,
            Phase::Over => 1.0,
        };
        (f32::from(self.round.saturating_sub(1)) + part) / 5.0
    }

    /// A player's turn that is over: another's has begun, a die has left a hand or the phase has changed.
    fn phase(&self) -> u32 {
        let part = match self.phase {
            Phase::Setup => 0,
            Phase::Preparation => 1,
            Phase::Characters { .. } => 2,
            Phase::Buildings { number, .. } => 3 + u32::from(number),
            Phase::Maintenance => 12,
            Phase::Requests { .. } => 13,
            Phase::Over => 14,
        };
        let dice: u8 = self.people.iter().flat_map(|person| person.dice).sum();
        ((u32::from(self.round) * 16 + part) * 16 + u32::from(dice)) * 8 + u32::from(self.turn.player.0)
    }

    fn appeal(&self, action: Action) -> u32 {
        match action {
            Action::Die(value) | Action::PirateDie(value) => 6 + 2 * u32::from(value),
            Action::Act | Action::Build(_) | Action::Pay | Action::Honour | Action::TurnUp(_) => 8,
            Action::Harvest | Action::Reward(..) | Action::Favour(_) => 6,
            Action::Nothing | Action::Pass | Action::Decline | Action::Stop => 1,
            Action::Upkeep(count) | Action::Feed(count) | Action::Offer(count) => 1 + 3 * u32::from(count),
            Action::Exchange(_) | Action::MillReals | Action::MillBread => 1,
            Action::Done | Action::Pirates | Action::MillUp => 3,
            Action::ShipFrom(_) | Action::ShipTo(_) | Action::ShipToMore(_) | Action::From(_) => 5,
            Action::To(_) | Action::Row(_) | Action::Request(_) | Action::Guild(_) | Action::Building(_) => 4,
            Action::Space(_) | Action::Reals | Action::Wood(_) | Action::Again(_) => 4,
            Action::DiscardPirates | Action::Bread => 4,
            Action::Initial(_) | Action::RequestTile(_) | Action::FavourTile(_) | Action::RewardTile(_) => 1,
            Action::CharacterTile(_) | Action::Roll(_) => 1,
        }
    }
}

/// [END-3] What the pirates would cost the player now.
fn loss(state: &Madeira, player: Player) -> f32 {
    let mine = &state.people[player.index()];
    if mine.pirates == 0 {
        return 0.0;
    }
    let worse = state.people[..state.count()].iter().filter(|other| other.pirates > mine.pirates).count();
    [16.0, 8.0, 4.0, 2.0][worse.min(3)] + f32::from(mine.pirates.saturating_sub(20))
}

fn count_workers(state: &Madeira, player: Player, fill: &mut Fill<'_>) {
    let person: &Person = &state.people[player.index()];
    let regions = [1, 2, 3].map(|region| person.in_region(region).len());
    regions.iter().for_each(|&workers| fill.put(f32::from(workers)));
    fill.put(regions.iter().filter(|&&workers| workers >= 3).count() as f32);
    fill.put(f32::from(u8::from(person.fields.has(Spot::FOREST))));
    fill.put(f32::from(person.watch));
    let rivals = Player::all(state.players).filter(|&other| other != player);
    let most = rivals.map(|other| state.people[other.index()].watch).max().unwrap_or(0);
    fill.put(f32::from(u8::from(person.watch > most)));
    City::VARIANTS.iter().for_each(|&city| fill.put(f32::from(person.in_city(city))));
    fill.put(f32::from(person.colonies.iter().sum::<u8>()));
}

/// What favours, ships and cities would bring at the next requests, wanted or not.
fn count_prospects(state: &Madeira, player: Player, fill: &mut Fill<'_>) {
    let worth = |request| f32::from(state.request_points(player, request, 0));
    fill.put(worth(Request::GuildInfluence));
    fill.put(worth(Request::TradeRoutes));
    fill.put(worth(Request::Expeditions));
    fill.put(worth(Request::Urbanization));
}

/// What the requests before the player would bring, by how soon they are fulfilled, and which they are.
fn count_requests(state: &Madeira, player: Player, fill: &mut Fill<'_>) {
    let person = &state.people[player.index()];
    let points = f32::from(next_requests(state, player));
    let by_nearness = match (state.round % 2, season(state)) {
        (1, Season::Planning) => [points, 0.0, 0.0],
        (1, Season::Settling | Season::Past) => [0.0, points, 0.0],
        _ => [0.0, 0.0, points],
    };
    by_nearness.into_iter().for_each(|points| fill.put(points));
    person.requests.iter().for_each(|&count| fill.put(f32::from(count)));
    let offered =
        person.reals.min(offer_of(state) * u16::from(person.requests[Request::Prosperity as usize]));
    fill.put(f32::from(offered));
}

/// [REQ-6] The most reals that one request takes.
fn offer_of(state: &Madeira) -> u16 {
    state.data.request_points.offer
}

/// [CRN-1, CRN-2] What the best of their requests would bring at the next fulfilment, as things stand.
fn next_requests(state: &Madeira, player: Player) -> i16 {
    let person = &state.people[player.index()];
    let held = Request::VARIANTS.iter().flat_map(|&request| {
        (0..person.requests[request as usize]).map(move |before| points_of(state, player, request, before))
    });
    let mut best = [0i16; 3];
    let mut count = 0;
    for (place, points) in best.iter_mut().zip(held) {
        *place = points;
        count += 1;
    }
    best.sort_unstable_by_key(|&points| std::cmp::Reverse(points));
    // One more than is due lies before a player until they have fulfilled, except in round 5.
    let due = match (state.phase, state.round) {
        (Phase::Requests { .. }, 5) => count,
        (Phase::Requests { .. }, _) => count.max(1) - 1,
        (_, _) => usize::from(state.requests_due_next()),
    };
    best[..due].iter().sum()
}

/// What one request would bring if so many of its type were fulfilled before it.
fn points_of(state: &Madeira, player: Player, request: Request, before: u8) -> i16 {
    match request {
        Request::Prosperity => {
            let reals = state.people[player.index()].reals;
            reals.saturating_sub(offer_of(state) * u16::from(before)).min(offer_of(state)) as i16
        }
        Request::TradeRoutes | Request::Expeditions | Request::GuildInfluence | Request::Urbanization => {
            state.request_points(player, request, before)
        }
    }
}

/// Where a round stands before its costs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Season {
    /// Dice are placed or will be.
    Planning,
    /// Buildings are resolved.
    Settling,
    /// Costs are being paid or have been.
    Past,
}

fn season(state: &Madeira) -> Season {
    match state.phase {
        Phase::Setup | Phase::Preparation | Phase::Characters { .. } => Season::Planning,
        Phase::Buildings { .. } => Season::Settling,
        Phase::Maintenance | Phase::Requests { .. } | Phase::Over => Season::Past,
    }
}

/// A cost ahead while there is time to meet it, and when there is hardly any.
fn put_by_season(state: &Madeira, fill: &mut Fill<'_>, cost: f32) {
    let season = season(state);
    fill.put(if season == Season::Planning { cost } else { 0.0 });
    fill.put(if season == Season::Settling { cost } else { 0.0 });
}

fn missing(due: u8, held: u16) -> f32 {
    f32::from(u16::from(due).saturating_sub(held))
}

/// [BLD-4, BLD-6] The building actions that their markers may bring, and what they will cost by the mean of the dice.
fn count_buildings(state: &Madeira, player: Player, fill: &mut Fill<'_>) {
    let person = &state.people[player.index()];
    let resolved =
        if let Phase::Buildings { number, .. } = state.phase { usize::from(number) + 1 } else { 0 };
    let (mut actions, mut strong, mut cost) = (0u8, 0u8, 0u16);
    for &building in state.data.building_order.iter().skip(resolved) {
        let site = &state.sites[building as usize];
        if site.markers[player.index()] > 0 {
            let workers = person.in_region(state.data.buildings[building as usize].region).len();
            actions += u8::from(workers > 0);
            strong += u8::from(workers >= 3);
            cost += state.data.building_cost[state.count()].saturating_sub(2 * u16::from(site.guild_dice));
        }
    }
    fill.put(f32::from(actions));
    fill.put(f32::from(strong));
    fill.put(f32::from(cost));
    fill.put(f32::from(cost.saturating_sub(person.reals)));
}
