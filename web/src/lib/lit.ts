// Places on the board that can be clicked now: each holds the choices that belong to it.
import type { Choice } from './types';

export type Lit = ReadonlyMap<string, Choice[]>;

/** Lights the places of every choice; a choice may have several places, a place several choices. */
export function light(choices: Choice[], placesOf: (choice: Choice) => string[]): Lit {
  const lit = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const place of placesOf(choice)) lit.set(place, [...(lit.get(place) ?? []), choice]);
  }
  return lit;
}

/** The places among which a picked choice lies. */
export function placesOfAction(lit: Lit, action: string): string[] {
  return [...lit].filter(([, choices]) => choices.some((c) => c.action === action)).map(([place]) => place);
}
