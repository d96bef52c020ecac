// Generated from the Rust types; do not edit.
// To make it anew: cargo run -p emporio-server --features ts --example types
import type { FigureStatus, Text } from "./types";

/** An amount that may be given, with what follows. */
export interface AmountView {
  /** How much. */
  amount: number;
  /** Pirates for the rest. */
  pirates: number;
  /** Reals for what must be bought. */
  reals: number;
  /** PP. */
  points: number;
}

/** The five buildings. */
export type Building = "moinho" | "capitania" | "alfandega" | "casa_da_coroa" | "fortaleza";

/** A building and the character on it. */
export interface BuildingView {
  /** Which. */
  building: Building;
  /** Its Region. */
  region: number;
  /** The character; none where the printed one shows. */
  character: Character | null;
  /** Whether it has no tile in this round. */
  empty: boolean;
  /** The round in which it has none. */
  empty_in_round: number;
  /** Guild dice on the character. */
  guild_dice: number;
  /** Whether a pirate die is there. */
  pirate_die: boolean;
  /** Dice that fit. */
  room: number;
  /** Action markers of each player. */
  markers: number[];
  /** Bread, moves or favours with 1 to 2 and with 3 or more workers. */
  amount: [number, number];
  /** PP likewise. */
  points: [number, number];
  /** What it will cost at the least and at the most, by the dice that lie there. */
  cost: [number, number];
  /** Bread for the die in hand. */
  bread: number | null;
  /** Whether the action of its tile could do nothing now, for the die just placed there. */
  idle: boolean;
  /** Whether its turn in phase C is still to come. */
  stage: Stage;
  /** The box that each player's workers reach: 0 none, 1 the upper one, 2 the lower one. */
  boxes: number[];
  /** Sum of its guild dice, while it is resolved. */
  rolled: number | null;
  /** Its pirate die, while it is resolved. */
  rolled_pirate: number | null;
  /** Where its figures come from. */
  status: FigureStatus;
}

/** The four characters whose tiles lie on the buildings. */
export type Character = "administrator" | "guildmaster" | "commander" | "mayor";

/** The three cities. */
export type City = "porto_santo" | "funchal" | "machico";

/** A city. */
export interface CityView {
  /** Which. */
  city: City;
  /** Its districts from the left. */
  districts: DistrictView[];
  /** What the mayor draws. */
  gives: Income;
  /** For each own worker. */
  per_worker: number;
  /** For each neutral citizen. */
  per_neutral: number;
  /** PP with the majority. */
  majority: number;
  /** PP without it. */
  otherwise: number;
  /** Who has the majority now. */
  holder: PawnView;
  /** What the Mayor would draw for the viewer now. */
  draws: number;
  /** Where its figures come from. */
  status: FigureStatus;
}

/** A choice that is not open now. */
export interface ClosedView {
  /** The choice in words. */
  text: Text;
  /** Why it is not open. */
  why: Text;
  /** The clause that forbids it. */
  clause: string;
  /** Where it would be lit. */
  at: string[];
}

/** The three colonies. */
export type Colony = "acores" | "brasil" | "india";

/** A colony. */
export interface ColonyView {
  /** Which. */
  colony: Colony;
  /** The good of its land. */
  good: Good;
  /** Workers of each player on its land. */
  workers: number[];
  /** Its slots in use. */
  slots: SlotView[];
  /** Its king's rewards. */
  rewards: RewardView[];
  /** PP per ship in rounds 1, 3, 5. */
  points: [number, number, number];
  /** Where good and PP come from. */
  status: FigureStatus;
}

/** What phase E does in this round. */
export interface CrownView {
  /** How many requests each player fulfils; 0 where fields are converted. */
  fulfil: number;
  /** Of so many that they hold then. */
  of: number;
  /** The good whose fields are converted. */
  from: Good | null;
  /** What these fields give from then on. */
  to: Good | null;
  /** Which of the three figures per ship counts for the next request, from 0. */
  column: number;
  /** The round of that request. */
  round: number;
}

