// The words of Madeira's board: names and explanations from the game's Fluent files.
import type { TableContext } from '../../lib/context';
import { tipOf } from '../../lib/explain';
import type { Tip } from '../../lib/tip.svelte';
import type { Status } from './types';

/** `casa_da_coroa` is `casa-da-coroa` in the files of words. */
const key = (name: string) => name.replaceAll('_', '-');

export const ROMAN = ['I', 'II', 'III', 'IV'];

/** The name of a thing: `favour` and `monk`. */
export const named = (table: TableContext, kind: string, name: string) => table.word(`${kind}-${key(name)}`);

/** An amount in words: 3 wood. */
export const amount = (table: TableContext, stuff: string, n: number) =>
  stuff === 'pirates' ? table.word('screen-pirates', { n }) : table.word(`amount-${stuff}`, { n });

/** Where a figure comes from and how to correct it; nothing for one of the book. */
export function origin(table: TableContext, status: Status): string[] {
  return status === 'book' ? [] : [table.word(`screen-figure-${status}`)];
}

/** What a thing does, and where its figures come from. */
export function about(table: TableContext, kind: string, name: string, status: Status = 'book', more: string[] = []): Tip {
  const does = `${kind}-${key(name)}-does`;
  const tip = tipOf(named(table, kind, name), [...more, ...(table.knows(does) ? [table.word(does)] : [])]);
  return { ...tip, lines: [...(tip.lines ?? []), ...origin(table, status)] };
}
