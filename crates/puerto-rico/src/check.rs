//! Invariants (INV) and everything else that a position must fulfil before rules can be applied to it.

use emporio_core::{Broken, Invariants, Player};

use crate::data::{Building, CITY_SPACES, Good, HOUSE_SPACES, ISLAND_SPACES, Role, Tile, copies};
use crate::phase::bounds;
use crate::pieces::{CargoShip, GoodSet, PerGood, Place, kinds_of, later_than};
use crate::state::{Phase, PlayerBoard, PuertoRico};

type Check = Result<(), Broken>;

impl Invariants for PuertoRico {
    /// Every invariant of the rules page, and that the phase's memory fits the table.
    fn check(&self) -> Check {
        check_table(self)?;
        self.check_phase()
    }
}

/// The same but for the phase: enough to go on from there.
pub(crate) fn check_table(state: &PuertoRico) -> Check {
    state.check_table()?;
    state.check_roles()?;
    state.check_goods()?;
    state.check_tiles()?;
    state.check_ships()?;
    state.check_buildings()?;
    for player in Player::all(state.players) {
        state.check_board(player)?;
    }
    state.check_colonists()?;
    state.check_vp()?;
    state.check_endings()
}

impl PuertoRico {
    fn check_table(&self) -> Check {
        Broken::unless((2..=5).contains(&self.players), "SET-4", || format!("{} players", self.players))?;
        let seats = [("governor", self.governor), ("taker", self.taker), ("mover", self.mover)];
        for (what, player) in seats {
            Broken::unless(player.0 < self.players, "SET-1", || format!("the {what} {player} has no seat"))?;
        }
        let most = self.row().picks;
        Broken::unless(self.picks <= most, "RND-1", || {
            format!("{} roles taken, at most {most}", self.picks)
        })?;
        let taker = Player((self.governor.0 + self.picks) % self.players);
        Broken::unless(self.taker == taker, "RND-1", || {
            format!("the taker is {}, not {taker}, after {} roles", self.taker, self.picks)
        })?;
        Broken::unless(self.round > 0, "RND-1", || "rounds are counted from 1".into())
    }

    /// [RND-1] The cards taken are as many as were taken, each by the player whose turn it was.
    fn check_roles(&self) -> Check {
        let out = |role: &&Role| !self.cards().contains(role) && self.roles[**role] != Default::default();
        if let Some(role) = Role::ALL.iter().find(out) {
            return Err(Broken { what: format!("{role} is not in the game"), clause: "SET-4" });
        }
        let expected = self.picks + u8::from(self.current_role().is_some());
        for player in Player::all(self.players) {
            let held = self.cards().iter().filter(|&&role| self.roles[role].taken_by == Some(player)).count();
            let from_governor = (player.0 + self.players - self.governor.0) % self.players;
            let due = (expected + self.players - 1 - from_governor) / self.players;
            Broken::unless(held == usize::from(due), "RND-1", || {
                format!("{player} has {held} roles instead of {due}")
            })?;
        }
        self.check_role_cards()
    }

    fn check_role_cards(&self) -> Check {
        for &role in self.cards() {
            let card = self.roles[role];
            let known = card.taken_by.is_none_or(|player| player.0 < self.players);
            Broken::unless(known, "RND-1", || format!("{role} is held by nobody at the table"))?;
            let swept = card.taken_by.is_none() || card.doubloons == 0;
            Broken::unless(swept, "RND-1", || format!("doubloons lie on {role}, which is taken"))?;
        }
        match self.current_role() {
            Some(role) => Broken::unless(self.roles[role].taken_by == Some(self.taker), "RND-1", || {
                format!("{role} is carried out, but {} has not taken it", self.taker)
            }),
            None => Ok(()),
        }
    }

    /// [INV-1] Goods.
    fn check_goods(&self) -> Check {
        for good in Good::ALL {
            let on_ships = self.ships.iter().filter(|ship| ship.good == Some(good)).map(|ship| ship.barrels);
            let held = self.seats().iter().map(|board| board.goods[good]);
            let all = on_ships.chain(held).chain([self.goods[good], self.house[good]]);
            same("INV-1", || format!("{good} barrels"), all, self.row().goods[good].into())?;
        }
        let house = self.house.wide_sum();
        let most = u32::from(HOUSE_SPACES) - u32::from(self.phase != Phase::Trader);
        Broken::unless(house <= most, "TRA-3", || format!("{house} goods in the trading house"))
    }

    /// [INV-1] Plantations and quarries.
    fn check_tiles(&self) -> Check {
        for good in Good::ALL {
            let islands = self.seats().iter().map(|board| board.island[good.plantation()]);
            let table = [self.face_up[good], self.stock[good], self.discards[good]];
            same(
                "INV-1",
                || format!("{good} plantations"),
                islands.chain(table),
                self.row().tiles[good].into(),
            )?;
        }
        let quarries = self.seats().iter().map(|board| board.island[Tile::Quarry]).chain([self.quarries]);
        same("INV-1", || "quarries".into(), quarries, self.row().quarries.into())?;
        let up = self.face_up.wide_sum();
        Broken::unless(up <= self.row().face_up.into(), "SET-3", || format!("{up} tiles lie face up"))
    }

