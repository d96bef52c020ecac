// What can be measured of a screen, the same for every board: what overflows, overlaps, is cut off or broken, moves by itself or is out
// of view.
import type { Page } from 'playwright-core';

/** What was found wrong with one state of a screen, in words; nothing if all is well. */
export type Faults = string[];

/** Watches layout shifts from now on, those right after one's own touch left out, as browsers do, and those right after its answer. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface Source { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    interface Shift extends PerformanceEntry { value: number; hadRecentInput: boolean; sources: Source[] }
    const kept = { worst: 0, blame: [] as string[] };
    Object.assign(globalThis, { kept });
    let [sum, begun, last, answered] = [0, -Infinity, -Infinity, -Infinity];
    // On a busy machine the answer to a touch may come later than browsers wait for it.
    const ask = globalThis.fetch;
    globalThis.fetch = (...what) => ask(...what).finally(() => (answered = what[1]?.method === 'POST' ? performance.now() : answered));
    const named = (node: Node | null) => (node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : (node?.nodeName ?? '?'));
    const told = ({ node, previousRect: from, currentRect: to }: Source) => `${named(node)} ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput || entry.startTime - answered < 500) continue;
        // The score comes before the board when all is over.
        if (document.querySelector('#final')) break;
        // Shifts less than a second apart, within five seconds, count together.
        const together = entry.startTime - last < 1000 && entry.startTime - begun < 5000;
        sum = together ? sum + entry.value : entry.value;
        if (!together) begun = entry.startTime;
        last = entry.startTime;
        kept.worst = Math.max(kept.worst, sum);
        if (entry.value > 0.001) kept.blame.push(`${entry.value.toFixed(4)} ${entry.sources.map(told).slice(0, 3).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
}

/** The worst shift since they are watched (CLS), and what moved. */
export const shifts = (page: Page) => page.evaluate(() => (globalThis as unknown as { kept: { worst: number; blame: string[] } }).kept);

/** Overflow, cut texts, broken words, overlaps and what leaves its panel, on the screen as it is. Runs in the page. */
function look(): string[] {
  const faults: string[] = [];
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').filter((word) => !word.startsWith('s-')).join('.')}`;
  const said = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) {
    const guilty = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && seen(element)).slice(0, 3);
    faults.push(`overflow: ${wide}px wider than the window (${guilty.map(name).join(', ')})`);
  }

  // A text is cut where its box hides what does not fit, unless it says the whole on demand.
  const known = new Map<HTMLElement, HTMLElement | null>();
  const cutter = (box: HTMLElement | null): HTMLElement | null => {
    if (!box || box === document.body) return null;
    const found = known.get(box);
    if (found !== undefined) return found;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
    const hides = overflowX === 'hidden' || overflowY === 'hidden' || overflowX === 'clip';
    const whole = textOverflow === 'ellipsis' || (!hides && /auto|scroll/.test(`${overflowX} ${overflowY}`));
    const answer = whole ? null : hides ? box : cutter(box.parentElement);
    known.set(box, answer);
    return answer;
  };
  const range = document.createRange();
  for (const element of document.querySelectorAll('.board *, .helm *, .caption, .strip *, .talk *')) {
    if (!(element instanceof HTMLElement)) continue;
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
    if (!text || !seen(element) || element.closest('.sr, [data-cut-ok]')) continue;
    // Words for screen readers alone.
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
    const box = cutter(element);
    if (!box) continue;
    range.selectNodeContents(element);
    const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    const out = Math.max(inner.right - outer.right, outer.left - inner.left, inner.bottom - outer.bottom, outer.top - inner.top);
    if (out > 1.5) faults.push(`cut: "${said(element)}" by ${out.toFixed(1)}px in ${name(box)}`);
  }

  // A word stays whole, and what belongs to a panel stays on it.
  for (const element of document.querySelectorAll('.board *, .helm *')) {
    for (const node of element.childNodes) {
      const text = node.nodeType === 3 ? (node.textContent ?? '') : '';
      if (text.trim().length < 5 || !seen(element) || element.closest('.sr, [data-cut-ok]')) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of text.matchAll(/\p{L}{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, second] = range.getClientRects();
        if (first && second && second.top > first.top + 2) faults.push(`broken: "${word}" in ${name(element)}`);
      }
    }
  }
  for (const panel of document.querySelectorAll('.board [data-need], .board [data-part], .board .plank')) {
    if (!seen(panel) || /auto|scroll|hidden|clip/.test(getComputedStyle(panel).overflow)) continue;
    const outer = panel.getBoundingClientRect();
    const off = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return Math.max(right - outer.right, outer.left - left, bottom - outer.bottom, outer.top - top);
    };
    const over = [...panel.querySelectorAll('svg, b, [data-place]')].find((element) => seen(element) && off(element) > 2 && !element.closest('[data-layer], .sr'));
    if (over) faults.push(`off its panel: ${over.closest('[data-place]')?.getAttribute('data-place') ?? name(over)} of ${name(panel)} by ${off(over).toFixed(0)}px`);
  }

  // Places never lie over each other, but one inside the other or on a layer of its own.
  const places = [...document.querySelectorAll('.board [data-place]')].filter((place) => seen(place) && !place.closest('[data-layer]') && !(place instanceof SVGElement));
  const boxes = places.map((place) => ({ place, box: place.getBoundingClientRect() }));
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length; j++) {
      const [a, b] = [boxes[i]!, boxes[j]!];
      if (a.place.contains(b.place) || b.place.contains(a.place)) continue;
      const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (x <= 4 || y <= 4) continue;
      // A thing that lies on another, such as a circle on its tile, is meant to.
      const small = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
      if ((x * y) / small > 0.9) continue;
      faults.push(`overlap: ${a.place.getAttribute('data-place')} and ${b.place.getAttribute('data-place')} by ${x.toFixed(0)}x${y.toFixed(0)}`);
    }
  }
  return [...new Set(faults)].slice(0, 12);
}

