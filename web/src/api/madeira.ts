// Generated from the Rust types; do not edit.
// To make it anew: cargo run -p emporio-server --features ts --example types
import type { FigureStatus } from "./types";

/**
 * The five buildings.
 */
export type Building = "moinho" | "capitania" | "alfandega" | "casa_da_coroa" | "fortaleza";

/**
 * A building and the character on it.
 */
export type BuildingView = { 
/**
 * Which.
 */
building: Building, 
/**
 * Its Region.
 */
region: number, 
/**
 * The character; none where the printed one shows.
 */
character: Character | null, 
/**
 * Whether it has no tile in this round.
 */
empty: boolean, 
/**
 * The round in which it has none.
 */
empty_in_round: number, 
/**
 * Guild dice on the character.
 */
guild_dice: number, 
/**
 * Whether a pirate die is there.
 */
pirate_die: boolean, 
/**
 * Dice that fit.
 */
room: number, 
/**
 * Action markers of each player.
 */
markers: Array<number>, 
/**
 * Bread, moves or favours with 1 to 2 and with 3 or more workers.
 */
amount: [number, number], 
/**
 * PP likewise.
 */
points: [number, number], 
/**
 * Where its figures come from.
 */
status: FigureStatus, };

/**
 * The four characters whose tiles lie on the buildings.
 */
export type Character = "administrator" | "guildmaster" | "commander" | "mayor";

/**
 * The three cities.
 */
export type City = "porto_santo" | "funchal" | "machico";

/**
 * A city.
 */
export type CityView = { 
/**
 * Which.
 */
city: City, 
/**
 * Its districts from the left.
 */
districts: Array<DistrictView>, 
/**
 * What the mayor draws.
 */
gives: Income, 
/**
 * For each own worker.
 */
per_worker: number, 
/**
 * For each neutral citizen.
 */
per_neutral: number, 
/**
 * PP with the majority.
 */
majority: number, 
/**
 * PP without it.
 */
otherwise: number, 
/**
 * Where its figures come from.
 */
status: FigureStatus, };

/**
 * The three colonies.
 */
export type Colony = "acores" | "brasil" | "india";

/**
 * A colony.
 */
export type ColonyView = { 
/**
 * Which.
 */
colony: Colony, 
/**
 * The good of its land.
 */
good: Good, 
/**
 * Workers of each player on its land.
 */
workers: Array<number>, 
/**
 * Its slots in use.
 */
slots: Array<SlotView>, 
/**
 * Its king's rewards.
 */
rewards: Array<RewardView>, 
/**
 * PP per ship in rounds 1, 3, 5.
 */
points: [number, number, number], 
/**
 * Where good and PP come from.
 */
status: FigureStatus, };

/**
 * A district with its two spaces.
 */
export type DistrictView = { 
/**
 * From 1.
 */
number: number, 
/**
 * Whether it is built.
 */
built: boolean, 
/**
 * The favour on it.
 */
favour: Favour | null, 
/**
 * The guild of that favour.
 */
guild: Guild | null, 
/**
 * The wood it costs; 0 for those built at the start.
 */
wood: number, 
/**
 * Where that comes from.
 */
status: FigureStatus, 
/**
 * Its spaces.
 */
spaces: [PawnView, PawnView], };

/**
 * The twelve guild favours.
 */
export type Favour = "monk" | "miller" | "bishop" | "patron" | "lord" | "diplomat" | "treasurer" | "navigator" | "engineer" | "policeman" | "lady" | "explorer";

/**
 * A favour before a player.
 */
export type FavourView = { 
/**
 * Which.
 */
favour: Favour, 
/**
 * Its guild.
 */
guild: Guild, 
/**
 * Whether it is face up.
 */
face_up: boolean, 
/**
 * Where its figures come from.
 */
status: FigureStatus, };

/**
 * A field, or the Forest.
 */
export type FieldView = { 
/**
 * `1a` to `3e`, `forest`.
 */
field: string, 
/**
 * Its Region; none for the Forest.
 */
region: number | null, 
/**
 * What it gives without wood; none for the Forest.
 */
good: Good | null, 
/**
 * What it may still become.
 */
becomes: Good | null, 
/**
 * Whether it was converted.
 */
converted: boolean, 
/**
 * Wood on it.
 */
wood: number, 
/**
 * Who has a worker there.
 */
workers: Array<number>, 
/**
 * Where its figures come from.
 */
status: FigureStatus, };

/**
 * What fields and colonies give and markets take.
 */
export type Good = "wheat" | "sugar" | "wine";

/**
 * The four guilds, by number.
 */
export type Guild = "g1" | "g2" | "g3" | "g4";

/**
 * What a city gives to the mayor.
 */
export type Income = "bread" | "reals" | "wood";

/**
 * A market.
 */
export type MarketView = { 
/**
 * Its good.
 */
good: Good, 
/**
 * Its slots in use.
 */
slots: Array<SlotView>, 
/**
 * PP per ship in rounds 1, 3, 5.
 */
points: [number, number, number], 
/**
 * Where these come from.
 */
status: FigureStatus, };

