// What the table gives to the boards inside it, so that they stay plain drawings of a state.
import { getContext, setContext } from 'svelte';
import type { Basket } from './basket.svelte';
import type { Args } from './say';
import type { Choice, TableState, Text, Told } from './types';

/** What is advised at a place. */
export interface Hinted {
  /** The chance of victory that it brings, in words. */
  chance: string;
  /** The same and its reasons, a line each. */
  lines: string[];
}

export interface TableContext {
  /** The state that is shown: the moves of others are played out one at a time, so it may lag behind the newest. */
  readonly state: TableState;
  readonly names: string[];
  /** The places to touch next: they glow. */
  readonly lit: ReadonlySet<string>;
  /** The places that may be touched too. */
  readonly reach: ReadonlySet<string>;
  /** The places that belong to what is picked up or chosen but not yet sent. */
  readonly picked: ReadonlySet<string>;
  /** Which of equal things at places of one name was touched last, where one was. */
  readonly nth?: number | null;
  /** The choices that are left after what was touched; all of them while nothing was. */
  readonly left: Choice[];
  /** What is being picked freely, if the question asks for several things. */
  readonly basket: Basket | null;
  /** Who changed a place since the viewer's last choice. */
  readonly marks: ReadonlyMap<string, number>;
  /** The places of the choices that were advised, with the chance that each brings. */
  readonly hinted?: ReadonlyMap<string, Hinted>;
  readonly busy: boolean;
  /** What was told and shown since the viewer's last choice. */
  readonly since?: Told[];
  /** All that the viewer was told. */
  readonly log: Told[];
  say: (text: Text) => string;
  /** A word of the game's own files. */
  word: (id: string, args?: Args) => string;
  knows: (id: string) => boolean;
  /** Touches a place; `nth` tells equal things at places of one name apart. */
  touch: (place: string, nth?: number) => void;
  /** Whether Enter on this place confirms, since the choice is whole and nothing more can be picked there. */
  whole?: (place: string, nth?: number) => boolean;
  /** Sends what waits to be confirmed. */
  confirm?: () => void;
  /** Makes a choice, asking for confirmation where the person wants it. */
  choose: (choice: Choice) => void;
  /** Why a place is not lit, in words, with the clause where the game can tell. */
  why: (place: string) => Promise<{ words: string; clause?: string | undefined }>;
}

const KEY = Symbol('table');

export const giveTable = (context: TableContext) => setContext(KEY, context);
export const theTable = () => getContext<TableContext>(KEY);
