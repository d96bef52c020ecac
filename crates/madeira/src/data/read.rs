//! From the tree of the data file to plain tables; every figure is checked on the way.

use std::fmt::Display;
use std::ops::RangeInclusive;

use emporio_core::figures::{Entry, InForce, Read, array, each, numbered};
use strum::VariantArray;

use super::statuses::statuses;
use super::{
    Amounts, BuildingData, CityData, Data, FieldData, PassData, RequestPoints, SEATS, SlotData, Start,
    Windmill,
};
use crate::options::{Urbanization, WoodCredit};
use crate::pieces::{
    Building, City, Colony, FIELD_COUNT, Favour, Good, Guild, Income, PassAction, Pile, Request, Reward,
    SLOT_COUNT, Slot, SlotSet, Spot,
};

/// Most of anything that a figure may give or ask.
const MOST: i64 = 99;
/// The player counts of the box.
const COUNTS: [usize; 3] = [2, 3, 4];

/// All tables from the figures in force.
pub(super) fn data(figures: &InForce<'_>) -> Read<Data> {
    let root = figures.root();
    let slots = slots(&root)?;
    let data = Data {
        start: start(&root.entry("start")?)?,
        windmill: windmill(&root.entry("windmill")?)?,
        wood_price: wood_price(&root.entry("wood")?)?,
        pirate_loss: root.entry("pirates")?.list::<SEATS>("loss", 0..=MOST)?.map(|n| n as i16),
        pirate_limit: root.entry("pirates")?.number("limit", 0..=MOST)? as u16,
        faces: faces(&root.entry("general")?)?,
        district_wood: root.entry("districts")?.list::<4>("wood", 1..=6)?.map(|n| n as u8),
        building_cost: by_players(&root, "building_cost", 0..=MOST)?,
        dice_per_character: by_players(&root, "dice_per_character", 1..=12)?.map(|n| n as u8),
        fields: fields(&root.entry("fields")?)?,
        buildings: buildings(&root.entry("buildings")?)?,
        building_order: building_order(&root.entry("buildings")?)?,
        slots_in_use: in_use(&slots, &root)?,
        slots,
        market_points: points(&root, "markets", Good::VARIANTS)?,
        colony_points: points(&root, "colonies", Colony::VARIANTS)?,
        colony_good: colony_goods(&root.entry("colonies")?)?,
        cities: cities(&root.entry("cities")?)?,
        pass_spaces: pass_spaces(&root.entry("pass_spaces")?)?,
        requests: requests(&root)?,
        request_points: request_points(&root.entry("request_points")?)?,
        initial_requests: initial_requests(&root.entry("initial_requests")?)?,
        favour_guild: favour_guilds(&root.entry("favours")?)?,
        row_guilds: row_guilds(&root.entry("rows")?)?,
        guild_colours: guild_colours(&root.entry("guilds")?)?,
        reward_pile: reward_piles(&root.entry("rewards")?)?,
        amounts: amounts(&root)?,
        status: statuses(figures),
        urbanization: Urbanization::default(),
        wood_credit: WoodCredit::default(),
    };
    fixed_counts(&root)?;
    Ok(data)
}

fn by_players(root: &Entry<'_>, key: &str, range: RangeInclusive<i64>) -> Read<[u16; SEATS + 1]> {
    let mut figures = [0; SEATS + 1];
    for count in COUNTS {
        let entry = root.entry("players")?.entry(&count.to_string())?;
        figures[count] = entry.number(key, range.clone())? as u16;
    }
    Ok(figures)
}

/// The player counts at which something is used.
fn used_at(entry: &Entry<'_>) -> Read<[bool; SEATS + 1]> {
    let mut used = [false; SEATS + 1];
    for count in entry.numbers("at", 2..=4)? {
        used[count as usize] = true;
    }
    Ok(used)
}

