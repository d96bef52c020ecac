//! The clause that forbids an action here, where it can be told.

use emporio_core::{ActionList, Dispatch, Forbidden};

use crate::action::Action;
use crate::pieces::{Favour, Place, Slot};
use crate::state::{Madeira, MoveKind, Phase, Step};

impl Forbidden for Madeira {
    /// The clause against an action that is not legal now.
    fn forbidden_by(&self, action: Action) -> Option<&'static str> {
        let mut legal = ActionList::new();
        self.legal_actions(&mut legal);
        if legal.contains(&action) {
            return None;
        }
        if let Action::Favour(favour) = action {
            self.against_favour(favour)
        } else if let Action::Exchange(_) = action {
            self.against_windmill("WND-1")
        } else if action == Action::MillUp {
            self.against_windmill("WND-2")
        } else if action == Action::MillBread || action == Action::MillReals {
            self.against_down()
        } else {
            self.against_step(action)
        }
    }
}

impl Madeira {
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
        Some(match favour {
            Favour::Lord if self.step == Step::Start => "FAV-8",
            Favour::Diplomat if self.step == Step::Start => "FAV-9",
            Favour::Engineer if self.step == Step::Cost => "FAV-12",
            Favour::Monk
            | Favour::Miller
            | Favour::Bishop
            | Favour::Patron
            | Favour::Lord
            | Favour::Diplomat
            | Favour::Treasurer
            | Favour::Navigator
            | Favour::Engineer
            | Favour::Policeman
            | Favour::Lady
            | Favour::Explorer => "RUL-33",
        })
    }

    /// The clause of an action that belongs to the step but is not open; none for one of another step.
    fn against_step(&self, action: Action) -> Option<&'static str> {
        match self.step {
            Step::CityWorker => matches!(action, Action::To(Place::City(_))).then_some("SET-11"),
            Step::FieldWorker => matches!(action, Action::To(Place::Field(_))).then_some("SET-18"),
            Step::Row => matches!(action, Action::Row(_)).then_some("PRE-5"),
            Step::Request { .. } => matches!(action, Action::Request(_)).then_some("PRE-7"),
            Step::Guild { .. } => matches!(action, Action::Guild(_)).then_some("PRE-8"),
            Step::Start => self.against_die(action),
            Step::Character { pirate, .. } => self.against_character(pirate, action),
            Step::Placed { .. } if action == Action::Act => Some("CHA-8"),
            Step::Placed { .. } => (action == Action::Harvest).then_some("HAR-3"),
            Step::PassSpace => matches!(action, Action::Space(_)).then_some("PASS-1"),
            Step::Cost => (action == Action::Pay).then_some("BLD-3"),
            Step::WorkerFrom(moves) => against_origin(moves.kind, action),
            Step::WorkerTo { moves, .. } => {
                matches!(action, Action::To(_)).then_some(clause_of_kind(moves.kind))
            }
            Step::ShipFrom(moves) => self.against_ship(moves.arrived, action),
            Step::ShipTo { from, .. } => self.against_slot(from, action),
            Step::Reward => self.against_reward(action),
            Step::RoyalSupport => (action == Action::DiscardPirates).then_some("KNG-8"),
            Step::District => self.against_district(action),
            Step::Wood { .. } => matches!(action, Action::Wood(_)).then_some("WOOD-3"),
            Step::PawnFrom(_) => matches!(action, Action::From(_)).then_some("MAY-1"),
            Step::PawnTo { .. } => matches!(action, Action::To(_)).then_some("MAY-1"),
            Step::Again { repeat: true, .. } if action == Action::Stop => Some("HAR-4"),
            Step::Again { .. } => matches!(action, Action::Again(_)).then_some("DEC-20"),
            Step::MarkerFrom | Step::MarkerTo { .. } => {
                matches!(action, Action::Building(_)).then_some("FAV-6")
            }
            Step::LadyBuilding => matches!(action, Action::Building(_)).then_some("RUL-12"),
            Step::TurnUp { .. } => matches!(action, Action::TurnUp(_)).then_some("DEC-23"),
            Step::Upkeep => matches!(action, Action::Upkeep(_)).then_some("DEC-26"),
            Step::Feeding => matches!(action, Action::Feed(_)).then_some("DEC-27"),
            Step::Fulfil { .. } => matches!(action, Action::Request(_)).then_some("DEC-28"),
            Step::Offer { .. } => matches!(action, Action::Offer(_)).then_some("REQ-6"),
            Step::InitialRequest
            | Step::RequestTile { .. }
            | Step::FavourTile { .. }
            | Step::RewardTile { .. }
            | Step::CharacterTile { .. }
            | Step::PirateDie { .. }
            | Step::GuildDie { .. }
            | Step::BuildingDie { .. }
            | Step::PassGain { .. }
            | Step::Mill
            | Step::Honour
            | Step::Over => None,
        }
    }

    fn against_die(&self, action: Action) -> Option<&'static str> {
        if let Action::Die(value) = action {
            let held = self.me().dice[usize::from(value) - 1] > 0;
            return Some(if held { "DEC-W7" } else { "CHA-3" });
        }
        let Action::PirateDie(value) = action else { return None };
        let to_take = self.me().watch > 0 && self.pirate_dice[usize::from(value) - 1] > 0;
        Some(if to_take { "DEC-W7" } else { "CHA-4" })
    }

    fn against_character(&self, pirate: bool, action: Action) -> Option<&'static str> {
        let Action::Building(to) = action else { return None };
        Some(if self.has_room(to, pirate) { "CHA-6" } else { "CHA-5" })
    }

    fn against_reward(&self, action: Action) -> Option<&'static str> {
        if action == Action::Stop {
            return Some("WOOD-6");
        }
        let Action::Reward(colony, pile) = action else { return None };
        let due = self.turn.rewards[colony as usize] > 0;
        let reward = self.rewards[colony as usize][pile as usize];
        let unpaid = due && reward.is_some_and(|reward| !self.leaves_the_debt(colony, reward));
        Some(if unpaid { "WOOD-6" } else { "DEC-16" })
    }

    fn against_district(&self, action: Action) -> Option<&'static str> {
        let Action::Build(favour) = action else { return None };
        Some(if self.district_of(favour).is_some() { "WOOD-3" } else { "GLD-1" })
    }

    fn against_ship(&self, arrived: Option<Slot>, action: Action) -> Option<&'static str> {
        let Action::ShipFrom(from) = action else { return None };
        Some(match from {
            Some(slot) if arrived == Some(slot) => "CMD-1",
            Some(slot) if !self.me().fleet.has(slot) => "CMD-2",
            Some(_) => "CMD-3",
            None if self.me().ships == 0 => "CMD-2",
            None => "WOOD-5",
        })
    }

    fn against_slot(&self, from: Option<Slot>, action: Action) -> Option<&'static str> {
        let (Action::ShipTo(to) | Action::ShipToMore(to)) = action else { return None };
        let figures = &self.data.slots[to.index()];
        let cheapest = figures.offers[0].0.min(figures.offers[usize::from(figures.offer_count) - 1].0);
        Some(if !figures.at[self.count()] {
            "SET-15"
        } else if !self.empty_slots().has(to) {
            "GEN-8"
        } else if self.me().goods[figures.good as usize] < cheapest || from.is_some() {
            "CMD-3"
        } else {
            "WOOD-5"
        })
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

fn against_origin(kind: MoveKind, action: Action) -> Option<&'static str> {
    let Action::From(from) = action else { return None };
    Some(match from {
        Place::Watch => clause_of_kind(kind),
        Place::Reserve | Place::Field(_) | Place::City(_) | Place::Colony(_) => "WRK-1",
    })
}
