// Madeira's own screen.
import type { TableContext } from '../../lib/context';
import type { Tip } from '../../lib/tip.svelte';
import type { Choice } from '../../lib/types';
import { sounds } from '../../lib/sound';
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import type { View } from './types';
import { about } from './words';

/** Choices that only pick a piece up: it is in hand at once, and touching it again puts it back. */
const LIFTS = ['die', 'pirate_die', 'pass', 'from', 'ship_from'];

/** The step that a choice is, and what it names: `{ favour: 'monk' }`, or a word alone such as `pass`. */
function step({ data }: Choice): [string, unknown] {
  if (typeof data === 'string') return [data, null];
  return Object.entries(data as Record<string, unknown>)[0] ?? ['', null];
}

/** Steps that name a favour. */
const FAVOURS = ['favour', 'build', 'turn_up'];

/** What the character does on whose tile the die was placed. */
function acting({ at: [place = ''] }: Choice, table: TableContext): Tip | null {
  const here = (table.state.view as View).buildings.find(({ building }) => place === `building:${building}:act`);
  return here?.character ? about(table, 'character', here.character, 'book', here.idle ? [table.word('screen-act-idle')] : []) : null;
}

export const screen: GameScreen = {
  Board,
  Mine,
  fits: true,
  lifts: (choice) => LIFTS.includes(step(choice)[0]),
  inHand: (state) => (state.view as View).held,
  explain: (choice, table) => {
    const [what, name] = step(choice);
    if (what === 'act') return acting(choice, table);
    if (typeof name !== 'string') return null;
    if (FAVOURS.includes(what)) return about(table, 'favour', name);
    return what === 'request' ? about(table, 'request', name) : null;
  },
  closed: (table) => (table.state.view as View).closed.map(({ text, why }) => ({ words: table.say(text), why: table.say(why) })),
  last: (table) => ((table.state.view as View).round === 5 && table.state.status === 'playing' ? table.word('screen-last-round') : null),
  sound: sounds(['pirate-rolled', 'guild-rolled', 'building-rolled', 'die-placed'], ['gained', 'income', 'spent', 'paid', 'wood-paid']),
  chapters: { round: ['round'], phase: ['resolved'] },
  jumps: [
    { to: 'island', word: 'screen-section-island', places: ['field:', 'building:', 'watch'] },
    { to: 'cities', word: 'screen-section-cities', places: ['city:', 'district:'] },
    { to: 'sea', word: 'screen-section-sea', places: ['slot:', 'colony:'] },
    { to: 'guilds', word: 'screen-section-guilds', places: ['row:', 'pass'] },
    { to: 'me', word: 'screen-section-me', places: ['own:'] },
  ],
};
