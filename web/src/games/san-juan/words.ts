// The words of San Juan's board: names and explanations from the game's Fluent files.
import type { TableContext } from '../../lib/context';
import { tipOf } from '../../lib/explain';
import type { Tip } from '../../lib/tip.svelte';

export const cardName = (table: TableContext, key: string) => table.word(`building-${key}`);
export const goodName = (table: TableContext, good: string) => table.word(`good-${good}`);
export const roleName = (table: TableContext, role: string) => table.word(`role-${role}`);

function does(table: TableContext, id: string): string[] {
  return table.knows(`${id}-does`) ? [table.word(`${id}-does`)] : [];
}

export const cardTip = (table: TableContext, key: string): Tip => tipOf(cardName(table, key), does(table, `building-${key}`));
export const roleTip = (table: TableContext, role: string): Tip => tipOf(roleName(table, role), does(table, `role-${role}`));

/** What a card does, without its clause: for its face. */
export const effect = (table: TableContext, key: string): string => cardTip(table, key).lines?.join(' ') ?? '';
