//! Puerto Rico's styles: what all of them do alike, weighed by what each sets store by.

mod builder;
mod shipper;
mod trader;

use emporio_puerto_rico::{
    Action, Building, BuildingKind, CargoShip, Good, Phase, Place, PlayerBoard, PuertoRico, Role, Tile,
};

use super::{Plan, Style, Table, listed, plan};

/// What a style sets store by; everything is weighed in points, roughly.
struct Manner {
    /// A barrel shipped, in the choice of a role.
    captain: f32,
    /// A barrel made.
    craftsman: f32,
    /// A doubloon from the trading house.
    trader: f32,
    /// What the best purchase is worth beyond its price.
    builder: f32,
    /// A colonist.
    mayor: f32,
    /// The best tile on offer.
    settler: f32,
    /// A doubloon.
    money: f32,
    /// What a barrel of each kind is worth at home: much, if it waits for the trading house.
    goods: [f32; Good::COUNT],
    /// The first island tile of each kind, and how much less each further one is worth.
    tiles: [(f32, f32); Tile::COUNT],
    /// A plantation that a plant has been waiting for, and what is added for the price of its good.
    idle: (f32, f32),
    /// What the points of a building count.
    points: fn(&PuertoRico, &PlayerBoard, Building) -> f32,
    /// What a production building adds that serves so many plantations of its good.
    plant: fn(&PlayerBoard, Good, u8) -> f32,
    /// What some violet buildings add.
    violet: Table<Building>,
    /// What a large one adds that is not among them.
    large: f32,
    /// Colonists.
    posts: Posts,
}

/// What a colonist is worth on a quarry or a violet building; plants and plantations bring 1 for each barrel.
struct Posts {
    /// On a quarry.
    quarry: f32,
    /// On some violet buildings.
    violet: Table<Building>,
    /// On a large one that is not among them.
    large: f32,
}

/// What a colonist is worth on a small violet building that a style does not name.
const SMALL_POST: f32 = 0.6;

pub(crate) const STYLES: &[Plan<PuertoRico>] = &[
    plan(Style::Shipper, |state, action| weigh(&shipper::MANNER, state, action)),
    plan(Style::Builder, |state, action| weigh(&builder::MANNER, state, action)),
    plan(Style::Trader, |state, action| weigh(&trader::MANNER, state, action)),
];

/// How much a style wants a choice of the player to act.
fn weigh(manner: &Manner, state: &PuertoRico, action: Action) -> f32 {
    let board = state.board();
    match action {
        Action::Role(role) => {
            let reward = manner.money * f32::from(state.roles[role].doubloons);
            role_worth(manner, state, role) + reward
        }
        Action::Hacienda(yes) | Action::ExtraColonist(yes) | Action::Produce(yes) => f32::from(u8::from(yes)),
        Action::Settle(tile, colonist) => tile_worth(manner, board, tile) + f32::from(u8::from(colonist)),
        Action::Place(place, colonists) => -f32::from(placed(manner, state, place).abs_diff(colonists)),
        Action::Build(building, colonist) => {
            purchase(manner, state, building) + 0.1 * f32::from(u8::from(colonist))
        }
        Action::Craft(good) => 1.0 + manner.goods[good as usize],
        Action::Sell(good) => {
            manner.trader * f32::from(state.sale_value(good)) - 0.5 * manner.captain.min(1.0)
        }
        Action::Load(good, size) => load(manner, state, good, size),
        // Ships first, unless the wharf takes more at once: it waits, they fill up.
        Action::Wharf(good) => 10.0 * f32::from(board.goods[good]) - 9.0 - manner.goods[good as usize],
        Action::Store(good) => f32::from(board.goods[good]) * (1.0 + manner.goods[good as usize]),
        Action::Keep(good) => 1.0 + manner.goods[good as usize],
        Action::Points(points) => f32::from(points),
        Action::SettleNothing
        | Action::BuildNothing
        | Action::CraftNothing
        | Action::SellNothing
        | Action::LoadNothing
        | Action::StoreNothing
        | Action::Tile(_) => 0.0,
    }
}

