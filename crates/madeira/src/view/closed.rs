//! What a player might look for among their choices and does not find there, each with the reason in words.

use emporio_core::{Forbidden, Spots, Text, Viewer, Words};
use serde::Serialize;
use strum::VariantArray;

use crate::action::Action;
use crate::pieces::{Building, Colony, Favour, Pile, Reward, Slot, Stuff};
use crate::state::{Madeira, Step};
use crate::texts::amount;

/// A choice that is not open now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClosedView {
    /// The choice in words.
    pub text: Text,
    /// Why it is not open.
    pub why: Text,
    /// The clause that forbids it.
    pub clause: &'static str,
    /// Where it would be lit.
    pub at: Vec<String>,
}

/// What is closed to the viewer, while they are asked; the reasons name what only they may know.
pub(super) fn closed(game: &Madeira, viewer: Viewer) -> Vec<ClosedView> {
    if super::draw::mover(game).is_none() || !viewer.is(game.turn.player) {
        return Vec::new();
    }
    let view = |(action, why): (Action, Text)| {
        let clause = game.forbidden_by(action)?;
        Some(ClosedView { text: game.action_text(action), why, clause, at: game.spots(action) })
    };
    looked_for(game).into_iter().filter_map(view).collect()
}

/// The actions that the question brings to mind, open or not, each with what there is to say if it is closed.
fn looked_for(game: &Madeira) -> Vec<(Action, Text)> {
    let me = game.me();
    let favours = || me.face_up.iter().map(|favour| (Action::Favour(favour), against_favour(game, favour)));
    match game.step {
        Step::Start => {
            let dice = (1..=6u8).filter(|value| me.dice[usize::from(*value) - 1] > 0);
            dice.map(|value| (Action::Die(value), Text::key("closed-no-place"))).chain(favours()).collect()
        }
        Step::Cost => [(Action::Pay, against_paying(game))].into_iter().chain(favours()).collect(),
        Step::Character { pirate, .. } => {
            let characters = Building::VARIANTS.iter();
            characters.map(|&at| (Action::Building(at), against_character(game, at, pirate))).collect()
        }
        Step::District => {
            game.districts.iter().flatten().filter_map(|&favour| for_favour(game, favour)).collect()
        }
        Step::Reward => rewards_due(game).collect(),
        Step::Upkeep => dearest_upkeep(game).into_iter().collect(),
        Step::ShipFrom(_) if me.ships > 0 => vec![(Action::ShipFrom(None), against_new_ship(game))],
        Step::InitialRequest
        | Step::RequestTile { .. }
        | Step::FavourTile { .. }
        | Step::RewardTile { .. }
        | Step::CityWorker
        | Step::FieldWorker
        | Step::CharacterTile { .. }
        | Step::PirateDie { .. }
        | Step::GuildDie { .. }
        | Step::Row
        | Step::Request { .. }
        | Step::Guild { .. }
        | Step::Placed { .. }
        | Step::PassSpace
        | Step::PassGain { .. }
        | Step::BuildingDie { .. }
        | Step::WorkerFrom(_)
        | Step::WorkerTo { .. }
        | Step::ShipFrom(_)
        | Step::ShipTo { .. }
        | Step::RoyalSupport
        | Step::Wood { .. }
        | Step::PawnFrom(_)
        | Step::PawnTo { .. }
        | Step::Again { .. }
        | Step::MarkerFrom
        | Step::MarkerTo { .. }
        | Step::LadyBuilding
        | Step::TurnUp { .. }
        | Step::Mill
        | Step::Honour
        | Step::Feeding
        | Step::Fulfil { .. }
        | Step::Offer { .. }
        | Step::Over => Vec::new(),
    }
}

/// [DEC-17] A favour, with the wood for its district.
fn for_favour(game: &Madeira, favour: Favour) -> Option<(Action, Text)> {
    let district = game.district_of(favour)?;
    Some((Action::Build(favour), against_wood(game, u16::from(game.wood_for(district)))))
}

/// [DEC-16] The rewards of the colonies with a ship that is due one.
fn rewards_due(game: &Madeira) -> impl Iterator<Item = (Action, Text)> {
    let due = Colony::VARIANTS.iter().filter(|&&colony| game.turn.rewards[colony as usize] > 0);
    let piles = due.flat_map(|&colony| Pile::VARIANTS.iter().map(move |&pile| (colony, pile)));
    piles.filter_map(|(colony, pile)| {
        let reward = game.rewards[colony as usize][pile as usize]?;
        Some((Action::Reward(colony, pile), against_reward(game, colony, reward)))
    })
}

