//! Every step of a player or of chance, with its dense number.

use emporio_core::{Actions, firsts};
use std::sync::LazyLock;

use serde::Serialize;
use strum::VariantArray;

use crate::pieces::{
    Building, Character, Colony, FIELD_COUNT, Favour, Good, Guild, Pile, Place, Request, Reward, SLOT_COUNT,
    Slot, Spot,
};
use crate::state::Madeira;

/// One step of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance: the initial request with so many crowns.
    Initial(u8),
    /// Chance: a request tile.
    RequestTile(Request),
    /// Chance: a favour tile.
    FavourTile(Favour),
    /// Chance: a reward tile.
    RewardTile(Reward),
    /// Chance: a character tile.
    CharacterTile(Character),
    /// Chance: a die shows this.
    Roll(u8),
    /// DEC-3: a row, from 1.
    Row(u8),
    /// DEC-4, DEC-28: a request.
    Request(Request),
    /// DEC-5: a guild.
    Guild(Guild),
    /// DEC-6, DEC-11: use a favour.
    Favour(Favour),
    /// DEC-6: a guild die of this value.
    Die(u8),
    /// DEC-6: a pirate die of this value.
    PirateDie(u8),
    /// DEC-6: pass.
    Pass,
    /// DEC-7, DEC-21, DEC-22: a building and the character on it.
    Building(Building),
    /// DEC-8, DEC-10: the action.
    Act,
    /// DEC-8: the harvest.
    Harvest,
    /// DEC-8: nothing.
    Nothing,
    /// DEC-9: a pass space, from 1.
    Space(u8),
    /// DEC-10: the reals.
    Reals,
    /// DEC-11: pay.
    Pay,
    /// DEC-11: receive pirates.
    Pirates,
    /// DEC-12, DEC-19: where a worker or citizen comes from.
    From(Place),
    /// DEC-1, DEC-2, DEC-13, DEC-19: where the pawn goes.
    To(Place),
    /// DEC-14: where a ship comes from; none from the reserve.
    ShipFrom(Option<Slot>),
    /// DEC-15: where it goes.
    ShipTo(Slot),
    /// DEC-15: to a double slot for its second quantity.
    ShipToMore(Slot),
    /// DEC-16: the reward of a pile at a colony.
    Reward(Colony, Pile),
    /// DEC-16: Royal Support takes pirates away.
    DiscardPirates,
    /// DEC-16: Royal Support gives bread.
    Bread,
    /// DEC-17: build the district of this favour.
    Build(Favour),
    /// DEC-18: a place to take wood from.
    Wood(Spot),
    /// DEC-20: a field to harvest again.
    Again(Spot),
    /// DEC-23: turn a favour up.
    TurnUp(Favour),
    /// DEC-12, 14, 16, 17, 19, 20, 23: no more.
    Stop,
    /// DEC-24: done with the windmill.
    Done,
    /// DEC-25: take the honour.
    Honour,
    /// DEC-25: decline it.
    Decline,
    /// DEC-26: so much wood for the ships.
    Upkeep(u8),
    /// DEC-27: so much bread for the workers.
    Feed(u8),
    /// DEC-29: so many reals for the Crown.
    Offer(u8),
    /// WND-1: an exchange, by its number in [`EXCHANGES`].
    Exchange(u8),
    /// WND-2.
    MillUp,
    /// WND-3, WND-4: down for bread.
    MillBread,
    /// WND-3, WND-4: down for reals.
    MillReals,
}

/// [DEC-W1] The exchanges: two goods for a kind that is neither.
pub const EXCHANGES: [(Good, Good, Good); 9] = [
    (Good::Wheat, Good::Wheat, Good::Sugar),
    (Good::Wheat, Good::Wheat, Good::Wine),
    (Good::Wheat, Good::Sugar, Good::Wine),
    (Good::Wheat, Good::Wine, Good::Sugar),
    (Good::Sugar, Good::Sugar, Good::Wheat),
    (Good::Sugar, Good::Sugar, Good::Wine),
    (Good::Sugar, Good::Wine, Good::Wheat),
    (Good::Wine, Good::Wine, Good::Wheat),
    (Good::Wine, Good::Wine, Good::Sugar),
];

/// Most wood, bread and reals that a number action names.
const MOST_UPKEEP: u8 = 6;
const MOST_FEED: u8 = 12;
const MOST_OFFER: u8 = 15;

/// The double slots, whose second quantity has an action of its own.
const DOUBLES: [Slot; 3] = [Slot(4), Slot(10), Slot(15)];

