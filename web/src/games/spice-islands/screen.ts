// Spice Islands' own screen.
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import Mine from './Mine.svelte';

export const screen: GameScreen = {
  Board,
  Mine,
  fits: true,
  chapters: { round: ['rolled'], phase: [] },
  jumps: [
    { to: 'board', word: 'screen-map', places: ['by:', 'space:', 'ship:', 'stock:', 'hunter:', 'unit:'] },
    { to: 'companies', word: 'screen-organisations', places: ['pile:', 'election:', 'revenue:', 'mutiny:'] },
    { to: 'you', word: 'screen-players', places: [] },
  ],
};