/// What a role would bring its taker soon, less a part of what it would bring the best of the others.
fn role_worth(manner: &Manner, state: &PuertoRico, role: Role) -> f32 {
    let board = state.board();
    match role {
        Role::Captain => {
            let own = shipping(board, state, &board.goods.items);
            let points = if own > 0 { f32::from(own) + 1.0 } else { 0.0 };
            manner.captain * (points - 0.4 * most_of_others(state, |b| shipping(b, state, &b.goods.items)))
        }
        Role::Craftsman => {
            let own = harvest(board, state);
            let barrels = if own > 0 { f32::from(own) + 1.0 } else { 0.0 };
            manner.craftsman * (barrels - 0.4 * most_of_others(state, |b| harvest(b, state)))
        }
        Role::Trader => {
            let sales = Good::ALL.into_iter().filter(|&good| sells(state, board, good));
            manner.trader * f32::from(sales.map(|good| state.sale_value(good)).max().unwrap_or(0))
        }
        Role::Builder => {
            let gain = |&building: &Building| {
                if can_buy(state, building) { purchase(manner, state, building) } else { 0.0 }
            };
            manner.builder * Building::ALL.iter().map(gain).fold(0.0, f32::max)
        }
        Role::Mayor => {
            let coming = state.colonist_ship.div_ceil(state.players) + 1;
            let empty = board.circles().saturating_sub(board.colonists());
            manner.mayor * f32::from(coming.min(empty))
        }
        Role::Settler if board.island_room() == 0 => 0.0,
        Role::Settler => {
            let quarry = (state.quarries > 0).then_some(Tile::Quarry);
            let tiles = state.face_up.each().filter(|&(_, count)| count > 0);
            let tiles = tiles.map(|(good, _)| good.plantation()).chain(quarry);
            manner.settler * tiles.map(|tile| tile_worth(manner, board, tile)).fold(0.0, f32::max)
        }
        Role::Prospector | Role::SecondProspector => manner.money,
    }
}

fn most_of_others(state: &PuertoRico, of: impl Fn(&PlayerBoard) -> u8) -> f32 {
    let others = state.seats().iter().enumerate().filter(|(seat, _)| *seat != state.mover.index());
    f32::from(others.map(|(_, board)| of(board)).max().unwrap_or(0))
}

/// Barrels that a board would make now.
fn harvest(board: &PlayerBoard, state: &PuertoRico) -> u8 {
    Good::ALL.into_iter().map(|good| board.capacity(good).min(state.goods[good])).sum()
}

/// Points for the goods of a board if nobody else loaded: each ship in turn takes what there is most of.
fn shipping(board: &PlayerBoard, state: &PuertoRico, goods: &[u8; Good::COUNT]) -> u8 {
    let (mut left, mut points, mut loads) = (*goods, 0, 0);
    let mut ships: Vec<CargoShip> = state.fleet().iter().copied().filter(|ship| !ship.is_full()).collect();
    // Those with a cargo first, then the largest of the empty ones.
    ships.sort_by_key(|ship| (ship.is_empty(), std::cmp::Reverse(ship.size)));
    let carried: Vec<Good> = state.fleet().iter().filter_map(|ship| ship.good).collect();
    for ship in ships {
        let free = Good::ALL.into_iter().filter(|good| !carried.contains(good));
        let good = ship.good.or_else(|| free.max_by_key(|&good| left[good as usize]));
        let held = good.map_or(0, |good| left[good as usize]);
        if let (Some(good), 1..) = (good, held) {
            let loaded = held.min(ship.room());
            left[good as usize] -= loaded;
            points += loaded;
            loads += 1;
        }
    }
    if board.city.works(Building::Wharf) {
        points += left.into_iter().max().unwrap_or(0);
        loads += 1;
    }
    points + if board.city.works(Building::Harbor) { loads.min(points) } else { 0 }
}

/// Whether the trading house would take a good of this board.
fn sells(state: &PuertoRico, board: &PlayerBoard, good: Good) -> bool {
    let taken = state.house[good] > 0 && !board.city.works(Building::Office);
    board.goods[good] > 0 && state.house.sum() < 4 && !taken
}

/// Whether the mover could buy a building as the builder.
fn can_buy(state: &PuertoRico, building: Building) -> bool {
    let board = state.board();
    let spaces = if building.row().kind == BuildingKind::LargeViolet { 2 } else { 1 };
    !board.city.built().has(building)
        && state.offered.copies(building) > 0
        && board.city.free_spaces() >= spaces
        && u16::from(state.price(building)) <= board.doubloons
}

/// What an island tile is worth to a style. Corn needs no plant, so that none ever waits for it.
fn tile_worth(manner: &Manner, board: &PlayerBoard, tile: Tile) -> f32 {
    match tile.good() {
        Some(good) if good != Good::Corn && idle(board, good) > 0 => {
            manner.idle.0 + manner.idle.1 * f32::from(good.price())
        }
        Some(_) | None => {
            let (first, less) = manner.tiles[tile as usize];
            first - less * f32::from(board.island[tile])
        }
    }
}

