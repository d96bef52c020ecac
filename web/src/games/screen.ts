// What a game may bring for its own screen; a game without one is shown as plain tables.
//
// A board is a folder of `src/games` named as the game's id, with a file `screen.ts` that exports `screen: GameScreen`. It is
// found and loaded on demand; nothing else has to be named.
//
// The board only draws. `theTable()` (lib/context.ts) gives it the state that is shown now: `table.state.view` is the game's own
// view. Moves of others are played out one at a time by the shell, so the board never asks when something happened.
//
// Places. Everything that can be chosen or changes is a place with a name that the server says, such as `ship:7` or
// `own:2:good:sugar`. Draw each with the component `parts/Spot.svelte`, or put `{@attach spot(table, { place, label, about, nth })}`
// (lib/spot.svelte.ts) on any element of HTML or SVG. The shell then lights it, lets it be touched, marks it in the mover's
// colour, explains it, says why it is not lit, and reaches it by arrow keys. State is shown by attributes, styled once in app.css:
// `data-lit` (touch it now), `data-reach` (may be touched too), `data-picked`, `data-marked` (with `--mark` as the colour).
//
// Pick up, put down. A choice's `at` names what is picked up first and where it goes second. The first touch narrows the choices
// and lights the next places; the second sends. A choice with one place is sent by a second touch on it or by Confirm. Choices that
// share all their places are listed in the helm; `table.left` are the choices that remain, for a board that wants to offer
// them at the spot with `table.choose(choice)`. A place `by:...` pays for the move, such as a die: named first, it glows first, and it
// may be left out wherever one thing only can pay.
//
// Where the rules split a move into two choices (a worker from, a worker to), `lifts` says which of them only pick up, and `inHand`
// which piece is in hand: both together then feel like one move.
//
// Free picking. Where `state.pick` is there, `table.basket` holds what is picked: touches pick and put back, the helm confirms
// once. Equal things at places of one name are told apart by `nth`, from 0; without it each touch picks one more.
//
// Travel. Pieces that move on the board carry `data-piece="a name that stays"` and glide. What an event carries from `at[0]` to
// `at[1]` flies: its picture is the first `[data-token]` or `svg` inside the place it leaves.
//
// Room. With `fits`, on windows from 1100 x 620 on the board lies in a box that fills the window and never scrolls (about 1046 x 640 at
// 1366 x 768), a container named `board`: size with `cqw` and `cqh`, and lay out with `@container board (...)`. Below that the box
// has its natural height, width alone is contained. Mark the areas that a choice depends on with `data-need` (own board,
// each opponent's summary): tests hold that they are in the window at every choice.
//
// Words are the game's own, `table.word('screen-...')`. Where the question is `prompt-X`, whoever waits reads `screen-doing-X` with
// `$name` (else that somebody is thinking), and whoever picks freely reads `screen-asks-X` with its arguments (else the question). Colours come from the variables of app.css, which turn over in the dark.
import type { Component } from 'svelte';
import type { TableContext } from '../lib/context';
import type { Tip } from '../lib/tip.svelte';
import type { Sound } from '../lib/sound';
import type { Choice, PickItem, TableState, Told } from '../lib/types';

export interface Jump {
  /** The id of the part of the board. */
  to: string;
  /** The word for it: a key of the web app, or of the game if it begins with `screen-`. */
  word: string;
  /** How the places that lie there begin. */
  places: string[];
}

export interface GameScreen {
  Board: Component;
  /** Whether the board lies in a box that fills the window on wide screens. */
  fits?: boolean;
  /** One line with the viewer's own money and goods, shown above the choices on a small screen. */
  Mine?: Component;
  /** What a choice means, for the line before it is confirmed. */
  explain?: (choice: Choice, table: TableContext) => Tip | null;
  /** What one might look for among the choices and does not find there, with the reason; shown below them, never pressed. */
  closed?: (table: TableContext) => { words: string; why: string }[];
  /** Whether a choice is asked about once more even when all its places were touched, such as one that rolls dice and cannot be taken back. */
  asks?: (choice: Choice, table: TableContext) => boolean;
  /** Whether it makes no difference what pays for a choice: of those that differ in that alone the first is then taken, unless what pays is touched. */
  alike?: (choice: Choice, table: TableContext) => boolean;
  /** What pays for a choice: as its words go on, unless they say so already, and as it is offered instead of another. */
  payer?: (choice: Choice, table: TableContext) => { said: string | null; offer: string } | null;
  /** How often an item is picked when free picking begins, for instance as it was the last time. */
  start?: (item: PickItem, table: TableContext) => number;
  /** What is said above the board when the end is near, such as that this is the last round. */
  last?: (table: TableContext) => string | null;
  /** The sound of an event, for those who asked for sounds. */
  sound?: (told: Told) => Sound | null;
  /** Whether a choice only picks a piece up; it is sent at the first touch, and taken back by touching the piece again. */
  lifts?: (choice: Choice) => boolean;
  /** The place of the piece that the last choice picked up: what is asked now is where it goes. */
  inHand?: (state: TableState) => string | null;
  /** The kinds of events that open a round and a phase in the log. */
  chapters?: { round: string[]; phase: string[] };
  /** The kinds of events that the log tells in the line of the one before, since they follow from it. */
  joins?: string[];
  /** Parts of the board to jump to on a small screen. */
  jumps: Jump[];
}
