//! The data files: every figure with its status, a sheet of them for each map of the box.

use std::sync::OnceLock;

use emporio_core::figures::{InForce, Read};
use emporio_core::{Figure, Figures, SetupError, Sheet};
use serde_json::{Map, Value};

use crate::data::Data;
use crate::options::{MapName, Options, Readings};
use crate::state::SpiceIslands;

/// The figures beside the map.
const FIGURES: &str = include_str!("../../figures.toml");
/// The maps, in the order of their names.
const MAPS: [&str; 2] = [include_str!("../../maps/approach.toml"), include_str!("../../maps/direct.toml")];

/// The group of the readings, which are options of their own.
const READINGS: &str = "options";
/// What a table cannot override.
const CLOSED: &[(&str, &str)] = &[
    (READINGS, "the readings are options of the table: set them by name"),
    ("fixed", "these are fixed by the pieces of the box and cannot be overridden"),
];

/// [CFG-1] The figures of the box with one of its maps.
fn sheet(map: MapName) -> &'static Sheet {
    static SHEETS: OnceLock<[Sheet; 2]> = OnceLock::new();
    let own = |map: &str| Sheet::own(&format!("{map}\n{FIGURES}")).closed(CLOSED);
    &SHEETS.get_or_init(|| MAPS.map(own))[map as usize]
}

/// [CFG-2] The figures in force: those of the box, with the table's in their place.
pub fn in_force(map: MapName, overrides: &Map<String, Value>) -> Read<InForce<'static>> {
    sheet(map).in_force(overrides)
}

/// The defaults of the readings, as the file has them.
pub fn default_readings() -> Readings {
    static OF_THE_BOX: OnceLock<Readings> = OnceLock::new();
    *OF_THE_BOX.get_or_init(|| {
        let figures = in_force(MapName::Approach, &Map::new());
        figures.and_then(|figures| read_readings(&figures)).expect("the file of the box names every reading")
    })
}

/// Reads all the readings one by one: the default of the whole comes from here.
fn read_readings(figures: &InForce<'_>) -> Read<Readings> {
    let readings = figures.root().entry(READINGS)?;
    Ok(Readings {
        map: readings.get("map")?,
        attack_cost: readings.get("attack_cost")?,
        attack_when: readings.get("attack_when")?,
        price_sink: readings.get("price_sink")?,
        captain_colour: readings.get("captain_colour")?,
        two_deal: readings.get("two_deal")?,
        two_bonus: readings.get("two_bonus")?,
        end_split: readings.get("end_split")?,
        turn_limit: readings.get("turn_limit")?,
    })
}

impl Figures for SpiceIslands {
    /// [CFG-3] Every figure and reading in force with its status.
    fn figures(options: &Options) -> Vec<Figure> {
        figures(&options.readings, &options.data)
    }

    /// [CFG-4] Reads an options file (TOML of the shape of the data files) as the `data` of [`Options`], checked; an
    /// error names the line and the reason.
    fn data_from_toml(toml: &str) -> Result<Value, SetupError> {
        overrides_from_toml(toml).map(Value::Object)
    }
}

/// A data file as the map that [`crate::Options`] hold.
pub fn overrides_from_toml(toml: &str) -> Result<Map<String, Value>, SetupError> {
    let readings = default_readings();
    sheet(readings.map).changes(toml, |figures| Data::read(&readings, figures).map(drop))
}

/// [CFG-3] Every figure and reading in force with its status; `table` for what the table has set itself.
pub fn figures(readings: &Readings, overrides: &Map<String, Value>) -> Vec<Figure> {
    let all = || {
        let mut figures = in_force(readings.map, overrides)?;
        let readings = serde_json::to_value(readings).unwrap_or(Value::Null);
        figures.put(&Map::from_iter([(READINGS.to_string(), readings)]))?;
        Read::Ok(figures.figures())
    };
    // A table with figures that cannot be is refused at set-up, with the reason.
    all().unwrap_or_default()
}
