// What went wrong, in the words of the page.
import { Refused } from './client';
import { lang, t } from './lang.svelte';
import { knows } from './say';

/** The refusals whose details help: which name, which move. */
const DETAILED: readonly string[] = ['illegal', 'bad_request'];

/** The words for a refusal, and what the server adds to them where that helps. */
export function wrong(error: unknown): { words: string; detail: string | null } {
  if (!(error instanceof Refused)) return { words: t('error-error'), detail: String(error) };
  const known = knows(`ui-error-${error.code}`, lang.now);
  return { words: known ? t(`error-${error.code}`) : error.message, detail: DETAILED.includes(error.code) ? error.message : null };
}

/** The same in one line. */
export function wrongLine(error: unknown): string {
  const { words, detail } = wrong(error);
  return detail ? `${words} ${detail}` : words;
}
