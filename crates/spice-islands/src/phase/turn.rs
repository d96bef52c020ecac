//! The turn: the roll, the actions that the dice pay for, and its end.

use emporio_core::{ActionList, Log};
use strum::VariantArray;

use crate::action::{Action, Source};
use crate::event::Event;
use crate::options::{AttackCost, AttackWhen, CaptainColour};
use crate::pieces::{COLOURS, Colour, Company, Organisation};
use crate::state::{Ending, Hunter, Pawns, Phase, SpiceIslands};

impl SpiceIslands {
    /// [TRN-2, CAP-4] The dice are rolled; purple comes before any action.
    pub(crate) fn roll<L: Log<Event>>(&mut self, dice: [u8; COLOURS], log: &mut L) {
        log.tell(Event::Rolled { player: self.active, turn: self.turn, dice });
        let [green, blue, yellow, orange, black, purple] = dice;
        self.dice = [green, blue, yellow, orange, black];
        self.free_action = true;
        self.usable = self.pawns_of(self.active);
        self.attacks = self.attacks_beside(black, orange);
        match purple {
            0 => self.go_on(log),
            rounds => self.buying_round(rounds, log),
        }
    }

    /// [DEC-8] The attacks that black and orange dice allow beside their use.
    fn attacks_beside(&self, black: u8, orange: u8) -> [u8; 2] {
        match self.data.readings.attack_cost {
            AttackCost::BesideMove => [black, orange],
            AttackCost::Die | AttackCost::FreeAfterMove => [0, 0],
        }
    }

    /// The pawns that a player holds.
    pub(crate) fn pawns_of(&self, player: emporio_core::Player) -> Pawns {
        let mut bits = 0;
        for (at, &captain) in self.captain.iter().enumerate() {
            bits |= u64::from(captain == Some(player)) << at;
        }
        Pawns::from_bits(bits)
    }

    /// [TRN-7, DEC-6] The next action, or the end of the turn when nothing is left to choose.
    #[inline]
    pub(crate) fn go_on<L: Log<Event>>(&mut self, log: &mut L) {
        if self.dice_left() == 0 && !self.free_action_open() && !self.attack_beside_open() {
            self.end_turn(log);
        } else {
            self.phase = Phase::Act;
        }
    }

    /// [TRN-6] What follows an action that has been carried out in full.
    pub(crate) fn action_done<L: Log<Event>>(&mut self, log: &mut L) {
        match self.used_up() {
            Some(unit) => self.end(Ending::by(unit), log),
            None => self.go_on(log),
        }
    }

    /// [TRN-1] The left neighbour's turn, unless the table's limit is reached.
    pub(crate) fn end_turn<L: Log<Event>>(&mut self, log: &mut L) {
        self.free_action = false;
        self.usable = Pawns::EMPTY;
        self.attacks = [0, 0];
        if self.data.readings.attack_when == AttackWhen::Strict {
            self.forget_comings();
        }
        if self.turn == self.data.readings.turn_limit {
            return self.end(Ending::TurnLimit, log);
        }
        self.active = self.active.next(self.players);
        // Without a limit nobody plays so many turns; the counter just stops.
        self.turn = self.turn.saturating_add(1);
        self.phase = Phase::Roll;
    }

    /// [TRN-3, CAP-1] Takes the die, or the free action.
    #[inline]
    pub(crate) fn spend<L: Log<Event>>(&mut self, source: Source, organisation: Organisation, log: &mut L) {
        match source {
            Source::Die => self.dice[organisation.index()] -= 1,
            Source::Captain => {
                self.free_action = false;
                log.tell(Event::FreeAction { player: self.active, source });
            }
            Source::Move => log.tell(Event::FreeAction { player: self.active, source }),
            Source::Beside => {
                if let Some(hunter) = Hunter::of(organisation) {
                    self.attacks[hunter.index()] -= 1;
                }
                log.tell(Event::FreeAction { player: self.active, source });
            }
        }
    }

    /// [CAP-3, DEC-2, DEC-5, DEC-6, TRN-5] The choices of the active player: dice and free action side by side, whoever
    /// holds shares or pawns.
    pub(crate) fn list_actions(&self, out: &mut ActionList<Action>) {
        for &company in Company::VARIANTS {
            let organisation = company.organisation();
            if self.dice[organisation.index()] > 0 {
                self.list_merchant(company, Source::Die, out);
            }
            if self.captain_may(organisation) {
                self.list_merchant(company, Source::Captain, out);
            }
        }
        self.list_hunter(Organisation::Navy, Self::list_navy, out);
        self.list_hunter(Organisation::Pirates, Self::list_pirates, out);
        self.list_attacks_beside(out);
        if self.dice_left() == 0 {
            out.push(Action::EndTurn);
        }
    }

    #[inline]
    fn list_hunter(
        &self,
        organisation: Organisation,
        list: impl Fn(&Self, Source, &mut ActionList<Action>),
        out: &mut ActionList<Action>,
    ) {
        if self.dice[organisation.index()] > 0 {
            list(self, Source::Die, out);
        }
        if self.captain_may(organisation) {
            list(self, Source::Captain, out);
        }
    }

    /// [TRN-4] What a die of a company's colour may do.
    #[inline]
    fn list_merchant(&self, company: Company, source: Source, out: &mut ActionList<Action>) {
        self.list_ships(company, source, out);
        let organisation = company.organisation();
        out.push(Action::Elect { source, organisation });
        out.push(Action::Revenue { source, organisation });
    }

    /// [CAP-1, DEC-8] Whether the free action may be of this colour.
    #[inline]
    pub(crate) fn captain_may(&self, organisation: Organisation) -> bool {
        self.free_action
            && match self.data.readings.captain_colour {
                CaptainColour::Own => self.usable.has(organisation),
                CaptainColour::Any => !self.usable.is_empty(),
            }
    }

    /// [DEC-8] Attacks that the dice allow beside their use.
    #[inline]
    fn list_attacks_beside(&self, out: &mut ActionList<Action>) {
        if self.attacks == [0, 0] {
            return;
        }
        if self.attacks[Hunter::Navy.index()] > 0 && self.navy_may_attack() {
            out.push(Action::NavyAttack { source: Source::Beside });
        }
        if self.attacks[Hunter::Pirates.index()] > 0 {
            self.list_prey(Source::Beside, out);
        }
    }

    /// [DEC-8] Whether such an attack is open.
    #[inline]
    pub(crate) fn attack_beside_open(&self) -> bool {
        self.attacks != [0, 0]
            && (self.attacks[Hunter::Pirates.index()] > 0 && self.has_prey()
                || self.attacks[Hunter::Navy.index()] > 0 && self.navy_may_attack())
    }

    /// [PIR-3, NAV-3, DEC-8] Whether an attack may be paid with this: a die is not spent on one that comes beside it.
    #[inline]
    pub(crate) fn pays_attack(&self, source: Source) -> bool {
        match source {
            Source::Die => self.data.readings.attack_cost != AttackCost::BesideMove,
            Source::Captain | Source::Move | Source::Beside => true,
        }
    }

    /// [CAP-2, DEC-6] The turn ends: the free action is declined, and attacks that are still open.
    pub(crate) fn decline<L: Log<Event>>(&mut self, log: &mut L) {
        if self.free_action_open() {
            log.tell(Event::Declined { player: self.active });
        }
        self.end_turn(log);
    }

    /// The organisation whose dice have this colour.
    pub fn of_colour(colour: Colour) -> Option<Organisation> {
        Organisation::VARIANTS.iter().copied().find(|organisation| organisation.colour() == colour)
    }
}
