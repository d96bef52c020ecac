// Several cards or goods being picked: clicked freely, sent together.
import type { DecisionView, SeatView } from './types';
import { GOODS } from './types';
import { nameOf, ORDER } from './cards';
import { exactSteps, upToSteps, type Item } from './picks';

const CARD_PICKS: Record<string, string> = { pay: 'pay', keep: 'keep', archive: 'discard', limit: 'discard', variant: 'discard' };
const GOOD_PICKS: Record<string, string> = { produce: 'produce', sell: 'sell' };

function cards(seat: SeatView, decision: DecisionView): Item[] {
  const item = (where: string) => (card: { key: string }, i: number) => ({
    id: `${where}${i}`,
    type: ORDER.indexOf(card.key),
    name: nameOf(card.key),
  });
  const look = (seat.looking_at ?? []).map(item('look'));
  if (decision.kind === 'keep') return look;
  const hand = (seat.hand ?? []).map(item('hand'));
  const built = decision.kind === 'pay' ? hand.findIndex((card) => card.type === ORDER.indexOf(decision.building?.key ?? '')) : -1;
  return [...hand.filter((_, i) => i !== built), ...look];
}

function plants(seat: SeatView, loaded: boolean): Item[] {
  return seat.buildings.flatMap((building, i) =>
    building.good && building.loaded === loaded
      ? [{ id: `own${i}`, type: GOODS.indexOf(building.good), name: building.good }]
      : [],
  );
}

/** The picker for a decision at its beginning; none where a single choice is asked or naming has begun. */
export function pickerFor(seat: SeatView | undefined, decision: DecisionView | null): Picker | null {
  if (!seat || !decision || decision.player !== seat.player) return null;
  const verb = CARD_PICKS[decision.kind];
  if (verb) return decision.picked > 0 ? null : new Picker(decision.kind, verb, cards(seat, decision), decision.left, true);
  const made = GOOD_PICKS[decision.kind];
  if (!made || decision.goods.length > 0) return null;
  return new Picker(decision.kind, made, plants(seat, decision.kind === 'sell'), decision.most_goods ?? 1, false);
}

export class Picker {
  readonly kind: string;
  readonly most: number;
  readonly exact: boolean;
  readonly #verb: string;
  readonly #pool: Item[];
  chosen = $state.raw<ReadonlySet<string>>(new Set());

  constructor(kind: string, verb: string, pool: Item[], most: number, exact: boolean) {
    this.kind = kind;
    this.#verb = verb;
    this.#pool = pool;
    this.most = Math.min(most, pool.length);
    this.exact = exact;
  }

  /** Whether a thing may be picked at all. */
  has(id: string): boolean {
    return this.#pool.some((item) => item.id === id);
  }

  get left(): number {
    return this.most - this.chosen.size;
  }

  get ready(): boolean {
    return !this.exact || this.left === 0;
  }

  /** Picks a thing or puts it back; with a single place, the new pick takes the place of the old. */
  toggle(id: string): void {
    const chosen = new Set(this.chosen);
    if (chosen.has(id)) chosen.delete(id);
    else if (this.left > 0) chosen.add(id);
    else if (this.most === 1) {
      chosen.clear();
      chosen.add(id);
    }
    this.chosen = chosen;
  }

  reset(): void {
    this.chosen = new Set();
  }

  actions(): string[] {
    const picked = this.#pool.filter((item) => this.chosen.has(item.id));
    return this.exact
      ? exactSteps(this.#verb, this.#pool, picked)
      : upToSteps(this.#verb, this.#pool, picked, this.most);
  }
}
