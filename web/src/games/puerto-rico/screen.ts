// Puerto Rico's own screen.
import type { TableContext } from '../../lib/context';
import { sounds } from '../../lib/sound';
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import type { View } from './types';
import { buildingTip, roleTip, screenWord } from './words';

interface Placed {
  island: Record<string, number>;
  city: Record<string, number>;
}

/** Where the viewer's colonists stood after the last mayor, by place. */
function stood(table: TableContext, place: string): number {
  const last = table.log.findLast((told) => told.by === table.state.you && typeof told.data === 'object' && told.data !== null && 'placed' in told.data);
  const [, , where, what = ''] = place.split(':');
  const placed = (last?.data as { placed: Placed } | undefined)?.placed;
  return (where === 'island' ? placed?.island : placed?.city)?.[what] ?? 0;
}

export const screen: GameScreen = {
  Board,
  Mine,
  fits: true,
  explain: ({ at: [place = ''] }, table) => {
    const [where, what = ''] = place.split(':');
    if (where === 'role') return roleTip(table, what);
    return where === 'building' ? buildingTip(table, what) : null;
  },
  start: (item, table) => (item.choice.kind === 'place' ? stood(table, item.choice.at[0] ?? '') : 0),
  last: (table) => ((table.state.view as View).last_round && table.state.status === 'playing' ? screenWord(table, 'last-round') : null),
  sound: sounds([], ['sold', 'prospected', 'factory', 'built']),
  chapters: { round: ['new_round'], phase: ['role_taken'] },
  jumps: [
    { to: 'board', word: 'section-board', places: ['role:', 'ship:', 'house', 'tile:', 'stock', 'supply:', 'colonists'] },
    { to: 'buildings', word: 'section-buildings', places: ['building:'] },
    { to: 'you', word: 'section-you', places: ['own:'] },
    { to: 'others', word: 'section-others', places: [] },
  ],
};
