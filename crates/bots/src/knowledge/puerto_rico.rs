//! What the bots know of Puerto Rico.

mod habits;

use emporio_core::Player;
use emporio_puerto_rico::{
    Action, Building, BuildingSet, Good, Phase, Place, PlayerBoard, PuertoRico, Role, Tile,
};

use super::{Feature, Fill, Knowledge, Spreads, Theme, Weights, feature, theme};
use crate::levels::{Medium, Ratings};
use crate::search::{Learnt, Rollout, Taste};
use crate::styles::{self, Plan};

/// The violet buildings whose use is worth points of its own.
const USEFUL: [Building; 12] = [
    Building::SmallMarket,
    Building::Hacienda,
    Building::ConstructionHut,
    Building::SmallWarehouse,
    Building::Hospice,
    Building::Office,
    Building::LargeMarket,
    Building::LargeWarehouse,
    Building::Factory,
    Building::University,
    Building::Harbor,
    Building::Wharf,
];

/// The large buildings with a bonus at the end.
const LARGE: [Building; 5] = [
    Building::GuildHall,
    Building::Residence,
    Building::Fortress,
    Building::CustomsHouse,
    Building::CityHall,
];

impl Knowledge for PuertoRico {
    // fitted: begin
    const FEATURES: &'static [Feature] = &[
        feature("points earned", (1.244, 1.017), (1.467, 1.057)),
        feature("printed points", (3.225, 0.955), (2.101, 1.532)),
        feature("bonuses", (-0.065, 0.971), (-0.196, 1.000)),
        feature("bonuses to come", (0.304, 0.884), (-0.226, 0.948)),
        feature("doubloons", (0.720, 0.540), (0.852, 0.444)),
        feature("doubloons above 10", (1.125, -0.465), (-0.210, -0.390)),
        feature("corn", (1.223, 0.233), (1.085, 0.272)),
        feature("indigo", (1.110, 0.125), (0.788, 0.293)),
        feature("sugar", (0.988, 0.265), (1.330, 0.123)),
        feature("tobacco", (1.134, 0.297), (1.457, 0.054)),
        feature("coffee", (1.431, 0.150), (0.658, 0.049)),
        feature("makes corn", (3.705, -0.052), (2.197, 0.064)),
        feature("makes indigo", (2.791, 0.178), (0.538, 0.530)),
        feature("makes sugar", (2.116, 0.187), (2.816, 0.391)),
        feature("makes tobacco", (1.977, 0.209), (0.848, 0.539)),
        feature("makes coffee", (2.627, 0.397), (2.672, 0.196)),
        feature("could make", (2.490, -0.107), (3.121, -0.044)),
        feature("kinds made", (0.661, -0.447), (2.535, -0.473)),
        feature("plantations", (1.509, 0.193), (2.254, 0.093)),
        feature("quarries", (1.760, 0.538), (2.041, 0.354)),
        feature("quarries at work", (-0.242, 0.202), (1.919, 0.184)),
        feature("colonists", (2.239, -0.048), (2.185, -0.066)),
        feature("circles", (-2.593, -0.253), (-1.191, -0.450)),
        feature("spare colonists", (-0.881, -0.193), (-0.873, -0.185)),
        feature("spaces built", (-1.286, 0.467), (-0.608, -0.422)),
        feature("small market", (1.924, -0.407), (0.304, 0.358)),
        feature("hacienda", (-1.071, -0.103), (-2.609, 0.019)),
        feature("construction hut", (-0.063, -0.409), (1.165, 0.372)),
        feature("small warehouse", (5.569, 0.498), (1.546, 0.754)),
        feature("hospice", (-0.782, -0.530), (-2.115, -0.465)),
        feature("office", (-0.866, -0.202), (-0.839, -0.516)),
        feature("large market", (0.041, -0.134), (-0.434, -0.114)),
        feature("large warehouse", (0.178, 0.047), (0.744, 0.266)),
        feature("factory", (0.160, -0.261), (-0.966, -1.775)),
        feature("university", (-0.462, -0.598), (-0.608, 0.013)),
        feature("harbor", (0.671, 0.654), (4.415, 1.271)),
        feature("wharf", (0.257, 0.376), (-0.086, -0.278)),
        feature("factory with kinds", (0.678, -0.015), (1.900, 0.041)),
        feature("harbor with goods made", (1.267, -0.003), (1.319, -0.396)),
        feature("wharf with goods made", (0.417, 0.408), (0.218, 0.178)),
        feature("goods", (0.858, 0.398), (1.425, 0.547)),
        feature("governor comes", (2.227, 1.072), (1.645, 0.805)),
    ];
    const SPREADS: Spreads = Spreads { greedy: (6.36, 1.71), search: (6.36, 1.71) };
    // fitted: end
    const THEMES: &'static [Theme] = &[
        theme("points", 4),
        theme("doubloons", 2),
        theme("goods", 5),
        theme("harvest", 7),
        theme("land", 3),
        theme("colonists", 3),
        theme("buildings", 13),
        theme("engine", 3),
        theme("stock", 1),
        theme("governor", 1),
    ];
    const TASTE: Taste = Taste {
        exploration: 0.4,
        sharpness: 0.1,
        rollout: Rollout::Own(4),
        growth: 1,
        forgets: false,
        tells_draws: false,
    };
    const BEST: Taste = Taste { rollout: Rollout::Habit(4), growth: 3, forgets: true, ..Self::TASTE };
    const SURENESS: f32 = 0.65;
    const MEDIUM: Medium = Medium { iterations: 500, quick: Some(Rollout::Light(4)) };
    const RATINGS: Ratings = [Some(1000), Some(1380), Some(1780), None];
    const STYLES: &'static [Plan<Self>] = styles::PUERTO_RICO;
    const HABITS: &'static [u16] = &habits::HABITS;

    /// Half of its correction of forecasts plays better than all of it or none.
    fn learnt() -> Option<Learnt> {
        static WEIGHTS: Weights =
            Weights::new(include_bytes!("../../weights/puerto-rico.safetensors"), 0.5, 1.0);
        WEIGHTS.learnt::<PuertoRico>()
    }

    fn features(&self, player: Player, out: &mut [f32]) {
        let board = &self.boards[player.index()];
        let mut fill = Fill::new(out);
        count_points(board, &mut fill);
        let money = f32::from(board.doubloons);
        fill.put(money);
        fill.put((money - 10.0).max(0.0));
        board.goods.items.iter().for_each(|&barrels| fill.put(f32::from(barrels)));
        let made = Good::ALL.map(|good| board.capacity(good));
        made.iter().for_each(|&barrels| fill.put(f32::from(barrels)));
        let total: u8 = made.iter().sum();
        let kinds = made.iter().filter(|&&barrels| barrels > 0).count() as f32;
        fill.put(f32::from(could_make(board).saturating_sub(total)));
        fill.put(kinds);
        count_board(board, &mut fill);
        count_buildings(board, &mut fill);
        let works = |building| f32::from(u8::from(board.city.works(building)));
        fill.put(works(Building::Factory) * kinds);
        fill.put(works(Building::Harbor) * f32::from(total));
        fill.put(works(Building::Wharf) * f32::from(total));
        fill.put(f32::from(board.goods.sum()).sqrt());
        let steps = (player.0 + self.players - self.governor.0) % self.players;
        fill.put(f32::from(steps) / f32::from(self.players));
    }

    /// The nearest of the three ends.
    fn progress(&self) -> f32 {
        let row = self.row();
        let chips = 1.0 - f32::from(self.vp_pool) / f32::from(row.vp);
        let colonists = 1.0 - f32::from(self.colonists) / f32::from(row.colonists);
        let free = self.seats().iter().map(|board| board.city.free_spaces()).min().unwrap_or(0);
        let city = 1.0 - f32::from(free) / 12.0;
        chips.max(colonists).max(city)
    }

    /// A role that has been carried out.
    fn phase(&self) -> u32 {
        u32::from(self.round) * 16 + u32::from(self.picks)
    }

    fn is_plan(&self) -> bool {
        matches!(self.phase, Phase::Role)
    }

    fn habit(&self, action: Action) -> usize {
        habits::habit(self, action)
    }

    fn appeal(&self, action: Action) -> u32 {
        match action {
            Action::Role(role) => role_appeal(self.board(), role) + 3 * u32::from(self.roles[role].doubloons),
            Action::Hacienda(yes) | Action::ExtraColonist(yes) | Action::Produce(yes) => {
                1 + 9 * u32::from(yes)
            }
            Action::Points(n) => 1 + 9 * u32::from(n),
            Action::Settle(Tile::Quarry, colonist) => 6 + u32::from(colonist) * 20,
            Action::Settle(_, colonist) => 3 + u32::from(colonist) * 20,
            Action::SettleNothing | Action::BuildNothing | Action::CraftNothing | Action::StoreNothing => 1,
            Action::Place(_, colonists) => 1 + 4 * u32::from(colonists),
            Action::Build(building, colonist) => {
                let cost = u32::from(building.row().cost);
                2 + cost * cost / 2 + u32::from(colonist) * 30
            }
            Action::Craft(good) | Action::Store(good) | Action::Keep(good) => 2 + u32::from(good.price()),
            Action::Sell(good) => 2 + 4 * u32::from(good.price()),
            Action::SellNothing | Action::LoadNothing => 2,
            Action::Load(good, _) | Action::Wharf(good) => 1 + 3 * u32::from(self.board().goods[good]),
            Action::Tile(_) => 1,
        }
    }
}

