// Free picking: things are clicked in any order, put back as one likes, and sent as one wish.
import type { Pick, PickItem } from './types';

/** Where an item lies several times at places of one name, which of them are picked. */
type Picked = ReadonlyMap<string, ReadonlySet<number>>;

export class Basket {
  readonly pick: Pick;
  readonly #start: Picked;
  #picked = $state.raw<Picked>(new Map());

  /** `start` says how often an item is picked at the beginning, for instance as it was the last time. */
  constructor(pick: Pick, start: (item: PickItem) => number = () => 0) {
    this.pick = pick;
    let room = pick.most;
    const begun = new Map<string, ReadonlySet<number>>();
    for (const item of pick.items) {
      const n = Math.min(item.times, start(item), room);
      room -= n;
      if (n > 0) begun.set(item.choice.action, new Set(Array.from({ length: n }, (_, i) => i)));
    }
    this.#start = begun;
    this.#picked = begun;
  }

  /** The items that lie at a place. */
  at(place: string): PickItem[] {
    return this.pick.items.filter((item) => item.choice.at.includes(place));
  }

  count(item: PickItem): number {
    return this.#picked.get(item.choice.action)?.size ?? 0;
  }

  get total(): number {
    return this.pick.items.reduce((sum, item) => sum + this.count(item), 0);
  }

  /** How many more may be picked. */
  get room(): number {
    return this.pick.most - this.total;
  }

  /** How many more must be picked. */
  get missing(): number {
    return Math.max(0, this.pick.least - this.total);
  }

  get ready(): boolean {
    return this.missing === 0;
  }

  get changed(): boolean {
    return this.#picked !== this.#start;
  }

  /** Whether the thing at a place is picked; `nth` tells equal things apart. */
  has(place: string, nth?: number): boolean {
    return this.at(place).some((item) => (nth === undefined ? this.count(item) > 0 : this.#picked.get(item.choice.action)?.has(nth)));
  }

  /** Whether one more touch of a place where equal things lie would pick one more. */
  takesMore(place: string): boolean {
    return this.#mayAdd() && this.at(place).some((item) => this.count(item) < item.times);
  }

  /** Picks a thing or puts it back. Without `nth` each touch picks one more, and after the last all go back. */
  touch(place: string, nth?: number): void {
    const items = this.at(place);
    const item = items.find((one) => this.count(one) < one.times) ?? items[0];
    if (!item) return;
    const now = this.#picked.get(item.choice.action) ?? new Set<number>();
    if (nth === undefined) this.#set(item, now.size < item.times && this.#mayAdd() ? this.#with(now, this.#free(now)) : new Set());
    else if (now.has(nth)) this.#set(item, new Set([...now].filter((n) => n !== nth)));
    else if (this.#mayAdd() && now.size < item.times) this.#set(item, this.#with(now, nth));
  }

  /** One more or one fewer of an item, from a list. */
  change(item: PickItem, by: 1 | -1): void {
    const now = this.#picked.get(item.choice.action) ?? new Set<number>();
    if (by > 0 && now.size < item.times && this.#mayAdd()) this.#set(item, this.#with(now, this.#free(now)));
    if (by < 0 && now.size > 0) this.#set(item, new Set([...now].slice(0, -1)));
  }

  reset(): void {
    this.#picked = this.#start;
  }

  /** The items as they are sent, each as often as it is picked. */
  wish(): string[] {
    return this.pick.items.flatMap((item) => Array.from({ length: this.count(item) }, () => item.choice.action));
  }

  /** With a single thing to pick, the new one takes the place of the old. */
  #mayAdd(): boolean {
    if (this.room > 0) return true;
    if (this.pick.most !== 1) return false;
    this.#picked = new Map();
    return true;
  }

  #free(now: ReadonlySet<number>): number {
    for (let n = 0; ; n++) if (!now.has(n)) return n;
  }

  #with(now: ReadonlySet<number>, nth: number): ReadonlySet<number> {
    return new Set(this.pick.most === 1 ? [nth] : [...now, nth]);
  }

  #set(item: PickItem, nths: ReadonlySet<number>): void {
    this.#picked = new Map([...this.#picked, [item.choice.action, nths]]);
  }
}
