// The choices that lie at a place of the board.
import type { TableContext } from '../../lib/context';
import type { Choice } from '../../lib/types';

/** The choices that remain after what was touched and that may be touched at a place. */
export const choicesAt = (table: TableContext, place: string): Choice[] =>
  table.lit.has(place) || table.picked.has(place) || table.reach.has(place) ? table.state.choices.filter((choice) => choice.at.includes(place)) : [];
