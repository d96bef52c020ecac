// The view of Madeira as its board reads it.

export type Status = 'book' | 'inferred' | 'reconstructed' | 'table';
export type Pawn = 'empty' | 'neutral' | { worker: number };

export interface FavourView {
  favour: string;
  guild: string;
  face_up: boolean;
  status: Status;
}

export interface PlayerView {
  prestige: number;
  goods: [number, number, number];
  wood: number;
  bread: number;
  reals: number;
  pirates: number | null;
  has_pirates: boolean;
  level: number;
  workers: number;
  watch: number;
  on_board: number;
  ships: number;
  favours: FavourView[];
  requests: string[];
  /** What each request would bring now. */
  brings: number[];
  bread_due: number;
  wood_due: number;
  dice: number[];
  markers: number;
  passed: boolean;
}

export interface PassSpaceView {
  player: number | null;
  reals: number;
  action: 'none' | 'city' | 'watch' | 'ship';
  points: number;
  in_use: boolean;
  status: Status;
}

export interface RowView {
  player: number | null;
  dice: number[];
  requests: string[];
  guilds: string[];
  status: Status;
}

export interface BuildingView {
  building: string;
  region: number;
  character: string | null;
  empty: boolean;
  empty_in_round: number;
  guild_dice: number;
  pirate_die: boolean;
  room: number;
  markers: number[];
  amount: [number, number];
  points: [number, number];
  /** What it will cost at the least and at the most, by the dice that lie there. */
  cost: [number, number];
  /** Bread for the die in hand. */
  bread: number | null;
  /** The box that each player's workers reach: 0 none, 1 the small one, 2 the large one. */
  boxes: number[];
  /** Sum of the guild dice rolled, and the pirate die. */
  rolled: number | null;
  rolled_pirate: number | null;
  status: Status;
}

export interface RegionView {
  region: number;
  /** Workers of each player on its fields. */
  workers: number[];
  /** What a harvest would give the viewer now. */
  harvest: [string, number][];
}

export interface CrownView {
  /** How many requests are fulfilled in this round, of how many; 0 where fields are converted. */
  fulfil: number;
  of: number;
  from: string | null;
  to: string | null;
  /** Which of the three figures per ship counts next. */
  column: number;
  /** The round of that request. */
  round: number;
}

export interface WoodView {
  left: number;
  bought: number;
  price: number;
  /** None where the wood is free. */
  next: number | null;
}

export interface AmountView {
  amount: number;
  pirates: number;
  reals: number;
  points: number;
}

export interface FieldView {
  field: string;
  region: number | null;
  good: string | null;
  becomes: string | null;
  converted: boolean;
  wood: number;
  workers: number[];
  status: Status;
}

export interface DistrictView {
  number: number;
  built: boolean;
  favour: string | null;
  guild: string | null;
  wood: number;
  status: Status;
  spaces: [Pawn, Pawn];
}

export interface CityView {
  city: string;
  districts: DistrictView[];
  gives: string;
  per_worker: number;
  per_neutral: number;
  majority: number;
  otherwise: number;
  /** Who has the majority now. */
  holder: Pawn;
  /** What the Mayor would draw for the viewer now. */
  draws: number;
  status: Status;
}

export interface SlotView {
  slot: string;
  player: number | null;
  offers: [number, number][];
  status: Status;
}

export interface MarketView {
  good: string;
  slots: SlotView[];
  points: [number, number, number];
  status: Status;
}

export interface ColonyView {
  colony: string;
  good: string;
  workers: number[];
  slots: SlotView[];
  rewards: { reward: string; status: Status }[];
  points: [number, number, number];
  status: Status;
}

export interface View {
  round: number;
  phase: 'setup' | 'preparation' | 'characters' | 'buildings' | 'maintenance' | 'requests' | 'over';
  mover: number | null;
  resolving: string | null;
  cost: number | null;
  cost_pirates: number | null;
  players: PlayerView[];
  order: PassSpaceView[];
  rows: RowView[];
  buildings: BuildingView[];
  pirate_dice: number[];
  dice_status: Status;
  fields: FieldView[];
  cities: CityView[];
  markets: MarketView[];
  colonies: ColonyView[];
  held: string | null;
  regions: RegionView[];
  crown: CrownView;
  taking: WoodView | null;
  amounts: AmountView[];
  windmill: { bottom: number; top: number; status: Status };
}
