//! The text of every action; reading is the same table backwards.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use emporio_core::Unreadable;

use crate::action::{Action, EXCHANGES};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Initial(crowns) => write!(f, "initial request {crowns}"),
            Action::RequestTile(request) => write!(f, "request tile {request}"),
            Action::FavourTile(favour) => write!(f, "favour tile {favour}"),
            Action::RewardTile(reward) => write!(f, "reward tile {reward}"),
            Action::CharacterTile(character) => write!(f, "character tile {character}"),
            Action::Roll(value) => write!(f, "roll {value}"),
            Action::Row(row) => write!(f, "row {row}"),
            Action::Request(request) => write!(f, "request {request}"),
            Action::Guild(guild) => write!(f, "guild {guild}"),
            Action::Favour(favour) => write!(f, "favour {favour}"),
            Action::Die(value) => write!(f, "die {value}"),
            Action::PirateDie(value) => write!(f, "pirate die {value}"),
            Action::Pass => f.write_str("pass"),
            Action::Building(building) => write!(f, "building {building}"),
            Action::Act => f.write_str("action"),
            Action::Harvest => f.write_str("harvest"),
            Action::Nothing => f.write_str("nothing"),
            Action::Space(space) => write!(f, "space {space}"),
            Action::Reals => f.write_str("reals"),
            Action::Pay => f.write_str("pay"),
            Action::Pirates => f.write_str("pirates"),
            Action::From(place) => write!(f, "from {place}"),
            Action::To(place) => write!(f, "to {place}"),
            Action::ShipFrom(None) => f.write_str("ship from reserve"),
            Action::ShipFrom(Some(slot)) => write!(f, "ship from {slot}"),
            Action::ShipTo(slot) => write!(f, "ship to {slot}"),
            Action::ShipToMore(slot) => write!(f, "ship to {slot} for more"),
            Action::Reward(colony, pile) => write!(f, "reward {colony} {pile}"),
            Action::DiscardPirates => f.write_str("discard pirates"),
            Action::Bread => f.write_str("bread"),
            Action::Build(favour) => write!(f, "build for {favour}"),
            Action::Wood(spot) => write!(f, "wood from {spot}"),
            Action::Again(spot) => write!(f, "harvest again {spot}"),
            Action::TurnUp(favour) => write!(f, "turn up {favour}"),
            Action::Stop => f.write_str("stop"),
            Action::Done => f.write_str("done"),
            Action::Honour => f.write_str("honour"),
            Action::Decline => f.write_str("decline"),
            Action::Upkeep(wood) => write!(f, "upkeep {wood}"),
            Action::Feed(bread) => write!(f, "feed {bread}"),
            Action::Offer(reals) => write!(f, "offer {reals}"),
            Action::Exchange(number) => {
                let (one, two, got) = EXCHANGES[usize::from(*number)];
                write!(f, "mill {one} {two} for {got}")
            }
            Action::MillUp => f.write_str("mill up"),
            Action::MillBread => f.write_str("mill down for bread"),
            Action::MillReals => f.write_str("mill down for reals"),
        }
    }
}

static BY_TEXT: LazyLock<HashMap<String, Action>> =
    LazyLock::new(|| Action::all().iter().map(|action| (action.to_string(), *action)).collect());

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        BY_TEXT.get(text).copied().ok_or_else(|| {
            Unreadable::new(
                text,
                "a step such as `die 2`, `building moinho`, `from reserve`, `to 1c`, `pass` or `mill up`",
            )
        })
    }
}
