// The options of a table as a form: one field for each, of the kind that the server tells.
import type { GameInfo } from './types';

export type Options = Record<string, unknown>;

/** What a form starts from: the usual options, those that can be set. */
export function usual(game: Pick<GameInfo, 'options' | 'default_options'> | undefined): Options {
  const all = (game?.default_options ?? {}) as Options;
  return Object.fromEntries((game?.options ?? []).map(({ name }) => [name, all[name] ?? null]));
}

/** The options for so many players: a seat that is not at the table is drawn at random. */
export function forPlayers(game: Pick<GameInfo, 'options'>, options: Options, players: number): Options {
  const seats = new Set(game.options.filter(({ takes }) => takes.kind === 'seat').map(({ name }) => name));
  const fits = ([name, value]: [string, unknown]) => [name, seats.has(name) && Number(value) >= players ? null : value];
  return Object.fromEntries(Object.entries(options).map(fits));
}

/** A name such as `open_scores` for people, where the game has no word for it. */
export function plainName(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
