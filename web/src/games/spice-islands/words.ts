// The words of the board and what its pieces explain, from the game's Fluent files.
import type { TableContext } from '../../lib/context';
import { tipOf } from '../../lib/explain';
import type { Args } from '../../lib/say';
import type { Tip } from '../../lib/tip.svelte';
import type { ShipView, Unit, View } from './types';

/** A word of the screen. */
export const on = (table: TableContext, id: string, args: Args = {}) => table.word(`screen-${id}`, args);

export const organisationName = (table: TableContext, organisation: string) => table.word(`organisation-${organisation}`);
export const colourName = (table: TableContext, colour: string) => table.word(`colour-${colour}`);
export const unitName = (table: TableContext, unit: string) => table.word(`unit-${unit}`);

export function spaceName(table: TableContext, space: string): string {
  const number = /^s(\d+)$/.exec(space)?.[1];
  return number ? table.word('space-sea', { number: Number(number) }) : table.word(`space-${space.replaceAll('_', '-')}`);
}

export const cargoNames = (table: TableContext, cargo: Unit[]) =>
  cargo.map((unit) => unitName(table, unit)).join(', ') || table.word('nothing');

/** The place of a merchant ship: ships alike in colour, space and cargo are one. */
export const shipPlace = (ship: Pick<ShipView, 'company' | 'place' | 'cargo'>) =>
  `ship:${ship.company}:${ship.place}:${ship.cargo.join('-')}`;

export function shipLabel(table: TableContext, ship: ShipView): string {
  const company = table.word(`company-${ship.company}`);
  const place = spaceName(table, ship.place);
  if (ship.cargo.length === 0) return table.word('ship-at', { company, place });
  return table.word('ship-at-with', { company, place, cargo: cargoNames(table, ship.cargo) });
}

/** What an expert asks of a ship: where it goes, what it would bring, how it could be attacked. */
export function shipLines(table: TableContext, ship: ShipView): string[] {
  if (ship.bound_for === null) return [on(table, 'ship-empty')];
  const brings = ship.brings.map(([organisation, n]) => on(table, 'ship-brings', { organisation: organisationName(table, organisation), n }));
  return [
    on(table, 'ship-bound', { place: spaceName(table, ship.bound_for), moves: ship.moves_left ?? 0 }),
    brings.join(' '),
    on(table, 'ship-attack', { dice: ship.attack_dice }),
  ];
}

/** What a thing of the game does, as its files tell it. */
export function about(table: TableContext, id: string, title: string): Tip {
  return tipOf(title, table.knows(`${id}-does`) ? [table.word(`${id}-does`)] : []);
}

export const unitOf = (view: View, unit: Unit) => view.units.find((known) => known.unit === unit)!;
