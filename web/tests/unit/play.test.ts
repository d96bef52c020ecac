// How moves are made and shown: touches that narrow the choices, free picking, the pace, the arrow keys.
import { describe, expect, it, vi } from 'vitest';
import { Basket } from '../../src/lib/basket.svelte';
import { Pace, readingTime } from '../../src/lib/pace.svelte';
import { Play } from '../../src/lib/play.svelte';
import type { Sitting } from '../../src/lib/sitting.svelte';
import { withoutOwn } from '../../src/lib/told';
import type { GameScreen } from '../../src/games/screen';
import { nearest } from '../../src/lib/rove';
import { hops } from '../../src/lib/travel';
import { left, light, plain, sameMove, settled, touched } from '../../src/lib/touch';
import type { Choice, TableState, Told } from '../../src/lib/types';

const choice = (action: string, ...at: string[]): Choice => ({ action, kind: 'k', text: { plain: action }, data: null, at });

describe('pick up, put down', () => {
  const all = [choice('a', 'corn', 'ship:5'), choice('b', 'corn', 'ship:6'), choice('c', 'sugar', 'ship:5'), choice('d')];

  it('with empty hands lights the pieces, and lets the goals be touched too', () => {
    const { lit, reach } = light(all, []);
    expect([...lit]).toEqual(['corn', 'sugar']);
    expect([...reach]).toEqual(['ship:5', 'ship:6']);
  });

  it('with a piece in hand lights where it goes', () => {
    const held = touched(all, [], 'corn');
    expect([...light(all, held).lit]).toEqual(['ship:5', 'ship:6']);
    expect(left(all, touched(all, held, 'ship:6')).map((c) => c.action)).toEqual(['b']);
  });

  it('puts a piece back, and takes another one instead', () => {
    expect(touched(all, ['corn'], 'corn')).toEqual([]);
    expect(touched(all, ['corn'], 'sugar')).toEqual(['sugar']);
    expect(touched(all, [], 'nowhere')).toEqual([]);
  });

  it('may begin at the goal', () => {
    expect(left(all, touched(all, [], 'ship:5')).map((c) => c.action)).toEqual(['a', 'c']);
    expect([...light(all, ['ship:5']).lit]).toEqual(['corn', 'sugar']);
  });

  it('knows when no place is left to touch', () => {
    expect(settled(all, ['corn'])).toBe(false);
    expect(settled(all, ['corn', 'ship:5'])).toBe(true);
  });

  it('lets a die be touched first, and asks for it only where moves differ in nothing else', () => {
    const sail = [choice('die', 'by:die:green', 'ship', 's2'), choice('hat', 'by:hat:green', 'ship', 's2')];
    const step = choice('step', 'by:die:blue', 'track');
    const moves = [...sail, step];
    expect([...light(moves, []).lit]).toEqual(['by:die:green', 'by:hat:green', 'by:die:blue']);
    expect([...light(moves, ['by:die:green']).lit]).toEqual(['ship']);
    expect([...light(moves, ['ship']).lit]).toEqual(['s2']);
    expect(settled(moves, ['track'])).toBe(true);
    expect(settled(moves, ['by:die:green', 'ship'])).toBe(false);
    expect(left(moves, ['ship', 's2'])).toHaveLength(2);
    expect([...light(moves, ['ship', 's2']).lit]).toEqual(['by:die:green', 'by:hat:green']);
  });

  it('takes the first of what pays where it makes no difference, unless another was touched', () => {
    const die = choice('die', 'by:die:green', 'ship', 's2');
    const hat = choice('hat', 'by:hat:green', 'ship', 's2');
    const both = [die, hat, choice('end')];
    expect(plain(both, () => true).map((c) => c.action)).toEqual(['die', 'end']);
    expect(plain(both, () => false)).toEqual(both);
    expect(plain(left(both, ['by:hat:green']), () => true)).toEqual([hat]);
    expect([sameMove(die, hat), sameMove(die, both[2]!), sameMove(choice('x', 's2'), choice('y', 's2'))]).toEqual([true, false, false]);
  });
});

