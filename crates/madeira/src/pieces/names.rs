//! The things of the box: goods, places, tiles, each a small closed enum with its name.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, FromRepr, IntoStaticStr, VariantArray};

/// What fields and colonies give and markets take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Good {
    /// Wheat.
    Wheat,
    /// Sugar.
    Sugar,
    /// Wine.
    Wine,
}

/// Everything a player holds in amounts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Stuff {
    /// Wheat.
    Wheat,
    /// Sugar.
    Sugar,
    /// Wine.
    Wine,
    /// Wood.
    Wood,
    /// Bread.
    Bread,
    /// Reals.
    Reals,
    /// Prestige points.
    Prestige,
}

impl From<Good> for Stuff {
    fn from(good: Good) -> Stuff {
        match good {
            Good::Wheat => Stuff::Wheat,
            Good::Sugar => Stuff::Sugar,
            Good::Wine => Stuff::Wine,
        }
    }
}

/// The four characters whose tiles lie on the buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Character {
    /// Moves workers to fields.
    Administrator,
    /// Builds districts for guild favours.
    Guildmaster,
    /// Moves ships.
    Commander,
    /// Moves pawns in the cities and draws their income.
    Mayor,
}

/// The five buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Building {
    /// Gives bread.
    Moinho,
    /// Gives PP and moves workers to cities.
    Capitania,
    /// Moves workers to colonies.
    Alfandega,
    /// Turns favours face up.
    CasaDaCoroa,
    /// Moves workers to the watch.
    Fortaleza,
}

/// The three cities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum City {
    /// Porto Santo.
    PortoSanto,
    /// Funchal.
    Funchal,
    /// Machico.
    Machico,
}

/// The three colonies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Colony {
    /// Açores.
    Acores,
    /// Brasil.
    Brasil,
    /// India.
    India,
}

/// The four guilds, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Guild {
    /// G1, orange.
    G1,
    /// G2, green.
    G2,
    /// G3, blue.
    G3,
    /// G4, purple.
    G4,
}

/// The twelve guild favours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Favour {
    /// Monaco: wood free.
    Monk,
    /// Mugnaia: windmill up.
    Miller,
    /// Vescovo: moves an action marker.
    Bishop,
    /// Mecenate: bread.
    Patron,
    /// Lord: a building costs nothing.
    Lord,
    /// Diplomatico: two workers more at a building.
    Diplomat,
    /// Tesoriere: reals.
    Treasurer,
    /// Navigatore: a ship move.
    Navigator,
    /// Ingegnere: more harvests.
    Engineer,
    /// Poliziotto: half of the pirates go.
    Policeman,
    /// Lady: a building's action at once.
    Lady,
    /// Esploratore: a worker from anywhere to anywhere.
    Explorer,
}

/// The eight king's rewards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Reward {
    /// Isola: a worker to a field.
    Island,
    /// Gilda: a favour turned up.
    Guild,
    /// Città: PP and a worker to a city.
    City,
    /// Guardia Cittadina: a worker to the watch.
    Watch,
    /// Medaglia: PP.
    Medal,
    /// Bottino: reals.
    Loot,
    /// Mulino a Vento: windmill up.
    Windmill,
    /// Supporto Reale: pirates away or bread.
    RoyalSupport,
}

/// The two piles of king's rewards; one tile of each lies at every colony.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Pile {
    /// The tiles with an A on the back.
    A,
    /// The tiles with a B on the back.
    B,
}

/// The five types of crown requests, in the order of the type table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Request {
    /// Rotte Commerciali: ships in markets.
    TradeRoutes,
    /// Spedizioni: ships in colonies.
    Expeditions,
    /// Influenza delle Gilde: favours face up.
    GuildInfluence,
    /// Urbanizzazione: a city.
    Urbanization,
    /// Prosperità della Nazione: reals given.
    Prosperity,
}

/// What a pass space offers instead of its reals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
pub enum PassAction {
    /// Nothing: only the reals.
    None,
    /// PP and a worker to a city.
    City,
    /// A worker to the watch.
    Watch,
    /// A ship move.
    Ship,
}

/// What a city gives to the mayor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, FromRepr)]
#[strum(serialize_all = "snake_case")]
pub enum Income {
    /// Bread.
    Bread,
    /// Reals.
    Reals,
    /// Wood, as far as it can be reached.
    Wood,
}
