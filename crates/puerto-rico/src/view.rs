//! What a viewer may see, ready for a screen.

mod parts;

pub use parts::{
    BuildingView, CityView, GoodCount, HouseView, IslandView, PhaseName, PlaceView, PlacingView, PlayerView,
    RoleView, ShipView, StoringView,
};

use emporio_core::{Dispatch, Player, Turn, Viewer, Views};
use serde::Serialize;

use crate::data::{BUILDINGS, Building, BuildingKind, BuildingRow, Good, HOUSE_SPACES, Role};
use crate::phase::bounds;
use crate::pieces::{CargoShip, PerGood, Place};
use crate::state::{Ending, Phase, PlayerBoard, PuertoRico};

/// Everything that one viewer may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The round now played, from 1.
    pub round: u16,
    /// Who takes the first role of the round.
    pub governor: Player,
    /// The role now carried out; none while a role is chosen and at the end.
    pub role: Option<Role>,
    /// What is decided now.
    pub phase: PhaseName,
    /// Who takes a role, or took the role now carried out.
    pub taker: Player,
    /// Who has to choose; none at a chance node and at the end.
    pub mover: Option<Player>,
    /// The end condition that is met: this is the last round.
    pub last_round: Option<Ending>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether victory points held are open to all.
    pub open_scores: bool,
    /// The role cards in play.
    pub roles: Vec<RoleView>,
    /// Chips left.
    pub vp_pool: u16,
    /// Colonists in the supply.
    pub colonists: u8,
    /// Colonists on the colonist ship.
    pub colonist_ship: u8,
    /// Barrels in the supply, by good.
    pub goods: Vec<GoodCount>,
    /// The trading house.
    pub house: HouseView,
    /// Cargo ships, ascending by size.
    pub ships: Vec<ShipView>,
    /// Face-up plantations, one entry for each tile.
    pub face_up: Vec<Good>,
    /// Quarries left.
    pub quarries: u8,
    /// Face-down plantations: how many, and of which kinds (their order is nobody's knowledge).
    pub stock: Vec<GoodCount>,
    /// Discarded plantations.
    pub discards: Vec<GoodCount>,
    /// The building table with what is left of each.
    pub buildings: Vec<BuildingView>,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// In the mayor's phase: how the mover's colonists are being placed.
    pub placing: Option<PlacingView>,
    /// While goods are stored: what the mover has chosen so far.
    pub storing: Option<StoringView>,
}

impl Views for PuertoRico {
    type View = View;

    /// [CAP-10, HID-2] All that a viewer may see: only victory points held are hidden, and at the end nothing.
    fn view(&self, viewer: Viewer) -> View {
        View {
            round: self.round,
            governor: self.governor,
            role: self.current_role(),
            phase: self.phase_name(),
            taker: self.taker,
            mover: self.choosing(),
            last_round: self.ending,
            over: self.phase == Phase::Over,
            open_scores: self.options.open_scores,
            roles: self.cards().iter().map(|&role| self.role_view(role)).collect(),
            vp_pool: self.vp_pool,
            colonists: self.colonists,
            colonist_ship: self.colonist_ship,
            goods: counts(&self.goods),
            house: HouseView { spaces: HOUSE_SPACES, goods: one_by_one(&self.house) },
            ships: self.fleet().iter().map(ship_view).collect(),
            face_up: one_by_one(&self.face_up),
            quarries: self.quarries,
            stock: counts(&self.stock),
            discards: counts(&self.discards),
            buildings: BUILDINGS.iter().map(|row| self.building_view(row)).collect(),
            players: Player::all(self.players).map(|player| self.player_view(player, viewer)).collect(),
            placing: self.placing_view(),
            storing: self.storing_view(),
        }
    }
}

impl PuertoRico {
    fn choosing(&self) -> Option<Player> {
        match self.turn() {
            Turn::Player(player) => Some(player),
            Turn::Chance | Turn::Over => None,
        }
    }

