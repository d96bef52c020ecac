// Pick up, put down: which choices are left after the places touched so far, and which places to light next.
import type { Choice } from './types';

/** The choices that belong to every place touched so far. */
export function left(choices: Choice[], held: readonly string[]): Choice[] {
  return choices.filter((choice) => held.every((place) => choice.at.includes(place)));
}

export interface Light {
  /** What to touch next: it glows. */
  lit: ReadonlySet<string>;
  /** What may be touched too: another piece to pick up, or a place to go to before a piece is picked. */
  reach: ReadonlySet<string>;
}

/** With empty hands the pieces glow; with a piece in hand, where it may go. */
export function light(choices: Choice[], held: readonly string[]): Light {
  const open = left(choices, held);
  const next = open.flatMap((choice) => (held.length === 0 ? choice.at.slice(0, 1) : choice.at.filter((place) => !held.includes(place))));
  const lit = new Set(next);
  const reach = new Set(choices.flatMap((choice) => choice.at).filter((place) => !lit.has(place) && !held.includes(place)));
  return { lit, reach };
}

/** What is in hand after a touch: the same place again puts it back, one that leads nowhere from here begins anew. */
export function touched(choices: Choice[], held: readonly string[], place: string): string[] {
  const at = held.indexOf(place);
  if (at >= 0) return held.slice(0, at);
  if (left(choices, [...held, place]).length > 0) return [...held, place];
  return left(choices, [place]).length > 0 ? [place] : [];
}

/** Whether nothing more can be touched to tell the choices that are left apart. */
export function settled(choices: Choice[], held: readonly string[]): boolean {
  return left(choices, held).every((choice) => choice.at.every((place) => held.includes(place)));
}
