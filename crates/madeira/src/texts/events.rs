//! Words for events.

use emporio_core::Text;

use super::{
    amount, building, character, city, colony, favour, good, named, origin, place, request, reward, roman,
    slot, space, spot,
};
use crate::event::{Event, Source, Unused};
use crate::pieces::Stuff;

/// The event in words.
pub(super) fn event_text(event: &Event) -> Text {
    let key = |id: &'static str| Text::key(id);
    match *event {
        Event::InitialRequest { player, request: tile, crowns } => key("event-initial-request")
            .with("who", player)
            .with("request", request(tile))
            .with("crowns", crowns),
        Event::RequestLaid { row, request: tile } => {
            key("event-request-laid").with("row", roman(row)).with("request", request(tile))
        }
        Event::FavourLaid { city: at, district, favour: tile } => key("event-favour-laid")
            .with("place", key("place-district").with("city", city(at)).with("n", district))
            .with("favour", favour(tile)),
        Event::RewardLaid { colony: at, reward: tile } => {
            key("event-reward-laid").with("colony", colony(at)).with("reward", reward(tile))
        }
        Event::Round { round } => key("event-round").with("round", round),
        Event::CharacterLaid { building: at, character: tile } => key("event-character-laid")
            .with("building", building(at))
            .with("character", character(Some(tile))),
        Event::PirateRolled { value } => key("event-pirate-rolled").with("value", value),
        Event::GuildRolled { row, value } => {
            key("event-guild-rolled").with("row", roman(row)).with("value", value)
        }
        Event::RowTaken { player, row } => key("event-row-taken").with("who", player).with("row", roman(row)),
        Event::RequestTaken { player, request: tile } => {
            key("event-request-taken").with("who", player).with("request", request(tile))
        }
        Event::TurnedUp { player, favour: tile } => {
            key("event-turned-up").with("who", player).with("favour", favour(tile))
        }
        Event::FavourUsed { player, favour: tile } => {
            key("event-favour-used").with("who", player).with("favour", favour(tile))
        }
        Event::DiePlaced { player, value, pirate, building: at } => {
            key(if pirate { "event-pirate-die-placed" } else { "event-die-placed" })
                .with("who", player)
                .with("value", value)
                .with("building", building(at))
        }
        Event::Passed { player, space } => {
            key("event-passed").with("who", player).with("space", roman(space))
        }
        Event::WorkerMoved { player, from, to } => {
            key("event-worker-moved").with("who", player).with("from", place(from)).with("to", place(to))
        }
        Event::NeutralMoved { player, from, to } => {
            key("event-neutral-moved").with("who", player).with("from", space(from)).with("to", space(to))
        }
        Event::ShipMoved { player, from, to } => {
            key("event-ship-moved").with("who", player).with("from", origin(from)).with("to", slot(to))
        }
        Event::Gained { player, what, amount: n } => {
            key("event-gained").with("who", player).with("what", amount(what, n))
        }
        Event::Income { player, what, amount: n, from } => {
            key("event-income").with("who", player).with("what", amount(what, n)).with("from", source(from))
        }
        Event::Spent { player, what, amount: n } => {
            key("event-spent").with("who", player).with("what", amount(what, n))
        }
        Event::PirateGained { player, amount: n } => {
            key("event-pirate-gained").with("who", player).with("n", n)
        }
        Event::PirateDiscarded { player, amount: n } => {
            key("event-pirate-discarded").with("who", player).with("n", n)
        }
        Event::Harvested { player, field, what } => key("event-harvested")
            .with("who", player)
            .with("field", spot(field))
            .with("what", named("stuff", what)),
        Event::WoodReceived { player, from } => {
            key("event-wood-received").with("who", player).with("from", spot(from))
        }
        Event::WoodBought { player, from } => {
            key("event-wood-bought").with("who", player).with("from", spot(from))
        }
        Event::WoodPaid { player, cost } => {
            key("event-wood-paid").with("who", player).with("cost", amount(Stuff::Reals, cost))
        }
        Event::Unused { player, what } => unused(what).with("who", player),
        Event::Built { player, city: at, district, favour: tile } => key("event-built")
            .with("who", player)
            .with("place", key("place-district").with("city", city(at)).with("n", district))
            .with("favour", favour(tile)),
        Event::RewardTaken { player, colony: at, reward: tile } => key("event-reward-taken")
            .with("who", player)
            .with("colony", colony(at))
            .with("reward", reward(tile)),
        Event::MarkerMoved { player, from, to } => key("event-marker-moved")
            .with("who", player)
            .with("from", building(from))
            .with("to", building(to)),
        Event::Resolved { building: at } => key("event-resolved").with("building", building(at)),
        Event::BuildingRolled { building: at, value, pirate } => {
            key(if pirate { "event-building-pirate-rolled" } else { "event-building-rolled" })
                .with("building", building(at))
                .with("value", value)
        }
        Event::Paid { player, building: at, cost } => {
            key(if cost == 0 { "event-paid-free" } else { "event-paid" })
                .with("who", player)
                .with("building", building(at))
                .with("cost", amount(Stuff::Reals, cost))
        }
        Event::Refused { player, building: at } => {
            key("event-refused").with("who", player).with("building", building(at))
        }
        Event::Exchanged { player, one, two, got } => key("event-exchanged")
            .with("who", player)
            .with("one", good(one))
            .with("two", good(two))
            .with("got", good(got)),
        Event::Level { player, level } => key("event-level").with("who", player).with("level", level),
        Event::Honoured { player } => key("event-honoured").with("who", player),
        Event::Fed { player, bread, due } => key(if bread < due { "event-fed-short" } else { "event-fed" })
            .with("who", player)
            .with("bread", amount(Stuff::Bread, bread))
            .with("missing", due.saturating_sub(bread)),
        Event::KeptUp { player, wood, due } => {
            key("event-kept-up").with("who", player).with("n", wood).with("ships", due)
        }
        Event::Fulfilled { player, request: tile, points } => key("event-fulfilled")
            .with("who", player)
            .with("request", request(tile))
            .with("points", amount(Stuff::Prestige, points)),
        Event::Converted { field, good: becomes } => {
            key("event-converted").with("field", spot(field)).with("good", good(becomes))
        }
        Event::Over => key("event-over"),
        Event::Sold { player, points } => {
            key("event-sold").with("who", player).with("points", amount(Stuff::Prestige, points))
        }
        Event::Revealed { player, pirates, loss } => key("event-revealed")
            .with("who", player)
            .with("n", pirates)
            .with("points", amount(Stuff::Prestige, -loss)),
    }
}

/// What gave.
fn source(from: Source) -> Text {
    match from {
        Source::City(at) => city(at),
        Source::Colony(at) => colony(at),
        Source::Markets => Text::key("place-markets"),
    }
}

/// What was let be, but for whose doing it is.
fn unused(what: Unused) -> Text {
    match what {
        Unused::Die(at, Some(tile)) => Text::key("event-unused-die")
            .with("character", character(Some(tile)))
            .with("building", building(at)),
        Unused::Die(at, None) => Text::key("event-unused-printed").with("building", building(at)),
        Unused::Building(at) => Text::key("event-unused-building").with("building", building(at)),
        Unused::Workers => Text::key("event-unused-workers"),
        Unused::Ships => Text::key("event-unused-ships"),
        Unused::Pawns => Text::key("event-unused-pawns"),
        Unused::District => Text::key("event-unused-district"),
        Unused::Reward => Text::key("event-unused-reward"),
        Unused::FaceDown => Text::key("event-unused-face-down"),
    }
}
