// San Juan's own screen.
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import { cardTip, roleTip } from './words';

export const screen: GameScreen = {
  Board,
  fits: true,
  explain: ({ at: [place = ''] }, table) => {
    const [where = '', what = ''] = place.split(':');
    if (where === 'role') return roleTip(table, what);
    return ['hand', 'look', 'mine'].includes(where) ? cardTip(table, what) : null;
  },
  chapters: { round: ['new_round'], phase: ['role_taken'] },
  jumps: [
    { to: 'board', word: 'section-board', places: ['role:', 'mine:'] },
    { to: 'you', word: 'section-hand', places: ['hand:', 'look:', 'own:'] },
    { to: 'others', word: 'section-others', places: [] },
  ],
};
