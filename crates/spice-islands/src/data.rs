//! The figures in force as plain tables: checked once at set-up, carried by value in the state.

pub(crate) mod sheet;

use std::sync::OnceLock;

use emporio_core::figures::{Entry, InForce, Read};
use serde::Deserialize;
use serde_json::{Map, Value};
use strum::VariantArray;

use crate::data::sheet::{default_readings, in_force};
use crate::options::{Options, Readings};
use crate::pieces::map::{self, Chart};
use crate::pieces::{COLOURS, Colour, Company, MAX_HOLD, MAX_SEA, UNITS};

/// [DAT-9] Shares of each organisation.
pub const SHARES: u8 = 10;
/// The most coloured dice: with 7 the different rolls would be more than a list of outcomes holds.
pub const MAX_COLOURED: u8 = 6;
/// The most faces of a die: weights of 12 dice then stay exact in 64 bits.
pub const MAX_FACES: usize = 20;
/// The highest number on a pirate die.
pub const MAX_NUMBER: u8 = 9;
/// The most units of one colour.
const MAX_UNITS: u8 = 60;
/// The longest track.
const MAX_TRACK: u8 = 20;
/// The largest amount of money.
const MAX_AMOUNT: u16 = 1000;

/// Amounts of money, all from the box or the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amounts {
    /// [DAT-15, SET-7] Each player's money at the start.
    pub start: u16,
    /// [DAT-16, UNL-2] For a good, to the company of its colour.
    pub good: u16,
    /// [UNL-2] For a good, to the company of the ship.
    pub fee: u16,
    /// [UNL-3] For a spice, to the company of the ship.
    pub spice: u16,
    /// [UNL-4] For each unit, to the captain of the ship's company.
    pub captain: u16,
    /// [DAT-17, PIR-11] For each unit that the pirates sell.
    pub sale: u16,
    /// [PIR-12] The pirate captain takes the treasury divided by this, rounded up.
    pub captain_part: u16,
    /// [TWO-2] For each unit sold, to the pirate captain of two players.
    pub two_player_captain: u16,
    /// [DAT-18, NAV-5] For each recovered unit, to the navy treasury.
    pub recovered: u16,
    /// [NAV-5] For each recovered unit, to the navy captain.
    pub recovered_captain: u16,
    /// [NAV-7] For a sinking, to the navy captain.
    pub sinking_captain: u16,
    /// [NAV-7] For each pirate share that goes back at a sinking, to the navy treasury.
    pub discarded_share: u16,
}

/// The coloured dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ColouredDice {
    /// How many are rolled.
    pub dice: u8,
    /// How many faces a die has.
    pub faces: u8,
    /// How many faces show each colour.
    pub of_colour: [u8; COLOURS],
    /// The colour of each face.
    pub face: [Colour; MAX_FACES],
}

/// The pirate die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PirateDie {
    /// How many faces it has.
    pub faces: u8,
    /// How many of them show a skull; these come first in `value`.
    pub skulls: u8,
    /// What each face counts in an election.
    pub value: [u8; MAX_FACES],
    /// How many faces count at most so much.
    pub at_most: [u8; MAX_NUMBER as usize + 1],
}

/// All figures and readings in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Data {
    /// What the table chose where the rules are unclear.
    pub readings: Readings,
    /// The map.
    pub chart: Chart,
    /// [DAT-6, DAT-7] The coloured dice.
    pub coloured: ColouredDice,
    /// [DAT-6, DAT-8] The pirate die.
    pub pirate_die: PirateDie,
    /// [DAT-10] Share prices, cheapest first.
    pub prices: [u16; SHARES as usize],
    /// [DAT-12] Units of each kind in the box.
    pub units: [u8; UNITS],
    /// Spices aboard each ship that starts in the Spice Islands.
    pub spices_aboard: u8,
    /// [DAT-13] Units that a merchant ship holds.
    pub hold: u8,
    /// Units that the pirate ship holds.
    pub pirate_hold: u8,
    /// [DAT-14] The space of a track that triggers.
    pub track: u8,
    /// Amounts of money.
    pub amounts: Amounts,
}

