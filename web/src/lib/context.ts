// What the table gives to the boards inside it, so that they stay plain drawings of a state.
import { getContext, setContext } from 'svelte';
import type { Args } from './say';
import type { Lit } from './lit';
import type { TableState, Text, Told } from './types';

/** A choice of several steps that is made freely on the board and sent together. */
export interface Draft {
  /** What it is about, instead of the question of its first step. */
  title: string;
  /** What is still to do, or that all is done. */
  text: string;
  ready: boolean;
  changed: boolean;
  actions: () => string[];
  reset: () => void;
}

export interface TableContext {
  readonly state: TableState;
  readonly names: string[];
  readonly lit: Lit;
  /** The places that belong to what is picked but not yet confirmed. */
  readonly picked: ReadonlySet<string>;
  readonly busy: boolean;
  /** All that the viewer was told. */
  readonly log: Told[];
  say: (text: Text) => string;
  /** A word of the game's own files. */
  word: (id: string, args?: Args) => string;
  knows: (id: string) => boolean;
  pick: (place: string) => void;
  setDraft: (draft: Draft | null) => void;
}

const KEY = Symbol('table');

export const giveTable = (context: TableContext) => setContext(KEY, context);
export const theTable = () => getContext<TableContext>(KEY);
