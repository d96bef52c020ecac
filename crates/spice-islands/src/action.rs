//! Actions: one canonical step of a player or of chance.

pub(crate) mod ids;
pub(crate) mod places;

use emporio_core::Player;

use crate::pieces::{COLOURS, Cargo, Company, Organisation, Ship, Space, Unit};

/// What an action is taken with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Source {
    /// A die of its colour.
    Die,
    /// The captain's free action.
    Captain,
    /// The move just made (`attack_cost = free_after_move`).
    Move,
    /// The attack that a die allows beside its use (`attack_cost = beside_move`).
    Beside,
}

/// [DEC-4] A merchant ship by colour, place and cargo.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct ShipName {
    /// Its company.
    pub company: Company,
    /// Where it stands.
    pub place: Space,
    /// What it carries.
    pub cargo: Cargo,
}

impl ShipName {
    /// The name of a ship.
    pub const fn of(company: Company, ship: &Ship) -> ShipName {
        ShipName { company, place: ship.place, cargo: ship.cargo }
    }
}

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// Chance deals a captain pawn.
    Deal(Organisation),
    /// Chance draws the first player.
    First(Player),
    /// Chance rolls the coloured dice: how many show each colour.
    Roll([u8; COLOURS]),
    /// Chance rolls so many skulls, in an attack or for a player in a mutiny.
    Skulls(u8),
    /// Chance rolls this as a player's best die in an election.
    Best(u8),
    /// Chance draws the winner of a tie.
    Winner(Player),
    /// Buys the top share of a pile.
    Buy(Organisation),
    /// Buys nothing.
    Pass,
    /// Puts a unit aboard.
    Load {
        /// With what.
        source: Source,
        /// On which ship.
        ship: ShipName,
        /// Which unit.
        unit: Unit,
    },
    /// Moves a merchant ship.
    Sail {
        /// With what.
        source: Source,
        /// Which ship.
        ship: ShipName,
        /// Where to; named on maps with branches only.
        to: Option<Space>,
    },
    /// Moves the navy ship.
    NavyMove {
        /// With what.
        source: Source,
        /// Where to.
        to: Space,
    },
    /// The navy attacks the pirates.
    NavyAttack {
        /// With what.
        source: Source,
    },
    /// Moves the pirate ship.
    PirateMove {
        /// With what.
        source: Source,
        /// Where to.
        to: Space,
    },
    /// The pirates attack a merchant ship.
    PirateAttack {
        /// With what.
        source: Source,
        /// Which ship.
        ship: ShipName,
    },
    /// Moves an election marker.
    Elect {
        /// With what.
        source: Source,
        /// Of a company or the navy.
        organisation: Organisation,
    },
    /// Moves a revenue marker.
    Revenue {
        /// With what.
        source: Source,
        /// Of a company or the navy.
        organisation: Organisation,
    },
    /// Moves the mutiny marker.
    Mutiny {
        /// With what.
        source: Source,
    },
    /// Picks a unit after an attack.
    Unit(Unit),
    /// Makes no use of an attack after a move.
    NoAttack,
    /// Declines the free action and ends the turn.
    EndTurn,
}

/// [DEC-2] What the active player does with a die or with what stands in for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Puts a unit aboard a ship.
    Load(ShipName, Unit),
    /// Moves a merchant ship; on maps with branches, where to.
    Sail(ShipName, Option<Space>),
    /// Moves the navy ship.
    NavyMove(Space),
    /// The navy attacks the pirates.
    NavyAttack,
    /// Moves the pirate ship.
    PirateMove(Space),
    /// The pirates attack a merchant ship.
    PirateAttack(ShipName),
    /// Moves an election marker.
    Elect(Organisation),
    /// Moves a revenue marker.
    Revenue(Organisation),
    /// Moves the mutiny marker.
    Mutiny,
}

impl Deed {
    /// The organisation whose colour it has.
    pub const fn organisation(self) -> Organisation {
        match self {
            Deed::Load(ship, _) | Deed::Sail(ship, _) => ship.company.organisation(),
            Deed::NavyMove(_) | Deed::NavyAttack => Organisation::Navy,
            Deed::PirateMove(_) | Deed::PirateAttack(_) | Deed::Mutiny => Organisation::Pirates,
            Deed::Elect(organisation) | Deed::Revenue(organisation) => organisation,
        }
    }
}

impl Action {
    /// What an action of the active player is taken with, and what is done; none for everything else.
    pub const fn deed(self) -> Option<(Source, Deed)> {
        match self {
            Action::Load { source, ship, unit } => Some((source, Deed::Load(ship, unit))),
            Action::Sail { source, ship, to } => Some((source, Deed::Sail(ship, to))),
            Action::NavyMove { source, to } => Some((source, Deed::NavyMove(to))),
            Action::NavyAttack { source } => Some((source, Deed::NavyAttack)),
            Action::PirateMove { source, to } => Some((source, Deed::PirateMove(to))),
            Action::PirateAttack { source, ship } => Some((source, Deed::PirateAttack(ship))),
            Action::Elect { source, organisation } => Some((source, Deed::Elect(organisation))),
            Action::Revenue { source, organisation } => Some((source, Deed::Revenue(organisation))),
            Action::Mutiny { source } => Some((source, Deed::Mutiny)),
            Action::Deal(_)
            | Action::First(_)
            | Action::Roll(_)
            | Action::Skulls(_)
            | Action::Best(_)
            | Action::Winner(_)
            | Action::Buy(_)
            | Action::Pass
            | Action::Unit(_)
            | Action::NoAttack
            | Action::EndTurn => None,
        }
    }

    /// What an action of the active player is taken with, and the organisation whose colour it has; none for
    /// everything else.
    pub const fn source(self) -> Option<(Source, Organisation)> {
        match self.deed() {
            Some((source, deed)) => Some((source, deed.organisation())),
            None => None,
        }
    }

    /// The choice of a buyer: a share, or none; nothing for an action of another step.
    pub const fn bought(self) -> Option<Option<Organisation>> {
        if let Action::Buy(organisation) = self {
            return Some(Some(organisation));
        }
        if let Action::Pass = self { Some(None) } else { None }
    }
}
