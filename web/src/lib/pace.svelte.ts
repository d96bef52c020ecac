// Moves of others played out one at a time: the state that is shown follows the newest one at a pace that people can read.
import type { TableState, Told } from './types';

/** What one step of the pace shows. */
export interface Frame {
  state: TableState;
  /** What happened in it. */
  told: Told[];
}

/** How long a frame is read, in milliseconds; what nobody was told passes at once. */
export function readingTime(told: Told[], step: number, waiting: number): number {
  if (told.length === 0 || step === 0) return 0;
  const long = step * (1 + 0.4 * Math.min(told.length - 1, 3));
  // Whoever falls far behind catches up.
  return long / Math.max(1, waiting / 6);
}

/** Whether a state can be led up to move by move: not after going back or taking a seat. */
function follows(old: TableState | null, fresh: TableState): boolean {
  return old !== null && old.undos === fresh.undos && old.you === fresh.you && old.status === 'playing' && fresh.ply > old.ply;
}

export class Pace {
  shown = $state.raw<TableState | null>(null);
  /** What happened in the step that is shown. */
  now = $state.raw<Told[]>([]);
  waiting = $state(0);
  #queue: Frame[] = [];
  #timer = 0;
  readonly #step: () => number;

  /** `step` gives the milliseconds of one move; 0 shows everything at once. */
  constructor(step: () => number) {
    this.#step = step;
  }

  /** Takes the newest state; `own` if it is the answer to the viewer's own move. */
  take(fresh: TableState, told: Told[], own: boolean): void {
    const last = this.#queue.at(-1)?.state ?? this.shown;
    if (last && last.ply === fresh.ply && last.undos === fresh.undos) this.#renew(fresh);
    else if (this.#step() === 0 || (globalThis.document?.hidden ?? false) || own || !follows(last, fresh)) this.#show({ state: fresh, told }, true);
    else {
      this.#queue.push({ state: fresh, told });
      this.waiting = this.#queue.length;
      if (this.#timer === 0) this.#next();
    }
  }

  /** The same moment again brings news of seats and questions only. */
  #renew(fresh: TableState): void {
    const last = this.#queue.at(-1);
    if (last) last.state = fresh;
    else this.shown = fresh;
  }

  /** Shows the newest at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.#show({ state: last.state, told: this.#queue.flatMap((frame) => frame.told) }, true);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
  }

  #show(frame: Frame, last: boolean): void {
    if (last) this.stop();
    // What was taken back is no longer told.
    const back = this.shown !== null && this.shown.undos !== frame.state.undos;
    this.shown = frame.state;
    if (frame.told.length > 0 || back) this.now = frame.told;
    this.waiting = this.#queue.length;
  }

  #next(): void {
    this.#timer = 0;
    const frame = this.#queue.shift();
    if (!frame) return;
    this.#show(frame, false);
    const rest = readingTime(frame.told, this.#step(), this.#queue.length);
    this.#timer = window.setTimeout(() => this.#next(), rest);
  }
}
