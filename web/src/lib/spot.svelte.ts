// A place on a board, on any element of HTML or SVG: lit, picked, marked, explained, and within reach of the keyboard.
import type { Attachment } from 'svelte/attachments';
import type { TableContext } from './context';
import { shown, type Tip } from './tip.svelte';

export interface SpotOptions {
  /** The name of the place as the server says it, such as `role:mayor`. */
  place: string;
  /** What a screen reader says of it. */
  label: string;
  /** Its explanation, on hover, on keyboard focus and on tap. */
  about?: Tip | null;
  /** Tells equal things at places of one name apart, from 0. */
  nth?: number;
  /** Whether the label stands inside as hidden words: a button is then named by them, not by what is drawn. */
  within?: boolean;
  /** Whether it is never chosen: a click explains it and gives no reason why not now. */
  never?: boolean;
}

const REST = 350;

/** Makes an element a place: `<g {@attach spot(table, { place, label })}>`. */
export function spot(table: TableContext, options: SpotOptions): Attachment<Element> {
  return (node) => {
    const { place, label, nth } = options;
    const lit = table.lit.has(place);
    const reach = table.reach.has(place);
    const other = nth !== undefined && (table.nth ?? nth) !== nth;
    const picked = table.basket ? table.basket.has(place, nth) : table.picked.has(place) && !other;
    const mark = table.marks.get(place);
    const hinted = table.hinted?.get(place);
    const hint = hinted?.chance;
    const open = lit || reach || picked;

    // Attributes, since a board may change the classes of its elements at any time.
    node.toggleAttribute('data-lit', lit && !picked);
    node.toggleAttribute('data-reach', reach && !lit && !picked);
    node.toggleAttribute('data-picked', picked);
    node.toggleAttribute('data-marked', mark !== undefined);
    (node as HTMLElement | SVGElement).style.setProperty('--mark', mark === undefined ? '' : `var(--seat${mark})`);
    if (hint === undefined) node.removeAttribute('data-hint');
    else node.setAttribute('data-hint', hint);
    node.setAttribute('data-place', place);
    node.setAttribute('role', open ? 'button' : 'img');
    // A button is named by the hidden words inside; what a hint says of it stands in the list as well.
    if (open && options.within) node.removeAttribute('aria-label');
    else node.setAttribute('aria-label', hint === undefined ? label : `${label}, ${hint}`);
    if (nth !== undefined) node.setAttribute('data-nth', String(nth));
    if (open) node.setAttribute('aria-pressed', String(picked));
    else node.removeAttribute('aria-pressed');
    if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1');
    const about = hinted ? { title: label, ...options.about, lines: [...(options.about?.lines ?? []), ...hinted.lines] } : options.about;
    return listen(node, table, { ...options, ...(about ? { about } : {}) }, open);
  };
}

function listen(node: Element, table: TableContext, { place, label, about, nth, never }: SpotOptions, open: boolean): () => void {
  let soon = 0;
  let rested = false;
  const tip = (): Tip => about ?? { title: label };
  const hide = () => {
    clearTimeout(soon);
    shown.hide(node);
  };
  const explain = async () => {
    const { words, clause } = await table.why(place);
    if (node.isConnected) shown.show(node, { ...tip(), lines: [...(tip().lines ?? []), words], clause: clause ?? tip().clause });
  };
  const press = (event: Event) => {
    event.stopPropagation();
    hide();
    if (open) table.touch(place, nth);
    else if (never) shown.show(node, tip());
    else void explain();
  };
  const listeners: Record<string, (event: Event) => void> = {
    click: press,
    keydown: (event) => {
      const { key } = event as KeyboardEvent;
      if (event.target !== node || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      // Enter goes on with what is picked here and whole; Space puts it back, as a touch does.
      if (key === 'Enter' && table.whole?.(place, nth)) {
        event.stopPropagation();
        hide();
        table.confirm?.();
      } else press(event);
    },
    // A pointer that merely lies where a thing appears asks for nothing: it has to move first.
    pointermove: (event) => {
      if (rested || !about || (event as PointerEvent).pointerType !== 'mouse') return;
      rested = true;
      soon = window.setTimeout(() => shown.show(node, about), REST);
    },
    pointerleave: (event) => {
      rested = false;
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      clearTimeout(soon);
      shown.leave(node);
    },
    focus: () => about && node.matches(':focus-visible') && shown.show(node, about),
    blur: (event) => {
      clearTimeout(soon);
      shown.blur(node, event);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    clearTimeout(soon);
  };
}
