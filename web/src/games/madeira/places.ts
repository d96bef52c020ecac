// The choices that lie at a place of the board, and those that are closed there.
import type { TableContext } from '../../lib/context';
import type { Choice } from '../../lib/types';
import type { ClosedView, View } from './types';

/** The choices that remain after what was touched and that may be touched at a place. */
export const choicesAt = (table: TableContext, place: string): Choice[] =>
  table.lit.has(place) || table.picked.has(place) || table.reach.has(place) ? table.state.choices.filter((choice) => choice.at.includes(place)) : [];

/** What might be looked for at a place and cannot be chosen now, with the reason that the server gives. */
export const closedAt = (table: TableContext, place: string): ClosedView | null => (table.state.view as View).closed.find(({ at }) => at.includes(place)) ?? null;

/** Why nothing can be chosen at a place, as a line of its explanation. */
export function whyClosed(table: TableContext, place: string): string[] {
  const closed = closedAt(table, place);
  return closed ? [table.word('screen-closed', { why: table.say(closed.why) })] : [];
}