fn start(entry: &Entry<'_>) -> Read<Start> {
    let amount = |key| entry.number(key, 0..=MOST).map(|n| n as u16);
    Ok(Start {
        goods: [amount("wheat")?, amount("sugar")?, amount("wine")?],
        wood: amount("wood")?,
        bread: amount("bread")?,
        reals: amount("reals")?,
        workers: entry.number("workers", 12..=12)? as u8,
        ships: entry.number("ships", 6..=6)? as u8,
        markers: entry.number("action_markers", 3..=3)? as u8,
        watch: entry.number("watch", 0..=9)? as u8,
        extra_reals: entry.list::<SEATS>("extra_reals", 0..=MOST)?.map(|n| n as u16),
    })
}

fn windmill(entry: &Entry<'_>) -> Read<Windmill> {
    let amount = |key| entry.number(key, 0..=9).map(|n| n as u16);
    let bottom = entry.number("bottom", 0..=12)?;
    let top = entry.number("top", bottom + 1..=bottom.max(11) + 1)?;
    Ok(Windmill {
        start: entry.number("start", bottom..=top)? as u8,
        bottom: bottom as u8,
        top: top as u8,
        // [DEC-W5] With less wheat for more PP the windmill could run for ever.
        wheat_for_up: entry.number("wheat_for_up", 1..=9)? as u16,
        points_at_top: entry.number("points_at_top", 0..=1)? as i16,
        down_bread: amount("down_bread")?,
        down_reals: amount("down_reals")?,
        bottom_bread: amount("bottom_bread")?,
        bottom_reals: amount("bottom_reals")?,
    })
}

fn wood_price(entry: &Entry<'_>) -> Read<[u16; 7]> {
    let prices = entry.list::<6>("price", 0..=999)?;
    if prices.windows(2).any(|pair| pair[0] > pair[1]) {
        return entry.refuse("price", "more wood cannot cost less");
    }
    let mut table = [0; 7];
    for (at, price) in prices.iter().enumerate() {
        table[at + 1] = *price as u16;
    }
    Ok(table)
}

fn faces(entry: &Entry<'_>) -> Read<[u8; 6]> {
    let mut faces = [0; 6];
    for face in entry.list::<6>("die_faces", 1..=6)? {
        faces[face as usize - 1] += 1;
    }
    Ok(faces)
}

fn fields(entry: &Entry<'_>) -> Read<[FieldData; FIELD_COUNT]> {
    let items: Read<Vec<FieldData>> = Spot::fields().map(|spot| field(&entry.entry(spot.name())?)).collect();
    items.map(array)
}

fn field(entry: &Entry<'_>) -> Read<FieldData> {
    let [two, three, four] = entry.list::<3>("wood", 0..=20)?;
    let good = entry.word("good")?;
    Ok(FieldData { good, becomes: becomes(entry, good)?, wood: [0, 0, two as u8, three as u8, four as u8] })
}

/// Wheat becomes sugar and sugar wine; nothing else is convertible (CRN-3, CRN-5).
fn becomes(entry: &Entry<'_>, good: Good) -> Read<Option<Good>> {
    if entry.value("becomes")?.as_str() == Some("none") {
        return Ok(None);
    }
    let next = entry.word("becomes")?;
    match (good, next) {
        (Good::Wheat, Good::Sugar) | (Good::Sugar, Good::Wine) => Ok(Some(next)),
        (Good::Wheat | Good::Sugar | Good::Wine, Good::Wheat | Good::Sugar | Good::Wine) => {
            entry.refuse("becomes", format!("{good} never becomes {next}: wheat becomes sugar, sugar wine"))
        }
    }
}

fn buildings(entry: &Entry<'_>) -> Read<[BuildingData; 5]> {
    permutation(entry, "empty_in_round")?;
    each::<Building, _, 5>(entry, |entry| {
        let bread = entry.path().ends_with("moinho");
        let amount = entry.list::<2>("amount", 0..=if bread { MOST } else { 2 })?;
        let points = if entry.has("points") { entry.list::<2>("points", 0..=MOST)? } else { [0, 0] };
        Ok(BuildingData {
            region: entry.number("region", 1..=3)? as u8,
            empty_in_round: entry.number("empty_in_round", 1..=5)? as u8,
            amount: amount.map(|n| n as u8),
            points: points.map(|n| n as i16),
        })
    })
}

