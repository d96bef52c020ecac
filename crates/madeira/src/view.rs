//! What one viewer may see, ready to be drawn: everything but the pirate totals of others (HID-1).

use emporio_core::{Player, Viewer};
use serde::Serialize;
use strum::VariantArray;

use crate::data::Status;
use crate::names::{
    Building, Character, City, Colony, Favour, Good, Guild, Income, PassAction, Request, Reward,
};
use crate::places::{District, FavourSet, Slot, SlotSet, Space, Spot};
use crate::state::{Madeira, Phase, Step};

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct MadeiraView {
    /// From 1 to 5; 0 in setup.
    pub round: u8,
    /// `setup`, `preparation`, `characters`, `buildings`, `maintenance`, `requests` or `over`.
    pub phase: &'static str,
    /// Who has to choose; none while chance decides and at the end.
    pub mover: Option<u8>,
    /// The building being resolved in phase C.
    pub resolving: Option<Building>,
    /// Its cost before Lord, once its dice are rolled.
    pub cost: Option<u16>,
    /// The pirates for who does not pay it.
    pub cost_pirates: Option<u16>,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// The order column from the top.
    pub order: Vec<PassSpaceView>,
    /// The dice column from the top.
    pub rows: Vec<RowView>,
    /// The buildings in the order they are resolved.
    pub buildings: Vec<BuildingView>,
    /// Pirate dice on the watch, by value.
    pub pirate_dice: Vec<u8>,
    /// The fields, then the Forest.
    pub fields: Vec<FieldView>,
    /// The cities.
    pub cities: Vec<CityView>,
    /// The markets.
    pub markets: Vec<MarketView>,
    /// The colonies.
    pub colonies: Vec<ColonyView>,
    /// The windmill.
    pub windmill: WindmillView,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct PlayerView {
    /// Prestige points.
    pub prestige: i16,
    /// Wheat, sugar, wine.
    pub goods: [u16; 3],
    /// Wood.
    pub wood: u16,
    /// Bread.
    pub bread: u16,
    /// Reals.
    pub reals: u16,
    /// Pirates; none where the viewer may not know.
    pub pirates: Option<u16>,
    /// Whether there are any: that much is open.
    pub has_pirates: bool,
    /// Level of the windmill.
    pub level: u8,
    /// Workers in the reserve.
    pub workers: u8,
    /// Workers on the watch.
    pub watch: u8,
    /// Workers on the board.
    pub on_board: u8,
    /// Ships in the reserve.
    pub ships: u8,
    /// Favours.
    pub favours: Vec<FavourView>,
    /// Requests.
    pub requests: Vec<Request>,
    /// Guild dice in hand.
    pub dice: Vec<u8>,
    /// Action markers not on a building.
    pub markers: u8,
    /// Whether he has passed in this phase B.
    pub passed: bool,
}

/// A favour before a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct FavourView {
    /// Which.
    pub favour: Favour,
    /// Its guild.
    pub guild: Guild,
    /// Whether it is face up.
    pub face_up: bool,
    /// Where its figures come from.
    pub status: Status,
}

/// A space of the order column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct PassSpaceView {
    /// Whose marker stands on it.
    pub player: Option<u8>,
    /// Its reals.
    pub reals: u16,
    /// What may be done instead.
    pub action: PassAction,
    /// PP with the action.
    pub points: i16,
    /// Whether it is used at this table.
    pub in_use: bool,
    /// Where its figures come from.
    pub status: Status,
}

/// A row of the guild board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct RowView {
    /// Whose marker stands on it.
    pub player: Option<u8>,
    /// Its dice.
    pub dice: Vec<u8>,
    /// Its requests.
    pub requests: Vec<Request>,
    /// Its guilds.
    pub guilds: Vec<Guild>,
    /// The colour of each of them.
    pub colours: Vec<String>,
    /// Where the guilds come from.
    pub status: Status,
}

/// A building and the character on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct BuildingView {
    /// Which.
    pub building: Building,
    /// Its Region.
    pub region: u8,
    /// The character; none where the printed one shows.
    pub character: Option<Character>,
    /// Whether it has no tile in this round.
    pub empty: bool,
    /// The round in which it has none.
    pub empty_in_round: u8,
    /// Guild dice on the character.
    pub guild_dice: u8,
    /// Whether a pirate die is there.
    pub pirate_die: bool,
    /// Dice that fit.
    pub room: u8,
    /// Action markers of each player.
    pub markers: Vec<u8>,
    /// Bread, moves or favours with 1 to 2 and with 3 or more workers.
    pub amount: [u8; 2],
    /// PP likewise.
    pub points: [i16; 2],
    /// Where its figures come from.
    pub status: Status,
}

