// Generated from the Rust types; do not edit.
// To make it anew: cargo run -p emporio-server --features ts --example types
import type { Player } from "./types";

/** A building, in the order of the building table. */
export type Building = "small_indigo_plant" | "small_sugar_mill" | "small_market" | "hacienda" | "construction_hut" | "small_warehouse" | "indigo_plant" | "sugar_mill" | "hospice" | "office" | "large_market" | "large_warehouse" | "tobacco_storage" | "coffee_roaster" | "factory" | "university" | "harbor" | "wharf" | "guild_hall" | "residence" | "fortress" | "customs_house" | "city_hall";

/** A building of the table. */
export interface BuildingView {
  /** Which. */
  building: Building;
  /** Copies left for sale. */
  left: number;
  /** Cost before discounts. */
  cost: number;
  /** What the mover would pay now; none outside the builder's phase. */
  price: number | null;
  /** Printed points. */
  vp: number;
  /** Room for colonists. */
  circles: number;
  /** The column: quarries that help at most. */
  column: number;
  /** City spaces that it takes. */
  spaces: number;
  /** The good that it makes; none for violet ones. */
  makes: Good | null;
}

/** A building in a city. */
export interface CityView {
  /** Which. */
  building: Building;
  /** Colonists on it. */
  colonists: number;
  /** Room for colonists. */
  circles: number;
  /** City spaces that it takes. */
  spaces: number;
}

/** Why the game ends. */
export type Ending = "colonists" | "city" | "victory_points";

/** A kind of good, and of plantation, in the order of the goods table. */
export type Good = "corn" | "indigo" | "sugar" | "tobacco" | "coffee";

/** A number of one good or plantation. */
export interface GoodCount {
  /** The kind. */
  good: Good;
  /** How many. */
  count: number;
}

/** The trading house. */
export interface HouseView {
  /** Goods that fit. */
  spaces: number;
  /** The goods in it, one entry for each barrel. */
  goods: Good[];
}

/** The island tiles of one kind. */
export interface IslandView {
  /** The kind. */
  tile: Tile;
  /** How many tiles. */
  count: number;
  /** Colonists on them. */
  colonists: number;
}

/** What is decided now. */
export type PhaseName = "turn_up" | "role" | "hacienda" | "hacienda_draw" | "settler" | "mayor_privilege" | "mayor" | "builder" | "production" | "craftsman" | "trader" | "captain" | "points" | "storage" | "over";

/** A place for colonists. */
export interface PlaceView {
  /** Its name in the notation: a kind of tile or a building. */
  name: string;
  /** The kind of tile, if it is one. */
  tile: Tile | null;
  /** The building, if it is one. */
  building: Building | null;
  /** Room for colonists. */
  circles: number;
  /** Colonists placed there so far; 0 from `at` on. */
  colonists: number;
  /** Whether it is settled already. */
  done: boolean;
  /** The fewest that may be placed here; told for the place that is asked now. */
  least: number | null;
  /** The most that may be placed here; told for the place that is asked now. */
  most: number | null;
}

/** How the mover's colonists are being placed. */
export interface PlacingView {
  /** Who places. */
  player: Player;
  /** Colonists still to be placed, all of which must stand on circles. */
  left: number;
  /** The index in `places` that is asked now. */
  at: number;
  /** Every place with circles in canonical order. */
  places: PlaceView[];
}

/** A player's board. */
export interface PlayerView {
  /** Whose. */
  player: Player;
  /** Money. */
  doubloons: number;
  /** Victory points earned by shipping; none if hidden from the viewer. */
  vp: number | null;
  /** Points printed on buildings. */
  building_vp: number;
  /** Points as they stand, bonuses included; none if hidden from the viewer. */
  score: number | null;
  /** Barrels, by good. */
  goods: GoodCount[];
  /** What the next craftsman phase would bring if the supply had it all. */
  capacity: GoodCount[];
  /** Island tiles, by kind, only those there are. */
  island: IslandView[];
  /** Empty island spaces. */
  island_free: number;
  /** Buildings in the order of the table. */
  city: CityView[];
  /** Empty city spaces. */
  city_free: number;
  /** Spare colonists; in the mayor's phase those still to be placed. */
  san_juan: number;
  /** All colonists of the board. */
  colonists: number;
  /** Whether the wharf has been used in this captain's phase. */
  wharf_used: boolean;
}

/** A role card; the second prospector is a card of its own. */
export type Role = "settler" | "mayor" | "builder" | "craftsman" | "trader" | "captain" | "prospector" | "second_prospector";

/** A role card. */
export interface RoleView {
  /** Which. */
  role: Role;
  /** Doubloons on it. */
  doubloons: number;
  /** Who has taken it in this round. */
  taken_by: Player | null;
}

/** A cargo ship. */
export interface ShipView {
  /** Barrels that fit. */
  size: number;
  /** The kind on board. */
  good: Good | null;
  /** Barrels on board. */
  barrels: number;
}

/** What the mover has chosen to store so far. */
export interface StoringView {
  /** Kinds chosen for warehouses. */
  chosen: Good[];
  /** Warehouse places still to be filled; at 0 the single good is asked. */
  places: number;
}

/** A kind of island tile: the five plantations, then the quarry. */
export type Tile = "corn" | "indigo" | "sugar" | "tobacco" | "coffee" | "quarry";

/** Everything that one viewer may see. */
export interface View {
  /** The round now played, from 1. */
  round: number;
  /** Who takes the first role of the round. */
  governor: Player;
  /** The role now carried out; none while a role is chosen and at the end. */
  role: Role | null;
  /** What is decided now. */
  phase: PhaseName;
  /** Who takes a role, or took the role now carried out. */
  taker: Player;
  /** Who has to choose; none at a chance node and at the end. */
  mover: Player | null;
  /** The end condition that is met: this is the last round. */
  last_round: Ending | null;
  /** Whether the game is over. */
  over: boolean;
  /** Whether victory points held are open to all. */
  open_scores: boolean;
  /** The role cards in play. */
  roles: RoleView[];
  /** Chips left. */
  vp_pool: number;
  /** Colonists in the supply. */
  colonists: number;
  /** Colonists on the colonist ship. */
  colonist_ship: number;
  /** Barrels in the supply, by good. */
  goods: GoodCount[];
  /** The trading house. */
  house: HouseView;
  /** Cargo ships, ascending by size. */
  ships: ShipView[];
  /** Face-up plantations, one entry for each tile. */
  face_up: Good[];
  /** Quarries left. */
  quarries: number;
  /** Face-down plantations: how many, and of which kinds (their order is nobody's knowledge). */
  stock: GoodCount[];
  /** Discarded plantations. */
  discards: GoodCount[];
  /** The building table with what is left of each. */
  buildings: BuildingView[];
  /** The players in seat order. */
  players: PlayerView[];
  /** In the mayor's phase: how the mover's colonists are being placed. */
  placing: PlacingView | null;
  /** While goods are stored: what the mover has chosen so far. */
  storing: StoringView | null;
}