/** A district with its two spaces. */
export interface DistrictView {
  /** From 1. */
  number: number;
  /** Whether it is built. */
  built: boolean;
  /** The favour on it. */
  favour: Favour | null;
  /** The guild of that favour. */
  guild: Guild | null;
  /** The wood it costs; 0 for those built at the start. */
  wood: number;
  /** Where that comes from. */
  status: FigureStatus;
  /** Its spaces. */
  spaces: [PawnView, PawnView];
}

/** The twelve guild favours. */
export type Favour = "monk" | "miller" | "bishop" | "patron" | "lord" | "diplomat" | "treasurer" | "navigator" | "engineer" | "policeman" | "lady" | "explorer";

/** A favour before a player. */
export interface FavourView {
  /** Which. */
  favour: Favour;
  /** Its guild. */
  guild: Guild;
  /** Whether it is face up. */
  face_up: boolean;
  /** Where its figures come from. */
  status: FigureStatus;
}

/** A field, or the Forest. */
export interface FieldView {
  /** `1a` to `3e`, `forest`. */
  field: string;
  /** Its Region; none for the Forest. */
  region: number | null;
  /** What it gives without wood; none for the Forest. */
  good: Good | null;
  /** What it may still become. */
  becomes: Good | null;
  /** Whether it was converted. */
  converted: boolean;
  /** Wood on it. */
  wood: number;
  /** Who has a worker there. */
  workers: number[];
  /** Where its figures come from. */
  status: FigureStatus;
}

/** What fields and colonies give and markets take. */
export type Good = "wheat" | "sugar" | "wine";

/** The four guilds, by number. */
export type Guild = "g1" | "g2" | "g3" | "g4";

/** What a city gives to the mayor. */
export type Income = "bread" | "reals" | "wood";

/** A market. */
export interface MarketView {
  /** Its good. */
  good: Good;
  /** Its slots in use. */
  slots: SlotView[];
  /** PP per ship in rounds 1, 3, 5. */
  points: [number, number, number];
  /** Where these come from. */
  status: FigureStatus;
}

/** What a pass space offers instead of its reals. */
export type PassAction = "none" | "city" | "watch" | "ship";

/** A space of the order column. */
export interface PassSpaceView {
  /** Whose marker stands on it. */
  player: number | null;
  /** Its reals. */
  reals: number;
  /** What may be done instead. */
  action: PassAction;
  /** PP with the action. */
  points: number;
  /** Whether it is used at this table. */
  in_use: boolean;
  /** Where its figures come from. */
  status: FigureStatus;
}

/** What stands on a space of a city. */
export type PawnView = "empty" | "neutral" | { "worker": number };

/** One player. */
export interface PlayerView {
  /** Prestige points. */
  prestige: number;
  /** Wheat, sugar, wine. */
  goods: [number, number, number];
  /** Wood. */
  wood: number;
  /** Bread. */
  bread: number;
  /** Reals. */
  reals: number;
  /** Pirates; none where the viewer may not know. */
  pirates: number | null;
  /** Whether there are any: that much is open. */
  has_pirates: boolean;
  /** Level of the windmill. */
  level: number;
  /** Workers in the reserve. */
  workers: number;
  /** Workers on the watch. */
  watch: number;
  /** Workers on the board. */
  on_board: number;
  /** Ships in the reserve. */
  ships: number;
  /** Favours. */
  favours: FavourView[];
  /** Requests. */
  requests: Request[];
  /** What each of them would bring now. */
  brings: number[];
  /** Bread still due in phase D of this round as things stand. */
  bread_due: number;
  /** Pirates that the bread missing for it would bring. */
  hunger: number;
  /** Wood still due for the ships in phase D of this round as things stand. */
  wood_due: number;
  /** Guild dice in hand. */
  dice: number[];
  /** Action markers not on a building. */
  markers: number;
  /** Whether they have passed in this phase B. */
  passed: boolean;
}

