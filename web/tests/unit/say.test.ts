// Words: every key that the app uses is there, in both languages, and texts are said as Rust says them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knows, say, word } from '../../src/lib/say';
import type { Lang, Text } from '../../src/lib/types';

const root = new URL('../..', import.meta.url).pathname;
const names = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^([a-z][\w-]*) *=/gim)].map((found) => found[1]!).sort();

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('the words of the web app', () => {
  const en = names(join(root, 'locales/en.ftl'));
  const it_ = names(join(root, 'locales/it.ftl'));

  it('are the same in both languages, each once', () => {
    expect(it_).toEqual(en);
    expect(new Set(en).size).toBe(en.length);
  });

  it('are all there where the app asks for them by name', () => {
    const asked = sources(join(root, 'src')).flatMap((source) =>
      [...source.matchAll(/\bt\('([\w-]+)'/g)].map((found) => `ui-${found[1]}`),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !en.includes(id))).toEqual([]);
  });

  it('are all used', () => {
    const all = sources(join(root, 'src')).join('\n');
    const made = /^ui-(about|feel|weight|level|status|lang|letter|error|option|section|round-spice|round-n-spice|history-rounds-spice|bots|invitation|pace|theme|help|undo-part)-/;
    expect(en.filter((id) => !made.test(id) && !all.includes(`'${id.slice(3)}'`))).toEqual([]);
  });

  it('say every refusal of the server', () => {
    const types = readFileSync(join(root, 'src/api/types.ts'), 'utf8');
    const codes = [.../export type Code = (.*);/.exec(types)![1]!.matchAll(/"(\w+)"/g)].map((found) => `ui-error-${found[1]}`);
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((id) => !en.includes(id))).toEqual([]);
  });

  it.each(['en', 'it'] as Lang[])('can be said in %s', (lang) => {
    for (const id of en) expect(word(id, lang, '', { n: 2, left: 1, cost: 1, circles: 1, vp: 1 }), id).not.toBe(id);
  });
});

describe('texts of the rules', () => {
  const players = ['Anna', 'Bruno'];
  const text: Text = {
    key: { id: 'event-sold', args: [['who', { player: 1 }], ['good', { key: { id: 'good-corn' } }], ['doubloons', { key: { id: 'doubloons', args: [['n', { number: 1 }]] } }]] },
  };

  it('are said in both languages with names and plurals', () => {
    expect(say(text, 'en', 'puerto-rico', players)).toBe('Bruno sells: corn for 1 doubloon.');
    expect(say(text, 'it', 'puerto-rico', players)).toContain('Bruno');
    expect(say(text, 'it', 'puerto-rico', players)).toContain('granturco');
  });

  it('say lists, numbers, plain letters and unknown keys', () => {
    expect(say({ list: [{ number: 3 }, { plain: 'x' }] }, 'en', '', [])).toBe('3, x');
    expect(say({ key: { id: 'no-such-key' } }, 'en', '', [])).toBe('no-such-key');
    expect(say({ player: 4 }, 'en', '', players)).toBe('P5');
  });

  it('know each game apart', () => {
    expect(knows('role-mayor', 'it', 'puerto-rico')).toBe(true);
    expect(knows('role-mayor', 'it', 'san-juan')).toBe(false);
  });
});
