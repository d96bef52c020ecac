// Puerto Rico's own screen.
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import type { View } from './types';
import { buildingTip, roleTip, screenWord } from './words';

export const screen: GameScreen = {
  Board,
  Mine,
  fits: true,
  explain: ({ at: [place = ''] }, table) => {
    const [where, what = ''] = place.split(':');
    if (where === 'role') return roleTip(table, what);
    return where === 'building' ? buildingTip(table, what) : null;
  },
  last: (table) => ((table.state.view as View).last_round && table.state.status === 'playing' ? screenWord(table, 'last-round') : null),
  sound: ({ kind }) => (['sold', 'prospected', 'factory', 'built'].includes(kind) ? 'coin' : null),
  chapters: { round: ['new_round'], phase: ['role_taken'] },
  jumps: [
    { to: 'board', word: 'section-board', places: ['role:', 'ship:', 'house', 'tile:', 'stock', 'supply:', 'colonists'] },
    { to: 'buildings', word: 'section-buildings', places: ['building:'] },
    { to: 'you', word: 'section-you', places: ['own:'] },
    { to: 'others', word: 'section-others', places: [] },
  ],
};
