//! What a viewer may see, ready for the screen.

use emporio_core::{Player, Viewer, Views};
use serde::Serialize;

use crate::data::{CITY, Card, Good, Kind, PerGood, Role, TILES, Tile};
use crate::dispatch::Decision;
use crate::options::End;
use crate::pieces::Bag;
use crate::state::{BuildStep, Cover, Phase, ProduceStep, ProspectStep, SanJuan, TradeStep};
use crate::{score, spots};

/// A card with its figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    /// Its type.
    pub card: Card,
    /// Its name in text keys, `building-KEY` and `building-KEY-does`.
    pub key: &'static str,
    /// Plant, violet building or monument.
    pub kind: Kind,
    /// The printed cost.
    pub cost: u8,
    /// The printed victory points; 0 for those that count at the end.
    pub points: u8,
    /// The good that it makes as a plant; none for violet buildings.
    pub good: Option<Good>,
}

/// A card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    /// The card.
    #[serde(flatten)]
    pub card: CardView,
    /// What its owner would pay for it now, before crane and black market; none while they are not asked to build.
    pub price: Option<u8>,
}

/// A visible building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildingView {
    /// The card.
    #[serde(flatten)]
    pub card: CardView,
    /// Whether a good lies on it.
    pub loaded: bool,
    /// Its place on the board, shared by equal ones.
    pub spot: String,
}

/// A role and who has taken it in this round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoleView {
    /// The role.
    pub role: Role,
    /// Who has taken it.
    pub taker: Option<Player>,
}

/// A tile and its prices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    /// The tile.
    pub tile: Tile,
    /// Its number, from 1.
    pub number: u8,
    /// What it pays for each good.
    pub prices: Vec<PriceView>,
}

/// What a tile pays for a good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PriceView {
    /// The good.
    pub good: Good,
    /// Cards for one of it.
    pub cards: u8,
}

/// One player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Whose.
    pub player: Player,
    /// Cards in hand.
    pub hand_size: u8,
    /// The hand, for its owner and at the end.
    pub hand: Option<Vec<HandView>>,
    /// Cards in hand that all have seen a gold mine give.
    pub marked: Vec<Card>,
    /// The visible buildings.
    pub buildings: Vec<BuildingView>,
    /// Buildings covered with the crane.
    pub covered: Vec<Card>,
    /// Goods on plants.
    pub goods: u8,
    /// How many cards lie under the chapel; none where the viewer is not told.
    pub tucked: Option<u8>,
    /// Which, for their owner and at the end.
    pub tucked_cards: Option<Vec<CardView>>,
    /// Cards being looked at as councillor.
    pub looking_at_size: u8,
    /// Which, for the one who looks.
    pub looking_at: Option<Vec<CardView>>,
    /// Victory points as they stand; where the viewer is not told what lies under the chapel, without those cards.
    pub points: i32,
}

/// The decision that is running: open to all but for the cards named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionView {
    /// Which question; the text is `prompt-WORD`.
    pub kind: &'static str,
    /// Who is asked.
    pub player: Player,
    /// The card being built.
    pub building: Option<CardView>,
    /// The building it will cover.
    pub cover: Option<Cover>,
    /// Whether the library lowers the price.
    pub library: bool,
    /// The price before black-market goods.
    pub price: Option<u8>,
    /// Goods named so far: spent, produced or sold.
    pub goods: Vec<Good>,
    /// The most goods that may be named.
    pub most_goods: Option<u8>,
    /// Cards named so far.
    pub picked: u8,
    /// Which, for the one who names them.
    pub picked_cards: Option<Vec<Card>>,
    /// Cards still to be named.
    pub left: u8,
}

