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

/** What pays for a move, such as a die: it may be touched first, and has to be only where moves differ in nothing else. */
const pays = (place: string) => place.startsWith('by:');

const moved = (choice: Choice) => choice.at.filter((place) => !pays(place));

/** Whether two choices differ in nothing but what pays for them. */
export function sameMove(one: Choice, other: Choice): boolean {
  const [a, b] = [moved(one), moved(other)];
  return one.kind === other.kind && a.length > 0 && a.length < one.at.length && b.length < other.at.length && a.join() === b.join();
}

/** Of choices that are the same move, the first alone where it makes no difference what pays; those left after what pays was touched have it already. */
export function plain(choices: Choice[], alike: (choice: Choice) => boolean): Choice[] {
  return choices.filter((choice, i) => !choices.slice(0, i).some((before) => sameMove(before, choice) && alike(choice)));
}

/** The places of a choice to touch next. */
function next(choice: Choice, held: readonly string[]): string[] {
  const open = choice.at.filter((place) => !held.includes(place));
  const moves = open.filter((place) => !pays(place));
  if (held.length === 0) return open.slice(0, 1);
  if (held.every(pays)) return moves.slice(0, 1);
  return moves.length > 0 ? moves : open;
}

/** With empty hands the pieces glow, or what pays for their moves; with a piece in hand, where it may go. */
export function light(choices: Choice[], held: readonly string[]): Light {
  const lit = new Set(left(choices, held).flatMap((choice) => next(choice, held)));
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
  return left(choices, held).every((choice) => choice.at.every((place) => pays(place) || held.includes(place)));
}
