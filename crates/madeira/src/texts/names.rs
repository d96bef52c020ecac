//! The names of things and places, and amounts of them.

use emporio_core::Text;

use crate::pieces::{
    Building, Character, City, Colony, Favour, Good, Guild, Place, Request, Reward, Slot, Space, Spot, Stuff,
};
use crate::state::MoveKind;

/// `PREFIX-NAME`, with the underscores of names as hyphens.
pub(super) fn named(prefix: &str, name: impl Into<&'static str>) -> Text {
    Text::key(format!("{prefix}-{}", name.into().replace('_', "-")))
}

/// The name of a building.
pub(crate) fn building(building: Building) -> Text {
    named("building", building)
}

/// The name of a character; without a tile the printed one.
pub(crate) fn character(character: Option<Character>) -> Text {
    character.map_or_else(|| Text::key("character-printed"), |tile| named("character", tile))
}

/// The name of a favour.
pub(crate) fn favour(favour: Favour) -> Text {
    named("favour", favour)
}

/// The name of a reward.
pub(crate) fn reward(reward: Reward) -> Text {
    named("reward", reward)
}

/// What a reward gives, in a few words.
pub(super) fn reward_gives(reward: Reward) -> Text {
    named("reward-gives", reward)
}

/// The name of a request.
pub(crate) fn request(request: Request) -> Text {
    named("request", request)
}

/// The name of a good.
pub(crate) fn good(good: Good) -> Text {
    named("stuff", good)
}

/// The name of a city.
pub(crate) fn city(city: City) -> Text {
    named("city", city)
}

/// The name of a colony.
pub(crate) fn colony(colony: Colony) -> Text {
    named("colony", colony)
}

/// The name of a guild.
pub(crate) fn guild(guild: Guild) -> Text {
    named("guild", guild)
}

/// A number of things with their name in the right number.
pub(crate) fn amount(what: Stuff, n: impl Into<i64>) -> Text {
    let n: i64 = n.into();
    named("amount", what).with("n", n)
}

/// A field by its name, or the Forest.
pub(crate) fn spot(spot: Spot) -> Text {
    if spot == Spot::FOREST {
        Text::key("place-forest")
    } else {
        Text::key("place-field").with("field", spot.name())
    }
}

/// A space of a city.
pub(crate) fn space(space: Space) -> Text {
    Text::key("place-space").with("city", city(space.city())).with("n", space.number())
}

/// A place of a worker.
pub(crate) fn place(place: Place) -> Text {
    match place {
        Place::Reserve => Text::key("place-reserve"),
        Place::Watch => Text::key("place-watch"),
        Place::Field(at) => spot(at),
        Place::City(at) => space(at),
        Place::Colony(at) => colony(at),
    }
}

/// A slot with its market or colony.
pub(crate) fn slot(slot: Slot) -> Text {
    match (slot.market(), slot.colony()) {
        (Some(market), _) if slot.is_double() => Text::key("place-double").with("good", good(market)),
        (Some(market), _) => Text::key("place-market").with("good", good(market)).with("n", slot.short()),
        (None, Some(at)) => Text::key("place-landing").with("colony", colony(at)).with("n", slot.short()),
        (None, None) => Text::empty(),
    }
}

pub(super) fn origin(from: Option<Slot>) -> Text {
    from.map_or_else(|| Text::key("place-reserve"), slot)
}

/// The Roman numeral of a row or pass space.
pub(crate) fn roman(number: u8) -> Text {
    Text::from(["-", "I", "II", "III", "IV"][usize::from(number.min(4))])
}

/// Where a worker move leads.
pub(super) fn goal(kind: MoveKind) -> Text {
    Text::key(match kind {
        MoveKind::Field => "goal-field",
        MoveKind::City => "goal-city",
        MoveKind::Colony => "goal-colony",
        MoveKind::Watch => "goal-watch",
        MoveKind::Anywhere => "goal-anywhere",
    })
}