impl Data {
    /// The figures of the box with the default readings.
    pub fn of_the_box() -> Data {
        static BOX: OnceLock<Data> = OnceLock::new();
        let build =
            || Data::build(&default_readings(), &Map::new()).expect("the figures of the box are sound");
        *BOX.get_or_init(build)
    }

    /// The figures that these options put in force.
    pub fn of(options: &Options) -> Read<Data> {
        let of_the_box = Data::of_the_box();
        if options.data.is_empty() && options.readings.map == of_the_box.readings.map {
            return Ok(Data { readings: options.readings, ..of_the_box });
        }
        Data::build(&options.readings, &options.data)
    }

    /// [CFG-2] Builds the tables of the box with the table's figures in their place.
    pub fn build(readings: &Readings, overrides: &Map<String, Value>) -> Read<Data> {
        Data::read(readings, &in_force(readings.map, overrides)?)
    }

    /// [CFG-4] Builds the tables of these figures, or refuses one with the reason.
    pub fn read(readings: &Readings, figures: &InForce<'_>) -> Read<Data> {
        let figures = figures.root();
        let hold = figures.entry("hold")?;
        let merchant_hold = small(&hold, "merchant", 1, MAX_HOLD)?;
        let units = figures.entry("units")?;
        Ok(Data {
            readings: *readings,
            chart: chart(&figures.entry("map")?)?,
            coloured: coloured_dice(&figures.entry("dice")?)?,
            pirate_die: pirate_die(&figures.entry("dice")?)?,
            prices: prices(&figures.entry("shares")?)?,
            units: units_of(&units)?,
            spices_aboard: spices_aboard(&units, merchant_hold)?,
            hold: merchant_hold,
            pirate_hold: small(&hold, "pirate", 1, MAX_HOLD)?,
            track: small(&figures.entry("tracks")?, "length", 1, MAX_TRACK)?,
            amounts: amounts(&figures)?,
        })
    }
}

/// A small number between two bounds.
fn small(entry: &Entry<'_>, key: &str, least: u8, most: u8) -> Read<u8> {
    // The bound fits, so what lies below it fits.
    entry.number(key, least.into()..=most.into()).map(|number| number as u8)
}

/// An amount of money.
fn amount(entry: &Entry<'_>, key: &str, least: u16) -> Read<u16> {
    entry.number(key, least.into()..=MAX_AMOUNT.into()).map(|number| number as u16)
}

fn amounts(figures: &Entry<'_>) -> Read<Amounts> {
    let (delivery, pirates, navy) =
        (figures.entry("delivery")?, figures.entry("pirates")?, figures.entry("navy")?);
    Ok(Amounts {
        start: amount(&figures.entry("money")?, "start", 0)?,
        good: amount(&delivery, "good", 0)?,
        fee: amount(&delivery, "fee", 0)?,
        spice: amount(&delivery, "spice", 0)?,
        captain: amount(&delivery, "captain", 0)?,
        sale: amount(&pirates, "sale", 0)?,
        captain_part: amount(&pirates, "captain_part", 1)?,
        two_player_captain: amount(&pirates, "two_player_captain", 0)?,
        recovered: amount(&navy, "unit", 0)?,
        recovered_captain: amount(&navy, "unit_captain", 0)?,
        sinking_captain: amount(&navy, "sinking_captain", 0)?,
        discarded_share: amount(&navy, "discarded_share", 0)?,
    })
}

fn chart(map: &Entry<'_>) -> Read<Chart> {
    let sea = small(map, "sea_spaces", 1, MAX_SEA as u8)?;
    Chart::new(map, sea, &map::lines(map, "blue", sea)?, &map::lines(map, "grey", sea)?)
}

