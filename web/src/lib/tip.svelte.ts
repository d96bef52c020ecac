// Explanations beside what they explain: on hover, on keyboard focus and on tap.

export interface Tip {
  title: string;
  /** Paragraphs under the title. */
  lines?: string[];
  /** Where in the rules it stands. */
  clause?: string | undefined;
}

class Shown {
  tip = $state.raw<Tip | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  owner: Element | null = null;
  #later = 0;

  show(owner: Element, tip: Tip): void {
    this.stay();
    this.owner = owner;
    this.tip = tip;
    this.anchor = owner.getBoundingClientRect();
    owner.setAttribute('aria-describedby', 'tip');
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.owner) return;
    this.stay();
    this.owner?.removeAttribute('aria-describedby');
    this.owner = null;
    this.tip = null;
  }

  /** Hides it as a pointer leaves its owner; where a clause can be opened there is time to reach it. */
  leave(owner: Element): void {
    if (owner !== this.owner) return;
    if (this.tip?.clause) this.#later = window.setTimeout(() => this.hide(owner), 400);
    else this.hide(owner);
  }

  /** Hides it as its owner loses the focus, unless that goes to a clause inside. */
  blur(owner: Element, event: Event): void {
    const to = (event as FocusEvent).relatedTarget;
    if (to instanceof Element && to.closest('#tip')) return;
    // What is taken off the board while it has the focus loses it in the middle of the drawing.
    queueMicrotask(() => this.hide(owner));
  }

  /** Keeps it open. */
  stay(): void {
    clearTimeout(this.#later);
  }
}

export const shown = new Shown();

/** Gives an element an explanation. */
export function tip(node: Element, data: Tip | null) {
  let current = data;
  let soon = 0;
  const show = () => current && shown.show(node, current);
  const hide = () => {
    clearTimeout(soon);
    shown.hide(node);
  };
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'mouse') soon = window.setTimeout(show, 180);
  };
  const focus = () => node.matches(':focus-visible') && show();
  // A button that was pressed explains itself elsewhere.
  const tap = (event: Event) => {
    if (node instanceof HTMLButtonElement) hide();
    else if ((event as PointerEvent).pointerType !== 'mouse') show();
  };
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && (clearTimeout(soon), shown.leave(node))],
    ['focus', focus],
    ['blur', (event) => shown.blur(node, event)],
    ['click', tap],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(fresh: Tip | null) {
      current = fresh;
    },
    destroy() {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      hide();
    },
  };
}
