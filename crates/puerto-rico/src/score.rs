//! End and score (END): points with their parts, and what decides a tie.

use emporio_core::{Score, Scores, Scoring};

use crate::data::{Building, LARGE_PRODUCTION, SMALL_PRODUCTION, VIOLET};
use crate::state::{Phase, PlayerBoard, PuertoRico};

impl Scoring for PuertoRico {
    /// [END-2, END-8] The points as they stand, with their parts and the tie-break.
    fn scores(&self) -> Scores {
        Scores { players: self.seats().iter().map(PlayerBoard::score).collect() }
    }

    /// [END-1, RUL-14] Why the game ended: the condition that was met first.
    fn ending(&self) -> Option<&'static str> {
        if self.phase == Phase::Over { self.ending.map(Into::into) } else { None }
    }
}

impl PlayerBoard {
    /// [END-2] Shipping, printed points, and the bonuses of occupied large buildings.
    pub fn score(&self) -> Score {
        let mut score = Score { tie_breaks: [self.tie_break(), 0], ..Score::default() };
        score.add("shipping", i32::from(self.vp));
        score.add("buildings", i32::from(self.printed_vp()));
        for (building, name, bonus) in self.bonuses() {
            if self.city.works(building) {
                score.add(name, i32::from(bonus));
            }
        }
        score
    }

    /// [END-2] Points printed on buildings, occupied or not.
    pub fn printed_vp(&self) -> u16 {
        self.city.built().iter().map(|building| u16::from(building.row().vp)).sum()
    }

    /// [END-8] Doubloons and goods together.
    fn tie_break(&self) -> i32 {
        i32::from(self.doubloons) + i32::from(self.goods.sum())
    }

    /// What each large building would bring if it is occupied.
    fn bonuses(&self) -> [(Building, &'static str, u16); 5] {
        [
            (Building::GuildHall, "guild_hall", self.guild_hall()),
            (Building::Residence, "residence", self.residence()),
            (Building::Fortress, "fortress", self.fortress()),
            (Building::CustomsHouse, "customs_house", self.customs_house()),
            (Building::CityHall, "city_hall", self.city_hall()),
        ]
    }

    /// What an occupied building would bring at the end; 0 for those without a bonus.
    pub fn bonus(&self, building: Building) -> u16 {
        self.bonuses().into_iter().find(|(large, ..)| *large == building).map_or(0, |(.., bonus)| bonus)
    }

    /// [END-3] 1 for each small production building, 2 for each large one.
    fn guild_hall(&self) -> u16 {
        let built = self.city.built();
        u16::from(built.and(SMALL_PRODUCTION).len() + 2 * built.and(LARGE_PRODUCTION).len())
    }

    /// [END-4] 4 for up to 9 island tiles, then 1 more for each.
    fn residence(&self) -> u16 {
        u16::from(self.island.sum().max(9) - 5)
    }

    /// [END-5] 1 for 3 colonists on the whole board.
    fn fortress(&self) -> u16 {
        u16::from(self.colonists() / 3)
    }

    /// [END-6] 1 for 4 victory points earned by shipping.
    fn customs_house(&self) -> u16 {
        self.vp / 4
    }

    /// [END-7] 1 for each violet building.
    fn city_hall(&self) -> u16 {
        u16::from(self.city.built().and(VIOLET).len())
    }
}
