// Explanations from the games' own words.
import type { Tip } from './tip.svelte';

/** An explanation whose clause, where its words end in one in brackets, stands apart. */
export function tipOf(title: string, lines: string[]): Tip {
  const last = lines.at(-1) ?? '';
  const found = /\s*\(([A-Z]{2,4}-[\w-]+(?:[,;] *(?:[A-Z]{2,4}-)?[\w-]+)*)\)\.?$/.exec(last);
  if (!found) return { title, lines };
  const words = last.slice(0, found.index);
  return { title, lines: [...lines.slice(0, -1), /[.!?]$/.test(words) ? words : `${words}.`], clause: found[1] };
}
