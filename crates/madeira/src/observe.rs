//! What a seat may know, as numbers for programs that learn: the table, the question now asked, then every player from
//! the seat on.

use emporio_core::{Dispatch, Notes, Observed, Player, Turn};
use strum::VariantArray;

use crate::data::SEATS;
use crate::options::Urbanization;
use crate::pieces::{
    Building, Character, Colony, DISTRICT_COUNT, FIELD_COUNT, Favour, Good, Place, Request, Reward,
    SLOT_COUNT, SPACE_COUNT, Slot, Space, Spot,
};
use crate::state::{Madeira, MoveKind, Person, Phase, PlayerTurn, Row, Site, Step, WoodUse};

const ROWS: [&str; SEATS] = ["row1", "row2", "row3", "row4"];
const DICE: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
const PHASES: [&str; 7] =
    ["setup", "preparation", "characters", "buildings", "maintenance", "requests", "over"];
const MOVES: [&str; 5] = ["field", "city", "colony", "watch", "anywhere"];
const WOOD_USES: [&str; 4] = ["ship", "district", "upkeep", "keep"];
const DISTRICTS: [&str; DISTRICT_COUNT] = [
    "district1",
    "district2",
    "district3",
    "district4",
    "district5",
    "district6",
    "district7",
    "district8",
    "district9",
    "district10",
    "district11",
    "district12",
];
const REWARDS: [[&str; 2]; 3] = [["acores_a", "acores_b"], ["brasil_a", "brasil_b"], ["india_a", "india_b"]];
/// In the order of [`asked`].
const STEPS: [&str; 40] = [
    "initial_request",
    "request_tile",
    "favour_tile",
    "reward_tile",
    "city_worker",
    "field_worker",
    "character_tile",
    "pirate_die",
    "guild_die",
    "row",
    "request",
    "guild",
    "start",
    "character",
    "placed",
    "pass_space",
    "pass_gain",
    "building_die",
    "cost",
    "worker_from",
    "worker_to",
    "ship_from",
    "ship_to",
    "reward",
    "royal_support",
    "district",
    "wood",
    "pawn_from",
    "pawn_to",
    "again",
    "marker_from",
    "marker_to",
    "lady_building",
    "turn_up",
    "mill",
    "honour",
    "upkeep",
    "feeding",
    "fulfil",
    "offer",
];

/// Goods of a kind, wood, bread.
const AMOUNT: f32 = 10.0;
/// Reals.
const REALS: f32 = 20.0;
/// Prestige points.
const POINTS: f32 = 100.0;
/// Workers and dice of a kind.
const FEW: f32 = 4.0;

const FIELDS: [Spot; FIELD_COUNT + 1] = {
    let mut all = [Spot(0); FIELD_COUNT + 1];
    let mut at = 0;
    while at < all.len() {
        all[at] = Spot(at as u8);
        at += 1;
    }
    all
};
const SPACES: [Space; SPACE_COUNT] = {
    let mut all = [Space(0); SPACE_COUNT];
    let mut at = 0;
    while at < all.len() {
        all[at] = Space(at as u8);
        at += 1;
    }
    all
};
const SLOTS: [Slot; SLOT_COUNT] = {
    let mut all = [Slot(0); SLOT_COUNT];
    let mut at = 0;
    while at < all.len() {
        all[at] = Slot(at as u8);
        at += 1;
    }
    all
};

impl Observed for Madeira {
    /// [HID-1, HID-2] Everything but the pirates of others, of whom only is told whether they have any.
    fn note<N: Notes>(&self, seat: Player, notes: &mut N) {
        table(self, notes);
        phase(self, notes);
        question(&self.step, notes);
        due(&self.turn, notes);
        notes.seats(seat, self.players, SEATS as u8, |notes, player| {
            let person = &self.people[player.index()];
            let known = player == seat || self.step == Step::Over || person.pirates == 0;
            part(self, player, notes);
            notes.flag("has_pirates", person.pirates > 0);
            notes.flag("pirates_known", known);
            notes.count("pirates", if known { person.pirates } else { 0 }, AMOUNT);
            owned(person, notes);
            pieces(person, notes);
        });
    }
}