/**
 * What a pass space offers instead of its reals.
 */
export type PassAction = "none" | "city" | "watch" | "ship";

/**
 * A space of the order column.
 */
export type PassSpaceView = { 
/**
 * Whose marker stands on it.
 */
player: number | null, 
/**
 * Its reals.
 */
reals: number, 
/**
 * What may be done instead.
 */
action: PassAction, 
/**
 * PP with the action.
 */
points: number, 
/**
 * Whether it is used at this table.
 */
in_use: boolean, 
/**
 * Where its figures come from.
 */
status: FigureStatus, };

/**
 * What stands on a space of a city.
 */
export type PawnView = "empty" | "neutral" | { "worker": number };

/**
 * One player.
 */
export type PlayerView = { 
/**
 * Prestige points.
 */
prestige: number, 
/**
 * Wheat, sugar, wine.
 */
goods: [number, number, number], 
/**
 * Wood.
 */
wood: number, 
/**
 * Bread.
 */
bread: number, 
/**
 * Reals.
 */
reals: number, 
/**
 * Pirates; none where the viewer may not know.
 */
pirates: number | null, 
/**
 * Whether there are any: that much is open.
 */
has_pirates: boolean, 
/**
 * Level of the windmill.
 */
level: number, 
/**
 * Workers in the reserve.
 */
workers: number, 
/**
 * Workers on the watch.
 */
watch: number, 
/**
 * Workers on the board.
 */
on_board: number, 
/**
 * Ships in the reserve.
 */
ships: number, 
/**
 * Favours.
 */
favours: Array<FavourView>, 
/**
 * Requests.
 */
requests: Array<Request>, 
/**
 * Guild dice in hand.
 */
dice: Array<number>, 
/**
 * Action markers not on a building.
 */
markers: number, 
/**
 * Whether he has passed in this phase B.
 */
passed: boolean, };

/**
 * The five types of crown requests, in the order of the type table.
 */
export type Request = "trade_routes" | "expeditions" | "guild_influence" | "urbanization" | "prosperity";

/**
 * The eight king's rewards.
 */
export type Reward = "island" | "guild" | "city" | "watch" | "medal" | "loot" | "windmill" | "royal_support";

/**
 * A king's reward.
 */
export type RewardView = { 
/**
 * Which.
 */
reward: Reward, 
/**
 * Where its figures come from.
 */
status: FigureStatus, };

/**
 * A row of the guild board.
 */
export type RowView = { 
/**
 * Whose marker stands on it.
 */
player: number | null, 
/**
 * Its dice.
 */
dice: Array<number>, 
/**
 * Its requests.
 */
requests: Array<Request>, 
/**
 * Its guilds.
 */
guilds: Array<Guild>, 
/**
 * The colour of each of them.
 */
colours: Array<string>, 
/**
 * Where the guilds come from.
 */
status: FigureStatus, };

/**
 * A landing or trade slot.
 */
export type SlotView = { 
/**
 * Its name, as in actions.
 */
slot: string, 
/**
 * Whose ship is there.
 */
player: number | null, 
/**
 * Quantity to discard and reals received; two for a double slot.
 */
offers: Array<[number, number]>, 
/**
 * Where its figures come from.
 */
status: FigureStatus, };

/**
 * A game as one viewer sees it.
 */
export type View = { 
/**
 * From 1 to 5; 0 in setup.
 */
round: number, 
/**
 * `setup`, `preparation`, `characters`, `buildings`, `maintenance`, `requests` or `over`.
 */
phase: string, 
/**
 * Who has to choose; none while chance decides and at the end.
 */
mover: number | null, 
/**
 * The building being resolved in phase C.
 */
resolving: Building | null, 
/**
 * Its cost for the player who is asked, once its dice are rolled.
 */
cost: number | null, 
/**
 * The pirates for who does not pay it.
 */
cost_pirates: number | null, 
/**
 * The players in seat order.
 */
players: Array<PlayerView>, 
/**
 * The order column from the top.
 */
order: Array<PassSpaceView>, 
/**
 * The dice column from the top.
 */
rows: Array<RowView>, 
/**
 * The buildings in the order they are resolved.
 */
buildings: Array<BuildingView>, 
/**
 * Pirate dice on the watch, by value.
 */
pirate_dice: Array<number>, 
/**
 * Where the faces of the dice come from.
 */
dice_status: FigureStatus, 
/**
 * The fields, then the Forest.
 */
fields: Array<FieldView>, 
/**
 * The cities.
 */
cities: Array<CityView>, 
/**
 * The markets.
 */
markets: Array<MarketView>, 
/**
 * The colonies.
 */
colonies: Array<ColonyView>, 
/**
 * The windmill.
 */
windmill: WindmillView, };

/**
 * The windmill.
 */
export type WindmillView = { 
/**
 * Lowest level.
 */
bottom: number, 
/**
 * Highest level.
 */
top: number, 
/**
 * Where its figures come from.
 */
status: FigureStatus, };