/// A field, or the Forest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct FieldView {
    /// `1a` to `3e`, `forest`.
    pub field: &'static str,
    /// Its Region; none for the Forest.
    pub region: Option<u8>,
    /// What it gives without wood; none for the Forest.
    pub good: Option<Good>,
    /// What it may still become.
    pub becomes: Option<Good>,
    /// Whether it was converted.
    pub converted: bool,
    /// Wood on it.
    pub wood: u8,
    /// Who has a worker there.
    pub workers: Vec<u8>,
    /// Where its figures come from.
    pub status: Status,
}

/// A city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct CityView {
    /// Which.
    pub city: City,
    /// Its districts from the left.
    pub districts: Vec<DistrictView>,
    /// What the mayor draws.
    pub gives: Income,
    /// For each own worker.
    pub per_worker: u16,
    /// For each neutral citizen.
    pub per_neutral: u16,
    /// PP with the majority.
    pub majority: i16,
    /// PP without it.
    pub otherwise: i16,
    /// Where its figures come from.
    pub status: Status,
}

/// A district with its two spaces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct DistrictView {
    /// From 1.
    pub number: u8,
    /// Whether it is built.
    pub built: bool,
    /// The favour on it.
    pub favour: Option<Favour>,
    /// The guild of that favour.
    pub guild: Option<Guild>,
    /// The wood it costs; 0 for those built at the start.
    pub wood: u8,
    /// Its spaces.
    pub spaces: [PawnView; 2],
}

/// What stands on a space of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
#[serde(rename_all = "snake_case")]
pub enum PawnView {
    /// Nothing.
    Empty,
    /// A neutral citizen.
    Neutral,
    /// A worker of a player.
    Worker(u8),
}

/// A market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct MarketView {
    /// Its good.
    pub good: Good,
    /// Its slots in use.
    pub slots: Vec<SlotView>,
    /// PP per ship in rounds 1, 3, 5.
    pub points: [i16; 3],
    /// Where these come from.
    pub status: Status,
}

/// A colony.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct ColonyView {
    /// Which.
    pub colony: Colony,
    /// The good of its land.
    pub good: Good,
    /// Workers of each player on its land.
    pub workers: Vec<u8>,
    /// Its slots in use.
    pub slots: Vec<SlotView>,
    /// Its king's rewards.
    pub rewards: Vec<RewardView>,
    /// PP per ship in rounds 1, 3, 5.
    pub points: [i16; 3],
    /// Where good and PP come from.
    pub status: Status,
}

/// A king's reward.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct RewardView {
    /// Which.
    pub reward: Reward,
    /// Where its figures come from.
    pub status: Status,
}

/// A landing or trade slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct SlotView {
    /// Its name, as in actions.
    pub slot: &'static str,
    /// Whose ship is there.
    pub player: Option<u8>,
    /// Quantity to discard and reals received; two for a double slot.
    pub offers: Vec<(u16, u16)>,
    /// Where its figures come from.
    pub status: Status,
}

/// The windmill.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "madeira/"))]
pub struct WindmillView {
    /// Lowest level.
    pub bottom: u8,
    /// Highest level.
    pub top: u8,
    /// Where its figures come from.
    pub status: Status,
}

impl Phase {
    /// The word of the phase.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Preparation => "preparation",
            Phase::Characters { .. } => "characters",
            Phase::Buildings { .. } => "buildings",
            Phase::Maintenance => "maintenance",
            Phase::Requests { .. } => "requests",
            Phase::Over => "over",
        }
    }
}