/// What lies on the board and belongs to nobody.
fn table<N: Notes>(state: &Madeira, notes: &mut N) {
    notes.flag("option.urbanization_anywhere", state.data.urbanization == Urbanization::Anywhere);
    notes.count("round", state.round, 5.0);
    for (name, row) in ROWS.iter().zip(&state.rows) {
        notes.within(name, |notes| guild_row(row, notes));
    }
    for (building, site) in Building::VARIANTS.iter().zip(&state.sites) {
        notes.within(building.into(), |notes| on_site(site, notes));
    }
    notes.each("pirate_dice", &DICE, &state.pirate_dice, FEW);
    notes.each("wood_on", &FIELDS[..FIELD_COUNT], &state.wood, FEW);
    notes.set("converted", &FIELDS[..FIELD_COUNT], state.converted.bits());
    for (name, favour) in DISTRICTS.iter().zip(&state.districts) {
        notes.one_of(name, Favour::VARIANTS, favour.map(|favour| favour as usize));
    }
    notes.set("neutral", &SPACES, state.neutrals.bits());
    for (names, tiles) in REWARDS.iter().zip(&state.rewards) {
        for (name, tile) in names.iter().zip(tiles) {
            notes.one_of(name, Reward::VARIANTS, tile.map(|tile| tile as usize));
        }
    }
}

fn guild_row<N: Notes>(row: &Row, notes: &mut N) {
    notes.each("dice", &DICE, &row.dice, FEW);
    notes.each("requests", Request::VARIANTS, &row.requests, FEW);
}

fn on_site<N: Notes>(site: &Site, notes: &mut N) {
    notes.one_of("character", Character::VARIANTS, site.character.map(|character| character as usize));
    notes.count("guild_dice", site.guild_dice, FEW);
    notes.flag("pirate_die", site.pirate_die);
}

/// The phase with what it has to remember.
fn phase<N: Notes>(state: &Madeira, notes: &mut N) {
    let (mut row, mut number, mut sum, mut pirate, mut fulfilled) = (0, 0, 0, 0, [0; 5]);
    let place = match state.phase {
        Phase::Setup => 0,
        Phase::Preparation => 1,
        Phase::Characters { row: now } => {
            row = now;
            2
        }
        Phase::Buildings { number: now, guild_sum, pirate: die } => {
            (number, sum, pirate) = (now, guild_sum, die);
            3
        }
        Phase::Maintenance => 4,
        Phase::Requests { fulfilled: done } => {
            fulfilled = done;
            5
        }
        Phase::Over => 6,
    };
    notes.one_of("phase", &PHASES, Some(place));
    notes.count("characters.row", row, FEW);
    notes.count("buildings.number", number, 5.0);
    notes.count("buildings.guild_sum", sum, 18.0);
    notes.count("buildings.pirate", pirate, 6.0);
    notes.each("fulfilled", Request::VARIANTS, &fulfilled, FEW);
}

/// What the question now asked has to remember, one field for things of a kind.
#[derive(Default)]
struct Asked {
    step: usize,
    left: u8,
    row: u8,
    die: u8,
    pirate: bool,
    moves: Option<MoveKind>,
    arrived: Option<Place>,
    from: Option<Place>,
    ship_arrived: Option<Slot>,
    ship_from: Option<Slot>,
    building: Option<Building>,
    wood_use: Option<usize>,
    district: Option<Favour>,
    region: u8,
    repeat: bool,
    extras: u8,
}

impl Asked {
    fn step(step: usize) -> Asked {
        Asked { step, ..Asked::default() }
    }
}

