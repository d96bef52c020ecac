//! What a seat may know, as numbers for programs that learn: the table, the seat's own cards, then every player from
//! the seat on.

use emporio_core::{Dispatch, Notes, Observed, Player, Turn, Viewer};

use crate::data::{ALL_CARDS, CITY, Card, GOODS, Good, PerGood, Role, TILES, Tile};
use crate::options::End;
use crate::pieces::Bag;
use crate::state::{
    BuildStep, CouncilStep, Phase, ProduceStep, ProspectStep, SEATS, SanJuan, Seat, TradeStep,
};

/// Cards of one type, or goods of one kind.
const OF_A_TYPE: f32 = 4.0;
/// Cards in a hand.
const HAND: f32 = 10.0;

/// The tiles of the trading house, by their numbers.
const TILE_NAMES: [&str; TILES] = ["tile1", "tile2", "tile3", "tile4", "tile5"];

/// What is asked or drawn, in the order of [`step`].
const STEPS: [&str; 27] = [
    "governor",
    "deal",
    "variant",
    "role",
    "build",
    "crane",
    "build_library",
    "goods",
    "pay",
    "carpenter",
    "poor_house",
    "produce",
    "make",
    "well",
    "tile",
    "sell",
    "sell_draw",
    "council_library",
    "look",
    "keep",
    "archive",
    "prospect_library",
    "prospect",
    "mine",
    "chapel",
    "limit",
    "over",
];

fn step(phase: &Phase) -> usize {
    match phase {
        Phase::Governor => 0,
        Phase::Deal { .. } => 1,
        Phase::Variant { .. } => 2,
        Phase::Role => 3,
        Phase::Builder { step, .. } => match step {
            BuildStep::Build => 4,
            BuildStep::Crane { .. } => 5,
            BuildStep::Library { .. } => 6,
            BuildStep::Goods(_) => 7,
            BuildStep::Pay(..) => 8,
            BuildStep::Carpenter { .. } => 9,
            BuildStep::PoorHouse => 10,
        },
        Phase::Producer { step, .. } => match step {
            ProduceStep::Choose { .. } => 11,
            ProduceStep::Make { .. } => 12,
            ProduceStep::Well => 13,
        },
        Phase::Trader { step, .. } => match step {
            TradeStep::Tile => 14,
            TradeStep::Choose { .. } => 15,
            TradeStep::Draw => 16,
        },
        Phase::Councillor { step, .. } => match step {
            CouncilStep::Library => 17,
            CouncilStep::Look { .. } => 18,
            CouncilStep::Keep { .. } => 19,
            CouncilStep::Discard { .. } => 20,
        },
        Phase::Prospector { step, .. } => match step {
            ProspectStep::Library => 21,
            ProspectStep::Draw => 22,
            ProspectStep::Mine { .. } => 23,
        },
        Phase::Chapel { .. } => 24,
        Phase::Limit { .. } => 25,
        Phase::Over => 26,
    }
}

impl Observed for SanJuan {
    /// [HID-1, HID-2, HID-3, HID-7] All that lies open, the seat's own cards, and the cards whose place it does not
    /// know by type; never how many lie under another's chapel, unless the table shows it.
    fn note<N: Notes>(&self, seat: Player, notes: &mut N) {
        table(self, Viewer::Player(seat), notes);
        moment(self, notes);
        own_cards(self, seat, notes);
        notes.seats(seat, self.players, SEATS as u8, |notes, player| {
            part(self, player, notes);
            let cards = self.seat(player);
            let told = self.sees_chapel(Viewer::Player(seat), player);
            notes.flag("chapel_known", told);
            notes.count("tucked", if told { cards.tucked.len() } else { 0 }, HAND);
            let known = if player == seat { Bag::EMPTY } else { self.known_in_hand(player) };
            types("known", known, notes);
            city(cards, notes);
        });
    }
}

