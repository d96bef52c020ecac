// Generated from the Rust types; do not edit.
// To make it anew: cargo run -p emporio-server --features ts --example types

/** The table as one viewer sees it. */
export interface View {
  /** Stones in the middle. */
  stones: number;
  /** What the die shows, as far as stones are left; none before it is rolled. */
  most: number | null;
  /** Stones of each player. */
  taken: number[];
  /** The card of each player, if the viewer sees it. */
  cards: Array<number | null>;
}