/// The numbers 1 to 5, each once.
fn permutation(entry: &Entry<'_>, key: &str) -> Read<[i64; 5]> {
    let numbers = each::<Building, _, 5>(entry, |building| building.number(key, 1..=5))?;
    for (at, number) in numbers.iter().enumerate() {
        if numbers[..at].contains(number) {
            let building = entry.entry(&Building::VARIANTS[at].to_string())?;
            return building.refuse(key, format!("{number} is already taken by another building"));
        }
    }
    Ok(numbers)
}

fn building_order(entry: &Entry<'_>) -> Read<[Building; 5]> {
    let orders = permutation(entry, "order")?;
    let mut order = [Building::Moinho; 5];
    for (building, number) in Building::VARIANTS.iter().zip(orders) {
        order[number as usize - 1] = *building;
    }
    Ok(order)
}

fn slots(root: &Entry<'_>) -> Read<[SlotData; SLOT_COUNT]> {
    let items: Read<Vec<SlotData>> = Slot::all().map(|slot| slot_data(root, slot)).collect();
    items.map(array)
}

fn slot_data(root: &Entry<'_>, slot: Slot) -> Read<SlotData> {
    match (slot.market(), slot.colony()) {
        (Some(market), _) => {
            let entry =
                root.entry("markets")?.entry(&market.to_string())?.entry("slots")?.entry(slot.short())?;
            trade_slot(&entry, market, slot.is_double())
        }
        (None, Some(colony)) => {
            let entry =
                root.entry("colonies")?.entry(&colony.to_string())?.entry("slots")?.entry(slot.short())?;
            let wine = entry.number("wine", 0..=20)? as u16;
            Ok(SlotData { good: Good::Wine, offers: [(wine, 0); 2], offer_count: 1, at: used_at(&entry)? })
        }
        (None, None) => unreachable!("a slot is of a market or of a colony"),
    }
}

fn trade_slot(entry: &Entry<'_>, good: Good, double: bool) -> Read<SlotData> {
    let at = used_at(entry)?;
    if double {
        let [few, many] = entry.list::<2>("quantity", 1..=20)?.map(|n| n as u16);
        let [low, high] = entry.list::<2>("reals", 0..=MOST)?.map(|n| n as u16);
        if at[3] || at[4] {
            return entry.refuse("at", "a double slot is used at 2 players only (SET-15)");
        }
        return Ok(SlotData { good, offers: [(few, low), (many, high)], offer_count: 2, at });
    }
    let offer = (entry.number("quantity", 1..=20)? as u16, entry.number("reals", 0..=MOST)? as u16);
    Ok(SlotData { good, offers: [offer; 2], offer_count: 1, at })
}

/// [SET-14, SET-15] The slots in use by players: the book states their numbers in the markets, and that all landing
/// slots are used at 4 players and none at 2 that is not used at 3.
fn in_use(slots: &[SlotData; SLOT_COUNT], root: &Entry<'_>) -> Read<[SlotSet; SEATS + 1]> {
    let mut used = [SlotSet::default(); SEATS + 1];
    for count in COUNTS {
        used[count] = Slot::all().filter(|slot| slots[slot.index()].at[count]).collect();
        let trade = if count == 2 { [3, 4, 3] } else { [4, 5, 4] };
        for (&market, expected) in Good::VARIANTS.iter().zip(trade) {
            let found = used[count].and(market.slots()).len();
            slot_count(&root.entry("markets")?, &market.to_string(), count, found, expected)?;
        }
        for &colony in Colony::VARIANTS {
            let found = used[count].and(colony.slots()).len();
            let expected = if count == 4 { 5 } else { found.max(1) };
            slot_count(&root.entry("colonies")?, &colony.to_string(), count, found, expected)?;
        }
    }
    for &colony in Colony::VARIANTS {
        if !used[2].and(colony.slots()).within(used[3]) {
            let colonies = root.entry("colonies")?;
            return colonies
                .refuse(&colony.to_string(), "a slot used at 2 players is used at 3 too (SET-14)");
        }
    }
    Ok(used)
}