describe('free picking', () => {
  const item = (action: string, times: number, ...at: string[]) => ({ choice: choice(action, ...at), times });
  const hand = { least: 2, most: 2, items: [item('pay well', 2, 'hand:well'), item('pay tower', 1, 'hand:tower')] };

  it('takes things in any order and sends each as often as it is picked', () => {
    const basket = new Basket(hand);
    basket.touch('hand:tower', 0);
    expect([basket.ready, basket.missing]).toEqual([false, 1]);
    basket.touch('hand:well', 1);
    expect(basket.has('hand:well', 1)).toBe(true);
    expect(basket.has('hand:well', 0)).toBe(false);
    expect(basket.ready).toBe(true);
    basket.touch('hand:well', 0);
    expect(basket.wish()).toEqual(['pay well', 'pay tower']);
    basket.touch('hand:tower', 0);
    basket.touch('hand:well', 0);
    expect(basket.wish()).toEqual(['pay well', 'pay well']);
    basket.reset();
    expect(basket.total).toBe(0);
  });

  it('counts up where equal things share one place, and starts over after the last', () => {
    const basket = new Basket({ least: 0, most: 3, items: [item('keep sugar', 2, 'good:sugar')] });
    for (const n of [1, 2, 0]) {
      basket.touch('good:sugar');
      expect(basket.total).toBe(n);
    }
  });

  it('knows where one more touch would pick one more', () => {
    const basket = new Basket({ least: 0, most: 3, items: [item('keep sugar', 2, 'good:sugar')] });
    basket.touch('good:sugar');
    expect(basket.takesMore('good:sugar')).toBe(true);
    basket.touch('good:sugar');
    expect(basket.takesMore('good:sugar')).toBe(false);
  });

  it('of one thing the new takes the place of the old', () => {
    const basket = new Basket({ least: 1, most: 1, items: [item('keep a', 1, 'a'), item('keep b', 1, 'b')] });
    basket.touch('a', 0);
    basket.touch('b', 0);
    expect(basket.wish()).toEqual(['keep b']);
  });

  it('begins as it was before, as far as there is room', () => {
    const basket = new Basket(hand, () => 9);
    expect(basket.wish()).toEqual(['pay well', 'pay well']);
    expect(basket.changed).toBe(false);
  });
});

