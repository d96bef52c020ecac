// Which ship is which from one state to the next: the server names ships by place and cargo, the eye follows each on its way.
import type { Company, ShipView } from './types';

/** How much a ship looks like one it might have been: staying where it was counts most. */
function likeness(was: ShipView, is: ShipView): number {
  return (was.place === is.place ? 2 : 0) + (was.cargo.join() === is.cargo.join() ? 1 : 0);
}

export interface Sailing extends ShipView {
  /** A name that stays. */
  name: string;
}

/** Gives the ships of each company the names that they had, so that as few as possible seem to have moved. */
export function follow(before: Sailing[], ships: ShipView[]): Sailing[] {
  const companies = [...new Set(ships.map((ship) => ship.company))];
  return companies.flatMap((company: Company) => {
    const now = ships.filter((ship) => ship.company === company);
    const old = before.filter((ship) => ship.company === company);
    const names = now.map((_, i) => old[i]?.name ?? `${company}${i}`);
    const [a, b] = old;
    const [x, y] = now;
    const crossed = now.length === 2 && a && b && likeness(a, y!) + likeness(b, x!) > likeness(a, x!) + likeness(b, y!);
    if (crossed) names.reverse();
    return now.map((ship, i) => ({ ...ship, name: names[i]! }));
  });
}
