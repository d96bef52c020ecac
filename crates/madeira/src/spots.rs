//! Where choices and events are lit on the board: the names of its places.

use emporio_core::{Player, Spots};

use crate::action::Action;
use crate::event::{Event, Source, Unused};
use crate::pieces::{Building, City, Colony, District, Place, Slot, Space, Spot, Stuff};
use crate::state::{Madeira, Step};

impl Spots for Madeira {
    /// The places of a choice. What the rules split in two (a worker from, a worker to) is picked up with the first
    /// choice and put down with the second, so each has one place.
    fn spots(&self, action: Action) -> Vec<String> {
        let me = self.turn.player;
        let one = match action {
            Action::Initial(_)
            | Action::RequestTile(_)
            | Action::FavourTile(_)
            | Action::RewardTile(_)
            | Action::CharacterTile(_)
            | Action::Roll(_)
            | Action::Stop
            | Action::Done
            | Action::Decline => None,
            Action::Row(number) => Some(row(number)),
            Action::Request(request) => Some(on_row(self).map_or_else(
                || own(me, format_args!("request:{request}")),
                |row| format!("{row}:request:{request}"),
            )),
            Action::Guild(guild) => on_row(self).map(|row| format!("{row}:guild:{guild}")),
            Action::Favour(favour) | Action::TurnUp(favour) => Some(own(me, format_args!("favour:{favour}"))),
            Action::Die(value) => Some(die_place(me, value, false)),
            Action::PirateDie(value) => Some(die_place(me, value, true)),
            Action::Pass => Some(PASS.to_owned()),
            Action::Building(at) => Some(building(at)),
            Action::Act => Some(at_hand(self, "act")),
            Action::Harvest => Some(at_hand(self, "harvest")),
            Action::Nothing => Some(at_hand(self, "nothing")),
            Action::Reals => Some(at_hand(self, "reals")),
            Action::Pay => Some(at_hand(self, "pay")),
            Action::Pirates => Some(at_hand(self, "pirates")),
            Action::Space(number) => Some(pass_space(number)),
            Action::From(from) | Action::To(from) => Some(place(me, from)),
            Action::ShipFrom(from) => Some(berth(me, from)),
            Action::ShipTo(to) => Some(slot(to)),
            Action::ShipToMore(to) => Some(format!("{}:more", slot(to))),
            Action::Reward(at, pile) => Some(format!("{}:reward:{pile}", colony(at))),
            Action::DiscardPirates => Some(own(me, format_args!("pirates"))),
            Action::Bread => Some(own(me, format_args!("bread"))),
            Action::Build(favour) => self.district_of(favour).map(district),
            Action::Wood(from) | Action::Again(from) => Some(field(from)),
            Action::Honour => Some(WATCH.to_owned()),
            Action::Upkeep(n) | Action::Feed(n) | Action::Offer(n) => {
                Some(own(me, format_args!("amount:{n}")))
            }
            Action::Exchange(_) => Some(own(me, format_args!("mill:exchange"))),
            Action::MillUp => Some(own(me, format_args!("mill:up"))),
            Action::MillBread => Some(own(me, format_args!("mill:bread"))),
            Action::MillReals => Some(own(me, format_args!("mill:reals"))),
        };
        one.into_iter().collect()
    }

    /// The places that an event changed; where something moved, from where, then to where.
    fn event_spots(event: &Event) -> Vec<String> {
        match *event {
            Event::Round { .. } | Event::Over | Event::PirateRolled { .. } => Vec::new(),
            Event::InitialRequest { player, request, .. } => {
                vec![own(player, format_args!("request:{request}"))]
            }
            Event::RequestLaid { row: at, .. } | Event::GuildRolled { row: at, .. } => vec![row(at)],
            Event::FavourLaid { city, district: number, .. } => vec![district_at(city, number)],
            Event::RewardLaid { colony: at, .. } => vec![colony(at)],
            Event::CharacterLaid { building: at, .. }
            | Event::Resolved { building: at }
            | Event::BuildingRolled { building: at, .. } => vec![building(at)],
            Event::RowTaken { row: at, .. } => vec![row(at)],
            Event::RequestTaken { player, request } | Event::Fulfilled { player, request, .. } => {
                vec![own(player, format_args!("request:{request}"))]
            }
            Event::TurnedUp { player, favour } | Event::FavourUsed { player, favour } => {
                vec![own(player, format_args!("favour:{favour}"))]
            }
            Event::DiePlaced { player, value, pirate, building: at } => {
                vec![die_place(player, value, pirate), building(at)]
            }
            Event::Passed { space, .. } => vec![pass_space(space)],
            Event::WorkerMoved { player, from, to } => vec![worker(player, from), place(player, to)],
            Event::NeutralMoved { from, to, .. } => vec![city_space(from), city_space(to)],
            Event::ShipMoved { player, from, to } => vec![berth(player, from), slot(to)],
            Event::Gained { player, what, .. } | Event::Spent { player, what, .. } => {
                vec![store(player, what)]
            }
            Event::Income { player, what, from, .. } => {
                source(from).into_iter().chain([store(player, what)]).collect()
            }
            Event::WoodPaid { player, .. } => vec![store(player, Stuff::Reals)],
            Event::Unused { what, .. } => unused(what),
            Event::PirateGained { player, .. } | Event::PirateDiscarded { player, .. } => {
                vec![own(player, format_args!("pirates"))]
            }
            Event::Harvested { player, field: at, what } => vec![field(at), store(player, what)],
            Event::WoodReceived { player, from } | Event::WoodBought { player, from } => {
                vec![field(from), store(player, Stuff::Wood)]
            }
            Event::Built { player, city, district: number, favour } => {
                vec![district_at(city, number), own(player, format_args!("favour:{favour}"))]
            }
            Event::RewardTaken { colony: at, .. } => vec![colony(at)],
            Event::MarkerMoved { from, to, .. } => vec![building(from), building(to)],
            Event::Paid { player, building: at, .. } => vec![store(player, Stuff::Reals), building(at)],
            Event::Refused { building: at, .. } => vec![building(at)],
            Event::Exchanged { player, one, two, got } => {
                [one, two, got].map(|good| store(player, Stuff::from(good))).to_vec()
            }
            Event::Level { player, .. } => vec![own(player, format_args!("mill"))],
            Event::Honoured { player } => vec![WATCH.to_owned(), own(player, format_args!("workers"))],
            Event::Fed { player, .. } => vec![store(player, Stuff::Bread)],
            Event::KeptUp { player, .. } => vec![store(player, Stuff::Wood)],
            Event::Converted { field: at, .. } => vec![field(at)],
            Event::Sold { player, .. } => vec![store(player, Stuff::Prestige)],
            Event::Revealed { player, .. } => vec![own(player, format_args!("pirates"))],
        }
    }
}

