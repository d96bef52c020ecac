//! Buildings: those of a player with their colonists, and those for sale.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{Building, CITY_SPACES, TWO_SPACES};
use crate::pieces::{BuildingSet, PerBuilding};

/// The buildings of a player with their colonists. What is often asked is kept beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct City {
    built: BuildingSet,
    occupied: BuildingSet,
    colonists: PerBuilding,
    workers: u8,
    spaces: u8,
    circles: u8,
}

impl City {
    /// The buildings, occupied or not.
    pub fn built(&self) -> BuildingSet {
        self.built
    }

    /// Whether the building stands here with a colonist on it: only then does it work.
    pub fn works(&self, building: Building) -> bool {
        self.occupied.has(building)
    }

    /// Colonists on a building.
    pub fn colonists(&self, building: Building) -> u8 {
        self.colonists[building]
    }

    /// Colonists on each building.
    pub fn all_colonists(&self) -> PerBuilding {
        self.colonists
    }

    /// Adds a building if it is not here, and puts so many colonists on it in all.
    pub fn set(&mut self, building: Building, colonists: u8) {
        if !self.built.has(building) {
            self.built = self.built.or(BuildingSet::of(building));
            self.circles += building.circles();
            self.spaces += 1 + u8::from(TWO_SPACES.has(building));
        }
        self.staff(building, colonists);
    }

    /// Puts so many colonists in all on a building that stands here.
    pub fn staff(&mut self, building: Building, colonists: u8) {
        let others = self.occupied.without(BuildingSet::of(building));
        let occupied = BuildingSet::from_bits(u64::from(colonists > 0) << building as u8);
        self.occupied = others.or(occupied);
        // Numbers that nobody has checked yet may wrap; the check refuses each that is above the circles.
        self.workers = self.workers.wrapping_sub(self.colonists[building]).wrapping_add(colonists);
        self.colonists[building] = colonists;
    }

    /// Lifts all colonists; gives their number.
    pub fn lift_all(&mut self) -> u8 {
        self.colonists = PerBuilding::NONE;
        self.occupied = BuildingSet::EMPTY;
        std::mem::take(&mut self.workers)
    }

    /// [MAY-4] A colonist on every circle of those buildings of a set that stand here, and are empty.
    pub fn fill(&mut self, set: BuildingSet) {
        let filled = self.built.and(set);
        self.occupied = self.occupied.or(filled);
        for building in filled.iter() {
            let circles = building.circles();
            self.colonists[building] = circles;
            self.workers += circles;
        }
    }

    /// Circles on all buildings.
    pub fn circles(&self) -> u8 {
        self.circles
    }

    /// Colonists on all buildings.
    pub fn workers(&self) -> u8 {
        self.workers
    }

    /// City spaces that the buildings take.
    pub fn spaces(&self) -> u8 {
        self.spaces
    }

    /// [BLD-3] Only the number of free spaces counts; a large building takes two.
    pub fn free_spaces(&self) -> u8 {
        CITY_SPACES.saturating_sub(self.spaces)
    }
}

/// The buildings for sale, by copies left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    copies: PerBuilding,
    left: BuildingSet,
}

impl Offer {
    /// An offer of so many copies.
    pub fn new(copies: PerBuilding) -> Offer {
        let left = copies.each().filter(|&(_, n)| n > 0).map(|(building, _)| building);
        Offer { copies, left: left.collect() }
    }

    /// Copies left of a building.
    pub fn copies(&self, building: Building) -> u8 {
        self.copies[building]
    }

    /// Copies left of each building.
    pub fn all_copies(&self) -> PerBuilding {
        self.copies
    }

    /// [BLD-4] The buildings of which copies are left.
    pub fn left(&self) -> BuildingSet {
        self.left
    }

    /// Takes away a copy.
    pub fn take(&mut self, building: Building) {
        self.copies[building] -= 1;
        if self.copies[building] == 0 {
            self.left = self.left.without(BuildingSet::of(building));
        }
    }
}

impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.copies.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Offer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        PerBuilding::deserialize(deserializer).map(Offer::new)
    }
}

impl Serialize for City {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.built.iter().map(|building| (building, self.colonists(building))))
    }
}

impl<'de> Deserialize<'de> for City {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut city = City::default();
        for (building, colonists) in BTreeMap::<Building, u8>::deserialize(deserializer)? {
            city.set(building, colonists);
        }
        Ok(city)
    }
}
