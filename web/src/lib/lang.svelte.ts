// The language of the page, switched at once, and the words of the web app in it.
import { knows, langs, word, type Args } from './say';
import type { Lang } from './types';

function remembered(): Lang {
  try {
    const stored = localStorage.getItem('emporio.lang');
    if (stored && langs.includes(stored)) return stored;
  } catch {
    // Storage may be forbidden; the browser's own language serves.
  }
  const own = globalThis.navigator?.language?.toLowerCase() ?? '';
  return langs.find((code) => own.startsWith(code)) ?? 'en';
}

class Language {
  now = $state<Lang>(remembered());

  set(lang: Lang): void {
    this.now = lang;
    document.documentElement.lang = lang;
    try {
      localStorage.setItem('emporio.lang', lang);
    } catch {
      // Then it holds for this visit only.
    }
  }
}

export const lang = new Language();

/** A word of the web app in the language of the page. */
export function t(id: string, args: Args = {}): string {
  return word(`ui-${id}`, lang.now, '', args);
}

/** The title of a game in the language of the page. */
export const titleOf = (game: string): string => word('title', lang.now, game);

/** What a round is called: where a turn is what one player does, it has another word. */
export const roundWord = (game: string): string => ofGame('round', game);

/** A word of the web app, as this game has it where it has one of its own. */
export function ofGame(id: string, game: string, args: Args = {}): string {
  return knows(`ui-${id}-${game}`, lang.now) ? t(`${id}-${game}`, args) : t(id, args);
}
