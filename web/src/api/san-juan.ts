// Generated from the Rust types; do not edit.
// To make it anew: cargo run -p emporio-server --features ts --example types
import type { Player } from "./types";

/** A visible building. */
export interface BuildingView extends CardView {
  /** Whether a good lies on it. */
  loaded: boolean;
  /** Its place on the board, shared by equal ones. */
  spot: string;
}

/** [GEN-1] A type of card: building, money or good by where it lies. In the canonical order of the rules page. */
export type Card = "indigo_plant" | "sugar_mill" | "tobacco_storage" | "coffee_roaster" | "silver_smelter" | "smithy" | "gold_mine" | "archive" | "poor_house" | "black_market" | "trading_post" | "well" | "market_stand" | "crane" | "chapel" | "tower" | "aqueduct" | "carpenter" | "prefecture" | "market_hall" | "quarry" | "library" | "statue" | "victory_column" | "hero" | "guild_hall" | "city_hall" | "triumphal_arch" | "palace";

/** A card with its figures. */
export interface CardView {
  /** Its type. */
  card: Card;
  /** Its name in text keys, `building-KEY` and `building-KEY-does`. */
  key: string;
  /** Plant, violet building or monument. */
  kind: Kind;
  /** The printed cost. */
  cost: number;
  /** The printed victory points; 0 for those that count at the end. */
  points: number;
  /** The good that it makes as a plant; none for violet buildings. */
  good: Good | null;
}

/** A building that the crane may cover. */
export type Cover = { "loaded": Good } | { "empty": Good } | { "violet": Card };

/** The decision that is running: open to all but for the cards named. */
export interface DecisionView {
  /** Which question; the text is `prompt-WORD`. */
  kind: string;
  /** Who is asked. */
  player: Player;
  /** The card being built. */
  building: CardView | null;
  /** The building it will cover. */
  cover: Cover | null;
  /** Whether the library lowers the price. */
  library: boolean;
  /** The price before black-market goods. */
  price: number | null;
  /** Goods named so far: spent, produced or sold. */
  goods: Good[];
  /** The most goods that may be named. */
  most_goods: number | null;
  /** Cards named so far. */
  picked: number;
  /** Which, for the one who names them. */
  picked_cards: Card[] | null;
  /** Cards still to be named. */
  left: number;
}

/** When a city of twelve buildings ends the game. */
export type End = "after_builder" | "twelfth";

/** A kind of good, in canonical order. */
export type Good = "indigo" | "sugar" | "tobacco" | "coffee" | "silver";

/** A card in hand. */
export interface HandView extends CardView {
  /** What its owner would pay for it now, before crane and black market; none while they are not asked to build. */
  price: number | null;
}

/** What a card does as a building. */
export type Kind = "plant" | "violet" | "monument";

/** What a tile pays for a good. */
export interface PriceView {
  /** The good. */
  good: Good;
  /** Cards for one of it. */
  cards: number;
}

/** A role card. */
export type Role = "builder" | "producer" | "trader" | "councillor" | "prospector";

/** A role and who has taken it in this round. */
export interface RoleView {
  /** The role. */
  role: Role;
  /** Who has taken it. */
  taker: Player | null;
}

/** One player's side of the table. */
export interface SeatView {
  /** Whose. */
  player: Player;
  /** Cards in hand. */
  hand_size: number;
  /** The hand, for its owner and at the end. */
  hand: HandView[] | null;
  /** Cards in hand that all have seen a gold mine give. */
  marked: Card[];
  /** The visible buildings. */
  buildings: BuildingView[];
  /** Buildings covered with the crane. */
  covered: Card[];
  /** Goods on plants. */
  goods: number;
  /** How many cards lie under the chapel; none where the viewer is not told. */
  tucked: number | null;
  /** Which, for their owner and at the end. */
  tucked_cards: CardView[] | null;
  /** Cards being looked at as councillor. */
  looking_at_size: number;
  /** Which, for the one who looks. */
  looking_at: CardView[] | null;
  /** Victory points as they stand; where the viewer is not told what lies under the chapel, without those cards. */
  points: number;
}

/** A trading-house tile. */
export type Tile = "t1" | "t2" | "t3" | "t4" | "t5";

/** A tile and its prices. */
export interface TileView {
  /** The tile. */
  tile: Tile;
  /** Its number, from 1. */
  number: number;
  /** What it pays for each good. */
  prices: PriceView[];
}

/** All that a viewer may see of a game of San Juan. */
export interface View {
  /** Whose eyes. */
  viewer: Viewer;
  /** The variant set-up is played. */
  variant: boolean;
  /** When a city of twelve buildings ends the game. */
  end: End;
  /** The visible buildings that end it. */
  city: number;
  /** The last round there can be; none without a limit. */
  round_cap: number | null;
  /** The round, from 1. */
  round: number;
  /** `setup`, `role`, the name of the role carried out, `new-round` or `over`. */
  phase: string;
  /** Who leads the round; none before the first is drawn. */
  governor: Player | null;
  /** Whose role is carried out. */
  chooser: Player | null;
  /** The roles in the order of the rules page. */
  roles: RoleView[];
  /** Roles taken in a round. */
  roles_in_round: number;
  /** Two players: the governor has used the library in this round. */
  library_used: boolean;
  /** Cards in the deck. */
  deck: number;
  /** Cards in the discards; none where this would tell what lies under a chapel. */
  discards: number | null;
  /** The discards that the viewer knows, since the last reshuffle. */
  known_discards: Card[];
  /** Cards that are being drawn now. */
  drawing: number;
  /** The tile that is face up. */
  tile: TileView | null;
  /** The tiles seen so far, in order. */
  tiles_seen: TileView[];
  /** How many tiles nobody has seen yet. */
  tiles_unseen: number;
  /** The tile of the next trader phase, once all five are known. */
  next_tile: TileView | null;
  /** Cards turned up by a gold mine. */
  turned_up: CardView[];
  /** Whose gold mine works. */
  mine_of: Player | null;
  /** The players, in seat order. */
  seats: SeatView[];
  /** The decision that is running. */
  decision: DecisionView | null;
}

/** Whose eyes a view is made for. */
export type Viewer = { "player": Player } | "spectator";
