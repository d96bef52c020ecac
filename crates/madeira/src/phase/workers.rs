//! Moving workers (WRK), for the administrator, buildings, pass spaces, rewards and the Explorer.

use emporio_core::{ActionList, Log};
use strum::VariantArray;

use crate::action::Action;
use crate::event::{Event, Unused};
use crate::pieces::{Colony, Place, Spot};
use crate::state::{Madeira, MoveKind, Moves, Step};

impl Madeira {
    /// [DEC-W8] Up to so many worker moves of a kind, whoever moved earlier in the turn.
    pub(crate) fn begin_moves<L: Log<Event>>(&mut self, kind: MoveKind, left: u8, log: &mut L) {
        self.go_on_moving(Moves { kind, left, arrived: None }, log);
    }

    fn go_on_moving<L: Log<Event>>(&mut self, moves: Moves, log: &mut L) {
        if moves.left > 0 {
            self.step = Step::WorkerFrom(moves);
        } else {
            self.finish(log);
        }
    }

    /// [DEC-12, WRK-1, DEC-W7] Places with an own worker that may move and has somewhere to go.
    pub(crate) fn worker_origins(&self, moves: Moves, out: &mut ActionList<Action>) {
        if self.has_worker_target(moves.kind) {
            self.each_origin(moves, |place| out.push(Action::From(place)));
        }
    }

    /// [RUL-27] Every place with an own worker who has not moved in this action; the watch for the Explorer only.
    fn each_origin(&self, moves: Moves, mut found: impl FnMut(Place)) {
        let me = self.me();
        if me.reserve > 0 {
            found(Place::Reserve);
        }
        if me.watch > 0 && moves.kind == MoveKind::Anywhere {
            found(Place::Watch);
        }
        let places = me.fields.iter().map(Place::Field).chain(me.city.iter().map(Place::City));
        places.filter(|place| moves.arrived != Some(*place)).for_each(&mut found);
        for &colony in Colony::VARIANTS {
            let place = Place::Colony(colony);
            if me.colonies[colony as usize] > u8::from(moves.arrived == Some(place)) {
                found(place);
            }
        }
    }

    /// [DEC-W7] Whether a move of this kind has a target at all; only the cities can be full.
    fn has_worker_target(&self, kind: MoveKind) -> bool {
        match kind {
            MoveKind::City => !self.empty_spaces().is_empty(),
            MoveKind::Field | MoveKind::Colony | MoveKind::Watch | MoveKind::Anywhere => true,
        }
    }

    /// [DEC-16] Whether a worker of theirs can make such a move now.
    pub(crate) fn can_move_worker(&self, kind: MoveKind) -> bool {
        let mut any = false;
        self.each_origin(Moves { kind, left: 1, arrived: None }, |_| any = true);
        any && self.has_worker_target(kind)
    }

    /// [DEC-13] The legal places for this move.
    pub(crate) fn worker_targets(&self, kind: MoveKind, from: Place, out: &mut ActionList<Action>) {
        match kind {
            MoveKind::Field => self.field_targets(out),
            MoveKind::City => self.city_targets(out),
            MoveKind::Colony => colony_targets(from, out),
            MoveKind::Watch => out.push(Action::To(Place::Watch)),
            MoveKind::Anywhere => self.any_targets(from, out),
        }
    }

    /// [WRK-2, GEN-5] Fields and the Forest where they have no worker.
    fn field_targets(&self, out: &mut ActionList<Action>) {
        let free = Spot::ALL.without(self.me().fields);
        out.extend(free.iter().map(|spot| Action::To(Place::Field(spot))));
    }

    /// [WRK-3] Empty spaces of built districts.
    fn city_targets(&self, out: &mut ActionList<Action>) {
        out.extend(self.empty_spaces().iter().map(|space| Action::To(Place::City(space))));
    }

    /// [FAV-15, RUL-36] Any other place.
    fn any_targets(&self, from: Place, out: &mut ActionList<Action>) {
        let elsewhere = [Place::Reserve, Place::Watch].into_iter().filter(|place| *place != from);
        out.extend(elsewhere.map(Action::To));
        self.field_targets(out);
        self.city_targets(out);
        colony_targets(from, out);
    }

    /// [WRK-1] The move with what it earns, then the next.
    pub(crate) fn make_move<L: Log<Event>>(&mut self, moves: Moves, from: Place, to: Place, log: &mut L) {
        self.move_worker(from, to, log);
        self.earn_arrival(moves.kind, to, log);
        self.go_on_moving(Moves { left: moves.left - 1, arrived: Some(to), ..moves }, log);
    }

    /// [DEC-12] No more workers move.
    pub(crate) fn stop_moving<L: Log<Event>>(&mut self, moves: Moves, log: &mut L) {
        if moves.arrived.is_none() {
            self.tell_unused(Unused::Workers, log);
        }
        self.finish(log);
    }

    /// [GEN-7] A worker leaves one place for another; only city spaces hold a single one.
    pub(crate) fn move_worker<L: Log<Event>>(&mut self, from: Place, to: Place, log: &mut L) {
        let player = self.turn.player;
        let me = self.me_mut();
        match from {
            Place::Reserve => me.reserve -= 1,
            Place::Watch => me.watch -= 1,
            Place::Field(spot) => me.fields.remove(spot),
            Place::City(space) => me.city.remove(space),
            Place::Colony(colony) => me.colonies[colony as usize] -= 1,
        }
        match to {
            Place::Reserve => me.reserve += 1,
            Place::Watch => me.watch += 1,
            Place::Field(spot) => me.fields.add(spot),
            Place::City(space) => me.city.add(space),
            Place::Colony(colony) => me.colonies[colony as usize] += 1,
        }
        log.tell(Event::WorkerMoved { player, from, to });
    }

    /// [WRK-4, WRK-5, WRK-6, FAV-15] What the arrival earns.
    fn earn_arrival<L: Log<Event>>(&mut self, kind: MoveKind, to: Place, log: &mut L) {
        match to {
            Place::Watch => self.discard_pirates(self.data.amounts.watch_pirates, log),
            Place::Colony(colony) => {
                let ships = self.me().fleet.and(colony.slots()).len();
                let points = i16::from(ships) * self.data.amounts.colony_points;
                self.gain_prestige(self.turn.player, points, log);
            }
            Place::City(_) if kind == MoveKind::Anywhere => {
                self.gain_prestige(self.turn.player, self.data.amounts.explorer_city_points, log);
            }
            Place::City(_) | Place::Reserve | Place::Field(_) => {}
        }
    }
}

/// [WRK-4] The colonies other than the one that the worker comes from.
fn colony_targets(from: Place, out: &mut ActionList<Action>) {
    let places = Colony::VARIANTS.iter().map(|&colony| Place::Colony(colony));
    out.extend(places.filter(|place| *place != from).map(Action::To));
}
