// Madeira's own screen.
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import type { View } from './types';
import { about } from './words';

/** Choices that only pick a piece up: it is in hand at once, and touching it again puts it back. */
const LIFTS = /^(die|pirate die|pass$|from|ship from)/;

const DICE = ['pirate-rolled', 'guild-rolled', 'building-rolled', 'die-placed'];
const COINS = ['gained', 'spent', 'paid'];

export const screen: GameScreen = {
  Board,
  Mine,
  fits: true,
  lifts: (choice) => LIFTS.test(choice.action),
  inHand: (state) => (state.view as View).held,
  explain: (choice, table) => {
    const [verb = '', ...rest] = choice.action.split(' ');
    if (verb === 'favour') return about(table, 'favour', rest[0] ?? '');
    if (choice.action.startsWith('build for')) return about(table, 'favour', rest[1] ?? '');
    if (choice.action.startsWith('turn up')) return about(table, 'favour', rest[1] ?? '');
    return verb === 'request' ? about(table, 'request', rest[0] ?? '') : null;
  },
  last: (table) => ((table.state.view as View).round === 5 && table.state.status === 'playing' ? table.word('screen-last-round') : null),
  sound: ({ kind }) => (DICE.includes(kind) ? 'dice' : COINS.includes(kind) ? 'coin' : null),
  chapters: { round: ['round'], phase: ['resolved'] },
  jumps: [
    { to: 'island', word: 'screen-section-island', places: ['field:', 'building:', 'watch'] },
    { to: 'cities', word: 'screen-section-cities', places: ['city:', 'district:'] },
    { to: 'sea', word: 'screen-section-sea', places: ['slot:', 'colony:'] },
    { to: 'guilds', word: 'screen-section-guilds', places: ['row:', 'pass'] },
    { to: 'me', word: 'screen-section-me', places: ['own:'] },
  ],
};
