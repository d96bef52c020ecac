//! How sure the figures of each thing on the board are, for the screens and the tooltips.

use emporio_core::Status;
use emporio_core::figures::InForce;
use strum::VariantArray;

use crate::pieces::{Building, City, Colony, FIELD_COUNT, Favour, Good, Reward, SLOT_COUNT, Slot, Spot};

/// The least sure status among the figures of each thing on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statuses {
    /// Fields.
    pub fields: [Status; FIELD_COUNT],
    /// Slots.
    pub slots: [Status; SLOT_COUNT],
    /// PP of markets.
    pub markets: [Status; 3],
    /// Colonies without their slots.
    pub colonies: [Status; 3],
    /// Cities.
    pub cities: [Status; 3],
    /// Buildings.
    pub buildings: [Status; 5],
    /// Pass spaces.
    pub pass_spaces: [Status; 4],
    /// Guilds of the rows, by players.
    pub rows: [[Status; 4]; 5],
    /// Favours.
    pub favours: [Status; 12],
    /// Rewards.
    pub rewards: [Status; 8],
    /// The windmill.
    pub windmill: Status,
    /// Wood of the districts.
    pub districts: Status,
    /// Faces of the dice.
    pub dice: Status,
}

/// The status of everything on the board.
pub(super) fn statuses(figures: &InForce<'_>) -> Statuses {
    let of = |path: &[&str]| figures.weakest(&path.join("."));
    let slot = |slot: Slot| match (slot.market(), slot.colony()) {
        (Some(market), _) => of(&["markets", market.into(), "slots", slot.short()]),
        (None, Some(colony)) => of(&["colonies", colony.into(), "slots", slot.short()]),
        (None, None) => unreachable!("a slot is of a market or of a colony"),
    };
    let row = |players: usize, row: usize| of(&["rows", &players.to_string(), &(row + 1).to_string()]);
    Statuses {
        fields: std::array::from_fn(|at| of(&["fields", Spot(at as u8).name()])),
        slots: std::array::from_fn(|at| slot(Slot(at as u8))),
        markets: std::array::from_fn(|at| of(&["markets", Good::VARIANTS[at].into()])),
        colonies: std::array::from_fn(|at| of(&["colonies", Colony::VARIANTS[at].into()])),
        cities: std::array::from_fn(|at| of(&["cities", City::VARIANTS[at].into()])),
        buildings: std::array::from_fn(|at| of(&["buildings", Building::VARIANTS[at].into()])),
        pass_spaces: std::array::from_fn(|at| of(&["pass_spaces", &(at + 1).to_string()])),
        rows: std::array::from_fn(|players| std::array::from_fn(|at| row(players, at))),
        favours: std::array::from_fn(|at| of(&["favours", Favour::VARIANTS[at].into()])),
        rewards: std::array::from_fn(|at| of(&["rewards", Reward::VARIANTS[at].into()])),
        windmill: of(&["windmill"]),
        districts: of(&["districts"]),
        dice: of(&["general"]),
    }
}
