//! Harvest (HAR) with the repeat of the printed character and the extras of the Engineer.

use emporio_core::{ActionList, Log};
use strum::VariantArray;

use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Building, Good, Spot, Stuff};
use crate::state::{Madeira, Step};

impl Madeira {
    /// [HAR-1, HAR-3] Every own worker on a field of the Region harvests; then the repeat and the extras.
    pub(crate) fn harvest<L: Log<Event>>(&mut self, building: Building, log: &mut L) {
        let region = self.data.buildings[building as usize].region;
        for field in self.me().in_region(region).iter() {
            self.harvest_field(field, log);
        }
        let repeat = self.sites[building as usize].character.is_none();
        let extras = if self.turn.engineer { self.data.amounts.engineer_harvests } else { 0 };
        self.go_on_harvesting(region, repeat, extras, log);
    }

    fn go_on_harvesting<L: Log<Event>>(&mut self, region: u8, repeat: bool, extras: u8, log: &mut L) {
        if repeat || extras > 0 {
            self.step = Step::Again { region, repeat, extras };
        } else {
            self.finish(log);
        }
    }

    /// [HAR-2, GEN-9] A field with wood gives wood, one without gives its good.
    fn harvest_field<L: Log<Event>>(&mut self, field: Spot, log: &mut L) {
        let player = self.turn.player;
        let what = if self.wood[field.index()] > 0 {
            self.wood[field.index()] -= 1;
            self.me_mut().wood += 1;
            Stuff::Wood
        } else {
            let good = self.good_of(field);
            self.me_mut().goods[good as usize] += 1;
            Stuff::from(good)
        };
        log.tell(Event::Harvested { player, field, what });
    }

    /// [HAR-2, GEN-9] What a harvest of a field gives now.
    pub(crate) fn crop_of(&self, field: Spot) -> Stuff {
        if self.wood[field.index()] > 0 { Stuff::Wood } else { Stuff::from(self.good_of(field)) }
    }

    /// [HAR-1, HAR-2, HAR-4] What a harvest at a building would give now; the second harvest of the printed character
    /// where there is only one field for it.
    pub(crate) fn harvest_at(&self, building: Building) -> Vec<(Stuff, u8)> {
        let fields = self.me().in_region(self.data.buildings[building as usize].region);
        let twice = self.sites[building as usize].character.is_none() && fields.len() == 1;
        let mut wood = self.wood;
        let mut crops = Vec::new();
        for field in fields.iter().chain(fields.iter().filter(|_| twice)) {
            let left = &mut wood[field.index()];
            crops.push(if *left > 0 { Stuff::Wood } else { Stuff::from(self.good_of(field)) });
            *left = left.saturating_sub(1);
        }
        let count = |stuff: Stuff| crops.iter().filter(|crop| **crop == stuff).count() as u8;
        Stuff::VARIANTS.iter().map(|&stuff| (stuff, count(stuff))).filter(|&(_, n)| n > 0).collect()
    }

    /// [HAR-2] The good shown, or the converted one.
    pub fn good_of(&self, field: Spot) -> Good {
        let figures = &self.data.fields[field.index()];
        match figures.becomes {
            Some(becomes) if self.converted.has(field) => becomes,
            Some(_) | None => figures.good,
        }
    }

    /// [DEC-20] The fields of the Region with an own worker; the Engineer's extras may be declined.
    pub(crate) fn again_options(&self, region: u8, repeat: bool, out: &mut ActionList<Action>) {
        out.extend(self.me().in_region(region).iter().map(Action::Again));
        if !repeat {
            out.push(Action::Stop);
        }
    }

    /// [HAR-4, FAV-12] One field once more; the repeat of the printed character comes first.
    pub(crate) fn harvest_again<L: Log<Event>>(
        &mut self,
        field: Spot,
        region: u8,
        repeat: bool,
        extras: u8,
        log: &mut L,
    ) {
        self.harvest_field(field, log);
        let extras = if repeat { extras } else { extras - 1 };
        self.go_on_harvesting(region, false, extras, log);
    }
}