export const faults = (page: Page): Promise<Faults> => page.evaluate(look);

/** Which of the areas that a choice depends on are not wholly inside the window: own board, rivals, lit places. */
export function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const needed = [...document.querySelectorAll('.board [data-need], .board [data-lit]')];
    const inside = (element: Element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      return width === 0 || (left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1);
    };
    return needed.filter((element) => !inside(element)).map((element) => element.getAttribute('data-need') ?? element.getAttribute('data-place') ?? '?');
  });
}

/** What a whole game has shown. */
export interface Measures {
  states: number;
  choices: number;
  inView: number;
  faults: Map<string, number>;
  hidden: Map<string, number>;
}

export const noMeasures = (): Measures => ({ states: 0, choices: 0, inView: 0, faults: new Map(), hidden: new Map() });

const count = (into: Map<string, number>, what: string) => into.set(what, (into.get(what) ?? 0) + 1);

/** Adds one state of the screen; `choice` if all is there that a choice depends on, nothing in hand yet. */
export async function measure(page: Page, into: Measures, choice = true): Promise<void> {
  for (const fault of await faults(page)) count(into.faults, fault);
  into.states++;
  if (!choice) return;
  const hidden = await unseen(page);
  for (const what of new Set(hidden)) count(into.hidden, what);
  into.choices++;
  if (hidden.length === 0) into.inView++;
}

/** The share of one's own choices at which all that they depend on was in the window. */
export const share = (of: Measures) => of.inView / Math.max(1, of.choices);

/** One line for the report. */
export function summary(title: string, of: Measures): string {
  const some = (map: Map<string, number>) => [...map].sort((a, b) => b[1] - a[1]).slice(0, 8).map(([what, n]) => `${what} (${n})`).join('; ');
  return `${title}: ${of.choices} choices, in view ${(100 * share(of)).toFixed(1)} %${of.faults.size > 0 ? `, faults: ${some(of.faults)}` : ''}${of.hidden.size > 0 ? `, out of view: ${some(of.hidden)}` : ''}`;
}