/// How many actions there are before each kind, in the order of the enum; the last entry is the number of all.
const BASE: [u32; 45] = firsts([
    4,
    5,
    12,
    8,
    4,
    6,
    4,
    5,
    4,
    12,
    6,
    6,
    1,
    5,
    1,
    1,
    1,
    4,
    1,
    1,
    1,
    Place::COUNT as u32,
    Place::COUNT as u32,
    1 + SLOT_COUNT as u32,
    SLOT_COUNT as u32,
    3,
    6,
    1,
    1,
    12,
    FIELD_COUNT as u32 + 1,
    FIELD_COUNT as u32,
    12,
    1,
    1,
    1,
    1,
    MOST_UPKEEP as u32 + 1,
    MOST_FEED as u32 + 1,
    MOST_OFFER as u32 + 1,
    9,
    1,
    1,
    1,
]);

/// Action ids run from 0 to this number, exclusive.
pub const ACTION_IDS: u16 = BASE[44] as u16;

/// The kinds of chance stand before those of players.
const CHANCE: u16 = BASE[6] as u16;

/// How many actions players have; in the numbers, those of chance come after them.
pub const PLAYER_IDS: u16 = ACTION_IDS - CHANCE;

static ALL: LazyLock<Vec<Action>> = LazyLock::new(all);

impl Actions for Madeira {
    type Action = Action;

    /// The dense number of an action.
    fn action_id(action: Action) -> u16 {
        let (kind, offset) = action.kind_and_offset();
        let place = BASE[kind] as u16 + u16::from(offset);
        if place < CHANCE { place + PLAYER_IDS } else { place - CHANCE }
    }

    /// The action of a number.
    fn action_from_id(id: u16) -> Option<Action> {
        ALL.get(usize::from(id)).copied()
    }

    /// The kind of an action, a word with a text `kind-WORD`.
    fn action_kind(action: Action) -> &'static str {
        match action {
            Action::Initial(_)
            | Action::RequestTile(_)
            | Action::FavourTile(_)
            | Action::RewardTile(_)
            | Action::CharacterTile(_) => "tile",
            Action::Roll(_) => "roll",
            Action::Row(_) => "row",
            Action::Request(_) => "request",
            Action::Guild(_) => "guild",
            Action::Favour(_) => "favour",
            Action::Die(_) | Action::PirateDie(_) => "die",
            Action::Pass | Action::Space(_) => "pass",
            Action::Building(_) => "building",
            Action::Act | Action::Harvest | Action::Nothing => "use",
            Action::Reals | Action::Bread | Action::DiscardPirates => "gain",
            Action::Pay | Action::Pirates => "cost",
            Action::From(_) => "origin",
            Action::To(_) => "target",
            Action::ShipFrom(_) | Action::ShipTo(_) | Action::ShipToMore(_) => "ship",
            Action::Reward(..) => "reward",
            Action::Build(_) => "build",
            Action::Wood(_) => "wood",
            Action::Again(_) => "harvest",
            Action::TurnUp(_) => "turn-up",
            Action::Stop | Action::Done => "stop",
            Action::Honour | Action::Decline => "honour",
            Action::Upkeep(_) => "upkeep",
            Action::Feed(_) => "feed",
            Action::Offer(_) => "offer",
            Action::Exchange(_) | Action::MillUp | Action::MillBread | Action::MillReals => "windmill",
        }
    }
}

