// San Juan's own screen.
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import { keyOf } from './cards';
import { placesOf } from './places';
import { cardTip, roleTip } from './words';

export const screen: GameScreen = {
  Board,
  placesOf,
  explain: (choice, table) => {
    const [verb, ...words] = choice.action.split(' ');
    const what = words.join(' ');
    if (verb === 'take') return roleTip(table, what);
    return ['build', 'keep', 'mine'].includes(verb ?? '') && what !== 'nothing' ? cardTip(table, keyOf(what)) : null;
  },
  jumps: [
    { to: 'board', word: 'section-board', places: ['role:', 'mine:'] },
    { to: 'you', word: 'section-hand', places: ['hand:', 'look:', 'own:'], draft: true },
    { to: 'others', word: 'section-others', places: [] },
  ],
};
