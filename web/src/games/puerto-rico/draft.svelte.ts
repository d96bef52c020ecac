// The mayor's colonists while they are being placed: clicked freely, sent together.
import { before, click, steps, unplaced, type Placement } from './mayor';
import type { PlacingView } from './types';

export class Draft {
  readonly placing: PlacingView;
  readonly #start: Placement;
  placement = $state<Placement>([]);

  constructor(placing: PlacingView, stood: ReadonlyMap<string, number>) {
    this.placing = placing;
    this.#start = before(placing, stood);
    this.placement = this.#start;
  }

  /** The index of a place that is still open, or -1. */
  indexOf(name: string): number {
    const index = this.placing.places.findIndex((place) => place.name === name);
    return index >= this.placing.at ? index : -1;
  }

  count(index: number): number {
    return this.placement[index] ?? 0;
  }

  get left(): number {
    return unplaced(this.placing, this.placement);
  }

  get changed(): boolean {
    return this.placement !== this.#start;
  }

  click(index: number, circle: number): void {
    this.placement = click(this.placing, this.placement, index, circle);
  }

  reset(): void {
    this.placement = this.#start;
  }

  actions(): string[] {
    return steps(this.placing, this.placement);
  }
}
