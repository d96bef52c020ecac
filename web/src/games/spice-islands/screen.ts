// Spice Islands' own screen.
import type { TableContext } from '../../lib/context';
import { sounds } from '../../lib/sound';
import type { GameScreen } from '../screen';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import { endNear } from './ending';
import type { Tip } from '../../lib/tip.svelte';
import type { Choice } from '../../lib/types';
import type { View } from './types';
import { attackLine, colourName, on, organisationName, shipPlace } from './words';

/** Whether a choice settles something at once, such as the step that brings a marker to its end. */
const settles = ({ at }: Choice, table: TableContext) => (table.state.view as View).settling.some((places) => places.every((place) => at.includes(place)));

/** What comes of such a step: for whom, the one who decides first. */
function lastStep(table: TableContext, kind: string, name: string): Tip | null {
  const { organisations } = table.state.view as View;
  const of = organisations.find((one) => one.organisation === name);
  if (!of) return null;
  const { you } = table.state;
  const amounts = (kind === 'revenue' ? of.payout : of.vote_dice).map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
  const ordered = [...amounts.filter(({ seat }) => seat === you), ...amounts.filter(({ seat }) => seat !== you)];
  const would = ordered.map(({ n, seat }) => on(table, `would-${kind}`, { name: seat === you ? on(table, 'you') : (table.names[seat] ?? ''), n }));
  return { title: organisationName(table, name), lines: [on(table, `last-${kind}`, { list: would.join(', ') || on(table, 'nobody') })] };
}

const track = ({ at }: Choice) => (at.find((place) => /^(election|revenue|mutiny):/.test(place)) ?? '').split(':');

/** What an attack rolls. */
function attack(table: TableContext, { kind, at }: Choice): Tip {
  const view = table.state.view as View;
  const prey = view.ships.find((ship) => at.includes(shipPlace(ship)));
  const odds = kind === 'navy-attack' || !prey ? { dice: view.navy_attack_dice, chance: view.navy_attack_chance } : { dice: prey.attack_dice, chance: prey.attack_chance };
  return { title: '', lines: [attackLine(table, odds.dice, odds.chance)] };
}

const ATTACKS = ['pirate-attack', 'navy-attack'];

/** What a choice leads to, where its words do not say so. */
function explain(choice: Choice, table: TableContext): Tip | null {
  if (ATTACKS.includes(choice.kind)) return attack(table, choice);
  const [kind = '', name = ''] = track(choice);
  return kind && settles(choice, table) ? lastStep(table, kind, name) : null;
}

/** Die or pawn comes to the same, unless the pawn may change hands: then it matters which is left. */
const alike = (choice: Choice, table: TableContext) => !settles(choice, table);

/** The die or the pawn that pays; that it is the pawn, the words of the choice say. */
function payer({ at }: Choice, table: TableContext): { said: string | null; offer: string } | null {
  const [, by = '', colour = ''] = (at.find((place) => place.startsWith('by:')) ?? '').split(':');
  if (by === '') return null;
  if (by !== 'die') return { said: null, offer: on(table, 'instead-pawn') };
  const named = { colour: colourName(table, colour) };
  return { said: on(table, 'with-die', named), offer: on(table, 'instead-die', named) };
}

export const screen: GameScreen = {
  Board,
  Mine,
  fits: true,
  last: endNear,
  explain,
  alike,
  asks: ({ kind }) => ATTACKS.includes(kind),
  payer,
  sound: sounds(['rolled', 'attack-rolled', 'best-rolled', 'skulls-rolled'], ['bought', 'income', 'bonus', 'dividend', 'captain-part']),
  chapters: { round: ['rolled'], phase: [] },
  joins: ['income', 'bonus', 'bonus-from-treasury', 'shares-returned', 'pawn-returned', 'attack-rolled', 'looted', 'robbed', 'sunk', 'recovered', 'pirates-sunk', 'tie-won'],
  jumps: [
    { to: 'board', word: 'screen-map', places: ['by:', 'space:', 'ship:', 'stock:', 'hunter:', 'unit:'] },
    { to: 'companies', word: 'screen-organisations', places: ['pile:', 'election:', 'revenue:', 'mutiny:'] },
    { to: 'you', word: 'screen-players', places: [] },
  ],
};
