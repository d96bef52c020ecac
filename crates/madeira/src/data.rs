//! The figures of the board, read once from the data file into plain tables.

mod read;
mod statuses;

use std::sync::{Arc, LazyLock};

use emporio_core::figures::Read;
use emporio_core::{Figure, Figures, SetupError, Sheet};
use serde_json::{Map, Value};

use crate::pieces::{
    Building, FIELD_COUNT, Favour, Good, Guild, Income, PassAction, Pile, Request, SLOT_COUNT, SlotSet,
};

use crate::options::{Options, Urbanization, WoodCredit};
use crate::state::Madeira;

/// Most players at a table.
pub const SEATS: usize = 4;

/// [GEN-1] How many rounds are played.
pub const ROUNDS: u8 = 5;

/// What each player starts with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// Wheat, sugar, wine.
    pub goods: [u16; 3],
    /// Wood.
    pub wood: u16,
    /// Bread.
    pub bread: u16,
    /// Reals.
    pub reals: u16,
    /// Workers.
    pub workers: u8,
    /// Ships.
    pub ships: u8,
    /// Action markers.
    pub markers: u8,
    /// Workers that go to the watch.
    pub watch: u8,
    /// Reals by starting place.
    pub extra_reals: [u16; SEATS],
}

/// The windmill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Windmill {
    /// Level at the start.
    pub start: u8,
    /// Lowest level.
    pub bottom: u8,
    /// Highest level.
    pub top: u8,
    /// Wheat for a level up.
    pub wheat_for_up: u16,
    /// PP in place of a level above the top.
    pub points_at_top: i16,
    /// Bread for a level down.
    pub down_bread: u16,
    /// Reals for a level down.
    pub down_reals: u16,
    /// Bread for a PP at the bottom.
    pub bottom_bread: u16,
    /// Reals for a PP at the bottom.
    pub bottom_reals: u16,
}

/// A field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldData {
    /// What it gives.
    pub good: Good,
    /// What it gives once converted.
    pub becomes: Option<Good>,
    /// Wood at the start, by players.
    pub wood: [u8; SEATS + 1],
}

/// A building.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildingData {
    /// Its Region, from 1.
    pub region: u8,
    /// The round in which it has no tile.
    pub empty_in_round: u8,
    /// Bread, moves or favours, upper and lower box.
    pub amount: [u8; 2],
    /// PP, upper and lower box.
    pub points: [i16; 2],
}

/// A landing or trade slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlotData {
    /// What is discarded there.
    pub good: Good,
    /// Quantity and reals; a double slot has two.
    pub offers: [(u16, u16); 2],
    /// How many offers there are.
    pub offer_count: u8,
    /// Whether it is used, by players.
    pub at: [bool; SEATS + 1],
}

/// A city.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityData {
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
}

/// A pass space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PassData {
    /// Reals.
    pub reals: u16,
    /// What may be done instead.
    pub action: PassAction,
    /// PP with the action.
    pub points: i16,
    /// Whether it is used, by players.
    pub at: [bool; SEATS + 1],
}

/// How favours and rewards are counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amounts {
    /// Wood of the Monk.
    pub monk_wood: u8,
    /// Bread of the Patron.
    pub patron_bread: u16,
    /// Workers of the Diplomat.
    pub diplomat_workers: u8,
    /// Reals of the Treasurer.
    pub treasurer_reals: u16,
    /// Harvests of the Engineer.
    pub engineer_harvests: u8,
    /// The Policeman discards one pirate in so many.
    pub policeman_part: u16,
    /// Reals for the Lady.
    pub lady_reals: u16,
    /// PP of the Explorer in a city.
    pub explorer_city_points: i16,
    /// PP of the reward City.
    pub city_points: i16,
    /// PP of the Medal.
    pub medal_points: i16,
    /// Reals of the Loot.
    pub loot_reals: u16,
    /// Pirates that Royal Support takes away.
    pub support_pirates: u16,
    /// Bread of Royal Support.
    pub support_bread: u16,
    /// Pirates discarded for a worker who comes to the watch.
    pub watch_pirates: u16,
    /// PP per own ship for a worker who comes to a colony.
    pub colony_points: i16,
    /// PP of the honour.
    pub honour_points: i16,
    /// Reals for a PP at the end.
    pub reals_per_point: u16,
}

/// How requests are counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestPoints {
    /// Most ships of a request.
    pub ships: usize,
    /// Most favours of a request.
    pub favours: usize,
    /// PP per favour.
    pub per_favour: i16,
    /// Most reals given.
    pub offer: u16,
}

