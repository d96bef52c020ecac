//! The pieces of the box and the places where they stand.

mod names;
mod places;
mod sets;

pub use names::*;
pub use places::{
    DISTRICT_COUNT, District, FIELD_COUNT, NoPlace, Place, SLOT_COUNT, SPACE_COUNT, Slot, Space, Spot,
};
pub use sets::{FavourSet, SlotSet, SpaceSet, SpotSet};
