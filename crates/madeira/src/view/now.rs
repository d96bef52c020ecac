//! What the figures of the board come to at this moment, so that the screen need not reckon.

use emporio_core::{ActionList, Player, Silent, Viewer};
use serde::Serialize;
use strum::VariantArray;

use super::{PawnView, Stage};
use crate::data::SEATS;
use crate::dispatch::step_options;
use crate::phase::box_of;
use crate::pieces::{Building, City, Good, Income, Request, Stuff};
use crate::state::{Madeira, Phase, Step, WoodUse};

/// A Region and the workers on its fields.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RegionView {
    /// From 1 to 3.
    pub region: u8,
    /// Workers of each player on its fields.
    pub workers: Vec<u8>,
    /// What a harvest would give the viewer now.
    pub harvest: Vec<(Stuff, u8)>,
}

/// What phase E does in this round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrownView {
    /// How many requests each player fulfils; 0 where fields are converted.
    pub fulfil: u8,
    /// Of so many that they hold then.
    pub of: u8,
    /// The good whose fields are converted.
    pub from: Option<Good>,
    /// What these fields give from then on.
    pub to: Option<Good>,
    /// Which of the three figures per ship counts for the next request, from 0.
    pub column: u8,
    /// The round of that request.
    pub round: u8,
}

/// Wood that is being bought or received.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WoodView {
    /// How much is still to be taken.
    pub left: u8,
    /// What all that is bought in this turn will cost then; none where the wood is free.
    pub price: Option<u16>,
}

/// An amount that may be given, with what follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AmountView {
    /// How much.
    pub amount: u8,
    /// Pirates for the rest.
    pub pirates: u8,
    /// Reals for what must be bought.
    pub reals: u16,
    /// PP.
    pub points: u8,
}

/// The three Regions.
pub(super) fn regions(game: &Madeira, viewer: Viewer) -> Vec<RegionView> {
    let workers = |region: u8| {
        Player::all(game.players).map(move |player| game.people[player.index()].in_region(region).len())
    };
    (1..=3)
        .map(|region| RegionView {
            region,
            workers: workers(region).collect(),
            harvest: harvest(game, viewer, region),
        })
        .collect()
}

/// [HAR-1, HAR-2] What the viewer would harvest in a Region now.
fn harvest(game: &Madeira, viewer: Viewer, region: u8) -> Vec<(Stuff, u8)> {
    let Viewer::Player(player) = viewer else { return Vec::new() };
    let fields = game.people[player.index()].in_region(region);
    let crops: Vec<Stuff> = fields.iter().map(|field| game.crop_of(field)).collect();
    let count = |stuff: Stuff| crops.iter().filter(|crop| **crop == stuff).count() as u8;
    Stuff::VARIANTS.iter().map(|&stuff| (stuff, count(stuff))).filter(|&(_, n)| n > 0).collect()
}

/// [CRN-1, CRN-2, CRN-3, CRN-5] Requests in rounds 1, 3 and 5, conversion in rounds 2 and 4.
pub(super) fn crown(game: &Madeira) -> CrownView {
    let round = game.round.max(1);
    let due = game.requests_due_next();
    let (from, to) = match round {
        2 => (Some(Good::Wheat), Some(Good::Sugar)),
        4 => (Some(Good::Sugar), Some(Good::Wine)),
        _ => (None, None),
    };
    CrownView {
        fulfil: if from.is_none() { due } else { 0 },
        of: if from.is_none() { (due + 1).min(3) } else { 0 },
        from,
        to,
        column: due - 1,
        round: due * 2 - 1,
    }
}