/// All figures and readings in force at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// Starting resources and pieces.
    pub start: Start,
    /// The windmill.
    pub windmill: Windmill,
    /// Price of so many bought wood; the first entry is 0.
    pub wood_price: [u16; 7],
    /// PP lost by rank.
    pub pirate_loss: [i16; SEATS],
    /// Pirates above this cost 1 PP each.
    pub pirate_limit: u16,
    /// How many of the six faces show 1, 2, ... 6.
    pub faces: [u8; 6],
    /// Wood of districts 3 to 6.
    pub district_wood: [u8; 4],
    /// Cost of a building before dice, by players.
    pub building_cost: [u16; SEATS + 1],
    /// Dice that fit on a character, by players.
    pub dice_per_character: [u8; SEATS + 1],
    /// Fields.
    pub fields: [FieldData; FIELD_COUNT],
    /// Buildings.
    pub buildings: [BuildingData; 5],
    /// The buildings in the order they are resolved.
    pub building_order: [Building; 5],
    /// Slots of markets and colonies.
    pub slots: [SlotData; SLOT_COUNT],
    /// The slots in use, by players.
    pub slots_in_use: [SlotSet; SEATS + 1],
    /// PP per ship of each market in rounds 1, 3, 5.
    pub market_points: [[i16; 3]; 3],
    /// PP per ship of each colony in rounds 1, 3, 5.
    pub colony_points: [[i16; 3]; 3],
    /// What each colony land gives.
    pub colony_good: [Good; 3],
    /// Cities.
    pub cities: [CityData; 3],
    /// Pass spaces.
    pub pass_spaces: [PassData; 4],
    /// Request tiles of each type, by players.
    pub requests: [[u8; 5]; SEATS + 1],
    /// How requests are counted.
    pub request_points: RequestPoints,
    /// The initial request with 1, 2, 3, 4 crowns.
    pub initial_requests: [Request; 4],
    /// The guild of each favour.
    pub favour_guild: [Guild; 12],
    /// The one or two guilds of each row, by players.
    pub row_guilds: [[[Option<Guild>; 2]; 4]; SEATS + 1],
    /// The colour word of each guild.
    pub guild_colours: [String; 4],
    /// The pile of each reward.
    pub reward_pile: [Pile; 8],
    /// How favours and rewards are counted.
    pub amounts: Amounts,
    /// Where the figures of each thing come from.
    pub status: statuses::Statuses,
    /// What Urbanizzazione asks for.
    pub urbanization: Urbanization,
    /// What may pay for wood.
    pub wood_credit: WoodCredit,
}

/// The data file of the program.
pub const DATA_FILE: &str = include_str!("../data/madeira.toml");

static SHEET: LazyLock<Sheet> = LazyLock::new(|| Sheet::own(DATA_FILE));

static STANDARD: LazyLock<Arc<Data>> = LazyLock::new(|| match Data::of_figures(&Map::new()) {
    Ok(data) => Arc::new(data),
    Err(refused) => unreachable!("the data file of the program is valid: {refused}"),
});

impl Figures for Madeira {
    /// Every figure in force with these options; empty if the options are not valid.
    fn figures(options: &Options) -> Vec<Figure> {
        SHEET.in_force(&options.data).map(|figures| figures.figures()).unwrap_or_default()
    }

    /// Reads a corrected data file and gives the figures that differ from ours, for [`Options::data`].
    fn data_from_toml(text: &str) -> Result<Value, SetupError> {
        SHEET.changes(text, |figures| read::data(figures).map(drop)).map(Value::Object)
    }
}

impl Data {
    /// The figures of the data file.
    pub fn standard() -> Arc<Data> {
        STANDARD.clone()
    }

    /// The figures of a table.
    pub fn of(options: &Options) -> Result<Arc<Data>, SetupError> {
        let &Options { urbanization, wood_credit, ref data } = options;
        if *options == Options::default() {
            return Ok(Data::standard());
        }
        Ok(Arc::new(Data { urbanization, wood_credit, ..Data::of_figures(data)? }))
    }

    fn of_figures(overrides: &Map<String, Value>) -> Read<Data> {
        read::data(&SHEET.in_force(overrides)?)
    }

    /// The building that has no tile in a round.
    pub fn empty_building(&self, round: u8) -> Option<Building> {
        self.building_order.into_iter().find(|&b| self.buildings[b as usize].empty_in_round == round)
    }

    /// The favours of a guild.
    pub fn guild_favours(&self, guild: Guild) -> crate::pieces::FavourSet {
        use strum::VariantArray;
        Favour::VARIANTS.iter().copied().filter(|&f| self.favour_guild[f as usize] == guild).collect()
    }
}
