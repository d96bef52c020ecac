//! The places of the board: where choices are lit, and what an event changed.
//!
//! Dice and hats (`by:die:green`, `by:hat:green`) pay for an action; ships are named by company, space and cargo, since
//! two that are alike are one choice (DEC-4).

use emporio_core::{Player, Spots};
use strum::VariantArray;

use crate::action::{Action, Deed, ShipName, Source};
use crate::event::Event;
use crate::options::CaptainColour;
use crate::pieces::{Organisation, Space};
use crate::state::{Hunter, SpiceIslands};

fn ship(name: ShipName) -> String {
    let cargo: Vec<String> = name.cargo.units().map(|unit| unit.to_string()).collect();
    format!("ship:{}:{}:{}", name.company, name.place, cargo.join("-"))
}

fn space(space: Space) -> String {
    format!("space:{space}")
}

fn of(what: &str, organisation: Organisation) -> String {
    format!("{what}:{organisation}")
}

fn own(player: Player, what: &str) -> String {
    format!("own:{}:{what}", player.0)
}

fn hunter(hunter: Hunter) -> String {
    of(
        "hunter",
        match hunter {
            Hunter::Pirates => Organisation::Pirates,
            Hunter::Navy => Organisation::Navy,
        },
    )
}

/// What pays for an action of a colour: a die, or a hat whose free action is open.
fn payer(state: &SpiceIslands, source: Source, organisation: Organisation) -> Option<String> {
    match source {
        Source::Die => Some(format!("by:die:{}", organisation.colour())),
        Source::Captain => Some(of("by:hat", hat(state, organisation))),
        Source::Move | Source::Beside => None,
    }
}

/// [CAP-1, DEC-8] The hat of the action's own colour; where any colour will do, the first that is open.
fn hat(state: &SpiceIslands, organisation: Organisation) -> Organisation {
    match state.data.readings.captain_colour {
        CaptainColour::Own => organisation,
        CaptainColour::Any => {
            Organisation::VARIANTS.iter().copied().find(|&one| state.usable.has(one)).unwrap_or(organisation)
        }
    }
}

/// The piece that is picked up, then where it goes.
pub(crate) fn pieces(state: &SpiceIslands, deed: Deed) -> Vec<String> {
    match deed {
        Deed::Load(name, unit) => vec![format!("stock:{unit}"), ship(name)],
        Deed::Sail(name, to) => [ship(name)].into_iter().chain(state.way_on(name, to).map(space)).collect(),
        Deed::NavyMove(to) => vec![hunter(Hunter::Navy), space(to)],
        Deed::NavyAttack => vec![hunter(Hunter::Navy), hunter(Hunter::Pirates)],
        Deed::PirateMove(to) => vec![hunter(Hunter::Pirates), space(to)],
        Deed::PirateAttack(name) => vec![hunter(Hunter::Pirates), ship(name)],
        Deed::Elect(organisation) => vec![of("election", organisation)],
        Deed::Revenue(organisation) => vec![of("revenue", organisation)],
        Deed::Mutiny => vec![of("mutiny", Organisation::Pirates)],
    }
}

impl Spots for SpiceIslands {
    /// Where a choice is lit: what pays for it, what is picked up, where it goes; nowhere for doing nothing.
    fn spots(&self, action: Action) -> Vec<String> {
        if let Some((source, deed)) = action.deed() {
            let payer = payer(self, source, deed.organisation());
            return payer.into_iter().chain(pieces(self, deed)).collect();
        }
        if let Action::Buy(organisation) = action {
            return vec![of("pile", organisation)];
        }
        if let Action::Unit(unit) = action { vec![format!("unit:{unit}")] } else { Vec::new() }
    }

    /// What an event changed; of two places, what was carried left the first for the second.
    fn event_spots(event: &Event) -> Vec<String> {
        match event {
            Event::Dealt { player, organisation, .. }
            | Event::PawnTaken { player, organisation }
            | Event::Captain { player, organisation, stays: false } => {
                vec![of("captain", *organisation), own(*player, "hats")]
            }
            Event::PawnReturned { player, organisation } => {
                vec![own(*player, "hats"), of("captain", *organisation)]
            }
            Event::Captain { organisation, stays: true, .. } => vec![of("captain", *organisation)],
            Event::Bought { player, organisation, .. } => {
                vec![of("pile", *organisation), own(*player, "shares")]
            }
            Event::Loaded { place, unit, .. } => vec![format!("stock:{unit}"), space(*place)],
            Event::Sailed { to, .. }
            | Event::HunterMoved { to, .. }
            | Event::Robbed { to, .. }
            | Event::Sunk { to, .. } => vec![space(*to)],
            Event::Delivered { place, .. }
            | Event::MerchantAttacked { place, .. }
            | Event::PiratesAttacked { place, .. } => vec![space(*place)],
            Event::Income { organisation, .. } | Event::RevenuePaid { organisation, .. } => {
                vec![of("treasury", *organisation)]
            }
            Event::Bonus { player, .. } => vec![own(*player, "money")],
            Event::BonusFromTreasury { player, .. } | Event::CaptainPart { player, .. } => {
                vec![of("treasury", Organisation::Pirates), own(*player, "money")]
            }
            Event::Dividend { player, organisation, .. } => {
                vec![of("treasury", *organisation), own(*player, "money")]
            }
            Event::Looted { .. } | Event::Recovered { .. } => vec![hunter(Hunter::Pirates)],
            Event::PiratesSunk { .. } => vec![space(Space::MADAGASCAR)],
            Event::Sold { .. } => vec![of("treasury", Organisation::Pirates)],
            Event::SharesReturned { organisation, .. } => vec![of("pile", *organisation)],
            Event::ElectionStep { organisation, .. } => vec![of("election", *organisation)],
            Event::RevenueStep { organisation, .. } => vec![of("revenue", *organisation)],
            Event::MutinyStep { .. } => vec![of("mutiny", Organisation::Pirates)],
            Event::FirstPlayer { .. }
            | Event::Rolled { .. }
            | Event::Passed { .. }
            | Event::FreeAction { .. }
            | Event::AttackRolled { .. }
            | Event::VoteCalled { .. }
            | Event::BestRolled { .. }
            | Event::SkullsRolled { .. }
            | Event::Tied { .. }
            | Event::TieWon { .. }
            | Event::Declined { .. }
            | Event::Ended { .. }
            | Event::VictoryShared { .. } => Vec::new(),
        }
    }
}