    /// [CAP-2] The ships of the table, one kind each, no kind twice; full ones stay only while goods are loaded.
    fn check_ships(&self) -> Check {
        let mut seen = GoodSet::EMPTY;
        let sizes = self.row().ships;
        for (index, ship) in self.ships.iter().enumerate() {
            let size = sizes.get(index).copied().unwrap_or(0);
            Broken::unless(ship.size == size, "SET-4", || {
                format!("a ship of {} instead of {size}", ship.size)
            })?;
            check_ship(ship)?;
            let kind = ship.good.map_or(GoodSet::EMPTY, GoodSet::of);
            Broken::unless(seen.and(kind).is_empty(), "CAP-2", || "two ships carry the same kind".into())?;
            seen = seen.or(kind);
            let loading =
                matches!(self.phase, Phase::Captain { .. } | Phase::Points { .. } | Phase::Storage { .. });
            Broken::unless(loading || !ship.is_full(), "CAP-8", || format!("ship {size} lies full in port"))?;
        }
        Ok(())
    }

    /// [INV-2] Buildings.
    fn check_buildings(&self) -> Check {
        for (building, number) in copies(self.players).each() {
            let built = self.seats().iter().map(|board| u8::from(board.city.built().has(building)));
            same(
                "INV-2",
                || building.to_string(),
                built.chain([self.offered.copies(building)]),
                number.into(),
            )?;
        }
        Ok(())
    }

    fn check_board(&self, player: Player) -> Check {
        let board = &self.boards[player.index()];
        let tiles = board.island.wide_sum();
        Broken::unless(tiles <= ISLAND_SPACES.into(), "SETL-2", || {
            format!("{player} has {tiles} island tiles")
        })?;
        let spaces = board.city.spaces();
        Broken::unless(spaces <= CITY_SPACES, "BLD-3", || {
            format!("{player} has {spaces} city spaces built")
        })?;
        for tile in Tile::ALL {
            let (on, circles) = (board.workers[tile], board.island[tile]);
            Broken::unless(on <= circles, "MAY-3", || {
                format!("{player}: {on} colonists on {circles} {tile}")
            })?;
        }
        for building in board.city.built().iter() {
            let (on, circles) = (board.city.colonists(building), building.circles());
            Broken::unless(on <= circles, "MAY-3", || format!("{player}: {on} colonists on {building}"))?;
        }
        Ok(())
    }

    /// [INV-2] Colonists.
    fn check_colonists(&self) -> Check {
        let of_board = |board: &PlayerBoard| [board.workers.sum(), board.city.workers(), board.san_juan];
        let boards = self.seats().iter().flat_map(of_board);
        let row = self.row();
        let number = u32::from(row.colonists) + u32::from(row.colonist_ship);
        same("INV-2", || "colonists".into(), boards.chain([self.colonists, self.colonist_ship]), number)
    }

    /// [INV-3] Pool and points held make up the chips; only an empty pool lets more be held.
    fn check_vp(&self) -> Check {
        let held: u32 = self.seats().iter().map(|board| u32::from(board.vp)).sum();
        let (pool, number) = (u32::from(self.vp_pool), u32::from(self.row().vp));
        let adds_up = if pool > 0 { pool + held == number } else { held >= number };
        Broken::unless(adds_up, "INV-3", || format!("{pool} chips in the pool, {held} held, of {number}"))?;
        Broken::unless(held < 1000, "INV-3", || format!("{held} victory points held"))
    }

    /// [END-1] A condition that is met is noted, and the game is over only with one.
    fn check_endings(&self) -> Check {
        let full = self.seats().iter().any(|board| board.city.free_spaces() == 0);
        let met = full || self.vp_pool == 0;
        Broken::unless(!met || self.ending.is_some(), "END-1", || {
            "an end condition is met, not noted".into()
        })?;
        let over = self.phase == Phase::Over;
        Broken::unless(!over || self.ending.is_some(), "END-1", || "over without an end condition".into())?;
        Broken::unless(over == (self.picks == self.row().picks), "RND-3", || {
            format!("{} roles have been taken", self.picks)
        })
    }

