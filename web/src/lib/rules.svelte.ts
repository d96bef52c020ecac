// The rules of the games: fetched once a language, and the drawer that shows them beside a table.
import * as api from './client';
import type { Rules } from './types';

class Drawer {
  /** What is open: the rules of a game, at a clause. */
  open = $state.raw<{ game: string; clause: string | null } | null>(null);
  #back: HTMLElement | null = null;

  show(game: string, clause: string | null): void {
    if (!this.open && document.activeElement instanceof HTMLElement) this.#back = document.activeElement;
    this.open = { game, clause };
  }

  /** Closes it; the keyboard goes back to where it was. */
  close(): void {
    this.open = null;
    this.#back?.focus({ preventScroll: true });
    this.#back = null;
  }
}

export const drawer = new Drawer();

const pages = new Map<string, Promise<Rules>>();

/** The rules of a game in a language. */
export function rulesOf(game: string, lang: string): Promise<Rules> {
  const name = `${game}/${lang}`;
  const known = pages.get(name) ?? api.rules(game, lang);
  pages.set(name, known);
  // What failed is asked for again.
  known.catch(() => pages.delete(name));
  return known;
}