/// What a role would bring its taker soon.
fn role_appeal(board: &PlayerBoard, role: Role) -> u32 {
    let dearest = || Good::ALL.iter().filter(|&&good| board.goods[good] > 0).map(|good| good.price()).max();
    match role {
        Role::Settler => 1 + 2 * u32::from(board.island_room().min(2)),
        Role::Mayor => 2 + u32::from(board.circles().saturating_sub(board.colonists()).min(5)),
        Role::Builder => 1 + u32::from(board.doubloons.min(10)),
        Role::Craftsman => 1 + u32::from(made(board).min(6)),
        Role::Trader => 1 + 2 * u32::from(dearest().unwrap_or(0)),
        Role::Captain => 1 + 2 * u32::from(board.goods.sum().min(6)),
        Role::Prospector | Role::SecondProspector => 4,
    }
}

/// Points there, and those that a colonist on a large building would add.
fn count_points(board: &PlayerBoard, fill: &mut Fill<'_>) {
    let built = board.city.built();
    fill.put(f32::from(board.vp));
    fill.put(f32::from(board.printed_vp()));
    let (mut sure, mut to_come) = (0, 0);
    let large = LARGE.into_iter().collect::<BuildingSet>();
    for building in built.and(large).iter() {
        let bonus = board.bonus(building);
        if board.city.works(building) { sure += bonus } else { to_come += bonus }
    }
    fill.put(f32::from(sure));
    fill.put(f32::from(to_come));
}

