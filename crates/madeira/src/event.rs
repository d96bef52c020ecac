//! What happens, for the log in words and for the animation; all of it is open to everybody (HID-2).

use emporio_core::{Events, Player};
use serde::Serialize;
use strum::IntoStaticStr;

use crate::pieces::{
    Building, Character, City, Colony, District, Favour, Good, Place, Request, Reward, Slot, Space, Spot,
    Stuff,
};
use crate::state::Madeira;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named for what they hold; the variants say what happened")]
pub enum Event {
    /// A player got their initial request.
    InitialRequest { player: Player, request: Request, crowns: u8 },
    /// A request tile was laid on a row, from 1.
    RequestLaid { row: u8, request: Request },
    /// A favour was laid on a district.
    FavourLaid { city: City, district: u8, favour: Favour },
    /// A reward was laid at a colony.
    RewardLaid { colony: Colony, reward: Reward },
    /// A round begins.
    Round { round: u8 },
    /// A character was laid on a building.
    CharacterLaid { building: Building, character: Character },
    /// A pirate die lies on the watch.
    PirateRolled { value: u8 },
    /// A guild die lies on a row, from 1.
    GuildRolled { row: u8, value: u8 },
    /// A player took a row, from 1.
    RowTaken { player: Player, row: u8 },
    /// A player took a request.
    RequestTaken { player: Player, request: Request },
    /// A favour was turned face up.
    TurnedUp { player: Player, favour: Favour },
    /// A favour was used.
    FavourUsed { player: Player, favour: Favour },
    /// A die was placed.
    DiePlaced { player: Player, value: u8, pirate: bool, building: Building },
    /// A player passed to a space, from 1.
    Passed { player: Player, space: u8 },
    /// A worker moved.
    WorkerMoved { player: Player, from: Place, to: Place },
    /// A neutral citizen was moved.
    NeutralMoved { player: Player, from: Space, to: Space },
    /// A ship moved; from the reserve if it has no origin.
    ShipMoved { player: Player, from: Option<Slot>, to: Slot },
    /// A player received something.
    Gained { player: Player, what: Stuff, amount: u16 },
    /// A place gave a player something.
    Income { player: Player, what: Stuff, amount: u16, from: Source },
    /// A player paid or discarded something.
    Spent { player: Player, what: Stuff, amount: u16 },
    /// A player received pirates.
    PirateGained { player: Player, amount: u16 },
    /// A player showed and discarded pirates.
    PirateDiscarded { player: Player, amount: u16 },
    /// A field was harvested.
    Harvested { player: Player, field: Spot, what: Stuff },
    /// Wood was received from a field or the Forest.
    WoodReceived { player: Player, from: Spot },
    /// Wood was bought from a field or the Forest and used at once.
    WoodBought { player: Player, from: Spot },
    /// The wood bought in a turn was paid.
    WoodPaid { player: Player, cost: u16 },
    /// A player let something be that they might have used.
    Unused { player: Player, what: Unused },
    /// A district was built and its favour taken.
    Built { player: Player, city: City, district: u8, favour: Favour },
    /// A reward was chosen.
    RewardTaken { player: Player, colony: Colony, reward: Reward },
    /// An action marker moved.
    MarkerMoved { player: Player, from: Building, to: Building },
    /// A building is resolved; its cost after the dice.
    Resolved { building: Building },
    /// A die of the building was rolled.
    BuildingRolled { building: Building, value: u8, pirate: bool },
    /// A player paid for a building.
    Paid { player: Player, building: Building, cost: u16 },
    /// A player did not pay for a building.
    Refused { player: Player, building: Building },
    /// The windmill exchanged goods.
    Exchanged { player: Player, one: Good, two: Good, got: Good },
    /// The windmill marker moved to this level.
    Level { player: Player, level: u8 },
    /// The guard of honour was taken.
    Honoured { player: Player },
    /// A player fed their workers with so much bread of what was due.
    Fed { player: Player, bread: u8, due: u8 },
    /// A player kept up their ships with so much wood of what was due.
    KeptUp { player: Player, wood: u8, due: u8 },
    /// A request was fulfilled.
    Fulfilled { player: Player, request: Request, points: i16 },
    /// A field gives another good from now on.
    Converted { field: Spot, good: Good },
    /// The game is over.
    Over,
    /// At the end what is left of goods, wood, bread and reals made so many PP.
    Sold { player: Player, points: i32 },
    /// At the end a player revealed their pirates and lost so many PP.
    Revealed { player: Player, pirates: u16, loss: i16 },
}

/// What gives without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A city, by the Mayor.
    City(City),
    /// The land of a colony, in phase D.
    Colony(Colony),
    /// The markets, after the ship moves.
    Markets,
}

/// What a player may let be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unused {
    /// The die that they placed on this building, with the character there.
    Die(Building, Option<Character>),
    /// A building that they paid for, without a worker in its Region.
    Building(Building),
    /// Worker moves.
    Workers,
    /// Ship moves.
    Ships,
    /// Moves of pawns in the cities.
    Pawns,
    /// A favour of a district.
    District,
    /// A king's reward.
    Reward,
    /// Favours that might turn face up.
    FaceDown,
}

impl Event {
    /// A favour on its district.
    pub fn laid(district: District, favour: Favour) -> Event {
        Event::FavourLaid { city: district.city(), district: district.number(), favour }
    }
}

impl Events for Madeira {
    type Event = Event;

    /// The word for its kind.
    fn event_kind(event: &Event) -> &'static str {
        event.into()
    }

    /// Chance deals the first requests.
    fn is_deed(event: &Event) -> bool {
        !matches!(event, Event::InitialRequest { .. })
    }
}
