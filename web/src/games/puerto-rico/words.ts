// The words of Puerto Rico's board: names and explanations from the game's Fluent files.
import type { TableContext } from '../../lib/context';
import { tipOf } from '../../lib/explain';
import type { Args } from '../../lib/say';
import type { Tip } from '../../lib/tip.svelte';
import type { BuildingView, GoodCount } from './types';

/** A word of the screen. */
export const screenWord = (table: TableContext, id: string, args: Args = {}) => table.word(`screen-${id}`, args);
export const goodName = (table: TableContext, good: string) => table.word(`good-${good}`);
export const tileName = (table: TableContext, tile: string) => table.word(`tile-${tile}`);
export const roleName = (table: TableContext, role: string) => table.word(`role-${role}`);
export const buildingName = (table: TableContext, building: string) => table.word(`building-${building}`);

/** Goods in words, such as "2 corn, 1 sugar". */
export const listed = (table: TableContext, goods: GoodCount[]) => goods.map(({ good, count }) => `${count} ${goodName(table, good)}`).join(', ');

/** The words of a message if there is one. */
function maybe(table: TableContext, id: string): string[] {
  return table.knows(id) ? [table.word(id)] : [];
}

/** What a building does, with its clause where the words end in one: "... (CAP-6)". */
export function buildingTip(table: TableContext, building: string): Tip {
  return tipOf(buildingName(table, building), maybe(table, `building-${building}-does`));
}

export function roleTip(table: TableContext, role: string): Tip {
  return tipOf(roleName(table, role), maybe(table, `role-${role}-does`));
}

/** The buildings by column, each column in the order of the table. */
export function byColumn(buildings: BuildingView[]): BuildingView[][] {
  const columns = [...new Set(buildings.map((building) => building.column))].sort((a, b) => a - b);
  return columns.map((column) => buildings.filter((building) => building.column === column));
}

/** The drawing of a building that makes nothing. */
const PICTURES: Record<string, string> = {
  small_market: 'market-stand',
  hacienda: 'hacienda',
  construction_hut: 'crane',
  small_warehouse: 'warehouse',
  hospice: 'poor-house',
  office: 'archive',
  large_market: 'market-hall',
  large_warehouse: 'warehouse',
  factory: 'factory',
  university: 'library',
  harbor: 'anchor',
  wharf: 'captain',
  guild_hall: 'guild-hall',
  residence: 'palace',
  fortress: 'tower',
  customs_house: 'prefecture',
  city_hall: 'city-hall',
};

export const pictureOf = (building: string) => PICTURES[building] ?? 'house';