/// [REQ-7] What each request before a player would bring now, in the order of the list of types; for the Nation's
/// Prosperity the most that the reals in hand allow.
pub(super) fn brings(game: &Madeira, player: Player) -> Vec<i16> {
    let person = &game.people[player.index()];
    let fulfilled = match game.phase {
        Phase::Requests { fulfilled } if game.turn.player == player => fulfilled,
        Phase::Requests { .. }
        | Phase::Setup
        | Phase::Preparation
        | Phase::Characters { .. }
        | Phase::Buildings { .. }
        | Phase::Maintenance
        | Phase::Over => [0; 5],
    };
    let each = |&request: &Request| {
        let held = person.requests[request as usize];
        (0..held).map(move |nth| match request {
            Request::Prosperity => {
                let offer = game.data.request_points.offer;
                person.reals.saturating_sub(u16::from(nth) * offer).min(offer) as i16
            }
            Request::TradeRoutes | Request::Expeditions | Request::GuildInfluence | Request::Urbanization => {
                game.request_points(player, request, fulfilled[request as usize] + nth)
            }
        })
    };
    Request::VARIANTS.iter().flat_map(each).collect()
}

/// [BLD-4] What a building will cost at the least and at the most, by the guild dice that lie there; exactly once they
/// are rolled.
pub(super) fn cost(game: &Madeira, building: Building) -> [u16; 2] {
    if let (true, Phase::Buildings { guild_sum, .. }) = (is_rolled(game, building), game.phase) {
        let cost = game.data.building_cost[game.count()].saturating_sub(u16::from(guild_sum));
        return [cost, cost];
    }
    let dice = u16::from(game.sites[building as usize].guild_dice);
    let faces = |value: &u16| game.data.faces[usize::from(*value) - 1] > 0;
    let least = (1..=6).find(faces).unwrap_or(1);
    let most = (1..=6).rev().find(faces).unwrap_or(6);
    let base = game.data.building_cost[game.count()];
    [base.saturating_sub(dice * most), base.saturating_sub(dice * least)]
}

/// [MNT-5] The bread that phase D of this round will still ask of a player: none once they have fed their workers.
pub(super) fn bread_due(game: &Madeira, player: Player) -> u8 {
    match game.phase {
        Phase::Requests { .. } | Phase::Over => 0,
        Phase::Maintenance if game.step == Step::Feeding && is_past(game, player) => 0,
        Phase::Setup
        | Phase::Preparation
        | Phase::Characters { .. }
        | Phase::Buildings { .. }
        | Phase::Maintenance => game.bread_due_of(player),
    }
}

/// [MNT-4] The wood for ships that phase D of this round will still ask of a player.
pub(super) fn wood_due(game: &Madeira, player: Player) -> u8 {
    let paying = game.step == Step::Upkeep || matches!(game.step, Step::Wood { .. });
    match game.phase {
        Phase::Requests { .. } | Phase::Over => 0,
        Phase::Maintenance if game.step == Step::Feeding || (paying && is_past(game, player)) => 0,
        Phase::Setup
        | Phase::Preparation
        | Phase::Characters { .. }
        | Phase::Buildings { .. }
        | Phase::Maintenance => game.people[player.index()].fleet.len(),
    }
}

/// Whether the turn has gone past a player, by the order column.
fn is_past(game: &Madeira, player: Player) -> bool {
    let place = |of: Player| game.in_order().position(|other| other == of);
    place(player) < place(game.turn.player)
}

/// Whether the building is being resolved and all its dice are rolled.
fn is_rolled(game: &Madeira, building: Building) -> bool {
    game.resolving() == Some(building) && !matches!(game.step, Step::BuildingDie { .. })
}

/// The sum of the guild dice and the pirate die, once they are rolled.
pub(super) fn rolled(game: &Madeira, building: Building) -> (Option<u8>, Option<u8>) {
    let Phase::Buildings { guild_sum, pirate, .. } = game.phase else { return (None, None) };
    if game.resolving() != Some(building) {
        return (None, None);
    }
    (Some(guild_sum), (pirate > 0).then_some(pirate))
}

/// [CHA-6] The bread that the die in hand would cost on a building.
pub(super) fn bread(game: &Madeira, building: Building) -> Option<u16> {
    if let Step::Character { die, .. } = game.step { Some(game.bread_for(die, building)) } else { None }
}