/// All that a viewer may see of a game of San Juan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The variant set-up is played.
    pub variant: bool,
    /// When a city of twelve buildings ends the game.
    pub end: End,
    /// The visible buildings that end it.
    pub city: u8,
    /// The last round there can be; none without a limit.
    pub round_cap: Option<u16>,
    /// The round, from 1.
    pub round: u16,
    /// `setup`, `role`, the name of the role carried out, `new-round` or `over`.
    pub phase: &'static str,
    /// Who leads the round; none before the first is drawn.
    pub governor: Option<Player>,
    /// Whose role is carried out.
    pub chooser: Option<Player>,
    /// The roles in the order of the rules page.
    pub roles: Vec<RoleView>,
    /// Roles taken in a round.
    pub roles_in_round: u8,
    /// Two players: the governor has used the library in this round.
    pub library_used: bool,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in the discards; none where this would tell what lies under a chapel.
    pub discards: Option<u8>,
    /// The discards that the viewer knows, since the last reshuffle.
    pub known_discards: Vec<Card>,
    /// Cards that are being drawn now.
    pub drawing: u8,
    /// The tile that is face up.
    pub tile: Option<TileView>,
    /// The tiles seen so far, in order.
    pub tiles_seen: Vec<TileView>,
    /// How many tiles nobody has seen yet.
    pub tiles_unseen: u8,
    /// The tile of the next trader phase, once all five are known.
    pub next_tile: Option<TileView>,
    /// Cards turned up by a gold mine.
    pub turned_up: Vec<CardView>,
    /// Whose gold mine works.
    pub mine_of: Option<Player>,
    /// The players, in seat order.
    pub seats: Vec<SeatView>,
    /// The decision that is running.
    pub decision: Option<DecisionView>,
}

fn card_view(card: Card) -> CardView {
    let row = card.row();
    CardView { card, key: row.key, kind: row.kind, cost: row.cost, points: row.points, good: card.good() }
}

fn tile_view(tile: Tile) -> TileView {
    let price = |&good: &Good| PriceView { good, cards: tile.prices()[good.index()] };
    TileView { tile, number: tile.number(), prices: Good::ALL.iter().map(price).collect() }
}

fn card_views(cards: Bag) -> Vec<CardView> {
    cards.cards().map(card_view).collect()
}

/// Each good, equal ones side by side.
fn goods_list(goods: &PerGood) -> Vec<Good> {
    Good::ALL.iter().flat_map(|&good| (0..goods[good.index()]).map(move |_| good)).collect()
}

impl Views for SanJuan {
    type View = View;

    /// [HID-1, HID-3, HID-4] Everything the viewer may see and nothing else; at the end nothing is hidden.
    fn view(&self, viewer: Viewer) -> View {
        let turned = self.turned();
        View {
            viewer,
            variant: self.options.variant,
            end: self.options.end,
            city: CITY,
            round_cap: self.options.round_cap,
            round: self.round,
            phase: self.phase_name(),
            governor: (self.phase != Phase::Governor).then_some(self.governor),
            chooser: (self.roles_taken > 0 && self.phase != Phase::Role).then(|| self.chooser()),
            roles: Role::ALL
                .iter()
                .map(|&role| RoleView { role, taker: self.takers[role.index()] })
                .collect(),
            roles_in_round: crate::data::roles_in_round(self.players),
            library_used: self.library_used,
            deck: self.deck.len(),
            discards: self.sees_discards(viewer).then(|| self.discards.len()),
            known_discards: self.known_discards(viewer).cards().collect(),
            drawing: self.drawing,
            tile: self.tile().map(tile_view),
            tiles_seen: self.tiles.seen().map(tile_view).collect(),
            tiles_unseen: (TILES - self.tiles.seen().count()) as u8,
            next_tile: self.tiles.at(usize::from(self.tiles_turned)).map(tile_view),
            turned_up: turned.map_or(Vec::new(), |(_, cards)| card_views(cards)),
            mine_of: turned.map(|(player, _)| player),
            seats: Player::all(self.players).map(|player| self.seat_view(player, viewer)).collect(),
            decision: self.decision().map(|(player, asked)| self.decision_view(player, asked, viewer)),
        }
    }
}

impl SanJuan {
    fn turned(&self) -> Option<(Player, Bag)> {
        let Phase::Prospector { player, step: ProspectStep::Mine { turned } } = self.phase else {
            return None;
        };
        Some((player, turned))
    }

