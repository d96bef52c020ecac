// What a game may bring for its own screen; a game without one is shown as plain tables.
import type { Component } from 'svelte';
import type { TableContext } from '../lib/context';
import type { Tip } from '../lib/tip.svelte';
import type { Choice, TableState } from '../lib/types';

export interface Jump {
  /** The id of the part of the board. */
  to: string;
  /** The word for it, a key of the web app. */
  word: string;
  /** How the places that lie there begin. */
  places: string[];
  /** Whether a choice of several steps is made there. */
  draft?: boolean;
}

export interface GameScreen {
  Board: Component;
  /** The places of the board where a choice is lit. */
  placesOf: (choice: Choice, state: TableState) => string[];
  /** What a choice means, for the line before it is confirmed. */
  explain?: (choice: Choice, table: TableContext) => Tip | null;
  /** Parts of the board to jump to on a small screen. */
  jumps: Jump[];
}
