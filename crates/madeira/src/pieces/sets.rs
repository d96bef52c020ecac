//! Sets of places and tiles.

use emporio_core::{Member, Set};
use strum::VariantArray;

use super::{City, Colony, FIELD_COUNT, Favour, Good, Slot, Space, Spot};

/// Fields, the Forest included.
pub type SpotSet = Set<Spot>;
/// City spaces.
pub type SpaceSet = Set<Space>;
/// Slots.
pub type SlotSet = Set<Slot>;
/// Favours.
pub type FavourSet = Set<Favour>;

impl Member for Spot {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn of_number(number: u8) -> Spot {
        Spot(number)
    }
}

impl Member for Space {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn of_number(number: u8) -> Space {
        Space(number)
    }
}

impl Member for Slot {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn of_number(number: u8) -> Slot {
        Slot(number)
    }
}

impl Member for Favour {
    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn of_number(number: u8) -> Favour {
        Favour::VARIANTS[usize::from(number)]
    }
}

impl Spot {
    /// The fields of Regions 1 to 3.
    pub const REGIONS: [SpotSet; 3] =
        [Set::from_bits(0b1111), Set::from_bits(0b1_1111 << 4), Set::from_bits(0b1_1111 << 9)];
    /// All fields and the Forest.
    pub const ALL: SpotSet = Set::from_bits((1 << (FIELD_COUNT + 1)) - 1);
}

impl Space {
    /// The four spaces of each city that are built at the start.
    pub const START: SpaceSet = Set::from_bits(0xf | 0xf << 12 | 0xf << 24);
}

impl City {
    /// The twelve spaces of the city.
    #[inline]
    pub const fn spaces(self) -> SpaceSet {
        Set::from_bits(0xfff << (self as u8 * 12))
    }
}

impl Colony {
    /// The five landing slots of the colony.
    #[inline]
    pub const fn slots(self) -> SlotSet {
        Set::from_bits(0b1_1111 << (16 + 5 * self as u8))
    }
}

impl Good {
    /// The trade slots of the good's market.
    #[inline]
    pub const fn slots(self) -> SlotSet {
        match self {
            Good::Wheat => Set::from_bits(0b1_1111),
            Good::Sugar => Set::from_bits(0b11_1111 << 5),
            Good::Wine => Set::from_bits(0b1_1111 << 11),
        }
    }
}