impl Action {
    /// Every action in the order of its number.
    pub fn all() -> &'static [Action] {
        &ALL
    }

    fn kind_and_offset(self) -> (usize, u8) {
        match self {
            Action::Initial(crowns) => (0, crowns - 1),
            Action::RequestTile(request) => (1, request as u8),
            Action::FavourTile(favour) => (2, favour as u8),
            Action::RewardTile(reward) => (3, reward as u8),
            Action::CharacterTile(character) => (4, character as u8),
            Action::Roll(value) => (5, value - 1),
            Action::Row(row) => (6, row - 1),
            Action::Request(request) => (7, request as u8),
            Action::Guild(guild) => (8, guild as u8),
            Action::Favour(favour) => (9, favour as u8),
            Action::Die(value) => (10, value - 1),
            Action::PirateDie(value) => (11, value - 1),
            Action::Pass => (12, 0),
            Action::Building(building) => (13, building as u8),
            Action::Act => (14, 0),
            Action::Harvest => (15, 0),
            Action::Nothing => (16, 0),
            Action::Space(space) => (17, space - 1),
            Action::Reals => (18, 0),
            Action::Pay => (19, 0),
            Action::Pirates => (20, 0),
            Action::From(place) => (21, place.id()),
            Action::To(place) => (22, place.id()),
            Action::ShipFrom(slot) => (23, slot.map_or(0, |slot| slot.0 + 1)),
            Action::ShipTo(slot) => (24, slot.0),
            Action::ShipToMore(slot) => (25, DOUBLES.iter().position(|d| *d == slot).unwrap_or(0) as u8),
            Action::Reward(colony, pile) => (26, colony as u8 * 2 + pile as u8),
            Action::DiscardPirates => (27, 0),
            Action::Bread => (28, 0),
            Action::Build(favour) => (29, favour as u8),
            Action::Wood(spot) => (30, spot.0),
            Action::Again(spot) => (31, spot.0),
            Action::TurnUp(favour) => (32, favour as u8),
            Action::Stop => (33, 0),
            Action::Done => (34, 0),
            Action::Honour => (35, 0),
            Action::Decline => (36, 0),
            Action::Upkeep(wood) => (37, wood),
            Action::Feed(bread) => (38, bread),
            Action::Offer(reals) => (39, reals),
            Action::Exchange(number) => (40, number),
            Action::MillUp => (41, 0),
            Action::MillBread => (42, 0),
            Action::MillReals => (43, 0),
        }
    }

    /// Whether it is a use of the windmill.
    pub fn is_windmill(self) -> bool {
        self.kind_and_offset().0 >= 40
    }
}

/// Every action, in the order of [`Action::kind_and_offset`], but for those of chance, which come last.
fn all() -> Vec<Action> {
    let mut all: Vec<Action> = Vec::with_capacity(usize::from(ACTION_IDS));
    all.extend((1..=4).map(Action::Initial));
    all.extend(Request::VARIANTS.iter().map(|&r| Action::RequestTile(r)));
    all.extend(Favour::VARIANTS.iter().map(|&f| Action::FavourTile(f)));
    all.extend(Reward::VARIANTS.iter().map(|&r| Action::RewardTile(r)));
    all.extend(Character::VARIANTS.iter().map(|&c| Action::CharacterTile(c)));
    all.extend((1..=6).map(Action::Roll));
    all.extend((1..=4).map(Action::Row));
    all.extend(Request::VARIANTS.iter().map(|&r| Action::Request(r)));
    all.extend(Guild::VARIANTS.iter().map(|&g| Action::Guild(g)));
    all.extend(Favour::VARIANTS.iter().map(|&f| Action::Favour(f)));
    all.extend((1..=6).map(Action::Die));
    all.extend((1..=6).map(Action::PirateDie));
    all.push(Action::Pass);
    all.extend(Building::VARIANTS.iter().map(|&b| Action::Building(b)));
    all.extend([Action::Act, Action::Harvest, Action::Nothing]);
    all.extend((1..=4).map(Action::Space));
    all.extend([Action::Reals, Action::Pay, Action::Pirates]);
    all.extend(places().map(Action::From));
    all.extend(places().map(Action::To));
    all.extend([None].into_iter().chain(Slot::all().map(Some)).map(Action::ShipFrom));
    all.extend(Slot::all().map(Action::ShipTo));
    all.extend(DOUBLES.map(Action::ShipToMore));
    all.extend(
        Colony::VARIANTS.iter().flat_map(|&c| [Action::Reward(c, Pile::A), Action::Reward(c, Pile::B)]),
    );
    all.extend([Action::DiscardPirates, Action::Bread]);
    all.extend(Favour::VARIANTS.iter().map(|&f| Action::Build(f)));
    all.extend((0..=FIELD_COUNT as u8).map(|at| Action::Wood(Spot(at))));
    all.extend(Spot::fields().map(Action::Again));
    all.extend(Favour::VARIANTS.iter().map(|&f| Action::TurnUp(f)));
    all.extend([Action::Stop, Action::Done, Action::Honour, Action::Decline]);
    all.extend((0..=MOST_UPKEEP).map(Action::Upkeep));
    all.extend((0..=MOST_FEED).map(Action::Feed));
    all.extend((0..=MOST_OFFER).map(Action::Offer));
    all.extend((0..EXCHANGES.len() as u8).map(Action::Exchange));
    all.extend([Action::MillUp, Action::MillBread, Action::MillReals]);
    all.rotate_left(usize::from(CHANCE));
    all
}

fn places() -> impl Iterator<Item = Place> {
    (0..Place::COUNT).filter_map(Place::from_id)
}
