//! What the bots know of Madeira.

use emporio_core::Player;
use emporio_madeira::{Action, City, Colony, Good, Madeira, Person, Phase, Request, SlotSet, Spot};
use strum::VariantArray;

use super::{Feature, Fill, Knowledge, Spreads, feature};
use crate::search::{Rollout, Taste};

impl Knowledge for Madeira {
    // fitted: begin
    const FEATURES: &'static [Feature] = &[
        feature("prestige", (0.953, 0.996), (0.859, 1.017)),
        feature("pirates", (-0.962, -0.477), (-0.931, -0.533)),
        feature("loss for pirates", (-0.044, -0.694), (0.103, -0.496)),
        feature("wheat", (0.484, 0.383), (0.543, 0.311)),
        feature("sugar", (0.684, 0.221), (0.581, 0.319)),
        feature("wine", (1.044, 0.180), (1.387, 0.140)),
        feature("wood", (1.466, 0.053), (1.408, 0.140)),
        feature("bread", (0.533, 0.215), (0.542, 0.188)),
        feature("reals", (0.383, 0.196), (0.480, 0.188)),
        feature("windmill", (1.794, 0.378), (2.476, 0.319)),
        feature("workers in region 1", (-0.544, -0.082), (-0.848, -0.592)),
        feature("workers in region 2", (2.163, -0.104), (1.004, -0.317)),
        feature("workers in region 3", (-0.225, -0.189), (-1.069, 0.482)),
        feature("regions with three", (0.581, 0.245), (1.561, 0.442)),
        feature("worker in the forest", (1.337, -1.097), (1.092, -1.093)),
        feature("workers on the watch", (0.755, 0.923), (0.668, 1.090)),
        feature("most on the watch", (2.104, 0.481), (2.750, 1.132)),
        feature("workers in Porto Santo", (0.114, -0.211), (0.117, -0.596)),
        feature("workers in Funchal", (-0.240, 0.040), (-0.578, -0.003)),
        feature("workers in Machico", (-0.949, -0.079), (-0.029, -0.528)),
        feature("workers in colonies", (0.224, -0.213), (0.400, 0.510)),
        feature("ships in markets", (1.234, 0.715), (1.385, 0.821)),
        feature("ships in colonies", (1.775, 0.621), (1.512, 0.704)),
        feature("favours", (3.759, 0.114), (4.335, -0.215)),
        feature("favours face up", (0.787, 0.474), (2.093, 0.717)),
        feature("requests met now", (0.463, 0.818), (0.256, 0.801)),
        feature("trade routes wanted", (-1.246, -0.534), (-2.209, -0.085)),
        feature("expeditions wanted", (-0.385, -0.433), (-0.855, -0.511)),
        feature("guild influence wanted", (-1.013, -0.587), (-0.879, -0.399)),
        feature("urbanization wanted", (1.094, 0.612), (2.831, 1.084)),
        feature("prosperity wanted", (1.452, 2.296), (0.800, 1.642)),
        feature("reals for prosperity", (0.171, 0.540), (0.093, 0.560)),
        feature("bread missing", (-0.398, -0.488), (-0.199, -0.634)),
        feature("wood missing for ships", (-0.225, -0.634), (0.164, -1.077)),
        feature("dice in hand", (0.010, 1.189), (-0.292, 0.507)),
        feature("pips in hand", (0.322, 0.222), (0.532, 0.178)),
        feature("markers on buildings", (0.120, 0.684), (-0.171, 0.055)),
        feature("place in the order", (-0.369, -0.189), (-0.484, -0.591)),
    ];
    const SPREADS: Spreads = Spreads { greedy: (10.38, 2.95), search: (10.57, 3.35) };
    // fitted: end
    const TASTE: Taste = Taste { exploration: 0.4, sharpness: 0.1, rollout: Rollout::Own(1) };
    const EASY_NOISE: f32 = 0.02;

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
        Good::VARIANTS.iter().for_each(|&good| markets += person.fleet.and(SlotSet::of_market(good)).len());
        Colony::VARIANTS
            .iter()
            .for_each(|&colony| colonies += person.fleet.and(SlotSet::of_colony(colony)).len());
        fill.put(f32::from(markets));
        fill.put(f32::from(colonies));
        fill.put(f32::from(person.favours.len()));
        fill.put(f32::from(person.face_up.len()));
        count_requests(self, player, &mut fill);
        let due = person.workers_on_board().saturating_sub(person.level);
        fill.put((f32::from(due) - f32::from(person.bread)).max(0.0));
        fill.put((f32::from(markets + colonies) - f32::from(person.wood)).max(0.0));
        fill.put(f32::from(person.dice.iter().sum::<u8>()));
        fill.put((1u8..).zip(person.dice).map(|(value, count)| f32::from(value * count)).sum());
        fill.put(f32::from(self.sites.iter().map(|site| site.markers[player.index()]).sum::<u8>()));
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

/// What the requests before the player would bring now, and which they are.
fn count_requests(state: &Madeira, player: Player, fill: &mut Fill<'_>) {
    let person = &state.people[player.index()];
    let met = |request: &Request| -> i16 {
        (0..person.requests[*request as usize])
            .map(|before| state.request_points(player, *request, before))
            .sum()
    };
    fill.put(f32::from(Request::VARIANTS.iter().map(met).sum::<i16>()));
    person.requests.iter().for_each(|&count| fill.put(f32::from(count)));
    let offered = person.reals.min(15 * u16::from(person.requests[Request::Prosperity as usize]));
    fill.put(f32::from(offered));
}