    fn check_phase(&self) -> Check {
        let fits = |holds: bool, clause: &'static str, what: &str| {
            Broken::unless(holds, clause, || format!("{}: {what}", self.mover))
        };
        let mine = self.mover == self.taker;
        match self.phase {
            Phase::TurnUp => {
                let missing = self.face_up.wide_sum() < self.row().face_up.into();
                fits(mine, "RND-1", "another player takes the role")?;
                fits(missing && self.stock.wide_sum() > 0, "SETL-3", "no tile is to be turned up")
            }
            Phase::Role => fits(mine, "RND-1", "another player takes a role"),
            Phase::Hacienda => fits(self.hacienda_works(), "SETL-4", "the hacienda does not work"),
            Phase::HaciendaDraw => {
                let draws = self.hacienda_works() && self.stock.wide_sum() > 0;
                fits(draws, "SETL-4", "the hacienda cannot draw")
            }
            Phase::Settler => fits(self.can_settle(), "SETL-2", "no tile can be taken"),
            Phase::MayorPrivilege => fits(mine && self.colonists > 0, "MAY-1", "no extra colonist"),
            Phase::Mayor { place, room } => self.check_placing(place, room),
            Phase::Builder => fits(!self.buildable().is_empty(), "BLD-1", "nothing can be bought"),
            Phase::Production { received } => {
                let asked = self.options.refusals && (received.is_empty() || !mine);
                fits(asked && self.harvest(self.mover) != PerGood::NONE, "RUL-6", "production is not asked")
            }
            Phase::Craftsman { received } => {
                let offered = received.and(kinds_of(&self.goods)).is_empty();
                fits(mine && !offered, "CRA-3", "no extra good")
            }
            Phase::Trader => fits(!self.sellable().is_empty(), "TRA-2", "nothing can be sold"),
            Phase::Captain { idle, wharf_used, .. } => {
                let known = wharf_used >> self.players == 0 && idle < self.players;
                fits(known && self.can_ship(self.kinds_taken(), wharf_used), "CAP-1", "nothing can be loaded")
            }
            Phase::Points { extra, bonus_taken, wharf_used } => {
                self.check_points(extra, bonus_taken, wharf_used)
            }
            Phase::Storage { chosen, places } => self.check_storage(chosen, places),
            Phase::Over => Ok(()),
        }
    }

    /// [DEC-3, MAY-2, MAY-4] The ship is empty, the place has a choice, nobody stands there or later, and the room
    /// is counted right.
    fn check_placing(&self, place: Place, room: u8) -> Check {
        Broken::unless(self.colonist_ship == 0, "MAY-2", || {
            "colonists are placed, but some are on the ship".into()
        })?;
        let board = self.board();
        let later = || board.places().filter(|&other| other >= place);
        let circles: u8 = later().map(|other| board.circles_of(other)).sum();
        let empty = later().all(|other| board.colonists_on(other) == 0);
        Broken::unless(board.circles_of(place) > 0 && empty, "DEC-3", || {
            format!("{} cannot be placing on {place}", self.mover)
        })?;
        Broken::unless(room == circles, "DEC-3", || format!("room for {circles} colonists, not {room}"))?;
        let (least, most) = bounds(board.san_juan, board.circles_of(place), room);
        Broken::unless(least < most && board.san_juan < room, "DEC-3", || {
            format!("{} has no choice on {place}", self.mover)
        })
    }

    /// [CAP-4, CAP-5, RUL-6] There are extra points, nobody else's, and no end is certain.
    fn check_points(&self, extra: u8, bonus_taken: bool, wharf_used: u8) -> Check {
        let harbor = u8::from(self.board().city.works(Building::Harbor));
        let captain = u8::from(self.mover == self.taker);
        let fits = self.options.refusals
            && extra > 0
            && (harbor..=harbor + captain).contains(&extra)
            && (bonus_taken || captain == 0)
            && wharf_used >> self.players == 0
            && self.ending.is_none();
        Broken::unless(fits, "RUL-6", || format!("{} is offered no extra points", self.mover))
    }

    /// [DEC-9] With refusals: kinds held were chosen, no more than there are places, and something is left to choose.
    fn check_refusable_storage(&self, chosen: GoodSet, places: u8) -> Check {
        let held = kinds_of(&self.board().goods);
        let all = self.board().warehouse_places();
        let open = if places == 0 {
            held.without(chosen).len() > 1
        } else {
            !held.and(later_than(chosen)).is_empty()
        };
        let counted = if places == 0 { chosen.len() <= all } else { chosen.len() + places == all };
        Broken::unless(open && counted && chosen.without(held).is_empty(), "DEC-9", || {
            format!("{} cannot be storing like that", self.mover)
        })
    }

    /// [CAP-7, DEC-7] Kinds held were chosen, and kinds are left for the places and for the single good.
    fn check_storage(&self, chosen: GoodSet, places: u8) -> Check {
        if self.options.refusals {
            return self.check_refusable_storage(chosen, places);
        }
        let held = kinds_of(&self.board().goods);
        let all = self.board().warehouse_places();
        let later = held.and(later_than(chosen));
        let fits = chosen.without(held).is_empty()
            && places <= all
            && chosen.len() + places == all
            && held.len() > all
            && (places == 0 || later.len() >= places);
        Broken::unless(fits, "DEC-7", || format!("{} cannot be storing like that", self.mover))
    }
}

fn check_ship(ship: &CargoShip) -> Check {
    let fits = ship.barrels <= ship.size && (ship.barrels > 0) == ship.good.is_some();
    Broken::unless(fits, "CAP-2", || {
        format!("ship {} carries {} barrels of {:?}", ship.size, ship.barrels, ship.good)
    })
}

/// The parts add up to the number in the box.
fn same(
    clause: &'static str,
    what: impl FnOnce() -> String,
    parts: impl Iterator<Item = u8>,
    number: u32,
) -> Check {
    let sum: u32 = parts.map(u32::from).sum();
    Broken::unless(sum == number, clause, || format!("{sum} {} instead of {number}", what()))
}