/// What a building is worth to a style that stands in the city.
fn building_worth(manner: &Manner, state: &PuertoRico, building: Building) -> f32 {
    let board = state.board();
    let added = match building.row().kind {
        BuildingKind::Small(good) | BuildingKind::Large(good) => {
            (manner.plant)(board, good, unserved(board, good).min(building.circles()))
        }
        BuildingKind::Violet => listed(manner.violet, building, 0.0),
        BuildingKind::LargeViolet => listed(manner.violet, building, manner.large),
    };
    (manner.points)(state, board, building) + added
}

/// What a building is worth to a style beyond its price.
fn purchase(manner: &Manner, state: &PuertoRico, building: Building) -> f32 {
    let price = f32::from(state.price(building));
    building_worth(manner, state, building) - manner.money * price
}

/// Barrels first; then what is worth least at home, on the smallest ship.
fn load(manner: &Manner, state: &PuertoRico, good: Good, size: u8) -> f32 {
    let ship = state.fleet().iter().find(|ship| ship.size == size);
    let loaded = ship.map_or(0, |ship| state.board().goods[good].min(ship.room()));
    10.0 * f32::from(loaded) - 3.0 * manner.goods[good as usize] - 0.1 * f32::from(size)
}

/// How many colonists a style puts on this place: all circles from here on are ranked, and the best are filled.
fn placed(manner: &Manner, state: &PuertoRico, here: Place) -> u8 {
    let Phase::Mayor { .. } = state.phase else { return 0 };
    let board = state.board();
    let mut circles: Vec<(f32, bool)> = Vec::new();
    for place in board.places().filter(|place| place.index() >= here.index()) {
        for number in 0..board.circles_of(place) {
            circles.push((circle(manner, board, place, number), place == here));
        }
    }
    circles.sort_by(|one, other| other.0.total_cmp(&one.0));
    circles.iter().take(usize::from(board.san_juan)).filter(|(_, is_here)| *is_here).count() as u8
}

/// What the colonist on a circle brings.
fn circle(manner: &Manner, board: &PlayerBoard, place: Place, number: u8) -> f32 {
    let made = |good: Good, before: u8, share: f32| {
        let pair = number + before;
        let full = pair < board.island[good.plantation()].min(makers(board, good));
        if full { share + 0.1 * manner.goods[good as usize] - 0.02 * f32::from(pair) } else { 0.01 }
    };
    match place {
        Place::Island(Tile::Quarry) => manner.posts.quarry - 0.02 * f32::from(number),
        Place::Island(tile) => tile.good().map_or(0.0, |good| match good {
            Good::Corn => 1.0,
            Good::Indigo | Good::Sugar | Good::Tobacco | Good::Coffee => made(good, 0, 0.8),
        }),
        Place::City(building) => match building.row().kind {
            BuildingKind::Small(good) => made(good, 0, 0.79),
            BuildingKind::Large(good) => made(good, smaller_makers(board, good), 0.79),
            BuildingKind::Violet => listed(manner.posts.violet, building, SMALL_POST),
            BuildingKind::LargeViolet => listed(manner.posts.violet, building, manner.posts.large),
        },
    }
}

/// Circles of a board for the making of a good; corn needs none.
fn makers(board: &PlayerBoard, good: Good) -> u8 {
    let circles = |building| board.circles_of(Place::City(building));
    match good {
        Good::Corn => u8::MAX,
        Good::Indigo => circles(Building::SmallIndigoPlant) + circles(Building::IndigoPlant),
        Good::Sugar => circles(Building::SmallSugarMill) + circles(Building::SugarMill),
        Good::Tobacco => circles(Building::TobaccoStorage),
        Good::Coffee => circles(Building::CoffeeRoaster),
    }
}

fn smaller_makers(board: &PlayerBoard, good: Good) -> u8 {
    match good {
        Good::Indigo => board.circles_of(Place::City(Building::SmallIndigoPlant)),
        Good::Sugar => board.circles_of(Place::City(Building::SmallSugarMill)),
        Good::Corn | Good::Tobacco | Good::Coffee => 0,
    }
}

/// Plantations of a good that no circle makes barrels of yet.
fn unserved(board: &PlayerBoard, good: Good) -> u8 {
    board.island[good.plantation()].saturating_sub(makers(board, good))
}

/// Circles for a good that no plantation feeds yet.
fn idle(board: &PlayerBoard, good: Good) -> u8 {
    makers(board, good).saturating_sub(board.island[good.plantation()])
}

/// Points that a building would bring at the end.
fn points(board: &PlayerBoard, building: Building) -> f32 {
    f32::from(building.row().vp) + f32::from(board.bonus(building))
}
