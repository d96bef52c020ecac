//! Guild favours (FAV): which may be used now, and what each does.

use emporio_core::{ActionList, Log};
use strum::VariantArray;

use crate::action::Action;
use crate::event::{Event, Unused};
use crate::pieces::{Building, Favour};
use crate::state::{Madeira, MoveKind, Phase, ShipMoves, Step};

impl Madeira {
    /// [FAV-1, RUL-11] The favours offered at the start of a turn: one in a turn, face up, and of use now.
    pub(crate) fn favour_options(&self, out: &mut ActionList<Action>) {
        if self.turn.favour_used {
            return;
        }
        let usable = self.me().face_up.iter().filter(|&favour| self.is_of_use(favour));
        out.extend(usable.map(Action::Favour));
    }

    /// [RUL-33] Whether a favour can do something now; Lord and Diplomat in phase C, Engineer in phase B only.
    pub(crate) fn is_of_use(&self, favour: Favour) -> bool {
        let in_buildings = matches!(self.phase, Phase::Buildings { .. });
        match favour {
            Favour::Monk => !self.wood_places().is_empty(),
            Favour::Miller | Favour::Patron | Favour::Treasurer => true,
            Favour::Bishop => self.sites.iter().any(|site| site.markers[self.turn.player.index()] > 0),
            Favour::Lord => in_buildings && self.building_cost() > 0,
            Favour::Diplomat => {
                in_buildings && self.resolving().is_some_and(|here| self.workers_at(here) < 3)
            }
            Favour::Navigator => self.can_move_ship(),
            Favour::Engineer => !in_buildings && self.any_die_placeable(),
            Favour::Policeman => self.me().pirates / self.data.amounts.policeman_part > 0,
            Favour::Lady => self.me().reals >= self.data.amounts.lady_reals && self.any_building_for_lady(),
            Favour::Explorer => self.can_move_worker(MoveKind::Anywhere),
        }
    }

    fn any_building_for_lady(&self) -> bool {
        Building::VARIANTS.iter().any(|&building| self.workers_at(building) > 0)
    }

    /// [FAV-1, FAV-4, FAV-5, FAV-7, FAV-10, FAV-11, FAV-14] The favour turns face down and takes effect at once.
    pub(crate) fn use_favour<L: Log<Event>>(&mut self, favour: Favour, log: &mut L) {
        let player = self.turn.player;
        log.tell(Event::FavourUsed { player, favour });
        self.me_mut().face_up.remove(favour);
        self.turn.favour_used = true;
        match favour {
            Favour::Monk => self.receive_wood(u16::from(self.data.amounts.monk_wood), log),
            Favour::Bishop => self.step = Step::MarkerFrom,
            Favour::Navigator => self.step = Step::ShipFrom(ShipMoves { left: 1, arrived: None }),
            Favour::Lady => {
                self.spend_reals(self.data.amounts.lady_reals, log);
                self.step = Step::LadyBuilding;
            }
            Favour::Explorer => self.begin_moves(MoveKind::Anywhere, 1, log),
            Favour::Miller => {
                self.mill_up(log);
                self.finish(log);
            }
            Favour::Patron => {
                self.gain_bread(self.data.amounts.patron_bread, log);
                self.finish(log);
            }
            Favour::Treasurer => {
                self.gain_reals(player, self.data.amounts.treasurer_reals, log);
                self.finish(log);
            }
            Favour::Policeman => {
                // [FAV-13, RUL-31] Half of the pirates, rounded down.
                let half = self.me().pirates / self.data.amounts.policeman_part;
                self.discard_pirates(half, log);
                self.finish(log);
            }
            Favour::Lord => {
                self.turn.lord = true;
                self.finish(log);
            }
            Favour::Diplomat => {
                self.turn.diplomat = true;
                self.finish(log);
            }
            Favour::Engineer => {
                self.turn.engineer = true;
                self.finish(log);
            }
        }
    }

    /// [DEC-21] The buildings with an own marker.
    pub(crate) fn marker_origins(&self, out: &mut ActionList<Action>) {
        let player = self.turn.player.index();
        let own =
            Building::VARIANTS.iter().filter(|&&building| self.sites[building as usize].markers[player] > 0);
        out.extend(own.map(|&building| Action::Building(building)));
    }

    /// [DEC-21, FAV-6] Every other building.
    pub(crate) fn marker_targets(&self, from: Building, out: &mut ActionList<Action>) {
        let others = Building::VARIANTS.iter().filter(|&&building| building != from);
        out.extend(others.map(|&building| Action::Building(building)));
    }

    /// [FAV-6] The marker moves.
    pub(crate) fn move_marker<L: Log<Event>>(&mut self, from: Building, to: Building, log: &mut L) {
        let player = self.turn.player;
        self.sites[from as usize].markers[player.index()] -= 1;
        self.sites[to as usize].markers[player.index()] += 1;
        log.tell(Event::MarkerMoved { player, from, to });
        self.finish(log);
    }

    /// [DEC-22, RUL-12] The buildings with an own worker in their Region.
    pub(crate) fn lady_options(&self, out: &mut ActionList<Action>) {
        let open = Building::VARIANTS.iter().filter(|&&building| self.workers_at(building) > 0);
        out.extend(open.map(|&building| Action::Building(building)));
    }

    /// Up to so many favours turn face up.
    pub(crate) fn begin_turning<L: Log<Event>>(&mut self, left: u8, log: &mut L) {
        if left > 0 {
            self.step = Step::TurnUp { left };
        } else {
            self.finish(log);
        }
    }

    /// [DEC-23] The rest stays face down.
    pub(crate) fn stop_turning<L: Log<Event>>(&mut self, log: &mut L) {
        self.tell_unused(Unused::FaceDown, log);
        self.finish(log);
    }

    /// [DEC-23] Their face-down favours.
    pub(crate) fn turn_up_options(&self, out: &mut ActionList<Action>) {
        out.extend(self.me().face_down().iter().map(Action::TurnUp));
    }

    /// [FAV-3] A favour turns face up.
    pub(crate) fn turn_up<L: Log<Event>>(&mut self, favour: Favour, log: &mut L) {
        self.me_mut().face_up.add(favour);
        log.tell(Event::TurnedUp { player: self.turn.player, favour });
    }
}
