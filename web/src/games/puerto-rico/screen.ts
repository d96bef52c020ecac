// Puerto Rico's own screen.
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import { placesOf } from './places';
import { buildingTip, roleTip } from './words';

export const screen: GameScreen = {
  Board,
  Mine,
  fits: true,
  placesOf,
  explain: ({ at: [place = ''] }, table) => {
    const [where, what = ''] = place.split(':');
    if (where === 'role') return roleTip(table, what);
    return where === 'building' ? buildingTip(table, what) : null;
  },
  chapters: { round: ['new_round'], phase: ['role_taken'] },
  jumps: [
    { to: 'board', word: 'section-board', places: ['role:', 'ship:', 'house', 'tile:', 'stock', 'supply:', 'colonists'] },
    { to: 'buildings', word: 'section-buildings', places: ['building:'] },
    { to: 'you', word: 'section-you', places: ['own:'], draft: true },
    { to: 'others', word: 'section-others', places: [] },
  ],
};