    /// The phase in a word.
    pub fn phase_name(&self) -> &'static str {
        match self.phase {
            Phase::Governor | Phase::Deal { .. } | Phase::Variant { .. } => "setup",
            Phase::Role => "role",
            Phase::Builder { .. } => "builder",
            Phase::Producer { .. } => "producer",
            Phase::Trader { .. } => "trader",
            Phase::Councillor { .. } => "councillor",
            Phase::Prospector { .. } => "prospector",
            Phase::Chapel { .. } | Phase::Limit { .. } => "new-round",
            Phase::Over => "over",
        }
    }

    fn seat_view(&self, player: Player, viewer: Viewer) -> SeatView {
        let seat = self.seat(player);
        let open = viewer.is(player) || self.phase == Phase::Over;
        let told = self.sees_chapel(viewer, player);
        let looked = self.looked_by(player);
        SeatView {
            player,
            hand_size: seat.hand.len(),
            hand: open.then(|| self.hand_views(player)),
            marked: seat.marks.cards().collect(),
            buildings: self.building_views(player),
            covered: seat.covered.cards().collect(),
            goods: seat.goods.len(),
            tucked: told.then(|| seat.tucked.len()),
            tucked_cards: open.then(|| card_views(seat.tucked)),
            looking_at_size: looked.len(),
            looking_at: viewer.is(player).then(|| card_views(looked)),
            points: if told { score::score(seat).total } else { score::open_points(seat) },
        }
    }

    fn hand_views(&self, player: Player) -> Vec<HandView> {
        let asked = self.decision() == Some((player, Decision::Build));
        let price = |card| asked.then(|| self.price_as_it_stands(player, card, None));
        self.seat(player)
            .hand
            .cards()
            .map(|card| HandView { card: card_view(card), price: price(card) })
            .collect()
    }

    fn building_views(&self, player: Player) -> Vec<BuildingView> {
        let seat = self.seat(player);
        let mut loaded = *seat.goods.loaded();
        let building = |card: Card| {
            let left = card.good().map_or(0, |good| loaded[good.index()]);
            if let Some(good) = card.good() {
                loaded[good.index()] = left.saturating_sub(1);
            }
            BuildingView {
                card: card_view(card),
                loaded: left > 0,
                spot: spots::building(player, card, left > 0),
            }
        };
        seat.visible.cards().map(building).collect()
    }

    fn decision_view(&self, player: Player, asked: Decision, viewer: Viewer) -> DecisionView {
        let picks = self.picks();
        let picked = picks.map_or(Bag::EMPTY, |picks| picks.picked);
        let mut view = DecisionView {
            kind: asked.name(),
            player,
            building: self.building_now().map(|(_, card)| card_view(card)),
            cover: None,
            library: false,
            price: None,
            goods: Vec::new(),
            most_goods: None,
            picked: picked.len(),
            picked_cards: viewer.is(player).then(|| picked.cards().collect()),
            left: picks.map_or(0, |picks| picks.left),
        };
        self.add_build(player, &mut view);
        self.add_goods(player, &mut view);
        view
    }

    fn add_build(&self, player: Player, view: &mut DecisionView) {
        let Phase::Builder { step, .. } = &self.phase else { return };
        match step {
            BuildStep::Goods(plan) | BuildStep::Pay(plan, _) => {
                view.cover = plan.cover;
                view.library = plan.library;
                view.price = Some(plan.price);
                view.goods = goods_list(&plan.goods);
                view.most_goods = Some(crate::data::BLACK_MARKET_GOODS.min(plan.price));
            }
            BuildStep::Library { card, cover } => {
                view.cover = *cover;
                view.price = Some(self.price(player, *card, *cover, false));
            }
            BuildStep::Build
            | BuildStep::Crane { .. }
            | BuildStep::Carpenter { .. }
            | BuildStep::PoorHouse => {}
        }
    }

    fn add_goods(&self, player: Player, view: &mut DecisionView) {
        if let Phase::Producer { step: ProduceStep::Choose { chosen }, .. } = &self.phase {
            view.goods = goods_list(chosen);
            view.most_goods = Some(self.most_goods(player));
        }
        if let Phase::Trader { step: TradeStep::Choose { chosen }, .. } = &self.phase {
            view.goods = goods_list(chosen);
            view.most_goods = Some(self.sales(player, self.library_works(player)));
        }
    }
}