/// [CHA-8] Whether the action of the tile, for the die just placed there, leaves nothing but to stop.
pub(super) fn idle(game: &Madeira, building: Building) -> bool {
    if game.step != (Step::Placed { building }) || game.sites[building as usize].character.is_none() {
        return false;
    }
    let mut acting = game.clone();
    acting.act_character(building, &mut Silent);
    let mut options = ActionList::new();
    step_options(&acting, &mut options);
    options.len() == 1
}

/// [BLD-1] How far a building has come in phase C: they are resolved in their order, where anybody has a marker.
pub(super) fn stage(game: &Madeira, building: Building) -> Stage {
    let Phase::Buildings { number, .. } = game.phase else { return Stage::Ahead };
    let resolved = &game.data.building_order[..usize::from(number)];
    if game.sites[building as usize].markers == [0; SEATS] {
        Stage::Spare
    } else if resolved.contains(&building) {
        Stage::Over
    } else {
        Stage::Ahead
    }
}

/// [BLD-6] The box that each player's workers reach: 0 none, 1 the upper one, 2 the lower one.
pub(super) fn boxes(game: &Madeira, building: Building) -> Vec<u8> {
    let region = game.data.buildings[building as usize].region;
    let workers = |player: Player| game.people[player.index()].in_region(region).len();
    let reached = |player| box_of(workers(player)).map_or(0, |reached| reached as u8 + 1);
    Player::all(game.players).map(reached).collect()
}

/// [REQ-4, REQ-5] Who has the majority of a city; nobody where no pawn stands.
pub(super) fn holder(game: &Madeira, city: City) -> PawnView {
    let player = Player::all(game.players).find(|player| game.has_majority(*player, city));
    match player {
        Some(player) => PawnView::Worker(player.0),
        None if game.neutrals.and(city.spaces()).is_empty() => PawnView::Empty,
        None => PawnView::Neutral,
    }
}

/// [MAY-2, WOOD-7] What the Mayor would draw for the viewer now: of wood, no more than their workers reach.
pub(super) fn draws(game: &Madeira, viewer: Viewer, city: City) -> u16 {
    let Viewer::Player(player) = viewer else { return 0 };
    let income = game.income_of(player, city);
    match game.data.cities[city as usize].gives {
        Income::Wood => income.min(game.wood_in_reach_of(player)),
        Income::Bread | Income::Reals => income,
    }
}

/// [WOOD-4] The wood that is being taken, with its price.
pub(super) fn wood(game: &Madeira) -> Option<WoodView> {
    let Step::Wood { left, to } = game.step else { return None };
    let price = match to {
        WoodUse::Keep => None,
        WoodUse::Ship(_) | WoodUse::District(_) | WoodUse::Upkeep => {
            game.wood_price(u16::from(game.turn.bought + left))
        }
    };
    Some(WoodView { left, price })
}

/// [MNT-4, MNT-6, REQ-6] The amounts that may be given now, with what each brings.
pub(super) fn amounts(game: &Madeira) -> Vec<AmountView> {
    let me = &game.people[game.turn.player.index()];
    if game.step == Step::Upkeep {
        (0..=me.fleet.len()).map(|wood| upkeep(game, wood)).collect()
    } else if game.step == Step::Feeding {
        let due = game.bread_due();
        let feed = |amount| AmountView { amount, pirates: due - amount, reals: 0, points: 0 };
        (0..=due).map(feed).collect()
    } else if let Step::Offer { .. } = game.step {
        let most = game.data.request_points.offer.min(me.reals) as u8;
        let offer = |amount| AmountView { amount, pirates: 0, reals: 0, points: amount };
        (0..=most).map(offer).collect()
    } else {
        Vec::new()
    }
}

/// [MNT-4, WOOD-4] So much wood for the ships: a pirate for every other ship, reals for the wood that is bought.
fn upkeep(game: &Madeira, amount: u8) -> AmountView {
    let me = &game.people[game.turn.player.index()];
    let bought = u16::from(amount).saturating_sub(me.wood);
    let reals = game.wood_price(bought).unwrap_or(0);
    AmountView { amount, pirates: me.fleet.len() - amount, reals, points: 0 }
}
