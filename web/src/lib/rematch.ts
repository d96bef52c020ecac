// The same people at a new table: everyone sits one place on, so that another begins.
import type { NewTable, SeatRequest, SeatState, TableState } from './types';

function again(seat: SeatState): SeatRequest {
  if (seat.you) return { kind: 'me' };
  return seat.kind === 'bot' ? { kind: 'bot', level: seat.level ?? 'medium' } : { kind: 'open' };
}

/** The wish for a table with the same game, options and players. */
export function rematch(table: Pick<TableState, 'game' | 'options' | 'seats' | 'private' | 'hints'>): NewTable {
  const seats = table.seats.map(again);
  return {
    game: table.game,
    options: table.options,
    seats: [...seats.slice(1), ...seats.slice(0, 1)],
    shuffle: false,
    private: table.private,
    hints: table.hints,
  };
}
