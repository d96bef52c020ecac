// The shapes that the server sends, generated from Rust; the game's own view is typed beside its board.
import type * as api from '../api/types';
export type * from '../api/types';

export type Lang = 'en' | 'it';

/** A choice with the action as data and the places where it is lit: what is picked up, then where it goes. */
export type Choice = api.Choice & { data: unknown; at: string[] };

/** Something that happened, with the places that changed and who did it. */
export type Told = api.Told & { at: string[]; by: number | null };

/** One thing that may be picked, up to so many times. */
export type PickItem = Choice & { times: number };

/** Several things that one question asks for, to be named in any order. */
export interface Pick {
  least: number;
  most: number;
  items: PickItem[];
}

export type TableState = Omit<api.TableState, 'choices' | 'told'> & { choices: Choice[]; told: Told[]; pick: Pick | null };

/** A state with everything in place that an older server does not send. */
export function complete(state: api.TableState): TableState {
  const late = state as { pick?: { least: number; most: number; items: { choice: Choice; times: number }[] } | null };
  return {
    ...state,
    choices: state.choices.map((choice) => ({ data: null, at: [], ...choice })),
    told: state.told.map((told) => ({ at: [], by: null, ...told })),
    pick: late.pick ? { ...late.pick, items: late.pick.items.map(({ choice, times }) => ({ ...choice, times })) } : null,
  };
}
