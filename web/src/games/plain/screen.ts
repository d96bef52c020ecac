// The plain table: any game, from its titled tables of texts.
import type { GameScreen } from '../screen';
import Board from './Board.svelte';

export const screen: GameScreen = {
  Board,
  jumps: [{ to: 'board', word: 'section-board', places: [] }],
};
