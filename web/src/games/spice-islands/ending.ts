// What is said when the end is near.
import type { TableContext } from '../../lib/context';
import type { View } from './types';
import { on } from './words';

/** Units of a kind that are left when the end is said to be near: two ships may carry as many. */
const FEW = 4;

/** [END-1] What the game is about to end by: the units of which few are left. */
export function fewLeft(table: TableContext): string | null {
  const { units, ending } = table.state.view as View;
  const few = units.filter((unit) => unit.all - unit.removed <= FEW);
  if (ending !== null || few.length === 0) return null;
  return few.map(({ unit, all, removed }) => table.word(`units-${unit}`, { count: all - removed })).join(', ');
}

/** The same as a sentence. */
export function endNear(table: TableContext): string | null {
  const left = fewLeft(table);
  return left === null ? null : on(table, 'end-near', { left });
}
