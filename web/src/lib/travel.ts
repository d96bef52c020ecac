// Nothing teleports: pieces glide from where they were to where they are, and what a move carried flies between its places.
import type { Told } from './types';

/** A piece is followed by the name in its `data-piece`; a place by the name in its `data-place`. */
const PIECES = '[data-piece]';
const PLACES = '[data-place]';
const MOST_FLIGHTS = 8;

export interface Before {
  pieces: Map<string, DOMRect>;
  places: Map<string, { rect: DOMRect; token: Element | null }>;
}

/** Where a piece is on the page, wherever the page is scrolled to meanwhile. */
function onPage(piece: Element): DOMRect {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return new DOMRect(left + scrollX, top + scrollY, width, height);
}

/** Where everything is, before the next state is drawn; `moved` are the places whose picture may be needed. */
export function look(root: ParentNode, moved: Told[]): Before {
  const wanted = new Set(moved.flatMap((told) => hops(told.at).map(([from]) => from)));
  const pieces = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll(PIECES)) pieces.set(piece.getAttribute('data-piece')!, onPage(piece));
  const places: Before['places'] = new Map();
  for (const place of root.querySelectorAll(PLACES)) {
    const name = place.getAttribute('data-place')!;
    if (!wanted.has(name) || places.has(name)) continue;
    const token = place.querySelector('[data-token]') ?? place.querySelector('svg');
    places.set(name, { rect: (token ?? place).getBoundingClientRect(), token: (token?.cloneNode(true) as Element | undefined) ?? null });
  }
  return { pieces, places };
}

/** The seat on whose side a place lies. */
const sideOf = (place: string) => /^own:\d+/.exec(place)?.[0] ?? null;

/** From where to where something was carried: pairs of places, but not what merely changed on one side. */
export function hops(at: string[]): [string, string][] {
  const pairs: [string, string][] = [];
  const last = at.length % 2 === 0 ? at.length : Math.min(2, at.length - 1);
  for (let i = 0; i + 1 < last; i += 2) {
    const [from, to] = [at[i]!, at[i + 1]!];
    if (sideOf(from) === null || sideOf(from) !== sideOf(to)) pairs.push([from, to]);
  }
  return pairs;
}

/** Lets everything travel to where it is now. */
export function travel(root: ParentNode, before: Before, moved: Told[], time: number): void {
  for (const piece of root.querySelectorAll(PIECES)) glide(piece, before.pieces.get(piece.getAttribute('data-piece')!), time);
  let flights = 0;
  for (const told of moved) {
    const carried = hops(told.at);
    for (const [from, to] of carried) {
      if (flights < MOST_FLIGHTS) fly(before.places.get(from), find(root, to), told.by, time, flights++ * 60);
    }
    if (carried.length === 0) for (const place of told.at) pulse(find(root, place), time);
  }
}

const find = (root: ParentNode, place: string) => root.querySelector(`[data-place="${CSS.escape(place)}"]`);

function glide(piece: Element, was: DOMRect | undefined, time: number): void {
  const is = onPage(piece);
  if (!was || (was.width === 0 && was.height === 0)) return;
  const [dx, dy] = [was.left - is.left, was.top - is.top];
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: time, easing: 'ease-in-out' });
}

function pulse(place: Element | null, time: number): void {
  place?.animate([{ scale: '1' }, { scale: '1.05' }, { scale: '1' }], { duration: Math.min(time, 400), easing: 'ease-out' });
}

/** A picture of what is carried: what lay at the place it came from, else the pennant of whoever carries it. */
function fly(start: { rect: DOMRect; token: Element | null } | undefined, goal: Element | null, by: number | null, time: number, delay: number): void {
  if (!start || !goal) return;
  const end = goal.getBoundingClientRect();
  const token = start.token ?? pennant(by);
  const size = Math.min(Math.max(start.rect.width, 18), 64);
  const box = document.createElement('div');
  box.className = 'flight';
  box.setAttribute('aria-hidden', 'true');
  box.append(token);
  document.body.append(box);
  const at = (x: number, y: number) => `translate(${x - size / 2}px, ${y - size / 2}px)`;
  const [x0, y0] = [start.rect.left + start.rect.width / 2, start.rect.top + start.rect.height / 2];
  const [x1, y1] = [end.left + end.width / 2, end.top + end.height / 2];
  const lifted = `${at((x0 + x1) / 2, (y0 + y1) / 2 - 30)} scale(1.25)`;
  const flight = box.animate([{ transform: at(x0, y0) }, { transform: lifted }, { transform: at(x1, y1), opacity: 0.7 }], {
    duration: time,
    delay,
    easing: 'ease-in-out',
    fill: 'both',
  });
  void flight.finished.catch(() => null).then(() => box.remove());
}

function pennant(by: number | null): Element {
  const mark = document.createElement('div');
  mark.style.cssText = `width:20px;height:20px;border-radius:50%;background:var(--seat${by ?? 0})`;
  return mark;
}
