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
