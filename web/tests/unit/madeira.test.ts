// What Madeira's board reckons by itself: very little.
import { expect, test } from 'vitest';
import { screen } from '../../src/games/madeira/screen';
import { stores } from '../../src/games/madeira/stores';
import type { PlayerView } from '../../src/games/madeira/types';
import type { Choice } from '../../src/lib/types';

const player = (pirates: number | null, has_pirates: boolean) =>
  ({ prestige: 4, goods: [1, 2, 3], wood: 5, bread: 6, reals: 7, pirates, has_pirates }) as PlayerView;

test('what a player holds is shown in one order, hidden pirates as unknown', () => {
  expect(stores(player(null, true)).map(({ kind, n }) => `${kind} ${n}`)).toEqual([
    'prestige 4', 'reals 7', 'wheat 1', 'sugar 2', 'wine 3', 'wood 5', 'bread 6', 'pirates null',
  ]);
  expect(stores(player(null, false)).at(-1)).toEqual({ kind: 'pirates', n: 0 });
  expect(stores(player(9, true)).at(-1)).toEqual({ kind: 'pirates', n: 9 });
});

test('the first half of a move only picks up', () => {
  const lifts = (data: unknown) => screen.lifts?.({ data } as Choice);
  expect([{ die: { guild: 2 } }, { pirate_die: 1 }, { from: 'reserve' }, { ship_from: 'reserve' }, 'pass'].map(lifts)).toEqual(Array(5).fill(true));
  expect([{ to: '1a' }, { ship_to: 'wheat' }, { building: 'moinho' }, { space: 2 }, 'pay', 'stop', { favour: 'monk' }].map(lifts)).toEqual(Array(7).fill(false));
});
