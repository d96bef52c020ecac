// The shapes that the server sends, generated from Rust; the game's own view is typed beside its board.
import type { Picking, Wishable } from '../api/types';
export type * from '../api/types';

/** A language by its code; `langs` lists them. */
export type Lang = string;

/** Several things that one question asks for, to be named in any order. */
export type Pick = Picking;

/** One thing that may be picked, up to so many times. */
export type PickItem = Wishable;
