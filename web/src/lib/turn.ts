// Whose turn it is, in the forms that the screens need.
import type { SeatState, TableState, Turn } from './types';

/** The player who has to act, if it is a player. */
export function actor(turn: Turn): number | null {
  return typeof turn === 'object' ? turn.player : null;
}

/** Whether the viewer has to act. */
export function isYours(state: Pick<TableState, 'turn' | 'you' | 'status'>): boolean {
  return state.status === 'playing' && state.you !== null && actor(state.turn) === state.you;
}

/** Names in seat order; an open seat has the given word. */
export function namesOf(seats: SeatState[], open: string): string[] {
  const names: string[] = [];
  for (const seat of seats) names[seat.player] = seat.kind === 'open' ? seat.name || open : seat.name;
  return names;
}

/** The seats clockwise, the viewer's own first. */
export function fromOwn<T>(seats: T[], you: number | null): { seat: number; value: T }[] {
  const first = you ?? 0;
  return seats.map((_, i) => {
    const seat = (first + i) % seats.length;
    return { seat, value: seats[seat]! };
  });
}

/** Choices by kind, kinds and choices in the order sent. */
export function byKind<T extends { kind: string }>(choices: T[]): { kind: string; choices: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const choice of choices) groups.set(choice.kind, [...(groups.get(choice.kind) ?? []), choice]);
  return [...groups].map(([kind, of]) => ({ kind, choices: of }));
}