impl MadeiraView {
    /// What a viewer sees of a game.
    pub fn of(game: &Madeira, viewer: Viewer) -> MadeiraView {
        let rolled = game.resolving().filter(|_| !matches!(game.step, Step::BuildingDie { .. }));
        MadeiraView {
            round: game.round,
            phase: game.phase.word(),
            mover: mover(game),
            resolving: game.resolving(),
            cost: rolled.map(|_| game.building_cost()),
            cost_pirates: rolled.map(|_| game.building_pirates()),
            players: Player::all(game.players).map(|player| player_view(game, player, viewer)).collect(),
            order: (0..4).map(|space| pass_space(game, space)).collect(),
            rows: (0..game.players).map(|row| row_view(game, row)).collect(),
            buildings: game
                .data
                .building_order
                .iter()
                .map(|&building| building_view(game, building))
                .collect(),
            pirate_dice: dice(&game.pirate_dice),
            fields: Spot::fields().chain([Spot::FOREST]).map(|spot| field_view(game, spot)).collect(),
            cities: City::VARIANTS.iter().map(|&city| city_view(game, city)).collect(),
            markets: Good::VARIANTS.iter().map(|&market| market_view(game, market)).collect(),
            colonies: Colony::VARIANTS.iter().map(|&colony| colony_view(game, colony)).collect(),
            windmill: WindmillView {
                bottom: game.data.windmill.bottom,
                top: game.data.windmill.top,
                status: game.data.status.windmill,
            },
        }
    }
}

fn mover(game: &Madeira) -> Option<u8> {
    use emporio_core::{Game, Turn};
    match game.turn() {
        Turn::Player(player) => Some(player.0),
        Turn::Chance | Turn::Over => None,
    }
}

/// Dice by value as a list of values.
fn dice(by_value: &[u8; 6]) -> Vec<u8> {
    (1..=6u8)
        .flat_map(|value| std::iter::repeat_n(value, usize::from(by_value[usize::from(value) - 1])))
        .collect()
}

fn request_list(by_type: &[u8; 5]) -> Vec<Request> {
    Request::VARIANTS.iter().flat_map(|&r| std::iter::repeat_n(r, usize::from(by_type[r as usize]))).collect()
}

fn player_view(game: &Madeira, player: Player, viewer: Viewer) -> PlayerView {
    let person = &game.people[player.index()];
    let open = viewer.is(player) || game.step == Step::Over;
    let placed: u8 = game.sites.iter().map(|site| site.markers[player.index()]).sum();
    PlayerView {
        prestige: person.prestige,
        goods: person.goods,
        wood: person.wood,
        bread: person.bread,
        reals: person.reals,
        pirates: open.then_some(person.pirates),
        has_pirates: person.pirates > 0,
        level: person.level,
        workers: person.reserve,
        watch: person.watch,
        on_board: person.workers_on_board(),
        ships: person.ships,
        favours: favour_list(game, person.favours, person.face_up),
        requests: request_list(&person.requests),
        dice: dice(&person.dice),
        markers: game.data.start.markers.saturating_sub(placed),
        passed: matches!(game.phase, Phase::Characters { .. }) && game.order_space(player).is_some(),
    }
}

fn favour_list(game: &Madeira, favours: FavourSet, face_up: FavourSet) -> Vec<FavourView> {
    let view = |favour: Favour| FavourView {
        favour,
        guild: game.data.favour_guild[favour as usize],
        face_up: face_up.has(favour),
        status: game.data.status.favours[favour as usize],
    };
    favours.iter().map(view).collect()
}

fn pass_space(game: &Madeira, space: usize) -> PassSpaceView {
    let figures = &game.data.pass_spaces[space];
    PassSpaceView {
        player: game.order[space].map(|player| player.0),
        reals: figures.reals,
        action: figures.action,
        points: figures.points,
        in_use: figures.at[game.count()],
        status: game.data.status.pass_spaces[space],
    }
}

fn row_view(game: &Madeira, row: u8) -> RowView {
    let here = &game.rows[usize::from(row)];
    let guilds: Vec<Guild> = game.guilds_of(row).into_iter().flatten().collect();
    RowView {
        player: here.marker.map(|player| player.0),
        dice: dice(&here.dice),
        requests: request_list(&here.requests),
        colours: guilds.iter().map(|guild| game.data.guild_colours[*guild as usize].clone()).collect(),
        guilds,
        status: game.data.status.rows[game.count()][usize::from(row)],
    }
}

fn building_view(game: &Madeira, building: Building) -> BuildingView {
    let site = &game.sites[building as usize];
    let figures = &game.data.buildings[building as usize];
    BuildingView {
        building,
        region: figures.region,
        character: site.character,
        empty: figures.empty_in_round == game.round,
        empty_in_round: figures.empty_in_round,
        guild_dice: site.guild_dice,
        pirate_die: site.pirate_die,
        room: game.data.dice_per_character[game.count()],
        markers: site.markers[..game.count()].to_vec(),
        amount: figures.amount,
        points: figures.points,
        status: game.data.status.buildings[building as usize],
    }
}

