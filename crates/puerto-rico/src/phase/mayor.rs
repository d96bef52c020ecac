//! Mayor (MAY): colonists come ashore and are placed anew.

use emporio_core::{ActionList, Log, Player};

use crate::action::Action;
use crate::event::Event;
use crate::fast::{PLACINGS, append};
use crate::pieces::{PerTile, Place};
use crate::state::{Ending, Phase, PlayerBoard, PuertoRico};

impl PuertoRico {
    /// [MAY-1] The privilege is a choice while the supply has a colonist.
    pub(crate) fn start_mayor<L: Log<Event>>(&mut self, log: &mut L) {
        self.mover = self.taker;
        if self.colonists > 0 {
            self.phase = Phase::MayorPrivilege;
        } else {
            self.land_colonists(log);
        }
    }

    /// [DEC-3] The privilege is used or not.
    #[inline(never)]
    pub(crate) fn privilege_options(&self, out: &mut ActionList<Action>) {
        out.push(Action::ExtraColonist(false));
        out.push(Action::ExtraColonist(true));
    }

    /// [MAY-1] The mayor may take a colonist from the supply.
    #[inline(never)]
    pub(crate) fn extra_colonist<L: Log<Event>>(&mut self, yes: bool, log: &mut L) {
        if yes {
            self.colonists -= 1;
            self.board_mut().san_juan += 1;
            log.tell(Event::ExtraColonist { player: self.mover });
        }
        self.land_colonists(log);
    }

    /// [MAY-2] From the mayor clockwise, one at a time, until the ship is empty.
    fn land_colonists<L: Log<Event>>(&mut self, log: &mut L) {
        let (each, over) = (self.colonist_ship / self.players, self.colonist_ship % self.players);
        let mut player = self.taker;
        for turn in 0..self.players {
            let colonists = each + u8::from(turn < over);
            self.boards[player.index()].san_juan += colonists;
            log.tell(Event::ColonistsCame { player, colonists });
            player = self.left_of(player);
        }
        self.colonist_ship = 0;
        self.placing_turn(log);
    }

    /// [MAY-3] The mover's colonists are lifted and placed; then the next player's.
    fn placing_turn<L: Log<Event>>(&mut self, log: &mut L) {
        loop {
            if self.start_placing() {
                return;
            }
            self.tell_placed(log);
            if self.next_placer() {
                return self.end_mayor(log);
            }
        }
    }

    /// Goes to the next player; whether all have placed.
    fn next_placer(&mut self) -> bool {
        self.mover = self.left_of(self.mover);
        self.mover == self.taker
    }

    /// [MAY-3, MAY-4, DEC-3] With colonists for every circle there is no choice. Whether there is one.
    fn start_placing(&mut self) -> bool {
        let board = self.board_mut();
        board.lift_colonists();
        let room = board.circles();
        if board.san_juan >= room {
            board.fill_all();
            return false;
        }
        self.go_on_placing(0, room)
    }

    /// Goes on to the next place where the mover has a choice; whether there is one.
    #[inline]
    fn go_on_placing(&mut self, from: usize, room: u8) -> bool {
        let Some(place) = self.board_mut().next_choice(from, room) else { return false };
        self.phase = Phase::Mayor { place, room };
        true
    }

    /// [DEC-3] Every number that leaves room enough for the rest.
    #[inline(never)]
    pub(crate) fn place_options(&self, place: Place, room: u8, out: &mut ActionList<Action>) {
        let board = self.board();
        let (least, most) = bounds(board.san_juan, board.circles_of(place), room);
        let (row, least, numbers) =
            (&PLACINGS[place.index()], usize::from(least), usize::from(most - least) + 1);
        match row[least..].first_chunk::<4>() {
            Some(few) if numbers <= 4 => append(few, numbers, out),
            Some(_) | None => out.extend(row[least..][..numbers].iter().copied()),
        }
    }

    /// [MAY-3] So many colonists stand on this place.
    #[inline(never)]
    pub(crate) fn place<L: Log<Event>>(&mut self, place: Place, room: u8, colonists: u8, log: &mut L) {
        let board = self.board_mut();
        board.put(place, colonists);
        let room = room - board.circles_of(place);
        if self.go_on_placing(place.index() + 1, room) {
            return;
        }
        self.tell_placed(log);
        if self.next_placer() { self.end_mayor(log) } else { self.placing_turn(log) }
    }

    fn tell_placed<L: Log<Event>>(&self, log: &mut L) {
        let board = self.board();
        log.tell(Event::Placed {
            player: self.mover,
            island: board.workers,
            city: board.city.all_colonists(),
            san_juan: board.san_juan,
        });
    }

    /// [MAY-5] One colonist for each empty circle on buildings, and at least one for each player.
    fn colonists_wanted(&self) -> u8 {
        let empty = |board: &PlayerBoard| board.city.circles() - board.city.workers();
        self.seats().iter().map(empty).sum::<u8>().max(self.players)
    }

    /// [MAY-5, MAY-6] The ship is loaded again; a supply that is too small ends the game.
    fn end_mayor<L: Log<Event>>(&mut self, log: &mut L) {
        let wanted = self.colonists_wanted();
        let colonists = wanted.min(self.colonists);
        self.colonists -= colonists;
        self.colonist_ship = colonists;
        log.tell(Event::ColonistShipLoaded { colonists, wanted });
        if colonists < wanted && self.end_after_round(Ending::Colonists) {
            log.tell(Event::LastRound { ending: Ending::Colonists });
        }
        self.end_role(log);
    }

    /// [MAY-5] What each player adds to the colonists wanted, for the screen.
    pub fn empty_circles(&self, player: Player) -> u8 {
        let city = &self.boards[player.index()].city;
        city.circles().saturating_sub(city.workers())
    }
}

/// [DEC-3] Fewest and most colonists for a place with `here` circles, when `left` are to be placed on `room` circles.
#[inline]
pub(crate) fn bounds(left: u8, here: u8, room: u8) -> (u8, u8) {
    (left.saturating_sub(room - here), left.min(here))
}

impl PlayerBoard {
    /// Moves every colonist of the board to San Juan.
    #[inline]
    pub(crate) fn lift_colonists(&mut self) {
        self.san_juan += self.workers.sum() + self.city.lift_all();
        self.workers = PerTile::NONE;
    }

    /// Moves colonists from San Juan to an empty place.
    #[inline]
    pub(crate) fn put(&mut self, place: Place, colonists: u8) {
        match place {
            Place::Island(tile) => self.workers[tile] = colonists,
            Place::City(building) => self.city.staff(building, colonists),
        }
        self.san_juan -= colonists;
    }

    /// [DEC-3] The next place with circles and a choice. There is no choice any more when all colonists have been
    /// placed, when all circles left will be filled, and on the last place: these are filled here.
    #[inline(always)] // Left to itself it is called, at 2 % of a playout.
    fn next_choice(&mut self, from: usize, room: u8) -> Option<Place> {
        let left = self.san_juan;
        if left == 0 {
            return None;
        }
        let place = self.places_from(from).next()?;
        if left == room {
            self.fill_from(from);
            return None;
        }
        if self.circles_of(place) == room {
            self.put(place, left);
            return None;
        }
        Some(place)
    }
}
