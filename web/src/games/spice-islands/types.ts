// The shapes that the board draws.
export type Company = 'green' | 'blue' | 'yellow';
export type Organisation = Company | 'navy' | 'pirates';
export type Colour = Company | 'orange' | 'black' | 'purple';
export type Unit = Company | 'spice';

export interface SpaceView { name: string; lane: boolean; to_europe: number | null; stock: [Unit, number][] }
export interface ShipView { company: Company; place: string; cargo: Unit[]; bound_for: string | null; moves_left: number | null; brings: [Organisation, number][]; attack_dice: number }
export interface OrganisationView {
  organisation: Organisation; colour: Colour; treasury: number; share_value: number; price: number | null; pile: number; held: number;
  shares: number[]; captain: number | null; election: number; revenue: number | null; dice: number; payout: number[]; vote_dice: number[];
}
export interface PlayerView { player: number; cash: number; pawns: Organisation[]; shares: number[]; worth: number }
export interface UnitView { unit: Unit; in_port: number; aboard: number; with_pirates: number; removed: number; all: number }
export interface VoteView { organisation: Organisation; dice: number[]; rolled: (number | null)[] }
export interface Figure { id: string; value: string; status: string }
export interface View {
  turn: number; turn_limit: number | null; active: number | null; phase: string; buying_rounds: number; dice: Colour[];
  free_action: Organisation[]; pick: Unit[]; vote: VoteView | null; spaces: SpaceView[];
  blue_lines: [string, string][]; grey_lines: [string, string][]; ships: ShipView[]; navy: string; pirates: string; pirate_cargo: Unit[];
  organisations: OrganisationView[]; players: PlayerView[]; units: UnitView[]; track: number; hold: number; pirate_hold: number;
  prices: number[]; figures: Figure[]; ending: string | null;
}
