// Spice Islands' own screen.
import type { TableContext } from '../../lib/context';
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import type { Tip } from '../../lib/tip.svelte';
import type { Choice } from '../../lib/types';
import type { View } from './types';
import { on, organisationName, spaceName, unitName } from './words';

/** Units of a kind that are left when the end is said to be near. */
const FEW = 3;

/** [END-1] What the game is about to end by. */
function endNear(table: TableContext): string | null {
  const { units, ending } = table.state.view as View;
  const few = units.filter((unit) => unit.all - unit.removed <= FEW);
  if (ending !== null || few.length === 0) return null;
  return few.map(({ unit, all, removed }) => on(table, 'end-near', { unit: unitName(table, unit), left: all - removed })).join(' ');
}

/** The step that brings a marker to its end is another choice than those before it: what comes of it now. */
function lastStep(table: TableContext, kind: string, name: string): Tip | null {
  const { organisations, track } = table.state.view as View;
  const of = organisations.find((one) => one.organisation === name);
  const at = kind === 'revenue' ? of?.revenue : of?.election;
  if (!of || at !== track - 1) return null;
  const amounts = kind === 'revenue' ? of.payout : of.vote_dice;
  const would = amounts.flatMap((n, seat) => (n > 0 ? [on(table, `would-${kind}`, { name: table.names[seat] ?? '', n })] : []));
  return { title: organisationName(table, name), lines: [on(table, `last-${kind}`), ...would] };
}

/** What a choice leads to, where its words do not say so. */
function explain({ at }: Choice, table: TableContext): Tip | null {
  const [kind = '', name = ''] = (at.find((place) => /^(election|revenue|mutiny):/.test(place)) ?? '').split(':');
  if (kind) return lastStep(table, kind, name);
  const to = at.at(-1) ?? '';
  return to.startsWith('space:') && at.length > 1 ? { title: '', lines: [on(table, 'goes-to', { place: spaceName(table, to.slice(6)) })] } : null;
}

const DICE = ['rolled', 'attack-rolled', 'best-rolled', 'skulls-rolled'];
const COINS = ['bought', 'income', 'bonus', 'dividend', 'captain-part'];

export const screen: GameScreen = {
  Board,
  Mine,
  fits: true,
  last: endNear,
  explain,
  sound: ({ kind }) => (DICE.includes(kind) ? 'dice' : COINS.includes(kind) ? 'coin' : null),
  chapters: { round: ['rolled'], phase: [] },
  jumps: [
    { to: 'board', word: 'screen-map', places: ['by:', 'space:', 'ship:', 'stock:', 'hunter:', 'unit:'] },
    { to: 'companies', word: 'screen-organisations', places: ['pile:', 'election:', 'revenue:', 'mutiny:'] },
    { to: 'you', word: 'screen-players', places: [] },
  ],
};