fn count_board(board: &PlayerBoard, fill: &mut Fill<'_>) {
    fill.put(f32::from(board.island.sum() - board.island[Tile::Quarry]));
    fill.put(f32::from(board.island[Tile::Quarry]));
    fill.put(f32::from(board.workers[Tile::Quarry]));
    fill.put(f32::from(board.colonists()));
    fill.put(f32::from(board.circles()));
    fill.put(f32::from(board.colonists().saturating_sub(board.circles())));
    fill.put(f32::from(12 - board.city.free_spaces()));
}

/// A building without its colonist counts half.
fn count_buildings(board: &PlayerBoard, fill: &mut Fill<'_>) {
    for building in USEFUL {
        let there = u8::from(board.city.built().has(building)) + u8::from(board.city.works(building));
        fill.put(f32::from(there) / 2.0);
    }
}

/// What the board makes as its colonists stand.
fn made(board: &PlayerBoard) -> u8 {
    Good::ALL.iter().map(|&good| board.capacity(good)).sum()
}

/// What the board would make with a colonist on every circle.
fn could_make(board: &PlayerBoard) -> u8 {
    Good::ALL.iter().map(|&good| fields(board, good)).sum()
}

/// Tiles of a good that find a building for what they grow; corn needs none.
fn fields(board: &PlayerBoard, good: Good) -> u8 {
    let tiles = board.island[good.plantation()];
    if good == Good::Corn { tiles } else { tiles.min(plants(board, good)) }
}

/// Circles of the buildings for a good.
fn plants(board: &PlayerBoard, good: Good) -> u8 {
    let circles = |building: Building| board.circles_of(Place::City(building));
    match good {
        Good::Corn => 0,
        Good::Indigo => circles(Building::SmallIndigoPlant) + circles(Building::IndigoPlant),
        Good::Sugar => circles(Building::SmallSugarMill) + circles(Building::SugarMill),
        Good::Tobacco => circles(Building::TobaccoStorage),
        Good::Coffee => circles(Building::CoffeeRoaster),
    }
}