    pub(crate) fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::TurnUp => PhaseName::TurnUp,
            Phase::Role => PhaseName::Role,
            Phase::Hacienda => PhaseName::Hacienda,
            Phase::HaciendaDraw => PhaseName::HaciendaDraw,
            Phase::Settler => PhaseName::Settler,
            Phase::MayorPrivilege => PhaseName::MayorPrivilege,
            Phase::Mayor { .. } => PhaseName::Mayor,
            Phase::Builder => PhaseName::Builder,
            Phase::Production { .. } => PhaseName::Production,
            Phase::Craftsman { .. } => PhaseName::Craftsman,
            Phase::Trader => PhaseName::Trader,
            Phase::Captain { .. } => PhaseName::Captain,
            Phase::Points { .. } => PhaseName::Points,
            Phase::Storage { .. } => PhaseName::Storage,
            Phase::Over => PhaseName::Over,
        }
    }

    fn role_view(&self, role: Role) -> RoleView {
        let card = self.roles[role];
        RoleView { role, doubloons: card.doubloons, taken_by: card.taken_by }
    }

    fn building_view(&self, row: &BuildingRow) -> BuildingView {
        BuildingView {
            building: row.building,
            left: self.offered.copies(row.building),
            cost: row.cost,
            price: (self.phase == Phase::Builder).then(|| self.price(row.building)),
            vp: row.vp,
            circles: row.circles,
            column: row.column,
            spaces: spaces(row),
            makes: makes(row),
        }
    }

    fn player_view(&self, player: Player, viewer: Viewer) -> PlayerView {
        let board = &self.boards[player.index()];
        let open = self.sees_vp(viewer, player);
        PlayerView {
            player,
            doubloons: board.doubloons,
            vp: open.then_some(board.vp),
            building_vp: board.printed_vp(),
            score: open.then(|| board.score().total),
            goods: counts(&board.goods),
            capacity: counts(&PerGood::new(Good::ALL.map(|good| board.capacity(good)))),
            island: island_view(board),
            island_free: board.island_room(),
            city: city_view(board),
            city_free: board.city.free_spaces(),
            san_juan: board.san_juan,
            colonists: board.colonists(),
            wharf_used: self.has_used_wharf(player),
        }
    }

    fn placing_view(&self) -> Option<PlacingView> {
        let Phase::Mayor { place: asked, room } = self.phase else { return None };
        let board = self.board();
        let (least, most) = bounds(board.san_juan, board.circles_of(asked), room);
        let view = |place: Place| PlaceView {
            name: place.to_string(),
            tile: if let Place::Island(tile) = place { Some(tile) } else { None },
            building: if let Place::City(building) = place { Some(building) } else { None },
            circles: board.circles_of(place),
            colonists: board.colonists_on(place),
            done: place < asked,
            least: (place == asked).then_some(least),
            most: (place == asked).then_some(most),
        };
        Some(PlacingView {
            player: self.mover,
            left: board.san_juan,
            at: board.places().take_while(|&place| place < asked).count(),
            places: board.places().map(view).collect(),
        })
    }

    fn storing_view(&self) -> Option<StoringView> {
        let Phase::Storage { chosen, places } = self.phase else { return None };
        Some(StoringView { chosen: chosen.iter().collect(), places })
    }
}

fn counts(goods: &PerGood) -> Vec<GoodCount> {
    goods.each().map(|(good, count)| GoodCount { good, count }).collect()
}

fn one_by_one(goods: &PerGood) -> Vec<Good> {
    goods.each().flat_map(|(good, count)| (0..count).map(move |_| good)).collect()
}

fn ship_view(ship: &CargoShip) -> ShipView {
    ShipView { size: ship.size, good: ship.good, barrels: ship.barrels }
}

fn island_view(board: &PlayerBoard) -> Vec<IslandView> {
    let view = |(tile, count)| IslandView { tile, count, colonists: board.workers[tile] };
    board.island.each().filter(|&(_, count)| count > 0).map(view).collect()
}

fn city_view(board: &PlayerBoard) -> Vec<CityView> {
    let view = |building: Building| CityView {
        building,
        colonists: board.city.colonists(building),
        circles: building.circles(),
        spaces: spaces(building.row()),
    };
    board.city.built().iter().map(view).collect()
}

fn spaces(row: &BuildingRow) -> u8 {
    match row.kind {
        BuildingKind::Small(_) | BuildingKind::Large(_) | BuildingKind::Violet => 1,
        BuildingKind::LargeViolet => 2,
    }
}

fn makes(row: &BuildingRow) -> Option<Good> {
    match row.kind {
        BuildingKind::Small(good) | BuildingKind::Large(good) => Some(good),
        BuildingKind::Violet | BuildingKind::LargeViolet => None,
    }
}
