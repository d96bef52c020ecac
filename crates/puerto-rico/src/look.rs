//! Making a view: what of the state a viewer may see.

use emporio_core::{Player, Turn, Viewer};

use crate::data::{BUILDINGS, Building, BuildingKind, BuildingRow, Good, HOUSE_SPACES, Role};
use crate::per::{GoodSet, PerGood};
use crate::phase::bounds;
use crate::state::{CargoShip, Phase, Place, PlayerBoard, PuertoRico};
use crate::view::{
    BuildingView, CityView, GoodCount, HouseView, IslandView, PhaseName, PlaceView, PlacingView, PlayerView,
    RoleView, ShipView, StoringView, View,
};

impl PuertoRico {
    /// [CAP-10, HID-2] All that a viewer may see: only victory points held are hidden, and at the end nothing.
    pub(crate) fn seen_by_viewer(&self, viewer: Viewer) -> View {
        View {
            round: self.round,
            governor: self.governor,
            role: self.current_role(),
            phase: self.phase_name(),
            taker: self.taker,
            mover: self.choosing(),
            last_round: self.ending,
            over: self.phase == Phase::Over,
            open_scores: self.open_scores,
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

    /// [HID-2] Whether a viewer sees the victory points of a player.
    pub(crate) fn sees_vp(&self, viewer: Viewer, player: Player) -> bool {
        self.open_scores || self.phase == Phase::Over || viewer.is(player)
    }

    fn choosing(&self) -> Option<Player> {
        match self.whose_turn() {
            Turn::Player(player) => Some(player),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The role now carried out.
    pub fn current_role(&self) -> Option<Role> {
        match self.phase {
            Phase::Role | Phase::Over => None,
            Phase::TurnUp => self.settler_taken().then_some(Role::Settler),
            Phase::Hacienda | Phase::HaciendaDraw | Phase::Settler => Some(Role::Settler),
            Phase::MayorPrivilege | Phase::Mayor { .. } => Some(Role::Mayor),
            Phase::Builder => Some(Role::Builder),
            Phase::Craftsman { .. } => Some(Role::Craftsman),
            Phase::Trader => Some(Role::Trader),
            Phase::Captain { .. } | Phase::Storage { .. } => Some(Role::Captain),
        }
    }

    fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::TurnUp => PhaseName::TurnUp,
            Phase::Role => PhaseName::Role,
            Phase::Hacienda => PhaseName::Hacienda,
            Phase::HaciendaDraw => PhaseName::HaciendaDraw,
            Phase::Settler => PhaseName::Settler,
            Phase::MayorPrivilege => PhaseName::MayorPrivilege,
            Phase::Mayor { .. } => PhaseName::Mayor,
            Phase::Builder => PhaseName::Builder,
            Phase::Craftsman { .. } => PhaseName::Craftsman,
            Phase::Trader => PhaseName::Trader,
            Phase::Captain { .. } => PhaseName::Captain,
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
        Some(StoringView { chosen: GoodSet::iter(chosen).collect(), places })
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
