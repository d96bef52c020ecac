// The shapes that the server sends; the game's own view is typed beside its board.

export type Lang = 'en' | 'it';

/** Words without a language, as the rules send them. */
export type Text =
  | { key: { id: string; args?: [string, Text][] } }
  | { number: number }
  | { player: number }
  | { list: Text[] }
  | { plain: string };

export type Turn = { player: number } | 'chance' | 'over';

export interface Choice {
  action: string;
  kind: string;
  text: Text;
}

export interface Told {
  ply: number;
  kind: string;
  text: Text;
  data: unknown;
}

export interface Section {
  title: Text;
  columns: Text[];
  rows: Text[][];
}

export interface Board {
  sections: Section[];
}

export interface Part {
  name: string;
  points: number;
}

export interface Score {
  total: number;
  parts: Part[];
  tie_breaks: [number, number];
}

export interface Scores {
  players: Score[];
}

export interface SeatState {
  player: number;
  name: string;
  kind: 'human' | 'bot' | 'open';
  level?: Level;
  you: boolean;
}

export interface UndoState {
  free_to_ply: number | null;
  propose_to_ply: number | null;
  pending: { to_ply: number; by: number; agreed: number[] } | null;
}

export interface ChatLine {
  n: number;
  at: number;
  name: string;
  text: string;
}

export interface TableState {
  id: string;
  game: string;
  options: unknown;
  status: 'waiting' | 'playing' | 'over';
  ply: number;
  undos: number;
  round: number;
  seats: SeatState[];
  you: number | null;
  turn: Turn;
  prompt: Text;
  choices: Choice[];
  view: unknown;
  board: Board;
  told_from: number;
  told: Told[];
  scores: Scores | null;
  ranks: number[] | null;
  ending: string | null;
  undo: UndoState;
  invites: { player: number; token: string }[];
  owner: boolean;
  private: boolean;
  chat: ChatLine[];
}

export interface TableSummary {
  id: string;
  game: string;
  status: TableState['status'];
  ply: number;
  round: number;
  seats: SeatState[];
  turn: number | null;
  your_turn: boolean;
  updated_at: number;
}

export interface GameInfo {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  default_options: unknown;
  levels: Level[];
}

export interface Me {
  id: string | null;
  name: string | null;
}

export type Level = 'easy' | 'medium' | 'hard';

export type SeatRequest = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: Level };

export interface NewTable {
  game: string;
  options?: unknown;
  seats: SeatRequest[];
  shuffle: boolean;
  private: boolean;
}
