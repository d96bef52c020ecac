// What happened since one's last choice, money first: sales, revenues, captains, attacks that hit, and what captains earned.
import type { Told } from '../../lib/types';
import type { Organisation } from './types';

export interface Gain {
  seat: number;
  n: number;
}

export type NewsKind = 'sale' | 'revenue' | 'captain' | 'hit' | 'bonus' | 'miss';

export interface News {
  kind: NewsKind;
  organisation: Organisation;
  /** Who got what; the new captain with nothing. */
  gains: Gain[];
  /** What the log says of it. */
  told: Told[];
}

interface Data {
  event: string;
  player?: number;
  organisation?: Organisation;
  company?: Organisation;
  amount?: number;
  price?: number;
  skulls?: number;
  stays?: boolean;
}

const data = (told: Told) => told.data as Data;

/** What each player's money changed by. */
export function gains(since: Told[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { player, amount, price } of since.map(data)) {
    if (player === undefined) continue;
    const change = (amount ?? 0) - (price ?? 0);
    if (change !== 0) sums.set(player, (sums.get(player) ?? 0) + change);
  }
  return sums;
}

/** What an event opens, if it opens something of its own. */
function opened(told: Told): News | null {
  const { event, organisation, company, player, stays, skulls } = data(told);
  const item = (kind: NewsKind, of: Organisation): News => ({ kind, organisation: of, gains: [], told: [told] });
  switch (event) {
    case 'sold': return item('sale', 'pirates');
    case 'revenue_paid': return item('revenue', organisation!);
    case 'captain': return stays ? null : { ...item('captain', organisation!), gains: [{ seat: player!, n: 0 }] };
    case 'pawn_taken': return { ...item('captain', organisation!), gains: [{ seat: player!, n: 0 }] };
    case 'looted': case 'robbed': case 'sunk': return item('hit', company!);
    case 'recovered': case 'pirates_sunk': return item('hit', 'pirates');
    case 'attack_rolled': return skulls === 0 ? item('miss', 'pirates') : null;
    default: return null;
  }
}

/** Puts a payment to what it was paid for: a sale or revenue of the organisation, else a captain's earnings. */
function pay(items: News[], told: Told): void {
  const { event, player, organisation = 'pirates', amount = 0 } = data(told);
  if (player === undefined || amount === 0) return;
  const kinds: NewsKind[] = event === 'bonus' ? ['bonus'] : ['sale', 'revenue'];
  let item = items.findLast((one) => one.organisation === organisation && kinds.includes(one.kind));
  if (!item) items.push((item = { kind: 'bonus', organisation, gains: [], told: [] }));
  const gain = item.gains.find(({ seat }) => seat === player);
  if (gain) gain.n += amount;
  else item.gains.push({ seat: player, n: amount });
  item.told.push(told);
}

/** Things of one kind that need one line only. */
function add(items: News[], item: News): void {
  const same = items.find((one) => one.kind === item.kind && one.organisation === item.organisation);
  if (same && (item.kind === 'hit' || item.kind === 'miss')) same.told.push(...item.told);
  else items.push(item);
}

const ORDER: NewsKind[] = ['sale', 'revenue', 'captain', 'hit', 'bonus', 'miss'];

/** The news in the order of their weight. */
export function news(since: Told[]): News[] {
  const items: News[] = [];
  for (const told of since) {
    const item = opened(told);
    if (item) add(items, item);
    else if (['captain_part', 'dividend', 'bonus', 'bonus_from_treasury'].includes(data(told).event)) pay(items, told);
  }
  return items.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
