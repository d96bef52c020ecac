// The small pure functions of the app.
import { describe, expect, it } from 'vitest';
import { screenOf } from '../../src/lib/address';
import { tipOf } from '../../src/lib/explain';
import { forPlayers, plainName, usual } from '../../src/lib/options';
import { addTold, leavesGap, lines, notOlder, rounds } from '../../src/lib/told';
import { byKind, fromOwn, isYours, namesOf } from '../../src/lib/turn';
import { ago } from '../../src/lib/when';
import type { Choice, GameInfo, Told } from '../../src/lib/types';

const told = (ply: number, plain = `at ${ply}`): Told => ({ ply, kind: 'x', text: { plain }, data: null, at: [], by: null });
const choice = (action: string, kind = 'k'): Choice => ({ action, kind, text: { plain: action }, data: null, at: [] });

describe('addresses', () => {
  it('name their screens', () => {
    expect(screenOf('/', '')).toEqual({ at: 'home' });
    expect(screenOf('/new/madeira', '')).toEqual({ at: 'new', game: 'madeira' });
    expect(screenOf('/t/abc', '?join=s3cret')).toEqual({ at: 'table', id: 'abc', join: 's3cret', lesson: null });
    expect(screenOf('/tables', '')).toEqual({ at: 'tables' });
    expect(screenOf('/review/abc', '')).toEqual({ at: 'review', id: 'abc' });
  });

  it('that mean nothing are lost, not errors', () => {
    for (const path of ['/t', '/x', '/t/a/b', '/%', '/new']) expect(screenOf(path, '').at).toBe('lost');
  });
});

describe('the log', () => {
  it('takes what is new and drops what was undone', () => {
    const log = [told(1), told(2), told(3)];
    expect(addTold(log, { told_from: 3, told: [told(3, 'else'), told(4)] }).map((t) => t.ply)).toEqual([1, 2, 3, 4]);
    expect(addTold(log, { told_from: 2, told: [] })).toEqual([told(1)]);
  });

  it('knows older states and gaps', () => {
    expect(notOlder({ ply: 5, undos: 0 }, { ply: 4, undos: 0 })).toBe(false);
    expect(notOlder({ ply: 5, undos: 0 }, { ply: 2, undos: 1 })).toBe(true);
    expect(leavesGap({ ply: 5, undos: 0 }, { told_from: 6 })).toBe(false);
    expect(leavesGap({ ply: 5, undos: 0 }, { told_from: 7 })).toBe(true);
  });

  it('tells what follows from something in its line', () => {
    const all = [told(1, 'a'), { ...told(1, 'b'), kind: 'paid' }, told(2, 'c'), { ...told(3, 'd'), kind: 'paid' }];
    expect(lines(all, (t) => (t.text as { plain: string }).plain, 2, ['paid']).map((line) => line.words)).toEqual(['a b', 'c', 'd']);
  });

  it('says the same words in a row once and marks new lines', () => {
    const said = lines([told(1, 'a'), told(2, 'b'), told(2, 'b'), told(3, 'b')], (t) => (t.text as { plain: string }).plain, 2);
    expect(said.map((line) => [line.words, line.times, line.isNew])).toEqual([['a', 1, false], ['b', 2, false], ['b', 1, true]]);
  });

  it('falls into rounds and phases', () => {
    const of = (kind: string, ply: number) => ({ ...told(ply), kind });
    const all = rounds([of('x', 0), of('round', 1), of('role', 2), of('x', 3), of('x', 4), of('round', 5), of('x', 6)], { round: ['round'], phase: ['role'] });
    expect(all.map((round) => [round.head?.ply ?? null, round.phases.map((phase) => [phase.head?.ply ?? null, phase.rest.length])])).toEqual([
      [null, [[null, 1]]],
      [1, [[null, 0], [2, 2]]],
      [5, [[null, 1]]],
    ]);
  });
});

describe('turns and seats', () => {
  it('it is yours only while playing and when you are the one', () => {
    expect(isYours({ turn: { player: 1 }, you: 1, status: 'playing' })).toBe(true);
    expect(isYours({ turn: { player: 1 }, you: 0, status: 'playing' })).toBe(false);
    expect(isYours({ turn: { player: 1 }, you: null, status: 'playing' })).toBe(false);
    expect(isYours({ turn: 'over', you: 1, status: 'over' })).toBe(false);
  });

  it('own seat first, then clockwise', () => {
    expect(fromOwn(['a', 'b', 'c'], 1).map(({ value }) => value)).toEqual(['b', 'c', 'a']);
    expect(fromOwn(['a', 'b'], null).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('open seats have a word instead of a name', () => {
    const seats = [{ player: 0, name: 'Anna', kind: 'human' as const, you: true, yours_again: false }, { player: 1, name: '', kind: 'open' as const, you: false, yours_again: false }];
    expect(namesOf(seats, 'open')).toEqual(['Anna', 'open']);
  });

  it('choices are grouped by kind in the order sent', () => {
    const groups = byKind([choice('a', 'x'), choice('b', 'y'), choice('c', 'x')]);
    expect(groups.map(({ kind, choices }) => [kind, choices.length])).toEqual([['x', 2], ['y', 1]]);
  });
});

describe('options', () => {
  const told = { letter: 'null', clause: 'OPT-1', players: [2, 4] as [number, number] };
  const game = {
    options: [
      { name: 'variant', takes: { kind: 'switch' }, ...told },
      { name: 'governor', takes: { kind: 'seat' }, ...told },
      { name: 'round_cap', takes: { kind: 'number', min: 1, max: 9, none: false }, ...told },
    ] satisfies GameInfo['options'],
    default_options: { variant: false, round_cap: 4, governor: null },
  };

  it('start from the usual ones, and a game without any has none', () => {
    expect(usual(game)).toEqual(game.default_options);
    expect(usual(undefined)).toEqual({});
    expect(usual({ options: [], default_options: {} })).toEqual({});
  });

  it('keep no seat that is not at the table', () => {
    const asked = { variant: true, round_cap: 4, governor: 2 };
    expect(forPlayers(game, asked, 3)).toEqual(asked);
    expect(forPlayers(game, asked, 2)).toEqual({ ...asked, governor: null });
    expect(forPlayers(game, { ...asked, governor: 0 }, 2)).toEqual({ ...asked, governor: 0 });
  });

  it('without a word of their own show their name', () => {
    expect(plainName('open_scores')).toBe('Open scores');
  });
});

describe('explanations', () => {
  it('set the clause apart', () => {
    expect(tipOf('Wharf', ['Ships by itself (CAP-6).'])).toEqual({ title: 'Wharf', lines: ['Ships by itself.'], clause: 'CAP-6' });
    expect(tipOf('M', ['A; b (CAP-1, CAP-4).']).clause).toBe('CAP-1, CAP-4');
    expect(tipOf('Smithy', ['Less. (CARD-smithy-1)'])).toEqual({ title: 'Smithy', lines: ['Less.'], clause: 'CARD-smithy-1' });
    expect(tipOf('T', ['A tile (with a colonist).']).clause).toBeUndefined();
  });
});

it('times are told in words', () => {
  expect(ago(0, 7_200_000, 'en')).toBe('2 hours ago');
  expect(ago(0, 30_000, 'it')).toBe('questo minuto');
});