fn asked(step: &Step) -> Option<Asked> {
    Some(match *step {
        Step::InitialRequest => Asked::step(0),
        Step::RequestTile { .. } => Asked::step(1),
        Step::FavourTile { .. } => Asked::step(2),
        Step::RewardTile { .. } => Asked::step(3),
        Step::CityWorker => Asked::step(4),
        Step::FieldWorker => Asked::step(5),
        Step::CharacterTile { .. } => Asked::step(6),
        Step::PirateDie { .. } => Asked::step(7),
        Step::GuildDie { .. } => Asked::step(8),
        Step::Row => Asked::step(9),
        Step::Request { row } => Asked { row, ..Asked::step(10) },
        Step::Guild { row } => Asked { row, ..Asked::step(11) },
        Step::Start => Asked::step(12),
        Step::Character { die, pirate } => Asked { die, pirate, ..Asked::step(13) },
        Step::Placed { building } => Asked { building: Some(building), ..Asked::step(14) },
        Step::PassSpace => Asked::step(15),
        Step::PassGain { space } => Asked { row: space, ..Asked::step(16) },
        Step::BuildingDie { .. } => Asked::step(17),
        Step::Cost => Asked::step(18),
        Step::WorkerFrom(moves) => {
            Asked { left: moves.left, moves: Some(moves.kind), arrived: moves.arrived, ..Asked::step(19) }
        }
        Step::WorkerTo { moves, from } => Asked {
            left: moves.left,
            moves: Some(moves.kind),
            arrived: moves.arrived,
            from: Some(from),
            ..Asked::step(20)
        },
        Step::ShipFrom(moves) => Asked { left: moves.left, ship_arrived: moves.arrived, ..Asked::step(21) },
        Step::ShipTo { moves, from } => {
            Asked { left: moves.left, ship_arrived: moves.arrived, ship_from: from, ..Asked::step(22) }
        }
        Step::Reward => Asked::step(23),
        Step::RoyalSupport => Asked::step(24),
        Step::District => Asked::step(25),
        Step::Wood { left, to } => wood(left, to),
        Step::PawnFrom(moves) => {
            Asked { left: moves.left, arrived: moves.arrived.map(Place::City), ..Asked::step(27) }
        }
        Step::PawnTo { moves, from } => Asked {
            left: moves.left,
            arrived: moves.arrived.map(Place::City),
            from: Some(Place::City(from)),
            ..Asked::step(28)
        },
        Step::Again { region, repeat, extras } => Asked { region, repeat, extras, ..Asked::step(29) },
        Step::MarkerFrom => Asked::step(30),
        Step::MarkerTo { from } => Asked { building: Some(from), ..Asked::step(31) },
        Step::LadyBuilding => Asked::step(32),
        Step::TurnUp { left } => Asked { left, ..Asked::step(33) },
        Step::Mill => Asked::step(34),
        Step::Honour => Asked::step(35),
        Step::Upkeep => Asked::step(36),
        Step::Feeding => Asked::step(37),
        Step::Fulfil { left } => Asked { left, ..Asked::step(38) },
        Step::Offer { left } => Asked { left, ..Asked::step(39) },
        Step::Over => return None,
    })
}

fn wood(left: u8, to: WoodUse) -> Asked {
    let asked = Asked { left, ..Asked::step(26) };
    match to {
        WoodUse::Ship(moves) => Asked { wood_use: Some(0), ship_arrived: moves.arrived, ..asked },
        WoodUse::District(favour) => Asked { wood_use: Some(1), district: Some(favour), ..asked },
        WoodUse::Upkeep => Asked { wood_use: Some(2), ..asked },
        WoodUse::Keep => Asked { wood_use: Some(3), ..asked },
    }
}

