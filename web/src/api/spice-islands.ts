// Generated from the Rust types; do not edit.
// To make it anew: cargo run -p emporio-server --features ts --example types
import type { Figure, Player } from "./types";

/** A colour on a coloured die: the five organisations in their order, then purple. */
export type SpiceColour = "green" | "blue" | "yellow" | "orange" | "black" | "purple";

/** A shipping company. */
export type SpiceCompany = "green" | "blue" | "yellow";

/** The whole table. */
export interface SpiceIslandsView {
  /** Turns begun. */
  turn: number;
  /** The last turn, where the table has set one. */
  turn_limit: number | null;
  /** Whose turn it is; none before the first. */
  active: Player | null;
  /** Where the game stands: `deal`, `first`, `roll`, `buy`, `act`, `after_move`, `attack`, `pick`, `vote`, `tie` or `over`. */
  phase: string;
  /** Purple dice still to be resolved. */
  buying_rounds: number;
  /** The colours of the dice, in the order in which a roll counts them. */
  colours: SpiceColour[];
  /** Dice of this turn not yet spent. */
  dice: SpiceColour[];
  /** Pawns whose free action is still open. */
  free_action: SpiceOrganisation[];
  /** Attacks that the pirates may still make in this turn beside the dice (`attack_cost = beside_move`). */
  pirate_attacks: number;
  /** The same of the navy. */
  navy_attacks: number;
  /** Units from which one is to be picked. */
  pick: SpiceUnit[];
  /** The election or mutiny in progress. */
  vote: SpiceVoteView | null;
  /** The spaces of the map: lane, other sea spaces, Madagascar. */
  spaces: SpiceSpaceView[];
  /** Pairs of spaces joined by blue lines. */
  blue_lines: Array<[string, string]>;
  /** Pairs of spaces joined by grey lines. */
  grey_lines: Array<[string, string]>;
  /** The merchant ships. */
  ships: SpiceShipView[];
  /** Where the navy ship is. */
  navy: string;
  /** Where the pirate ship is. */
  pirates: string;
  /** What it carries. */
  pirate_cargo: SpiceUnit[];
  /** Pirate dice of an attack by the navy. */
  navy_attack_dice: number;
  /** The chance that one of them shows a skull, in percent. */
  navy_attack_chance: number;
  /** How many faces of a pirate die show a skull, and how many faces it has. */
  skull_faces: [number, number];
  /** The organisations. */
  organisations: SpiceOrganisationView[];
  /** The players in seat order. */
  players: SpicePlayerView[];
  /** The units of each kind. */
  units: SpiceUnitView[];
  /** The deeds that would settle something now, a last step of a track or a sale, each by its places: a pawn may then change hands, so it matters whether a die pays or the pawn. */
  settling: Array<string[]>;
  /** The space of a track that triggers. */
  track: number;
  /** Units that a merchant ship holds. */
  hold: number;
  /** Units that the pirate ship holds. */
  pirate_hold: number;
  /** Share prices, cheapest first. */
  prices: number[];
  /** [CFG-3] Figures and readings in force that are not simply the book's, with their status. */
  figures: Figure[];
  /** Why the game ended. */
  ending: string | null;
}

/** Whatever has shares, a treasury and a captain. */
export type SpiceOrganisation = "green" | "blue" | "yellow" | "navy" | "pirates";

/** An organisation. */
export interface SpiceOrganisationView {
  /** Which. */
  organisation: SpiceOrganisation;
  /** The colour of its dice. */
  colour: SpiceColour;
  /** Its money. */
  treasury: number;
  /** What a share would bring in a revenue now (for the pirates: in a split of three or more, without a sale). */
  share_value: number;
  /** The price of the top share. */
  price: number | null;
  /** Shares in the pile. */
  pile: number;
  /** Shares in players' hands. */
  held: number;
  /** Shares of each player. */
  shares: number[];
  /** Who has the captain pawn. */
  captain: Player | null;
  /** The election marker; for the pirates the mutiny marker. */
  election: number;
  /** The revenue marker; none for the pirates. */
  revenue: number | null;
  /** Dice of its colour left in this turn. */
  dice: number;
  /** What each player would get if it paid now: by a revenue; for the pirates, by a sale of what they carry. */
  payout: number[];
  /** The dice of each player if the active player made the last step of the election or mutiny now. */
  vote_dice: number[];
}

/** A player. */
export interface SpicePlayerView {
  /** The seat. */
  player: Player;
  /** Money. */
  cash: number;
  /** Captain pawns held. */
  pawns: SpiceOrganisation[];
  /** Shares held, by organisation. */
  shares: number[];
  /** What the player would have if every organisation paid now. */
  worth: number;
}

/** A merchant ship. */
export interface SpiceShipView {
  /** Its company. */
  company: SpiceCompany;
  /** Where it stands. */
  place: string;
  /** What it carries. */
  cargo: SpiceUnit[];
  /** The port it goes to; none while it is empty. */
  bound_for: string | null;
  /** Moves to that port. */
  moves_left: number | null;
  /** What its cargo would bring to each treasury on arrival. */
  brings: Array<[SpiceOrganisation, number]>;
  /** Pirate dice of an attack on it. */
  attack_dice: number;
  /** The chance that one of them shows a skull, in percent. */
  attack_chance: number;
  /** Whether it can never move again: empty, in a port where nothing is left to load. */
  stranded: boolean;
}

/** A space of the map. */
export interface SpiceSpaceView {
  /** Its name. */
  name: string;
  /** Whether merchant ships pass there. */
  lane: boolean;
  /** Blue lines to Europe; none off the lane. */
  to_europe: number | null;
  /** What lies in port. */
  stock: Array<[SpiceUnit, number]>;
}

/** A good of a colour, or a spice. */
export type SpiceUnit = "green" | "blue" | "yellow" | "spice";

/** The units of a kind. */
export interface SpiceUnitView {
  /** Which kind. */
  unit: SpiceUnit;
  /** How many lie in port. */
  in_port: number;
  /** How many are aboard merchant ships. */
  aboard: number;
  /** How many the pirates have. */
  with_pirates: number;
  /** How many are out of the game. */
  removed: number;
  /** How many there are in all: when so many are removed, the game ends. */
  all: number;
}

/** An election or mutiny in progress. */
export interface SpiceVoteView {
  /** Whose captain is sought. */
  organisation: SpiceOrganisation;
  /** The dice of each player. */
  dice: number[];
  /** What each player rolled so far; none for those who have not. */
  rolled: Array<number | null>;
}