/** A Region and the workers on its fields. */
export interface RegionView {
  /** From 1 to 3. */
  region: number;
  /** Workers of each player on its fields. */
  workers: number[];
  /** What a harvest would give the viewer now. */
  harvest: Array<[Stuff, number]>;
}

/** The five types of crown requests, in the order of the type table. */
export type Request = "trade_routes" | "expeditions" | "guild_influence" | "urbanization" | "prosperity";

/** The eight king's rewards. */
export type Reward = "island" | "guild" | "city" | "watch" | "medal" | "loot" | "windmill" | "royal_support";

/** A king's reward. */
export interface RewardView {
  /** Which. */
  reward: Reward;
  /** Where its figures come from. */
  status: FigureStatus;
}

/** A row of the guild board. */
export interface RowView {
  /** Whose marker stands on it. */
  player: number | null;
  /** Its dice. */
  dice: number[];
  /** Its requests. */
  requests: Request[];
  /** Its guilds. */
  guilds: Guild[];
  /** The colour of each of them. */
  colours: string[];
  /** Where the guilds come from. */
  status: FigureStatus;
}

/** A landing or trade slot. */
export interface SlotView {
  /** Its name, as in actions. */
  slot: string;
  /** Whose ship is there. */
  player: number | null;
  /** Quantity to discard and reals received; two for a double slot. */
  offers: Array<[number, number]>;
  /** Where its figures come from. */
  status: FigureStatus;
}

/** How far a building has come in phase C. */
export type Stage = "ahead" | "over" | "spare";

/** Everything a player holds in amounts. */
export type Stuff = "wheat" | "sugar" | "wine" | "wood" | "bread" | "reals" | "prestige";

/** A game as one viewer sees it. */
export interface View {
  /** From 1; 0 in setup. */
  round: number;
  /** How many rounds there are. */
  rounds: number;
  /** The phases of a round, in order. */
  phases: string[];
  /** `setup`, `preparation`, `characters`, `buildings`, `maintenance`, `requests` or `over`. */
  phase: string;
  /** Who has to choose; none while chance decides and at the end. */
  mover: number | null;
  /** The building being resolved in phase C. */
  resolving: Building | null;
  /** Its cost for the player who is asked, once its dice are rolled. */
  cost: number | null;
  /** The pirates for who does not pay it. */
  cost_pirates: number | null;
  /** The players in seat order. */
  players: PlayerView[];
  /** The order column from the top. */
  order: PassSpaceView[];
  /** The dice column from the top. */
  rows: RowView[];
  /** The buildings in the order they are resolved. */
  buildings: BuildingView[];
  /** Pirate dice on the watch, by value. */
  pirate_dice: number[];
  /** Where the faces of the dice come from. */
  dice_status: FigureStatus;
  /** The fields, then the Forest. */
  fields: FieldView[];
  /** The cities. */
  cities: CityView[];
  /** The markets. */
  markets: MarketView[];
  /** The colonies. */
  colonies: ColonyView[];
  /** The windmill. */
  windmill: WindmillView;
  /** The place of the piece that was picked up and waits to be put down. */
  held: string | null;
  /** The Regions. */
  regions: RegionView[];
  /** What phase E does in this round. */
  crown: CrownView;
  /** Wood that is being taken. */
  taking: WoodView | null;
  /** The amounts that may be given now. */
  amounts: AmountView[];
  /** What the viewer might look for among their choices and does not find there. */
  closed: ClosedView[];
}

/** The windmill. */
export interface WindmillView {
  /** Lowest level. */
  bottom: number;
  /** Highest level. */
  top: number;
  /** Where its figures come from. */
  status: FigureStatus;
}

/** Wood that is being bought or received. */
export interface WoodView {
  /** How much is still to be taken. */
  left: number;
  /** What all that is bought in this turn will cost then; none where the wood is free. */
  price: number | null;
}
