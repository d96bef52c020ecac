//! The Guildmaster (GLD) and the Mayor (MAY): districts, pawns and the income of the cities.

use emporio_core::{ActionList, Log, Player};
use strum::VariantArray;

use crate::action::Action;
use crate::event::{Event, Source, Unused};
use crate::pieces::{City, District, Favour, Income, Place, Space, Stuff};
use crate::state::{Madeira, PawnMoves, Step, WoodUse};

impl Madeira {
    /// [GLD-1] The wood of the district's column.
    pub fn wood_for(&self, district: District) -> u8 {
        self.data.district_wood[usize::from(district.number()) - 3]
    }

    /// The district on which a favour lies.
    pub fn district_of(&self, favour: Favour) -> Option<District> {
        self.districts.iter().position(|laid| *laid == Some(favour)).map(|at| District(at as u8))
    }

    /// [GLD-1] The wood of the district is discarded first.
    pub(crate) fn build<L: Log<Event>>(&mut self, favour: Favour, log: &mut L) {
        let Some(district) = self.district_of(favour) else { return };
        self.discard_wood(self.wood_for(district), WoodUse::District(favour), log);
    }

    /// [DEC-17] No favour is taken.
    pub(crate) fn build_nothing<L: Log<Event>>(&mut self, log: &mut L) {
        self.tell_unused(Unused::District, log);
        self.finish(log);
    }

    /// [GLD-1, GLD-2] The favour lies face up before them, the district is built.
    pub(crate) fn take_favour<L: Log<Event>>(&mut self, favour: Favour, log: &mut L) {
        if let Some(district) = self.district_of(favour) {
            self.districts[usize::from(district.0)] = None;
            let player = self.turn.player;
            log.tell(Event::Built { player, city: district.city(), district: district.number(), favour });
        }
        let me = self.me_mut();
        me.favours.add(favour);
        me.face_up.add(favour);
        self.finish(log);
    }

    /// [DEC-19, MAY-1] Own workers and neutral citizens in cities that have not moved in this action.
    pub(crate) fn pawn_origins(&self, moves: PawnMoves, out: &mut ActionList<Action>) {
        if self.empty_spaces().is_empty() {
            return;
        }
        let pawns = self.me().city.or(self.neutrals);
        let movable = pawns.iter().filter(|space| moves.arrived != Some(*space));
        out.extend(movable.map(|space| Action::From(Place::City(space))));
    }

    /// [MAY-1] Empty spaces of built districts, in any city.
    pub(crate) fn pawn_targets(&self, out: &mut ActionList<Action>) {
        out.extend(self.empty_spaces().iter().map(|space| Action::To(Place::City(space))));
    }

    /// [MAY-1] The pawn moves; after the last one the cities give.
    pub(crate) fn move_pawn<L: Log<Event>>(&mut self, moves: PawnMoves, from: Space, to: Space, log: &mut L) {
        if self.neutrals.has(from) {
            self.neutrals.remove(from);
            self.neutrals.add(to);
            log.tell(Event::NeutralMoved { player: self.turn.player, from, to });
        } else {
            self.move_worker(Place::City(from), Place::City(to), log);
        }
        match moves.left - 1 {
            0 => self.mayor_income(log),
            left => self.step = Step::PawnFrom(PawnMoves { left, arrived: Some(to) }),
        }
    }

    /// [MAY-1, MAY-2] No more pawns move; the cities give all the same.
    pub(crate) fn stop_pawns<L: Log<Event>>(&mut self, moves: PawnMoves, log: &mut L) {
        if moves.arrived.is_none() {
            self.tell_unused(Unused::Pawns, log);
        }
        self.mayor_income(log);
    }

    /// [MAY-2, MAY-3, MAY-4] Each city with an own worker gives for own workers and neutral citizens.
    pub(crate) fn mayor_income<L: Log<Event>>(&mut self, log: &mut L) {
        let mut wood = 0;
        for &city in City::VARIANTS {
            let amount = self.income_of(self.turn.player, city);
            match self.data.cities[city as usize].gives {
                Income::Bread => self.draw(self.turn.player, Stuff::Bread, amount, Source::City(city), log),
                Income::Reals => self.draw(self.turn.player, Stuff::Reals, amount, Source::City(city), log),
                Income::Wood => wood += amount,
            }
        }
        self.receive_wood(wood, log);
    }

    /// [MAY-2, MAY-3] What a city gives a player.
    pub(crate) fn income_of(&self, player: Player, city: City) -> u16 {
        let figures = &self.data.cities[city as usize];
        match u16::from(self.people[player.index()].in_city(city)) {
            0 => 0,
            own => {
                let neutral = u16::from(self.neutrals.and(city.spaces()).len());
                own * figures.per_worker + neutral * figures.per_neutral
            }
        }
    }
}
