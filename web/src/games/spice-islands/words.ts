// The words of the board and what its pieces explain, from the game's Fluent files.
import type { TableContext } from '../../lib/context';
import { tipOf } from '../../lib/explain';
import type { Args } from '../../lib/say';
import type { Tip } from '../../lib/tip.svelte';
import type { ShipView, Unit, View } from './types';

/** A word of the screen. */
export const on = (table: TableContext, id: string, args: Args = {}) => table.word(`screen-${id}`, args);

/** An amount of money, the sign where the language has it. */
export const money = (table: TableContext, n: number) => on(table, 'money', { n });

export const organisationName = (table: TableContext, organisation: string) => table.word(`organisation-${organisation}`);
export const colourName = (table: TableContext, colour: string) => table.word(`colour-${colour}`);
export const unitName = (table: TableContext, unit: string) => table.word(`unit-${unit}`);

export function spaceName(table: TableContext, space: string): string {
  const number = /^s(\d+)$/.exec(space)?.[1];
  return number ? table.word('space-sea', { number: Number(number) }) : table.word(`space-${space.replaceAll('_', '-')}`);
}

/** Units by kind, each with its number. */
export function cargoNames(table: TableContext, cargo: Unit[]): string {
  const kinds = [...new Set(cargo)];
  return kinds.map((kind) => table.word(`units-${kind}`, { count: cargo.filter((unit) => unit === kind).length })).join(', ') || on(table, 'empty-hold');
}

/** A space with its preposition: `at`, `from` or `to`. */
export function spaced(table: TableContext, preposition: 'at' | 'from' | 'to', space: string): string {
  const number = /^s(\d+)$/.exec(space)?.[1];
  return number ? table.word(`${preposition}-sea`, { number: Number(number) }) : table.word(`${preposition}-${space.replaceAll('_', '-')}`);
}

/** The place of a merchant ship: ships alike in colour, space and cargo are one. */
export const shipPlace = (ship: Pick<ShipView, 'company' | 'place' | 'cargo'>) =>
  `ship:${ship.company}:${ship.place}:${ship.cargo.join('-')}`;

export function shipLabel(table: TableContext, ship: ShipView): string {
  const company = table.word(`company-${ship.company}`);
  const at = spaced(table, 'at', ship.place);
  if (ship.cargo.length === 0) return table.word('ship-at', { company, at });
  return table.word('ship-at-with', { company, at, cargo: cargoNames(table, ship.cargo) });
}

/** What an expert asks of a ship: where it goes, what it would bring, how it could be attacked. */
export function shipLines(table: TableContext, ship: ShipView): string[] {
  if (ship.stranded) return [on(table, 'ship-stranded')];
  if (ship.bound_for === null) return [on(table, 'ship-empty')];
  const brings = ship.brings.map(([organisation, n]) => on(table, 'ship-brings', { organisation: organisationName(table, organisation), n }));
  return [
    on(table, 'ship-bound', { to: spaced(table, 'to', ship.bound_for), moves: ship.moves_left ?? 0 }),
    brings.join(' '),
    on(table, 'attack-on', { odds: attackLine(table, ship.attack_dice, ship.attack_chance) }),
  ];
}

/** What an attack rolls, and how likely a skull is. */
export function attackLine(table: TableContext, dice: number, chance: number): string {
  const [skulls, faces] = (table.state.view as View).skull_faces;
  return on(table, 'attack-odds', { dice, skulls, faces, chance });
}

/** What a thing of the game does, as its files tell it. */
export function about(table: TableContext, id: string, title: string): Tip {
  return tipOf(title, table.knows(`${id}-does`) ? [table.word(`${id}-does`)] : []);
}

export const unitOf = (view: View, unit: Unit) => view.units.find((known) => known.unit === unit)!;
