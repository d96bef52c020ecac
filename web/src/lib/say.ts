// Texts without a language in, sentences out: the browser's half of crates/texts.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang, Text } from './types';

const sources = import.meta.glob<string>(
  ['../../../crates/*/locales/*.ftl', '../../locales/*.ftl', '../../../locales/*/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** The languages there are: English, Italian, and a folder of `locales` for each further one. */
export const langs: Lang[] = [
  'en',
  'it',
  ...new Set(Object.keys(sources).flatMap((path) => /^\.\.\/\.\.\/\.\.\/locales\/([a-z-]+)\//i.exec(path)?.[1] ?? [])),
];

/** The Fluent files of one crate (`texts`, `puerto-rico`, ...) or of the web app (`web`), by language. */
function source(place: string, lang: Lang): string {
  const end = place === 'web' ? `../../locales/${lang}.ftl` : `/${place}/locales/${lang}.ftl`;
  const found = Object.entries(sources).find(([path]) => path === end || path.endsWith(`/crates${end}`));
  return found?.[1] ?? '';
}

/** What a language pack says for a crate; English stands in for what it does not say. */
const pack = (place: string, lang: Lang): string =>
  sources[`../../../locales/${lang}/${place === 'texts' ? 'common' : place}.ftl`] ?? '';

const bundles = new Map<string, FluentBundle>();

function bundle(lang: Lang, game: string): FluentBundle {
  const name = `${lang}/${game}`;
  const known = bundles.get(name);
  if (known) return known;
  const fresh = new FluentBundle(lang, { useIsolating: false });
  for (const place of ['web', 'texts', game]) {
    fresh.addResource(new FluentResource(source(place, lang) || source(place, 'en')));
    fresh.addResource(new FluentResource(pack(place, lang)), { allowOverrides: true });
  }
  bundles.set(name, fresh);
  return fresh;
}

export type Args = Record<string, FluentVariable>;

/** Whether there is a message of this name. */
export function knows(id: string, lang: Lang, game = ''): boolean {
  return bundle(lang, game).hasMessage(id);
}

/** A message of the Fluent files; an unknown one shows its name, so that nothing is lost. */
export function word(id: string, lang: Lang, game = '', args: Args = {}): string {
  const words = bundle(lang, game);
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, args, []) : id;
}

function argument(text: Text, lang: Lang, game: string, names: string[]): FluentVariable {
  return 'number' in text ? text.number : say(text, lang, game, names);
}

/** A text in words. */
export function say(text: Text, lang: Lang, game: string, names: string[]): string {
  if ('plain' in text) return text.plain;
  if ('number' in text) return String(text.number);
  if ('player' in text) return names[text.player] ?? `P${text.player + 1}`;
  if ('list' in text) return text.list.map((part) => say(part, lang, game, names)).join(', ');
  const args: Args = {};
  for (const [name, arg] of text.key.args ?? []) args[name] = argument(arg, lang, game, names);
  return word(text.key.id, lang, game, args);
}