fn slot_count(entry: &Entry<'_>, name: &str, players: usize, found: u8, expected: u8) -> Read<()> {
    if found == expected {
        return Ok(());
    }
    entry.refuse(name, format!("{found} slots in use at {players} players; the book says {expected}"))
}

fn points<T: VariantArray + Copy + Display>(root: &Entry<'_>, key: &str, _: &[T]) -> Read<[[i16; 3]; 3]> {
    each::<T, _, 3>(&root.entry(key)?, |entry| Ok(entry.list::<3>("points", 0..=MOST)?.map(|n| n as i16)))
}

fn colony_goods(entry: &Entry<'_>) -> Read<[Good; 3]> {
    each::<Colony, _, 3>(entry, |entry| entry.word("good"))
}

fn cities(entry: &Entry<'_>) -> Read<[CityData; 3]> {
    each::<City, _, 3>(entry, |entry| {
        Ok(CityData {
            gives: entry.word::<Income>("gives")?,
            per_worker: entry.number("per_worker", 0..=9)? as u16,
            per_neutral: entry.number("per_neutral", 0..=9)? as u16,
            majority: entry.number("majority", 0..=MOST)? as i16,
            otherwise: entry.number("otherwise", 0..=MOST)? as i16,
        })
    })
}

fn pass_spaces(entry: &Entry<'_>) -> Read<[PassData; 4]> {
    let spaces: [PassData; 4] = numbered(entry, |entry| {
        Ok(PassData {
            reals: entry.number("reals", 0..=MOST)? as u16,
            action: entry.word::<PassAction>("action")?,
            points: entry.number("points", 0..=MOST)? as i16,
            at: used_at(entry)?,
        })
    })?;
    for count in COUNTS {
        let found = spaces.iter().filter(|space| space.at[count]).count();
        if found < count {
            return entry
                .refuse("1", format!("{found} pass spaces at {count} players; each player needs one"));
        }
    }
    Ok(spaces)
}

/// The tiles with two heads, then also those with three and with four (SET-8).
fn requests(root: &Entry<'_>) -> Read<[[u8; 5]; SEATS + 1]> {
    let entry = root.entry("requests")?;
    let mut tiles = [[0; 5]; SEATS + 1];
    let mut so_far = [0u8; 5];
    for (count, heads) in [(2, "two_heads"), (3, "three_heads"), (4, "four_heads")] {
        let more: [u8; 5] = each::<Request, _, 5>(&entry, |entry| Ok(entry.number(heads, 0..=20)? as u8))?;
        for (sum, more) in so_far.iter_mut().zip(more) {
            *sum += more;
        }
        tiles[count] = so_far;
        let sum: u8 = so_far.iter().sum();
        if usize::from(sum) != 5 * count {
            let first = entry.entry("trade_routes")?;
            return first.refuse(
                heads,
                format!("{sum} request tiles at {count} players; the book says {}", 5 * count),
            );
        }
    }
    Ok(tiles)
}

fn request_points(entry: &Entry<'_>) -> Read<RequestPoints> {
    Ok(RequestPoints {
        ships: entry.number("ships", 0..=6)? as usize,
        favours: entry.number("favours", 0..=4)? as usize,
        per_favour: entry.number("per_favour", 0..=MOST)? as i16,
        offer: entry.number("offer", 0..=15)? as u16,
    })
}

fn initial_requests(entry: &Entry<'_>) -> Read<[Request; 4]> {
    numbered(entry, |entry| entry.word("request"))
}

fn guild(number: i64) -> Guild {
    Guild::VARIANTS[number as usize - 1]
}