/// What is asked now.
fn question<N: Notes>(step: &Step, notes: &mut N) {
    let asked = asked(step);
    notes.one_of("step", &STEPS, asked.as_ref().map(|asked| asked.step));
    let asked = asked.unwrap_or_default();
    notes.count("asked.left", asked.left, FEW);
    notes.count("asked.row", asked.row, FEW);
    notes.count("asked.die", asked.die, 6.0);
    notes.flag("asked.pirate", asked.pirate);
    notes.one_of("asked.moves", &MOVES, asked.moves.map(|kind| kind as usize));
    place("asked.arrived", asked.arrived, notes);
    place("asked.from", asked.from, notes);
    notes.one_of("asked.ship_arrived", &SLOTS, asked.ship_arrived.map(Slot::index));
    notes.one_of("asked.ship_from", &SLOTS, asked.ship_from.map(Slot::index));
    notes.one_of("asked.building", Building::VARIANTS, asked.building.map(|building| building as usize));
    notes.one_of("asked.wood_for", &WOOD_USES, asked.wood_use);
    notes.one_of("asked.district", Favour::VARIANTS, asked.district.map(|favour| favour as usize));
    notes.count("asked.region", asked.region, 3.0);
    notes.flag("asked.repeat", asked.repeat);
    notes.count("asked.extras", asked.extras, FEW);
}

/// A place of a worker: reserve, watch, a field, a city space, a colony.
fn place<N: Notes>(name: &str, place: Option<Place>, notes: &mut N) {
    let id = place.map(|place| usize::from(place.id()));
    let from = |first: usize| id.and_then(|id| id.checked_sub(first));
    notes.within(name, |notes| {
        notes.one_of("at", &["reserve", "watch"], id);
        notes.one_of("field", &FIELDS, from(2));
        notes.one_of("city", &SPACES, from(17));
        notes.one_of("colony", Colony::VARIANTS, from(53));
    });
}

/// What the turn has still to settle.
fn due<N: Notes>(turn: &PlayerTurn, notes: &mut N) {
    notes.flag("turn.acting", turn.acting);
    notes.flag("turn.favour_used", turn.favour_used);
    notes.flag("turn.engineer", turn.engineer);
    notes.flag("turn.lord", turn.lord);
    notes.flag("turn.diplomat", turn.diplomat);
    notes.count("turn.bought", turn.bought, AMOUNT);
    notes.count("turn.payment", turn.payment, REALS);
    notes.each("turn.rewards", Colony::VARIANTS, &turn.rewards, FEW);
}

/// The part of a player in the round.
fn part<N: Notes>(state: &Madeira, player: Player, notes: &mut N) {
    notes.flag("to_act", state.turn() == Turn::Player(player));
    notes.flag("turn", state.turn.player == player);
    notes.one_of("order", &ROWS, state.order_space(player));
    notes.one_of("on", &ROWS, state.rows.iter().position(|row| row.marker == Some(player)));
    let markers: [u8; 5] = std::array::from_fn(|at| state.sites[at].markers[player.index()]);
    notes.each("markers", Building::VARIANTS, &markers, FEW);
}

/// What a player owns.
fn owned<N: Notes>(person: &Person, notes: &mut N) {
    notes.count("prestige", person.prestige, POINTS);
    notes.each("goods", Good::VARIANTS, &person.goods, AMOUNT);
    notes.count("wood", person.wood, AMOUNT);
    notes.count("bread", person.bread, AMOUNT);
    notes.count("reals", person.reals, REALS);
    notes.count("mill", person.level, 6.0);
    notes.count("crowns", person.crowns, FEW);
    notes.set("favours", Favour::VARIANTS, person.favours.bits());
    notes.set("face_up", Favour::VARIANTS, person.face_up.bits());
    notes.each("requests", Request::VARIANTS, &person.requests, FEW);
    notes.each("dice", &DICE, &person.dice, FEW);
}

/// Where the workers and ships of a player are.
fn pieces<N: Notes>(person: &Person, notes: &mut N) {
    notes.count("reserve", person.reserve, AMOUNT);
    notes.count("watch", person.watch, FEW);
    notes.each("colonies", Colony::VARIANTS, &person.colonies, FEW);
    notes.set("fields", &FIELDS, person.fields.bits());
    notes.set("city", &SPACES, person.city.bits());
    notes.count("ships", person.ships, AMOUNT);
    notes.set("fleet", &SLOTS, person.fleet.bits());
}
