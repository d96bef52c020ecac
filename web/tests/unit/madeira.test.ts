// What Madeira's board reckons by itself: very little.
import { expect, test } from 'vitest';
import { whyClosed } from '../../src/games/madeira/places';
import { screen } from '../../src/games/madeira/screen';
import { stores } from '../../src/games/madeira/stores';
import type { PlayerView } from '../../src/games/madeira/types';
import type { TableContext } from '../../src/lib/context';
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

test('what is closed is told in the words of the server, in the list and at its place', () => {
  const closed = [{ text: { plain: 'pay 6 reals' }, why: { plain: 'you have 5 reals' }, clause: 'BLD-3', at: ['building:moinho:pay'] }];
  const table = { state: { view: { closed } }, say: ({ plain }: { plain: string }) => plain, word: (id: string, { why }: { why: string }) => `${id}: ${why}` } as unknown as TableContext;
  expect(screen.closed?.(table)).toEqual([{ words: 'pay 6 reals', why: 'you have 5 reals' }]);
  expect(whyClosed(table, 'building:moinho:pay')).toEqual(['screen-closed: you have 5 reals']);
  expect(whyClosed(table, 'building:moinho')).toEqual([]);
});
