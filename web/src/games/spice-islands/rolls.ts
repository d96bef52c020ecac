// The rolls that were told: attacks, elections and mutinies, gathered from the log with who rolled what and what came of it.
import type { Text, Told } from '../../lib/types';
import type { Colour, Organisation, View } from './types';

export interface Hand {
  /** Who rolled; nobody's own in an attack. */
  player: number | null;
  dice: number;
  /** Skulls among them, or the best die of an election. */
  skulls: number | null;
  best: number | null;
}

export interface Roll {
  /** Where in the log it began. */
  at: string;
  kind: 'attack' | 'election' | 'mutiny';
  organisation: Organisation;
  title: Text;
  hands: Hand[];
  /** What came of it, in the words of the log. */
  outcome: Text[];
}

interface Data {
  event: string;
  player?: number;
  dice?: number | number[];
  skulls?: number;
  best?: number;
  organisation?: Organisation;
  company?: Organisation;
}

const data = (told: Told) => told.data as Data;
const STARTS = ['merchant_attacked', 'pirates_attacked', 'vote_called'];
const OUTCOMES = ['looted', 'robbed', 'sunk', 'recovered', 'pirates_sunk', 'tied', 'tie_won', 'captain'];

function begin(told: Told, at: number): Roll {
  const event = data(told);
  const of = `${told.ply}/${at}`;
  if (event.event === 'vote_called') {
    const organisation = event.organisation!;
    return { at: of, kind: organisation === 'pirates' ? 'mutiny' : 'election', organisation, title: told.text, hands: [], outcome: [] };
  }
  const hand = { player: null, dice: Number(event.dice), skulls: null, best: null };
  const organisation = event.event === 'pirates_attacked' ? 'navy' : 'pirates';
  return { at: of, kind: 'attack', organisation, title: told.text, hands: [hand], outcome: [] };
}

function goOn(roll: Roll, told: Told): void {
  const event = data(told);
  if (event.event === 'attack_rolled') {
    roll.hands[0]!.skulls = event.skulls!;
    if (event.skulls === 0) roll.outcome.push(told.text);
  } else if (event.event === 'best_rolled' || event.event === 'skulls_rolled') {
    roll.hands.push({ player: event.player!, dice: Number(event.dice), skulls: event.skulls ?? null, best: event.best ?? null });
  } else if (OUTCOMES.includes(event.event)) {
    roll.outcome.push(told.text);
  }
}

/** What had been told at a step: moves of others are shown one at a time, and the log runs ahead of them. */
export const toldBy = (log: Told[], ply: number) => log.filter((told) => told.ply <= ply);

/** The last roll of this turn; none if there was none. */
export function lastRoll(log: Told[]): Roll | null {
  const start = log.findLastIndex((told) => [...STARTS, 'rolled'].includes(data(told).event));
  if (start < 0 || data(log[start]!).event === 'rolled') return null;
  const roll = begin(log[start]!, start);
  for (const told of log.slice(start + 1)) goOn(roll, told);
  return roll;
}

/** The coloured dice of this turn as they fell, with which are spent; only those left where the roll was not told. */
export function turnDice(log: Told[], { colours, dice: left, buying_rounds: rounds }: Pick<View, 'colours' | 'dice' | 'buying_rounds'>): { colour: Colour; spent: boolean }[] {
  const open = [...left, ...Array.from({ length: rounds }, (): Colour => 'purple')];
  const rolled = log.findLast((told) => data(told).event === 'rolled');
  const counts = rolled ? (data(rolled).dice as number[]) : [];
  const fell = colours.flatMap((colour, i) => Array.from({ length: counts[i] ?? 0 }, () => colour));
  return (fell.length > 0 ? fell : [...open]).map((colour) => {
    const found = open.indexOf(colour);
    if (found >= 0) open.splice(found, 1);
    return { colour, spent: found < 0 };
  });
}