/// [DEC-26] The least wood for the ships that is too much.
fn dearest_upkeep(game: &Madeira) -> Option<(Action, Text)> {
    let too_much = (1..=game.me().fleet.len()).find(|&wood| !game.can_raise(u16::from(wood), 0))?;
    Some((Action::Upkeep(too_much), against_wood(game, u16::from(too_much))))
}

/// What they hold of something.
fn have(what: Stuff, n: u16) -> Text {
    Text::key("closed-have").with("what", amount(what, n))
}

/// [BLD-3, WOOD-6] The reals do not cover the cost, or not with the wood bought in this turn.
fn against_paying(game: &Madeira) -> Text {
    let reals = game.me().reals;
    match game.wood_debt() {
        0 => have(Stuff::Reals, reals),
        debt => Text::key("closed-debt")
            .with("what", amount(Stuff::Reals, reals))
            .with("debt", amount(Stuff::Reals, debt)),
    }
}

/// [CHA-5, CHA-6] No room there, or bread is missing.
fn against_character(game: &Madeira, at: Building, pirate: bool) -> Text {
    if game.has_room(at, pirate) {
        return have(Stuff::Bread, game.me().bread);
    }
    Text::key(if game.has_room(at, false) { "closed-pirate-die" } else { "closed-full" })
}

/// [WOOD-3, WOOD-4] The wood that they lack is out of reach, or too dear; the choice says its price.
fn against_wood(game: &Madeira, need: u16) -> Text {
    let me = game.me();
    let lacking = need.saturating_sub(me.wood);
    let reach = game.wood_in_reach();
    if reach < lacking {
        return Text::key("closed-wood-reach").with("reach", i64::from(reach));
    }
    match game.wood_price(u16::from(game.turn.bought) + lacking) {
        Some(_) => against_paying(game),
        None => Text::key("closed-wood-most"),
    }
}

/// [CMD-2, CMD-3] No free slot takes what they have; or only the wood is missing, which a ship on the board does not need.
fn against_new_ship(game: &Madeira) -> Text {
    let afloat = Slot::all().next();
    if game.any_ship_target(afloat) { against_wood(game, 1) } else { Text::key("closed-no-slot") }
}

/// [DEC-16, WOOD-6] It could do nothing, or leaves the bought wood unpaid.
fn against_reward(game: &Madeira, colony: Colony, reward: Reward) -> Text {
    if !game.leaves_the_debt(colony, reward) {
        let debt = amount(Stuff::Reals, game.wood_debt());
        return Text::key("closed-reward-debt").with("debt", debt);
    }
    Text::key(if reward == Reward::Guild { "closed-no-face-down" } else { "closed-no-worker" })
}

/// [FAV-1, RUL-11, RUL-33] Why a face-up favour is of no use now.
fn against_favour(game: &Madeira, favour: Favour) -> Text {
    if game.turn.favour_used {
        return Text::key("closed-one-favour");
    }
    let in_buildings = game.step == Step::Cost;
    let key = match favour {
        Favour::Lord if in_buildings => "closed-no-cost",
        Favour::Diplomat if in_buildings => "closed-enough-workers",
        Favour::Lord | Favour::Diplomat => "closed-phase-c",
        Favour::Engineer if in_buildings => "closed-phase-b",
        Favour::Engineer => "closed-no-die",
        Favour::Monk => "closed-no-wood",
        Favour::Bishop => "closed-no-marker",
        Favour::Navigator => "closed-no-ship",
        Favour::Policeman => "closed-few-pirates",
        Favour::Lady if game.me().reals < game.data.amounts.lady_reals => {
            return Text::key("closed-cost")
                .with("cost", amount(Stuff::Reals, game.data.amounts.lady_reals))
                .with("what", amount(Stuff::Reals, game.me().reals));
        }
        Favour::Lady => "closed-no-region",
        Favour::Explorer => "closed-no-worker",
        // [FAV-5, FAV-7, FAV-10] These are always of use.
        Favour::Miller | Favour::Patron | Favour::Treasurer => "closed-one-favour",
    };
    Text::key(key)
}
