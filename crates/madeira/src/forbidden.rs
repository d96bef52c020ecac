//! The clause that forbids an action here, where it can be told.

use emporio_core::{ActionList, Game};

use crate::action::Action;
use crate::names::Favour;
use crate::places::{Place, Slot, Spot};
use crate::state::{Madeira, Phase};
use crate::step::{MoveKind, Step};

impl Madeira {
    /// The clause against an action that is not legal now.
    pub(crate) fn clause_against(&self, action: Action) -> Option<&'static str> {
        let mut legal = ActionList::new();
        self.legal_actions(&mut legal);
        if legal.contains(&action) {
            return None;
        }
        match (self.step, action) {
            (_, Action::Exchange(_)) => self.against_windmill("WND-1"),
            (_, Action::MillUp) => self.against_windmill("WND-2"),
            (_, Action::MillBread | Action::MillReals) => self.against_down(),
            (_, Action::Favour(favour)) => self.against_favour(favour),
            (_, _) => self.against_step(action),
        }
    }

    fn against_windmill(&self, clause: &'static str) -> Option<&'static str> {
        match self.phase {
            Phase::Setup | Phase::Preparation | Phase::Requests { .. } | Phase::Over => Some("WND-5"),
            Phase::Characters { .. } | Phase::Buildings { .. } | Phase::Maintenance
                if self.windmill_offered() =>
            {
                Some(clause)
            }
            Phase::Characters { .. } | Phase::Buildings { .. } | Phase::Maintenance => Some("WND-6"),
        }
    }

    fn against_down(&self) -> Option<&'static str> {
        if self.phase == Phase::Maintenance { Some("WND-5") } else { self.against_windmill("WND-4") }
    }

    fn against_favour(&self, favour: Favour) -> Option<&'static str> {
        let in_turn = matches!(self.step, Step::Start | Step::Cost);
        let me = self.me();
        match self.phase {
            Phase::Characters { .. } | Phase::Buildings { .. } => {}
            Phase::Setup | Phase::Preparation | Phase::Maintenance | Phase::Requests { .. } | Phase::Over => {
                return Some("FAV-2");
            }
        }
        if !in_turn || self.turn.favour_used {
            return Some("RUL-11");
        }
        if !me.face_up.has(favour) {
            return Some("FAV-1");
        }
        match (favour, self.step == Step::Start) {
            (Favour::Lord, true) => Some("FAV-8"),
            (Favour::Diplomat, true) => Some("FAV-9"),
            (Favour::Engineer, false) => Some("FAV-12"),
            (_, _) => Some("RUL-33"),
        }
    }

    /// The clause of an action that belongs to the step but is not open.
    fn against_step(&self, action: Action) -> Option<&'static str> {
        match (self.step, action) {
            (Step::CityWorker, Action::To(Place::City(_))) => Some("SET-11"),
            (Step::FieldWorker, Action::To(Place::Field(_))) => Some("SET-18"),
            (Step::Row, Action::Row(_)) => Some("PRE-5"),
            (Step::Request { .. }, Action::Request(_)) => Some("PRE-7"),
            (Step::Guild { .. }, Action::Guild(_)) => Some("PRE-8"),
            (Step::Start, Action::Die(value)) => self.against_die(value),
            (Step::Start, Action::PirateDie(_)) if self.me().watch == 0 => Some("CHA-4"),
            (Step::Start, Action::PirateDie(value)) if self.pirate_dice[usize::from(value) - 1] == 0 => {
                Some("CHA-4")
            }
            (Step::Start, Action::PirateDie(_)) => Some("DEC-W7"),
            (Step::Character { pirate, .. }, Action::Building(to)) => {
                Some(if self.has_room(to, pirate) { "CHA-6" } else { "CHA-5" })
            }
            (Step::Placed { .. }, Action::Act) => Some("CHA-8"),
            (Step::Placed { .. }, Action::Harvest) => Some("HAR-3"),
            (Step::PassSpace, Action::Space(_)) => Some("PASS-1"),
            (Step::Cost, Action::Pay) => Some("BLD-3"),
            (Step::WorkerFrom(moves), Action::From(from)) => Some(against_origin(moves.kind, from)),
            (Step::WorkerTo { moves, .. }, Action::To(_)) => Some(clause_of_kind(moves.kind)),
            (Step::ShipFrom(moves), Action::ShipFrom(from)) => Some(self.against_ship(moves.arrived, from)),
            (Step::ShipTo { from, .. }, Action::ShipTo(to) | Action::ShipToMore(to)) => {
                Some(self.against_slot(from, to))
            }
            (Step::Reward, Action::Reward(..)) => Some("DEC-16"),
            (Step::RoyalSupport, Action::DiscardPirates) => Some("KNG-8"),
            (Step::District, Action::Build(favour)) => {
                Some(if self.district_of(favour).is_some() { "WOOD-3" } else { "GLD-1" })
            }
            (Step::Wood { .. }, Action::Wood(_)) => Some("WOOD-3"),
            (Step::PawnFrom(_), Action::From(_)) | (Step::PawnTo { .. }, Action::To(_)) => Some("MAY-1"),
            (Step::Again { repeat: true, .. }, Action::Stop) => Some("HAR-4"),
            (Step::Again { .. }, Action::Again(_)) => Some("DEC-20"),
            (Step::MarkerFrom | Step::MarkerTo { .. }, Action::Building(_)) => Some("FAV-6"),
            (Step::LadyBuilding, Action::Building(_)) => Some("RUL-12"),
            (Step::TurnUp { .. }, Action::TurnUp(_)) => Some("DEC-23"),
            (Step::Upkeep, Action::Upkeep(_)) => Some("DEC-26"),
            (Step::Feeding, Action::Feed(_)) => Some("DEC-27"),
            (Step::Fulfil { .. }, Action::Request(_)) => Some("DEC-28"),
            (Step::Offer { .. }, Action::Offer(_)) => Some("REQ-6"),
            (_, _) => None,
        }
    }

    fn against_die(&self, value: u8) -> Option<&'static str> {
        let held = self.me().dice[usize::from(value) - 1] > 0;
        Some(if held { "DEC-W7" } else { "CHA-3" })
    }

    fn against_ship(&self, arrived: Option<Slot>, from: Option<Slot>) -> &'static str {
        match from {
            Some(slot) if arrived == Some(slot) => "CMD-1",
            Some(slot) if !self.me().fleet.has(slot) => "CMD-2",
            Some(_) => "CMD-3",
            None if self.me().ships == 0 => "CMD-2",
            None => "WOOD-5",
        }
    }

    fn against_slot(&self, from: Option<Slot>, to: Slot) -> &'static str {
        let figures = &self.data.slots[to.index()];
        let cheapest = figures.offers[0].0.min(figures.offers[usize::from(figures.offer_count) - 1].0);
        if !figures.at[self.count()] {
            "SET-15"
        } else if !self.empty_slots().has(to) {
            "GEN-8"
        } else if self.me().goods[figures.good as usize] < cheapest || from.is_some() {
            "CMD-3"
        } else {
            "WOOD-5"
        }
    }
}

fn clause_of_kind(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Field => "WRK-2",
        MoveKind::City => "WRK-3",
        MoveKind::Colony => "WRK-4",
        MoveKind::Watch => "WRK-5",
        MoveKind::Anywhere => "FAV-15",
    }
}

fn against_origin(kind: MoveKind, from: Place) -> &'static str {
    match from {
        Place::Watch => clause_of_kind(kind),
        Place::Reserve | Place::Field(Spot(_)) | Place::City(_) | Place::Colony(_) => "WRK-1",
    }
}
