// Placing colonists freely: from circles that were clicked to the steps that the rules ask for.
import type { Told } from '../../lib/types';
import type { PlacingView } from './types';

/** How many colonists stand on each place from the asked one on, by index in `places`. */
export type Placement = number[];

/** The colonists of this placement that still have no circle. */
export function unplaced(placing: PlacingView, placement: Placement): number {
  return placing.left - placement.reduce((sum, n) => sum + n, 0);
}

/** The placement after a click on a circle of a place: an empty one is filled, a full one emptied. */
export function click(placing: PlacingView, placement: Placement, index: number, circle: number): Placement {
  const now = placement[index] ?? 0;
  const filled = circle < now;
  if (!filled && unplaced(placing, placement) === 0) return placement;
  return placement.map((n, i) => (i === index ? n + (filled ? -1 : 1) : n));
}

/** Where the colonists stood before, as far as they and the circles reach; nothing before the asked place. */
export function before(placing: PlacingView, stood: ReadonlyMap<string, number>): Placement {
  let left = placing.left;
  return placing.places.map((place, i) => {
    if (i < placing.at) return 0;
    const n = Math.min(place.circles, stood.get(place.name) ?? 0, left);
    left -= n;
    return n;
  });
}

/** The steps that lead to a placement: one for each place where more than one number is possible. */
export function steps(placing: PlacingView, placement: Placement): string[] {
  const actions: string[] = [];
  let left = placing.left;
  for (let i = placing.at; i < placing.places.length; i++) {
    const place = placing.places[i]!;
    const later = placing.places.slice(i + 1).reduce((sum, p) => sum + p.circles, 0);
    const least = Math.max(0, left - later);
    const most = Math.min(place.circles, left);
    const n = placement[i] ?? 0;
    if (least < most) actions.push(`place ${n} on ${place.name}`);
    left -= n;
  }
  return actions;
}

interface Placed {
  player: number;
  island: Record<string, number>;
  city: Record<string, number>;
}

/** Where a player's colonists stood at the end of the last mayor's phase, read off the log. */
export function lastPlaced(log: Told[], player: number): Map<string, number> {
  for (let i = log.length - 1; i >= 0; i--) {
    const placed = placedBy(log[i]!.data, player);
    if (placed) return new Map([...entries(placed.island), ...entries(placed.city)]);
  }
  return new Map();
}

function placedBy(data: unknown, player: number): Placed | null {
  if (typeof data !== 'object' || data === null || !('placed' in data)) return null;
  const placed = data.placed as Placed;
  return placed.player === player ? placed : null;
}

function entries(counts: Record<string, number> | undefined): [string, number][] {
  return Object.entries(counts ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
}
