// What the board of San Juan is drawn from.
export type Good = 'indigo' | 'sugar' | 'tobacco' | 'coffee' | 'silver';

export interface CardView { card: string; key: string; kind: 'plant' | 'violet' | 'monument'; cost: number; points: number }
export interface BuildingView extends CardView { good: Good | null; loaded: boolean }
export interface RoleView { role: string; taker: number | null }
export interface TileView { tile: string; number: number; prices: number[] }
export interface SeatView {
  player: number;
  hand_size: number;
  hand: CardView[] | null;
  marked: string[];
  buildings: BuildingView[];
  covered: string[];
  goods: number;
  tucked: number;
  tucked_cards: CardView[] | null;
  looking_at_size: number;
  looking_at: CardView[] | null;
  points: number;
}
export interface DecisionView {
  kind: string;
  player: number;
  building: CardView | null;
  cover: unknown;
  library: boolean;
  price: number | null;
  goods: Good[];
  most_goods: number | null;
  picked: number;
  picked_cards: string[] | null;
  left: number;
}
export interface View {
  round: number;
  phase: string;
  governor: number | null;
  chooser: number | null;
  roles: RoleView[];
  library_used: boolean;
  deck: number;
  discards: number;
  known_discards: string[];
  tile: TileView | null;
  tiles_seen: TileView[];
  next_tile: TileView | null;
  turned_up: CardView[];
  mine_of: number | null;
  seats: SeatView[];
  decision: DecisionView | null;
}

export const GOODS: Good[] = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'];
