// The plain table: any game, from its titled tables of texts.
import type { GameScreen } from '../screen';
import Board from './Board.svelte';

export const plain: GameScreen = {
  Board,
  placesOf: () => [],
  jumps: [{ to: 'board', word: 'section-board', places: [] }],
};
