// San Juan's own screen.
import type { TableContext } from '../../lib/context';
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import type { View } from './types';
import { cardTip, roleTip, screenWord } from './words';

/** A city that is full, or wants one building more. */
function endNear(table: TableContext): string | null {
  const { seats, city } = table.state.view as View;
  const most = [...seats].sort((a, b) => b.buildings.length - a.buildings.length)[0];
  if (!most || table.state.status !== 'playing' || most.buildings.length < city - 1) return null;
  const name = table.names[most.player] ?? '';
  return screenWord(table, most.buildings.length < city ? 'end-near' : 'last-phase', { name, n: most.buildings.length, city });
}

export const screen: GameScreen = {
  Board,
  fits: true,
  explain: ({ at: [place = ''] }, table) => {
    const [where = '', what = ''] = place.split(':');
    if (where === 'role') return roleTip(table, what);
    return ['hand', 'look', 'mine'].includes(where) ? cardTip(table, what) : null;
  },
  last: endNear,
  chapters: { round: ['new_round'], phase: ['role_taken'] },
  jumps: [
    { to: 'board', word: 'section-board', places: ['role:', 'mine:'] },
    { to: 'you', word: 'section-hand', places: ['hand:', 'look:', 'own:'] },
    { to: 'others', word: 'section-others', places: [] },
  ],
};