fn favour_guilds(entry: &Entry<'_>) -> Read<[Guild; 12]> {
    each::<Favour, _, 12>(entry, |entry| entry.number("guild", 1..=4).map(guild))
}

fn row_guilds(entry: &Entry<'_>) -> Read<[[[Option<Guild>; 2]; 4]; SEATS + 1]> {
    let mut rows = [[[None; 2]; 4]; SEATS + 1];
    for count in COUNTS {
        let table = entry.entry(&count.to_string())?;
        for (at, row) in rows[count][..count].iter_mut().enumerate() {
            let entry = table.entry(&(at + 1).to_string())?;
            *row = match entry.numbers("guilds", 1..=4)?[..] {
                [one] => [Some(guild(one)), None],
                [one, two] if one != two => [Some(guild(one)), Some(guild(two))],
                _ => return entry.refuse("guilds", "a row has one guild or two different ones"),
            };
        }
    }
    Ok(rows)
}

fn guild_colours(entry: &Entry<'_>) -> Read<[String; 4]> {
    numbered(entry, |entry| match entry.value("colour")?.as_str() {
        Some(colour @ ("orange" | "green" | "blue" | "purple")) => Ok(colour.to_string()),
        _ => entry.refuse("colour", "expected orange, green, blue or purple"),
    })
}

fn reward_piles(entry: &Entry<'_>) -> Read<[Pile; 8]> {
    let piles: [Pile; 8] = each::<Reward, _, 8>(entry, |entry| entry.word("pile"))?;
    let a = piles.iter().filter(|pile| **pile == Pile::A).count();
    if a != 4 {
        return entry
            .refuse("island", format!("{a} rewards in pile a; the book says 4 in each pile (SET-13)"));
    }
    Ok(piles)
}

fn amounts(root: &Entry<'_>) -> Read<Amounts> {
    let (favours, rewards, general) =
        (root.entry("favours")?, root.entry("rewards")?, root.entry("general")?);
    let favour = |name: &str, range| favours.entry(name)?.number("amount", range);
    let reward = |name: &str, key: &str| rewards.entry(name)?.number(key, 0..=MOST);
    Ok(Amounts {
        monk_wood: favour("monk", 1..=6)? as u8,
        patron_bread: favour("patron", 0..=MOST)? as u16,
        diplomat_workers: favour("diplomat", 0..=9)? as u8,
        treasurer_reals: favour("treasurer", 0..=MOST)? as u16,
        engineer_harvests: favour("engineer", 1..=9)? as u8,
        policeman_part: favour("policeman", 1..=9)? as u16,
        lady_reals: favour("lady", 0..=MOST)? as u16,
        explorer_city_points: general.number("explorer_city_points", 0..=MOST)? as i16,
        city_points: reward("city", "amount")? as i16,
        medal_points: reward("medal", "amount")? as i16,
        loot_reals: reward("loot", "amount")? as u16,
        support_pirates: reward("royal_support", "pirates")? as u16,
        support_bread: reward("royal_support", "bread")? as u16,
        watch_pirates: general.number("watch_pirates", 0..=MOST)? as u16,
        colony_points: general.number("colony_points_per_ship", 0..=MOST)? as i16,
        honour_points: general.number("honour_points", 0..=MOST)? as i16,
        reals_per_point: general.number("reals_per_point", 1..=MOST)? as u16,
    })
}

/// Counts that the pieces of the box fix; they stand in the file to be seen, not to be changed.
fn fixed_counts(root: &Entry<'_>) -> Read<()> {
    let general = root.entry("general")?;
    for (key, count) in [("rounds", 5), ("pirate_dice", 3), ("dice_per_row", 3), ("neutral_citizens", 3)] {
        general.number(key, count..=count)?;
    }
    for count in COUNTS {
        let entry = root.entry("players")?.entry(&count.to_string())?;
        for (key, per_player) in [("guild_dice", 3), ("rows", 1), ("requests", 5)] {
            let expected = per_player * count as i64;
            entry.number(key, expected..=expected)?;
        }
    }
    Ok(())
}
