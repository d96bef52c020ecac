// The keyboard on a board: arrow keys go to the nearest lit place that way; the board is one tab stop.

export type Way = 'up' | 'down' | 'left' | 'right';

const WAYS: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

export const wayOf = (key: string): Way | null => WAYS[key] ?? null;

export interface Box {
  x: number;
  y: number;
}

/** The index of the nearest middle in a direction, sideways counting double; -1 where there is none. */
export function nearest(from: Box, among: Box[], way: Way): number {
  let best = -1;
  let least = Infinity;
  among.forEach(({ x, y }, i) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const [along, aside] = { up: [-dy, dx], down: [dy, dx], left: [-dx, dy], right: [dx, dy] }[way] as [number, number];
    const far = along + 2 * Math.abs(aside);
    if (along > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

const middle = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const visible = (element: Element) => element.getClientRects().length > 0;

/** The places that the arrows go to: those that can be touched, or all where none can. */
export function stops(root: ParentNode, all: boolean): HTMLElement[] {
  const open = [...root.querySelectorAll<HTMLElement>('[data-lit], [data-picked]')].filter(visible);
  return open.length > 0 && !all ? open : [...root.querySelectorAll<HTMLElement>('[data-place]')].filter(visible);
}

/** Goes one place on in a direction; from outside, to the first one. With `all` to unlit places too. */
export function rove(root: ParentNode, way: Way, all: boolean): void {
  const among = stops(root, all);
  const here = document.activeElement?.closest<HTMLElement>('[data-place]') ?? null;
  const others = among.filter((element) => element !== here);
  const next = here ? others[nearest(middle(here), others.map(middle), way)] : (among.find((one) => one.hasAttribute('data-lit')) ?? among[0]);
  next?.focus();
}

/** Keeps the board one tab stop: the place that has or last had the focus, else the first lit one. */
export function oneStop(root: ParentNode): void {
  const among = stops(root, false);
  const here = among.find((one) => one === document.activeElement) ?? among.find((one) => one.tabIndex === 0) ?? among[0];
  for (const one of root.querySelectorAll('[data-place][tabindex="0"]')) if (one !== here) one.setAttribute('tabindex', '-1');
  here?.setAttribute('tabindex', '0');
}