fn table<N: Notes>(game: &SanJuan, viewer: Viewer, notes: &mut N) {
    notes.flag("option.variant", game.options.variant);
    notes.flag("option.open_chapel", game.options.open_chapel);
    notes.flag("option.end_at_once", game.options.end == End::Twelfth);
    notes.count("round", game.round, 20.0);
    let left = game.options.round_cap.map_or(0, |cap| cap.saturating_sub(game.round).min(20));
    notes.flag("round_cap", game.options.round_cap.is_some());
    notes.count("rounds_left", left, 20.0);
    notes.count("roles_taken", game.roles_taken, 4.0);
    notes.flag("library_used", game.library_used);
    notes.count("deck", game.deck.len(), f32::from(ALL_CARDS));
    let told = game.sees_discards(viewer);
    notes.flag("discards_known", told);
    notes.count("discards", if told { game.discards.len() } else { 0 }, f32::from(ALL_CARDS));
    let free = |(at, taker): (usize, &Option<Player>)| u64::from(taker.is_none()) << at;
    notes.set("role_free", Role::ALL, game.takers.iter().enumerate().map(free).sum());
    let tile = game.tile();
    notes.one_of("face_up", &TILE_NAMES, tile.map(Tile::index));
    let prices: &PerGood = tile.map_or(&[0; GOODS], Tile::prices);
    notes.each("price", Good::ALL, prices, 3.0);
    let seen = |bits: u64, tile: Tile| bits | 1 << tile.index();
    notes.set("tile_seen", &TILE_NAMES, game.tiles.seen().fold(0, seen));
    let next = game.tiles.at(usize::from(game.tiles_turned));
    notes.one_of("next_tile", &TILE_NAMES, next.map(Tile::index));
}

/// Where the game stands, with what all see of the step.
fn moment<N: Notes>(game: &SanJuan, notes: &mut N) {
    notes.one_of("step", &STEPS, Some(step(&game.phase)));
    notes.one_of("building", Card::ALL, game.building_now().map(|(_, card)| card.index()));
    let plan = game.plan_now();
    notes.count("to_pay", plan.map_or(0, |plan| plan.to_pay()), 6.0);
    notes.each("named", Good::ALL, &named(game, plan.map(|plan| plan.goods)), OF_A_TYPE);
    notes.count("left_to_pick", game.left_to_pick(), HAND);
    types("turned_up", turned_up(&game.phase), notes);
}

/// Goods named so far, to spend, to make or to sell.
fn named(game: &SanJuan, spent: Option<PerGood>) -> PerGood {
    match game.phase {
        Phase::Producer { step: ProduceStep::Choose { chosen }, .. }
        | Phase::Trader { step: TradeStep::Choose { chosen }, .. } => chosen,
        Phase::Governor
        | Phase::Deal { .. }
        | Phase::Variant { .. }
        | Phase::Role
        | Phase::Builder { .. }
        | Phase::Producer { .. }
        | Phase::Trader { .. }
        | Phase::Councillor { .. }
        | Phase::Prospector { .. }
        | Phase::Chapel { .. }
        | Phase::Limit { .. }
        | Phase::Over => spent.unwrap_or_default(),
    }
}

/// The cards that a gold mine shows.
fn turned_up(phase: &Phase) -> Bag {
    if let Phase::Prospector { step: ProspectStep::Mine { turned }, .. } = phase {
        *turned
    } else {
        Bag::EMPTY
    }
}

/// The hand, what the seat looks at and has picked out of it, and the cards that may lie anywhere.
fn own_cards<N: Notes>(game: &SanJuan, seat: Player, notes: &mut N) {
    types("hand", game.seat(seat).hand, notes);
    types("looked_at", game.looked_by(seat), notes);
    types("picked", game.picked_by(seat), notes);
    types("unseen", game.pool(Viewer::Player(seat)), notes);
}

fn types<N: Notes>(name: &str, cards: Bag, notes: &mut N) {
    notes.each(name, Card::ALL, &cards.each_type(), OF_A_TYPE);
}

/// The part of a player in the round.
fn part<N: Notes>(game: &SanJuan, player: Player, notes: &mut N) {
    notes.flag("to_act", game.turn() == Turn::Player(player));
    notes.flag("governor", game.governor == player);
    notes.flag("chooser", game.roles_taken > 0 && game.chooser() == player);
    let took = |(at, taker): (usize, &Option<Player>)| u64::from(*taker == Some(player)) << at;
    notes.set("took", Role::ALL, game.takers.iter().enumerate().map(took).sum());
}

/// What lies open before a player, and how many cards they hold.
fn city<N: Notes>(cards: &Seat, notes: &mut N) {
    notes.count("hand_size", cards.hand.len(), HAND);
    notes.count("buildings", cards.visible.len(), f32::from(CITY));
    notes.count("covered", cards.covered.len(), OF_A_TYPE);
    types("built", cards.visible, notes);
    notes.each("goods", Good::ALL, cards.goods.loaded(), OF_A_TYPE);
}
