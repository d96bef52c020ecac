// Spice Islands' own screen.
import type { TableContext } from '../../lib/context';
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import type { View } from './types';
import { on, unitName } from './words';

/** Units of a kind that are left when the end is said to be near. */
const FEW = 3;

/** [END-1] What the game is about to end by. */
function endNear(table: TableContext): string | null {
  const { units, ending } = table.state.view as View;
  const few = units.filter((unit) => unit.all - unit.removed <= FEW);
  if (ending !== null || few.length === 0) return null;
  return few.map(({ unit, all, removed }) => on(table, 'end-near', { unit: unitName(table, unit), left: all - removed })).join(' ');
}

const DICE = ['rolled', 'attack-rolled', 'best-rolled', 'skulls-rolled'];
const COINS = ['bought', 'income', 'bonus', 'dividend', 'captain-part'];

export const screen: GameScreen = {
  Board,
  Mine,
  fits: true,
  last: endNear,
  sound: ({ kind }) => (DICE.includes(kind) ? 'dice' : COINS.includes(kind) ? 'coin' : null),
  chapters: { round: ['rolled'], phase: [] },
  jumps: [
    { to: 'board', word: 'screen-map', places: ['by:', 'space:', 'ship:', 'stock:', 'hunter:', 'unit:'] },
    { to: 'companies', word: 'screen-organisations', places: ['pile:', 'election:', 'revenue:', 'mutiny:'] },
    { to: 'you', word: 'screen-players', places: [] },
  ],
};
