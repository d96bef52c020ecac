//! Setting the table up: ports, ships, money, the deal of the pawns and the first player.

use std::sync::Arc;

use emporio_core::{Log, MAX_PLAYERS, Opening, Outline, Player, SetupError};

use crate::action::Action;
use crate::data::Data;
use crate::event::Event;
use crate::options::{Options, TwoDeal};
use crate::pieces::{Cargo, ORGANISATIONS, Organisation, PirateShip, Ship, Space, Unit};
use crate::state::{Overrides, Pawns, Phase, Pile, SpiceIslands};

const fn ship(place: Space, cargo: Cargo) -> Ship {
    Ship { place, cargo, came_to_pirates: false }
}

impl Opening for SpiceIslands {
    /// [SET-1, SET-2, SET-3, SET-4, SET-5, SET-6, SET-7] The table before the deal.
    fn new(options: &Options, players: u8) -> Result<SpiceIslands, SetupError> {
        SpiceIslands::META.check_players(players)?;
        let data = Data::of(options)?;
        let aboard = data.spices_aboard;
        let mut stock = data.units;
        stock[Unit::Spice.index()] -= 3 * aboard;
        let mut cash = [0; MAX_PLAYERS];
        cash[..usize::from(players)].fill(u32::from(data.amounts.start));
        let pair =
            [ship(Space::EUROPE, Cargo::EMPTY), ship(Space::SPICE_ISLANDS, Cargo::of([0, 0, 0, aboard]))];
        Ok(SpiceIslands {
            data,
            overrides: overrides(options),
            players,
            phase: first_phase(&data, players),
            turn: 0,
            active: Player(0),
            dice: [0; ORGANISATIONS],
            free_action: false,
            usable: Pawns::EMPTY,
            attacks: [0, 0],
            ships: [pair; 3],
            navy: Space::SPICE_ISLANDS,
            pirates: PirateShip { place: Space::MADAGASCAR, cargo: Cargo::EMPTY, came_to_navy: false },
            stock,
            removed: [0; 4],
            cash,
            treasury: [0; ORGANISATIONS],
            piles: [Pile::FULL; ORGANISATIONS],
            shares: [[0; MAX_PLAYERS]; ORGANISATIONS],
            captain: [None; ORGANISATIONS],
            election: [0; 4],
            revenue: [0; 4],
            mutiny: 0,
        })
    }
}

impl SpiceIslands {
    /// [SET-8, TWO-1] Whether a pawn is dealt with this number of players and has not been dealt yet.
    pub(crate) fn may_be_dealt(&self, organisation: Organisation) -> bool {
        let in_the_deal = match organisation {
            Organisation::Green | Organisation::Blue | Organisation::Yellow => true,
            Organisation::Pirates => self.players >= 4 || self.any_pawn_for_two(),
            Organisation::Navy => self.players >= 5 || self.any_pawn_for_two(),
        };
        in_the_deal && self.captain_of(organisation).is_none()
    }

    /// [TWO-1] Whether two players are dealt out of all five pawns.
    fn any_pawn_for_two(&self) -> bool {
        self.players == 2 && self.data.readings.two_deal == TwoDeal::AnyEach
    }

    /// [SET-8] Deals a pawn to a seat; then the next seat, or the draw of the first player.
    pub(crate) fn deal<L: Log<Event>>(&mut self, seat: Player, organisation: Organisation, log: &mut L) {
        self.captain[organisation.index()] = Some(seat);
        let share = organisation.company().is_some();
        if share {
            self.give_bottom_share(seat, organisation);
        }
        log.tell(Event::Dealt { player: seat, organisation, share });
        let next = Player(seat.0 + 1);
        self.phase = if next.0 < self.players { Phase::Deal(next) } else { Phase::First };
    }

    /// [SET-9] A company captain's free share, the bottom one of the pile.
    fn give_bottom_share(&mut self, seat: Player, organisation: Organisation) {
        let pile = &mut self.piles[organisation.index()];
        pile.left -= 1;
        pile.bottom_given = true;
        self.shares[organisation.index()][seat.index()] += 1;
    }

    /// [SET-10] The first turn is this player's.
    pub(crate) fn begin<L: Log<Event>>(&mut self, first: Player, log: &mut L) {
        log.tell(Event::FirstPlayer { player: first });
        self.active = first;
        self.turn = 1;
        self.phase = Phase::Roll;
    }

    /// The deals that chance may make to the next seat.
    pub(crate) fn list_deals(&self, out: &mut impl Extend<Action>) {
        let all = <Organisation as strum::VariantArray>::VARIANTS;
        out.extend(all.iter().copied().filter(|&o| self.may_be_dealt(o)).map(Action::Deal));
    }
}

/// The table's own figures, kept to be shown.
pub(crate) fn overrides(options: &Options) -> Overrides {
    (!options.data.is_empty()).then(|| Arc::new(options.data.clone()))
}

/// [TWO-1] Two players may play without a deal.
fn first_phase(data: &Data, players: u8) -> Phase {
    match data.readings.two_deal {
        TwoDeal::None if players == 2 => Phase::First,
        TwoDeal::None | TwoDeal::MerchantEach | TwoDeal::AnyEach => Phase::Deal(Player(0)),
    }
}
