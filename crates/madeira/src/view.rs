//! What one viewer may see, ready to be drawn: everything but the pirate totals of others (HID-1).

mod closed;
mod draw;
mod now;

pub use closed::ClosedView;
pub use now::{AmountView, CrownView, RegionView, WoodView};

use emporio_core::Status;
use serde::Serialize;

use crate::pieces::{
    Building, Character, City, Colony, Favour, Good, Guild, Income, PassAction, Request, Reward,
};

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// From 1; 0 in setup.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The phases of a round, in order.
    pub phases: Vec<&'static str>,
    /// `setup`, `preparation`, `characters`, `buildings`, `maintenance`, `requests` or `over`.
    pub phase: &'static str,
    /// Who has to choose; none while chance decides and at the end.
    pub mover: Option<u8>,
    /// The building being resolved in phase C.
    pub resolving: Option<Building>,
    /// Its cost for the player who is asked, once its dice are rolled.
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
    /// Where the faces of the dice come from.
    pub dice_status: Status,
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
    /// The place of the piece that was picked up and waits to be put down.
    pub held: Option<String>,
    /// The Regions.
    pub regions: Vec<RegionView>,
    /// What phase E does in this round.
    pub crown: CrownView,
    /// Wood that is being taken.
    pub taking: Option<WoodView>,
    /// The amounts that may be given now.
    pub amounts: Vec<AmountView>,
    /// What the viewer might look for among their choices and does not find there.
    pub closed: Vec<ClosedView>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// What each of them would bring now.
    pub brings: Vec<i16>,
    /// Bread still due in phase D of this round as things stand.
    pub bread_due: u8,
    /// Pirates that the bread missing for it would bring.
    pub hunger: u16,
    /// Wood still due for the ships in phase D of this round as things stand.
    pub wood_due: u8,
    /// Guild dice in hand.
    pub dice: Vec<u8>,
    /// Action markers not on a building.
    pub markers: u8,
    /// Whether they have passed in this phase B.
    pub passed: bool,
}

/// A favour before a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// What it will cost at the least and at the most, by the dice that lie there.
    pub cost: [u16; 2],
    /// Bread for the die in hand.
    pub bread: Option<u16>,
    /// Whether the action of its tile could do nothing now, for the die just placed there.
    pub idle: bool,
    /// Whether its turn in phase C is still to come.
    pub stage: Stage,
    /// The box that each player's workers reach: 0 none, 1 the upper one, 2 the lower one.
    pub boxes: Vec<u8>,
    /// Sum of its guild dice, while it is resolved.
    pub rolled: Option<u8>,
    /// Its pirate die, while it is resolved.
    pub rolled_pirate: Option<u8>,
    /// Where its figures come from.
    pub status: Status,
}

/// How far a building has come in phase C.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// It is being resolved or will be.
    Ahead,
    /// It has been resolved.
    Over,
    /// Nobody has a marker there, so it is left out.
    Spare,
}

/// A field, or the Forest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// Who has the majority now.
    pub holder: PawnView,
    /// What the Mayor would draw for the viewer now.
    pub draws: u16,
    /// Where its figures come from.
    pub status: Status,
}

/// A district with its two spaces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// Where that comes from.
    pub status: Status,
    /// Its spaces.
    pub spaces: [PawnView; 2],
}

/// What stands on a space of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RewardView {
    /// Which.
    pub reward: Reward,
    /// Where its figures come from.
    pub status: Status,
}

/// A landing or trade slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WindmillView {
    /// Lowest level.
    pub bottom: u8,
    /// Highest level.
    pub top: u8,
    /// Where its figures come from.
    pub status: Status,
}