fn field_view(game: &Madeira, spot: Spot) -> FieldView {
    let figures = game.data.fields.get(spot.index());
    let converted = game.converted.has(spot);
    FieldView {
        field: spot.name(),
        region: spot.region(),
        good: figures.map(|_| game.good_of(spot)),
        becomes: figures
            .and_then(|figures| figures.becomes)
            .filter(|&good| !converted && may_become(game, good)),
        converted,
        wood: game.wood.get(spot.index()).copied().unwrap_or(0),
        workers: seats(game, |player| game.people[player.index()].fields.has(spot)),
        status: game.data.status.fields.get(spot.index()).copied().unwrap_or(Status::Book),
    }
}

/// [CRN-4] Whether the moment of this conversion is still to come.
fn may_become(game: &Madeira, good: Good) -> bool {
    match good {
        Good::Wheat => false,
        Good::Sugar => game.round <= 2,
        Good::Wine => game.round <= 4,
    }
}

fn seats(game: &Madeira, has: impl Fn(Player) -> bool) -> Vec<u8> {
    Player::all(game.players).filter(|player| has(*player)).map(|player| player.0).collect()
}

fn city_view(game: &Madeira, city: City) -> CityView {
    let figures = &game.data.cities[city as usize];
    CityView {
        city,
        districts: (1..=6).map(|number| district_view(game, city, number)).collect(),
        gives: figures.gives,
        per_worker: figures.per_worker,
        per_neutral: figures.per_neutral,
        majority: figures.majority,
        otherwise: figures.otherwise,
        status: game.data.status.cities[city as usize],
    }
}

fn district_view(game: &Madeira, city: City, number: u8) -> DistrictView {
    let district = (number > 2).then(|| District(city as u8 * 4 + number - 3));
    let favour = district.and_then(|district| game.districts[usize::from(district.0)]);
    DistrictView {
        number,
        built: favour.is_none() && game.favours_are_laid() || district.is_none(),
        favour,
        guild: favour.map(|favour| game.data.favour_guild[favour as usize]),
        wood: district.map_or(0, |district| game.wood_for(district)),
        spaces: [number * 2 - 1, number * 2].map(|space| pawn_view(game, Space::of(city, space))),
    }
}

fn pawn_view(game: &Madeira, space: Space) -> PawnView {
    if game.neutrals.has(space) {
        return PawnView::Neutral;
    }
    let owner = Player::all(game.players).find(|player| game.people[player.index()].city.has(space));
    owner.map_or(PawnView::Empty, |player| PawnView::Worker(player.0))
}

fn market_view(game: &Madeira, market: Good) -> MarketView {
    MarketView {
        good: market,
        slots: slot_list(game, SlotSet::of_market(market)),
        points: game.data.market_points[market as usize],
        status: game.data.status.markets[market as usize],
    }
}

fn colony_view(game: &Madeira, colony: Colony) -> ColonyView {
    let workers =
        Player::all(game.players).map(|player| game.people[player.index()].colonies[colony as usize]);
    let reward = |reward: Reward| RewardView { reward, status: game.data.status.rewards[reward as usize] };
    ColonyView {
        colony,
        good: game.data.colony_good[colony as usize],
        workers: workers.collect(),
        slots: slot_list(game, SlotSet::of_colony(colony)),
        rewards: game.rewards[colony as usize].into_iter().flatten().map(reward).collect(),
        points: game.data.colony_points[colony as usize],
        status: game.data.status.colonies[colony as usize],
    }
}

fn slot_list(game: &Madeira, slots: SlotSet) -> Vec<SlotView> {
    game.data.slots_in_use[game.count()].and(slots).iter().map(|slot| slot_view(game, slot)).collect()
}

fn slot_view(game: &Madeira, slot: Slot) -> SlotView {
    let figures = &game.data.slots[slot.index()];
    let owner = Player::all(game.players).find(|player| game.people[player.index()].fleet.has(slot));
    SlotView {
        slot: slot.name(),
        player: owner.map(|player| player.0),
        offers: figures.offers[..usize::from(figures.offer_count)].to_vec(),
        status: game.data.status.slots[slot.index()],
    }
}
