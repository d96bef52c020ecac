//! The canonical steps of players and of chance, with their dense numbers.

use emporio_core::{Actions, Player};
use serde::Serialize;

use crate::data::{Card, GOODS, Good, ROLES, Role, TILES, TYPES, Tile};
use crate::state::{Cover, SEATS, SanJuan};

/// [CHN-1, DEC-1] One step of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance: the first governor.
    Governor(Player),
    /// Chance: the tile turned up.
    Tile(Tile),
    /// Chance: the card drawn.
    Draw(Card),
    /// [D-ROLE] Which role to take.
    Take(Role),
    /// [D-BUILD] build nothing.
    Pass,
    /// [D-BUILD] What to build.
    Build(Card),
    /// [D-CRANE] cover nothing; none of the buildings.
    CoverNothing,
    /// [D-CRANE] What to cover.
    Cover(Cover),
    /// [D-LIB] Whether to use the library.
    Library(bool),
    /// [D-BLACK] Which goods to spend.
    Spend(Good),
    /// [D-PAY] Which cards to pay with.
    Pay(Card),
    /// [D-PROD] Which goods to make.
    Produce(Good),
    /// [D-SELL] Which goods to sell.
    Sell(Good),
    /// [D-BLACK, D-PROD, D-SELL] No more goods.
    Stop,
    /// [D-KEEP] Which cards to keep.
    Keep(Card),
    /// [D-VAR, D-ARCH, D-LIMIT] A card that goes.
    Discard(Card),
    /// [D-MINE] take none.
    MineNothing,
    /// [D-MINE] Which card of a gold mine to take.
    Mine(Card),
    /// [D-CHAPEL] tuck nothing.
    TuckNothing,
    /// [D-CHAPEL] Which card to tuck.
    Tuck(Card),
}

const CARD: u16 = TYPES as u16;
const GOOD: u16 = GOODS as u16;

/// The first number of each group of actions; the last is the number of all.
const TAKE: u16 = 0;
const PASS: u16 = TAKE + ROLES as u16;
const BUILD: u16 = PASS + 1;
const COVER_NOTHING: u16 = BUILD + CARD;
const COVER_LOADED: u16 = COVER_NOTHING + 1;
/// Empty plants and violet buildings, in card order.
const COVER: u16 = COVER_LOADED + GOOD;
const LIBRARY: u16 = COVER + CARD;
const SPEND: u16 = LIBRARY + 2;
const PAY: u16 = SPEND + GOOD;
const PRODUCE: u16 = PAY + CARD;
const SELL: u16 = PRODUCE + GOOD;
const STOP: u16 = SELL + GOOD;
const KEEP: u16 = STOP + 1;
const DISCARD: u16 = KEEP + CARD;
const MINE_NOTHING: u16 = DISCARD + CARD;
const MINE: u16 = MINE_NOTHING + 1;
const TUCK_NOTHING: u16 = MINE + CARD;
const TUCK: u16 = TUCK_NOTHING + 1;
/// How many actions players have; those of chance come after them.
pub const PLAYER_IDS: u16 = TUCK + CARD;
const GOVERNOR: u16 = PLAYER_IDS;
const TILE: u16 = GOVERNOR + SEATS as u16;
const DRAW: u16 = TILE + TILES as u16;
/// How many actions there are.
pub const ACTION_IDS: u16 = DRAW + CARD;

impl Actions for SanJuan {
    type Action = Action;