describe('the pace', () => {
  const told = (ply: number): Told => ({ ply, kind: 'x', text: { plain: '' }, data: null, at: [], by: 1 });
  const state = (ply: number, undos = 0) => ({ ply, undos, you: 0, status: 'playing' }) as unknown as TableState;

  it('gives every move its time, and more to those who fall behind less', () => {
    expect(readingTime([], 800, 0)).toBe(0);
    expect(readingTime([told(1)], 800, 0)).toBe(800);
    expect(readingTime([told(1)], 800, 12)).toBe(400);
    expect(readingTime([told(1), told(1)], 800, 0)).toBeGreaterThan(800);
  });

  it('shows one move after the other, and the newest when asked to skip', () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    const pace = new Pace(() => 800);
    pace.take(state(1), [told(1)], false);
    for (const ply of [2, 3, 4]) pace.take(state(ply), [told(ply)], false);
    expect(pace.shown?.ply).toBe(2);
    vi.advanceTimersByTime(801);
    expect(pace.shown?.ply).toBe(3);
    pace.skip();
    expect([pace.shown?.ply, pace.waiting]).toEqual([4, 0]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows at once one\'s own moves, what was taken back, and everything when off', () => {
    const pace = new Pace(() => 800);
    pace.take(state(5), [], false);
    pace.take(state(6), [told(6)], true);
    expect(pace.shown?.ply).toBe(6);
    pace.take(state(3, 1), [], false);
    expect(pace.shown?.ply).toBe(3);
    const back = new Pace(() => 0);
    back.take(state(6), [told(6)], true);
    back.take(state(5, 1), [], true);
    expect(back.now).toEqual([]);
    const off = new Pace(() => 0);
    for (const ply of [1, 2, 3]) off.take(state(ply), [told(ply)], false);
    expect(off.shown?.ply).toBe(3);
  });
});

describe('one touch or two', () => {
  const lift = choice('die 1', 'own:die:1');
  const screen = { lifts: () => true, inHand: () => null } as unknown as GameScreen;

  function at(choices: Choice[], of: GameScreen = screen) {
    vi.stubGlobal('document', { getElementById: () => null });
    const state = { ply: 1, undos: 0, you: 0, status: 'playing', turn: { player: 0 }, choices, seats: [], undo: { free_to_ply: 0 } };
    const sitting = { pace: { shown: state, waiting: 0, now: [] }, log: [], seenPly: 0, ownPly: 0, busy: false, play: vi.fn(), undo: vi.fn() };
    return { sitting, play: new Play(sitting as unknown as Sitting, of) };
  }

  it('a piece is picked up at the first touch', () => {
    const { sitting, play } = at([lift, choice('pass')]);
    play.touch('own:die:1');
    expect(sitting.play).toHaveBeenCalledWith(['die 1']);
  });

  it('one that would go to its only goal by itself waits to be confirmed, by Enter on it too', () => {
    const { sitting, play } = at([{ ...lift, then: { plain: 'to the mill' } }, choice('pass')]);
    play.touch('own:die:1');
    expect(sitting.play).not.toHaveBeenCalled();
    expect(play.words(play.single!, [])).toBe('die 1: to the mill');
    expect(play.context.whole?.('own:die:1')).toBe(true);
    play.context.confirm?.();
    expect(sitting.play).toHaveBeenCalledWith(['die 1']);
  });

  it('Esc puts back what was touched, and then the piece that the choice before picked up', () => {
    const { sitting, play } = at([choice('a', 'x', 'y'), choice('b', 'x', 'z')], { inHand: () => 'own:die:1' } as unknown as GameScreen);
    play.touch('x');
    expect([play.handful, play.held]).toEqual([true, ['x']]);
    play.putBack();
    expect([play.held, sitting.undo.mock.calls.length]).toEqual([[], 0]);
    play.putBack();
    expect(sitting.undo).toHaveBeenCalledOnce();
  });
});

it('what happened since a choice leaves the choice out, but not what others did with it', () => {
  const told = (ply: number, by: number | null): Told => ({ ply, kind: 'x', text: { plain: '' }, data: null, at: [], by });
  const since = [told(4, 0), told(4, null), told(4, 1), told(5, 1), told(9, 0)];
  expect(withoutOwn(since, 0, 5)).toEqual([since[2], since[3], since[4]]);
});

it('the arrow keys go to the nearest place that way', () => {
  const boxes = [{ x: 10, y: 0 }, { x: 30, y: 4 }, { x: 0, y: 20 }, { x: 12, y: 90 }];
  expect(nearest({ x: 0, y: 0 }, boxes, 'right')).toBe(0);
  expect(nearest({ x: 10, y: 0 }, boxes, 'right')).toBe(1);
  expect(nearest({ x: 0, y: 0 }, boxes, 'down')).toBe(2);
  expect(nearest({ x: 0, y: 0 }, boxes, 'up')).toBe(-1);
});

it('what is carried flies from place to place, what changed on one side does not', () => {
  expect(hops(['own:1:good:corn', 'ship:5', 'vp'])).toEqual([['own:1:good:corn', 'ship:5']]);
  expect(hops(['supply:corn', 'own:1:good:corn', 'supply:sugar', 'own:1:good:sugar'])).toHaveLength(2);
  expect(hops(['own:1:island:corn', 'own:1:staff:office'])).toEqual([]);
  expect(hops(['role:mayor'])).toEqual([]);
});
