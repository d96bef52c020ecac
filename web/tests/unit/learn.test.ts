// Clauses in words, views rebuilt from their changes, the moments of a lesson.
import { expect, test } from 'vitest';
import { addressOf, clausesIn, holds, pieces } from '../../src/lib/clauses';
import { isDue, type Now } from '../../src/lib/lesson.svelte';
import { changed, nextOf, openings, stopsOf, viewsOf } from '../../src/lib/replay.svelte';
import type { ReplayFrame, Told } from '../../src/lib/types';

test('a sentence is cut where it names clauses', () => {
  expect(pieces('Rule CAP-3, CARD-crane-1 and DEC-W2.')).toEqual([
    { text: 'Rule ' }, { text: 'CAP-3', clause: 'CAP-3' }, { text: ', ' }, { text: 'CARD-crane-1', clause: 'CARD-crane-1' },
    { text: ' and ' }, { text: 'DEC-W2', clause: 'DEC-W2' }, { text: '.' },
  ]);
  expect(pieces('half-built, A-1').length).toBe(1);
  expect(clausesIn('no clause here')).toEqual([]);
  expect(addressOf('madeira', 'CMD-3')).toBe('/rules/madeira#CMD-3');
});

test('a search finds words in any order and without their accents', () => {
  expect(holds('La città e il caffè', 'caffe citta')).toBe(true);
  expect(holds('La città e il caffè', 'caffe zucchero')).toBe(false);
});

const told = (kind: string): Told => ({ ply: 1, kind, text: { plain: '' }, data: null, at: [], by: null });
const frame = (over: Partial<ReplayFrame>): ReplayFrame => ({ round: 1, turn: 'chance', prompt: { plain: '' }, changes: [], told: [], ...over });

test('views are rebuilt from their changes and share what stays', () => {
  const frames = [
    frame({ changes: [{ at: [], to: { a: [1, { b: 2 }], c: { d: 1 }, gone: 1 } }] }),
    frame({ changes: [{ at: ['a', 1, 'b'], to: 3 }, { at: ['gone'] }, { at: ['new'], to: null }] }),
  ];
  const [before, after] = viewsOf(frames) as [Record<string, unknown>, Record<string, unknown>];
  expect(after).toEqual({ a: [1, { b: 3 }], c: { d: 1 }, new: null });
  expect(before['a']).toEqual([1, { b: 2 }]);
  expect(after['c']).toBe(before['c']);
  expect(changed(after, [])).toBe(after);
});

test('the way through a game: steps, phases, rounds', () => {
  const frames = [frame({}), frame({ told: [told('role')] }), frame({}), frame({ round: 2, told: [told('new')] }), frame({ round: 2 })];
  expect(stopsOf(frames)).toEqual([0, 1, 3, 4]);
  expect(openings(frames, ['role'], false)).toEqual([0, 1, 4]);
  expect(openings(frames, [], true)).toEqual([0, 3, 4]);
  expect([nextOf([0, 3, 4], 1, 1), nextOf([0, 3, 4], 3, -1), nextOf([0, 3, 4], 4, 1), nextOf([0, 3, 4], 0, -1)]).toEqual([3, 0, 4, 0]);
});

test('the moment of a card', () => {
  const now: Now = { asked: 'role', told: [told('built')], rounds: 1, over: false };
  expect(isDue('start', now)).toBe(true);
  expect(isDue({ asked: 'role' }, now)).toBe(true);
  expect(isDue({ asked: 'trader' }, now)).toBe(false);
  expect(isDue({ asked: 'role' }, { ...now, asked: 'role-last' })).toBe(true);
  expect(isDue({ asked: 'role' }, { ...now, asked: 'roles' })).toBe(false);
  expect(isDue({ told: 'built' }, now)).toBe(true);
  expect(isDue({ round: 2 }, now)).toBe(false);
  expect(isDue({ end: 3 }, { ...now, over: true })).toBe(true);
});
