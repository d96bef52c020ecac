// Puerto Rico: places of choices, and colonists placed freely turned into the steps that the rules ask for.
import { describe, expect, it } from 'vitest';
import { before, click, lastPlaced, steps, unplaced } from '../../src/games/puerto-rico/mayor';
import { placesOf } from '../../src/games/puerto-rico/places';
import type { PlacingView } from '../../src/games/puerto-rico/types';
import actions from '../fixtures/puerto-rico-actions.json';

function placing(circles: number[], left: number, at = 0): PlacingView {
  const place = (n: number, i: number) => ({ name: `p${i}`, tile: null, building: null, circles: n, colonists: 0, done: i < at, least: null, most: null });
  return { player: 0, left, at, places: circles.map(place) };
}

/** The rules as DEC-3 states them: asks place by place, takes single options by itself, and reads one answer at a time. */
function obey(view: PlacingView, answers: string[]): number[] {
  const result: number[] = [];
  let { left } = view;
  const queue = [...answers];
  view.places.forEach((place, i) => {
    const later = view.places.slice(i + 1).reduce((sum, p) => sum + p.circles, 0);
    const options = [];
    for (let n = Math.max(0, left - later); n <= Math.min(place.circles, left); n++) options.push(n);
    const answer = options.length === 1 ? options[0]! : Number(/^place (\d+) on /.exec(queue.shift() ?? '')?.[1]);
    expect(options).toContain(answer);
    result.push(answer);
    left -= answer;
  });
  expect(queue).toEqual([]);
  return result;
}

function* placements(circles: number[], left: number): Generator<number[]> {
  const [first, ...rest] = circles;
  if (first === undefined) {
    if (left === 0) yield [];
    return;
  }
  for (let n = 0; n <= Math.min(first, left); n++) for (const more of placements(rest, left - n)) yield [n, ...more];
}

describe('the mayor', () => {
  it.each([[[3, 1, 1, 2], 4], [[1, 1, 1, 1, 1], 2], [[2, 3], 1], [[4, 1, 3, 1], 8]])('every placement of %j with %i colonists is said exactly', (circles, left) => {
    let seen = 0;
    for (const wanted of placements(circles, left)) {
      const view = placing(circles, left);
      expect(obey(view, steps(view, wanted))).toEqual(wanted);
      seen++;
    }
    expect(seen).toBeGreaterThan(1);
  });

  it('a click fills an empty circle and empties a full one, never more than there are colonists', () => {
    const view = placing([2, 1], 2);
    const one = click(view, [0, 0], 0, 0);
    expect(one).toEqual([1, 0]);
    const two = click(view, one, 1, 0);
    expect(unplaced(view, two)).toBe(0);
    expect(click(view, two, 0, 1)).toEqual(two);
    expect(click(view, two, 0, 0)).toEqual([0, 1]);
  });

  it('starts from where the colonists stood, as far as they reach', () => {
    const view = placing([2, 1, 3], 3, 1);
    expect(before(view, new Map([['p0', 2], ['p1', 1], ['p2', 3]]))).toEqual([0, 1, 2]);
  });

  it('reads the last placement off the log', () => {
    const data = (player: number, corn: number) => ({ placed: { player, island: { corn }, city: { wharf: 1 }, san_juan: 0 } });
    const log = [data(0, 1), data(0, 2), data(1, 9), 'house_emptied'].map((d, ply) => ({ ply, kind: '', text: { plain: '' }, data: d }));
    expect(lastPlaced(log, 0)).toEqual(new Map([['corn', 2], ['wharf', 1]]));
    expect(lastPlaced([], 0).size).toBe(0);
  });
});

describe('places', () => {
  it('every choice but refusals and the mayor lies somewhere on the board', () => {
    const without = actions.filter(({ kind, action }) => placesOf({ action, kind, text: { plain: '' } }, { you: 0 }).length === 0);
    expect(without.filter(({ kind, action }) => kind !== 'place' && !/ (nothing|no)$/.test(action))).toEqual([]);
    expect(actions.length).toBeGreaterThan(50);
  });

  it('a load is lit at its ship and at its good', () => {
    const at = (action: string) => placesOf({ action, kind: 'load', text: { plain: '' } }, { you: 2 });
    expect(at('load sugar on ship 7')).toEqual(['ship:7', 'own:2:good:sugar']);
    expect(at('load corn on wharf')).toEqual(['own:2:city:wharf', 'own:2:good:corn']);
    expect(at('load nothing')).toEqual([]);
  });
});