    /// The dense number of the action.
    fn action_id(action: Action) -> u16 {
        match action {
            Action::Governor(player) => GOVERNOR + u16::from(player.0),
            Action::Tile(tile) => TILE + tile as u16,
            Action::Draw(card) => DRAW + card as u16,
            Action::Take(role) => TAKE + role as u16,
            Action::Pass => PASS,
            Action::Build(card) => BUILD + card as u16,
            Action::CoverNothing => COVER_NOTHING,
            Action::Cover(Cover::Loaded(good)) => COVER_LOADED + good as u16,
            Action::Cover(Cover::Empty(good)) => COVER + good as u16,
            Action::Cover(Cover::Violet(card)) => COVER + card as u16,
            Action::Library(yes) => LIBRARY + u16::from(yes),
            Action::Spend(good) => SPEND + good as u16,
            Action::Pay(card) => PAY + card as u16,
            Action::Produce(good) => PRODUCE + good as u16,
            Action::Sell(good) => SELL + good as u16,
            Action::Stop => STOP,
            Action::Keep(card) => KEEP + card as u16,
            Action::Discard(card) => DISCARD + card as u16,
            Action::MineNothing => MINE_NOTHING,
            Action::Mine(card) => MINE + card as u16,
            Action::TuckNothing => TUCK_NOTHING,
            Action::Tuck(card) => TUCK + card as u16,
        }
    }

    /// The action of a number; none for a number out of range.
    fn action_from_id(id: u16) -> Option<Action> {
        Some(match id {
            TAKE..PASS => Action::Take(Role::ALL[usize::from(id - TAKE)]),
            PASS => Action::Pass,
            BUILD..COVER_NOTHING => Action::Build(card(id - BUILD)),
            COVER_NOTHING => Action::CoverNothing,
            COVER_LOADED..COVER => Action::Cover(Cover::Loaded(good(id - COVER_LOADED))),
            COVER..LIBRARY => Action::Cover(cover(card(id - COVER))),
            LIBRARY..SPEND => Action::Library(id > LIBRARY),
            SPEND..PAY => Action::Spend(good(id - SPEND)),
            PAY..PRODUCE => Action::Pay(card(id - PAY)),
            PRODUCE..SELL => Action::Produce(good(id - PRODUCE)),
            SELL..STOP => Action::Sell(good(id - SELL)),
            STOP => Action::Stop,
            KEEP..DISCARD => Action::Keep(card(id - KEEP)),
            DISCARD..MINE_NOTHING => Action::Discard(card(id - DISCARD)),
            MINE_NOTHING => Action::MineNothing,
            MINE..TUCK_NOTHING => Action::Mine(card(id - MINE)),
            TUCK_NOTHING => Action::TuckNothing,
            TUCK..GOVERNOR => Action::Tuck(card(id - TUCK)),
            GOVERNOR..TILE => Action::Governor(Player((id - GOVERNOR) as u8)),
            TILE..DRAW => Action::Tile(Tile::ALL[usize::from(id - TILE)]),
            DRAW..ACTION_IDS => Action::Draw(card(id - DRAW)),
            ACTION_IDS.. => return None,
        })
    }

    /// The kind of the action.
    fn action_kind(action: Action) -> &'static str {
        match action {
            Action::Governor(_) => "governor",
            Action::Tile(_) => "tile",
            Action::Draw(_) => "draw",
            Action::Take(_) => "role",
            Action::Pass | Action::Build(_) => "build",
            Action::CoverNothing | Action::Cover(_) => "cover",
            Action::Library(_) => "library",
            Action::Spend(_) => "spend",
            Action::Pay(_) => "pay",
            Action::Produce(_) => "produce",
            Action::Sell(_) => "sell",
            Action::Stop => "stop",
            Action::Keep(_) => "keep",
            Action::Discard(_) => "discard",
            Action::MineNothing | Action::Mine(_) => "mine",
            Action::TuckNothing | Action::Tuck(_) => "tuck",
        }
    }
}

fn card(index: u16) -> Card {
    Card::ALL[usize::from(index)]
}

fn good(index: u16) -> Good {
    Good::ALL[usize::from(index)]
}

/// The violet building, or the empty plant of that type.
pub(crate) fn cover(card: Card) -> Cover {
    card.good().map_or(Cover::Violet(card), Cover::Empty)
}
