// What the board of Puerto Rico is drawn from.
export type Good = 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee';
export type Tile = Good | 'quarry';

export interface GoodCount { good: Good; count: number }
export interface RoleView { role: string; doubloons: number; taken_by: number | null }
export interface ShipView { size: number; good: Good | null; barrels: number }
export interface BuildingView {
  building: string;
  left: number;
  cost: number;
  price: number | null;
  vp: number;
  circles: number;
  column: number;
  spaces: number;
  makes: Good | null;
}
export interface IslandView { tile: Tile; count: number; colonists: number }
export interface CityView { building: string; colonists: number; circles: number; spaces: number }
export interface PlayerView {
  player: number;
  doubloons: number;
  vp: number | null;
  building_vp: number;
  score: number | null;
  goods: GoodCount[];
  capacity: GoodCount[];
  island: IslandView[];
  island_free: number;
  city: CityView[];
  city_free: number;
  san_juan: number;
  colonists: number;
  wharf_used: boolean;
}
export interface PlaceView {
  name: string;
  tile: Tile | null;
  building: string | null;
  circles: number;
  colonists: number;
  done: boolean;
  least: number | null;
  most: number | null;
}
export interface PlacingView { player: number; left: number; at: number; places: PlaceView[] }
export interface View {
  round: number;
  governor: number;
  role: string | null;
  phase: string;
  taker: number;
  mover: number | null;
  last_round: string | null;
  over: boolean;
  open_scores: boolean;
  roles: RoleView[];
  vp_pool: number;
  colonists: number;
  colonist_ship: number;
  goods: GoodCount[];
  house: { spaces: number; goods: Good[] };
  ships: ShipView[];
  face_up: Good[];
  quarries: number;
  stock: GoodCount[];
  discards: GoodCount[];
  buildings: BuildingView[];
  players: PlayerView[];
  placing: PlacingView | null;
  storing: { chosen: Good[]; places: number } | null;
}
