//! The price list turned round: what can be paid, instead of what each building costs.

use crate::data::{BUILDINGS, BuildingRow, HIGHEST_COST};
use crate::pieces::{BuildingSet, alone};

/// Quarries beyond these help no more: the last column.
const MOST_QUARRIES: u8 = 4;

/// [BLD-2] The buildings that can be paid with so many occupied quarries and so much money.
#[inline]
pub(crate) fn affordable(quarries: u8, purse: u16) -> BuildingSet {
    let purse = purse.min(u16::from(HIGHEST_COST));
    AFFORDABLE[usize::from(quarries.min(MOST_QUARRIES))][usize::from(purse)]
}

static AFFORDABLE: [[BuildingSet; HIGHEST_COST as usize + 1]; MOST_QUARRIES as usize + 1] = {
    let mut table = [[BuildingSet::EMPTY; HIGHEST_COST as usize + 1]; MOST_QUARRIES as usize + 1];
    let mut quarries = 0;
    while quarries <= MOST_QUARRIES {
        let mut purse = 0;
        while purse <= HIGHEST_COST {
            table[quarries as usize][purse as usize] = paid(quarries, purse);
            purse += 1;
        }
        quarries += 1;
    }
    table
};

const fn paid(quarries: u8, purse: u8) -> BuildingSet {
    let mut set = BuildingSet::EMPTY;
    let mut index = 0;
    while index < BUILDINGS.len() {
        if pays(&BUILDINGS[index], quarries, purse) {
            set = set.or(alone(BUILDINGS[index].building));
        }
        index += 1;
    }
    set
}

const fn pays(row: &BuildingRow, quarries: u8, purse: u8) -> bool {
    row.cost <= purse + if quarries < row.column { quarries } else { row.column }
}

#[cfg(test)]
mod tests {
    use crate::data::Building;
    use crate::fast::tests::everywhere;
    use crate::pieces::BuildingSet;
    use crate::state::Phase;

    #[test]
    fn what_can_be_paid_is_what_is_not_too_dear() {
        everywhere(|state| {
            let mut state = state.clone();
            state.phase = Phase::Builder;
            let purse = state.board().doubloons;
            let paid = |&&building: &&Building| u16::from(state.price(building)) <= purse;
            let plain: BuildingSet = Building::ALL.iter().filter(paid).copied().collect();
            assert_eq!(state.affordable(), plain);
        });
    }
}
