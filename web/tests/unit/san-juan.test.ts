// San Juan: places of choices, and free picks turned into the canonical steps of the rules.
import { describe, expect, it } from 'vitest';
import { keyOf, nameOf, ORDER } from '../../src/games/san-juan/cards';
import { exactSteps, upToSteps, type Item } from '../../src/games/san-juan/picks';
import { placesOf } from '../../src/games/san-juan/places';
import { pickerFor } from '../../src/games/san-juan/picker.svelte';
import type { DecisionView, SeatView } from '../../src/games/san-juan/types';
import actions from '../fixtures/san-juan-actions.json';

const items = (types: number[]): Item[] => types.map((type, i) => ({ id: `${i}`, type, name: `c${type}` }));

/** DEC-2 for cards: offers what can still be completed, takes single options by itself. */
function obeyExact(pool: number[], need: number, answers: string[]): number[] {
  const left = [...pool];
  const queue = [...answers];
  const named: number[] = [];
  while (named.length < need) {
    const lowest = named.at(-1) ?? 0;
    const open = left.filter((type) => type >= lowest);
    const options = [...new Set(open)].filter((type) => open.filter((t) => t >= type).length >= need - named.length);
    const answer = options.length === 1 ? options[0]! : Number((queue.shift() ?? '').replace('pay c', ''));
    expect(options).toContain(answer);
    named.push(answer);
    left.splice(left.indexOf(answer), 1);
  }
  expect(queue).toEqual([]);
  return named;
}

/** DEC-2 for goods: something of a kind not lower, or stop; a lone stop is taken by itself. */
function obeyUpTo(pool: number[], most: number, answers: string[]): number[] {
  const left = [...pool];
  const queue = [...answers];
  const named: number[] = [];
  for (;;) {
    const options = left.filter((type) => type >= (named.at(-1) ?? 0));
    if (named.length === most || options.length === 0) break;
    const answer = queue.shift() ?? 'missing';
    if (answer === 'stop') break;
    const type = Number(answer.replace('sell c', ''));
    expect(options).toContain(type);
    named.push(type);
    left.splice(left.indexOf(type), 1);
  }
  expect(queue).toEqual([]);
  return named;
}

function* subsets<T>(all: T[]): Generator<T[]> {
  for (let bits = 0; bits < 1 << all.length; bits++) yield all.filter((_, i) => bits & (1 << i));
}

describe('free picks', () => {
  it.each([[[1, 1, 4, 7, 7, 9]], [[3, 3, 3]], [[0, 2, 4, 6]]])('of cards from %j are said exactly', (types) => {
    const pool = items(types);
    for (const picked of subsets(pool)) {
      const wanted = picked.map((item) => item.type).sort((a, b) => a - b);
      expect(obeyExact(types, picked.length, exactSteps('pay', pool, picked))).toEqual(wanted);
    }
  });

  it.each([[[0, 0, 2, 4], 2], [[1, 3], 5], [[2, 2, 2], 1]])('of goods from %j, at most %i, are said exactly', (types, most) => {
    const pool = items(types);
    for (const picked of subsets(pool)) {
      if (picked.length > most) continue;
      const wanted = picked.map((item) => item.type).sort((a, b) => a - b);
      expect(obeyUpTo(types, most, upToSteps('sell', pool, picked, most))).toEqual(wanted);
    }
  });
});

describe('the picker', () => {
  const card = (key: string) => ({ card: key, key, kind: 'violet' as const, cost: 1, points: 1 });
  const seat = { player: 0, hand: [card('indigo-plant'), card('library'), card('library'), card('well')], looking_at: [], buildings: [] } as unknown as SeatView;
  const decision = { kind: 'pay', player: 0, building: card('library'), picked: 0, left: 2, goods: [] } as unknown as DecisionView;

  it('leaves out the one card that is being built', () => {
    const picker = pickerFor(seat, decision)!;
    expect(['hand0', 'hand1', 'hand2', 'hand3'].map((id) => picker.has(id))).toEqual([true, false, true, true]);
  });

  it('is ready when as many as asked are picked, in any order', () => {
    const picker = pickerFor(seat, decision)!;
    picker.toggle('hand2');
    expect(picker.ready).toBe(false);
    picker.toggle('hand0');
    picker.toggle('hand3');
    expect(picker.chosen.size).toBe(2);
    expect(picker.ready).toBe(true);
    // Canonical order: indigo plant, well, library. After the plant two remain to choose from.
    expect(picker.actions()).toEqual(['pay indigo plant', 'pay library']);
  });

  it('is none for another seat, a single choice, or once naming has begun', () => {
    expect(pickerFor({ ...seat, player: 1 }, decision)).toBeNull();
    expect(pickerFor(seat, { ...decision, kind: 'build' })).toBeNull();
    expect(pickerFor(seat, { ...decision, picked: 1 })).toBeNull();
  });
});

describe('cards and places', () => {
  it('there are 29 types, and names go back and forth', () => {
    expect(new Set(ORDER).size).toBe(29);
    for (const key of ORDER) expect(keyOf(nameOf(key))).toBe(key);
  });

  it('every choice but refusals lies somewhere on the board', () => {
    const without = actions.filter(({ kind, action }) => placesOf({ action, kind, text: { plain: '' } }, { you: 0 }).length === 0);
    expect(without.filter(({ action }) => !/(^pass$|^stop$| nothing$| no$)/.test(action))).toEqual([]);
    expect(actions.length).toBeGreaterThan(50);
  });
});