/// The place of what was picked up and waits to be put down.
pub fn held(game: &Madeira) -> Option<String> {
    let me = game.turn.player;
    if let Step::Character { die, pirate } = game.step {
        Some(die_place(me, die, pirate))
    } else if let Step::WorkerTo { from, .. } = game.step {
        Some(place(me, from))
    } else if let Step::ShipTo { from, .. } = game.step {
        Some(berth(me, from))
    } else if let Step::PawnTo { from, .. } = game.step {
        Some(city_space(from))
    } else if let Step::MarkerTo { from } = game.step {
        Some(building(from))
    } else {
        (game.step == Step::PassSpace).then(|| PASS.to_owned())
    }
}

const WATCH: &str = "watch";
const PASS: &str = "pass";

/// Something before a player.
fn own(player: Player, what: std::fmt::Arguments<'_>) -> String {
    format!("own:{}:{what}", player.0)
}

fn store(player: Player, what: Stuff) -> String {
    own(player, format_args!("{what}"))
}

/// What is offered where the player's die, pass or building turn is.
fn at_hand(game: &Madeira, what: &str) -> String {
    let at = if let Step::Placed { building: at } = game.step {
        building(at)
    } else if let Step::PassGain { space } = game.step {
        pass_space(space + 1)
    } else {
        game.resolving().map_or_else(String::new, building)
    };
    format!("{at}:{what}")
}

/// The row from which a request or a guild is chosen now.
fn on_row(game: &Madeira) -> Option<String> {
    if let Step::Request { row: at } | Step::Guild { row: at } = game.step { Some(row(at + 1)) } else { None }
}

/// A guild die before a player, or a pirate die on the watch.
fn die_place(player: Player, value: u8, pirate: bool) -> String {
    if pirate { format!("{WATCH}:die:{value}") } else { own(player, format_args!("die:{value}")) }
}

fn row(number: u8) -> String {
    format!("row:{number}")
}

fn pass_space(number: u8) -> String {
    format!("pass:{number}")
}

fn building(building: Building) -> String {
    format!("building:{building}")
}

fn field(spot: Spot) -> String {
    format!("field:{spot}")
}

fn colony(colony: Colony) -> String {
    format!("colony:{colony}")
}

/// The building that was let be.
fn unused(what: Unused) -> Vec<String> {
    match what {
        Unused::Die(at, _) | Unused::Building(at) => vec![building(at)],
        Unused::Workers
        | Unused::Ships
        | Unused::Pawns
        | Unused::District
        | Unused::Reward
        | Unused::FaceDown => Vec::new(),
    }
}

/// Where an income comes from; the markets are many places.
fn source(from: Source) -> Option<String> {
    match from {
        Source::City(city) => Some(format!("city:{city}")),
        Source::Colony(at) => Some(colony(at)),
        Source::Markets => None,
    }
}

fn city_space(space: Space) -> String {
    format!("city:{}:{}", space.city(), space.number())
}

fn district(district: District) -> String {
    district_at(district.city(), district.number())
}

fn district_at(city: City, number: u8) -> String {
    format!("district:{city}:{number}")
}

/// The slot of a ship, or the ships before its player.
fn berth(player: Player, slot_of: Option<Slot>) -> String {
    slot_of.map_or_else(|| own(player, format_args!("ships")), slot)
}

fn slot(slot: Slot) -> String {
    format!("slot:{}", slot.name().replace(' ', ":"))
}

/// Where a worker is or goes.
fn place(player: Player, at: Place) -> String {
    match at {
        Place::Reserve => own(player, format_args!("workers")),
        Place::Watch => WATCH.to_owned(),
        Place::Field(spot) => field(spot),
        Place::City(space) => city_space(space),
        Place::Colony(at) => colony(at),
    }
}

/// A worker where other things lie too, so that the worker travels and not the crop.
fn worker(player: Player, at: Place) -> String {
    match at {
        Place::Reserve | Place::City(_) => place(player, at),
        Place::Watch | Place::Field(_) | Place::Colony(_) => {
            format!("{}:worker:{}", place(player, at), player.0)
        }
    }
}