fn prices(shares: &Entry<'_>) -> Read<[u16; SHARES as usize]> {
    const KEY: &str = "prices";
    let ladder: [i64; SHARES as usize] = shares.list(KEY, 1..=MAX_AMOUNT.into())?;
    if let Some(pair) = ladder.windows(2).find(|pair| pair[1] < pair[0]) {
        let reason =
            format!("{} stands after {}: no price may be lower than the one before", pair[1], pair[0]);
        return shares.refuse(KEY, reason);
    }
    Ok(ladder.map(|price| price as u16))
}

fn units_of(units: &Entry<'_>) -> Read<[u8; UNITS]> {
    let goods = small(units, "goods", 1, MAX_UNITS)?;
    Ok([goods, goods, goods, small(units, "spices", 1, MAX_UNITS)?])
}

fn spices_aboard(units: &Entry<'_>, hold: u8) -> Read<u8> {
    let spices = small(units, "spices", 1, MAX_UNITS)?;
    small(units, "spices_aboard", 0, hold.min(spices / 3))
}

fn coloured_dice(all: &Entry<'_>) -> Read<ColouredDice> {
    const KEY: &str = "coloured_faces";
    let dice = small(all, "coloured", 1, MAX_COLOURED)?;
    let colours: Vec<Colour> = all.get(KEY)?;
    if colours.is_empty() || colours.len() > MAX_FACES {
        return all.refuse(KEY, format!("{} faces: a die has 1 to {MAX_FACES}", colours.len()));
    }
    let mut of_colour = [0; COLOURS];
    let mut face = [Colour::Purple; MAX_FACES];
    for (at, &colour) in colours.iter().enumerate() {
        of_colour[colour as usize] += 1;
        face[at] = colour;
    }
    // Spices aboard a ship that no die moves would never be removed, and the game might never end (RUL-36).
    if let Some(company) = Company::VARIANTS.iter().find(|company| of_colour[company.index()] == 0) {
        return all.refuse(KEY, format!("no face is {company}: every company needs one"));
    }
    Ok(ColouredDice { dice, faces: colours.len() as u8, of_colour, face })
}

/// What stands on a face of a pirate die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
enum PirateFace {
    Number(u8),
    Skull(Skull),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Skull {
    Skull,
}

fn pirate_die(all: &Entry<'_>) -> Read<PirateDie> {
    const KEY: &str = "pirate_faces";
    let skull_counts = small(all, "skull_counts", 1, MAX_NUMBER)?;
    let faces: Vec<PirateFace> = all.get::<Vec<PirateFace>>(KEY).or_else(|_| {
        all.refuse(KEY, format!("every face is \"skull\" or a number from 1 to {MAX_NUMBER}"))
    })?;
    let numbers: Vec<u8> = faces
        .iter()
        .filter_map(|face| match face {
            PirateFace::Number(number) => Some(*number),
            PirateFace::Skull(Skull::Skull) => None,
        })
        .collect();
    let skulls = faces.len() - numbers.len();
    if skulls == 0 || numbers.is_empty() {
        return all.refuse(KEY, "a pirate die needs at least one skull and one number");
    }
    if faces.len() > MAX_FACES {
        return all.refuse(KEY, format!("{} faces: a die has at most {MAX_FACES}", faces.len()));
    }
    if let Some(number) = numbers.iter().find(|number| !(1..=MAX_NUMBER).contains(number)) {
        return all.refuse(KEY, format!("{number} is not between 1 and {MAX_NUMBER}"));
    }
    let mut value = [0; MAX_FACES];
    value[..skulls].fill(skull_counts);
    value[skulls..faces.len()].copy_from_slice(&numbers);
    let counts_at_most =
        |most: usize| value[..faces.len()].iter().filter(|&&v| usize::from(v) <= most).count();
    let at_most = std::array::from_fn(|most| counts_at_most(most) as u8);
    Ok(PirateDie { faces: faces.len() as u8, skulls: skulls as u8, value, at_most })
}
