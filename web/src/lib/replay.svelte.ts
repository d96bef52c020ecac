// A game told again: every moment unpacked once, then shown at will.
import { SvelteSet } from 'svelte/reactivity';
import type { TableContext } from './context';
import { lang, t } from './lang.svelte';
import { knows, say, word } from './say';
import { namesOf } from './turn';
import type { Replay, ReplayFrame, TableState, Told, ViewChange } from './types';

function put(node: unknown, { at, to, ...rest }: ViewChange, depth: number, gone: boolean): unknown {
  if (depth === at.length) return to;
  const key = at[depth]!;
  const deeper = (child: unknown) => put(child, { at, to, ...rest }, depth + 1, gone);
  if (Array.isArray(node)) return node.map((child, i) => (i === key ? deeper(child) : child));
  const copy = { ...(node as Record<string, unknown>) };
  if (gone && depth === at.length - 1) delete copy[key];
  else copy[key] = deeper(copy[key]);
  return copy;
}

/** A view after some changes; what did not change is shared with the view before. */
export function changed(view: unknown, changes: ViewChange[]): unknown {
  return changes.reduce((now, change) => put(now, change, 0, !('to' in change)), view);
}

/** The views of all moments. */
export function viewsOf(frames: ReplayFrame[]): unknown[] {
  let view: unknown = null;
  return frames.map((frame) => (view = changed(view, frame.changes)));
}

/** Where the game can be stopped at: moments that show something new, and the last. */
export function stopsOf(frames: ReplayFrame[]): number[] {
  const shows = (frame: ReplayFrame, i: number) => i === 0 || i === frames.length - 1 || frame.told.length > 0;
  return frames.flatMap((frame, i) => (shows(frame, i) ? [i] : []));
}

/** The moments that open something: a phase or a round by the kinds of their events, a round also by its number. */
export function openings(frames: ReplayFrame[], kinds: string[], rounds: boolean): number[] {
  const opens = (frame: ReplayFrame, i: number) =>
    i === 0 || frame.told.some((told) => kinds.includes(told.kind)) || (rounds && frame.round !== frames[i - 1]?.round);
  return [...frames.flatMap((frame, i) => (opens(frame, i) ? [i] : [])), frames.length - 1];
}

/** The next of some moments, before or after this one. */
export function nextOf(moments: number[], at: number, way: 1 | -1): number {
  const found = way > 0 ? moments.find((one) => one > at) : moments.findLast((one) => one < at);
  return found ?? (way > 0 ? (moments.at(-1) ?? at) : (moments[0] ?? at));
}

const NO_UNDO: TableState['undo'] = { free_to_ply: null, propose_to_ply: null, back: null, redo: null, pending: null };

export class Viewing {
  readonly replay: Replay;
  readonly stops: number[];
  readonly last: number;
  readonly log: Told[];
  at = $state(0);
  readonly #views: unknown[];
  readonly state: TableState = $derived.by(() => this.#stateAt(this.at));
  readonly frame: ReplayFrame = $derived.by(() => this.replay.frames[this.at]!);
  readonly names: string[] = $derived.by(() => namesOf(this.replay.seats, t('open-seat')));
  readonly #marks = $derived.by(() => new Map(this.frame.told.flatMap((told) => (told.by === null ? [] : told.at.map((place) => [place, told.by!] as const)))));
  readonly context: TableContext;

  constructor(replay: Replay, at: number) {
    this.replay = replay;
    this.#views = viewsOf(replay.frames);
    this.stops = stopsOf(replay.frames);
    this.last = replay.frames.length - 1;
    this.log = replay.frames.flatMap((frame) => frame.told);
    this.context = this.#context();
    this.go(at);
  }

  go(at: number): void {
    this.at = Math.min(Math.max(0, Math.trunc(at) || 0), this.last);
  }

  #stateAt(at: number): TableState {
    const { game, options, seats, eyes, over, frames, scores, ranks, ending } = this.replay;
    const frame = frames[at]!;
    const done = over && at === this.last;
    const seat = Number.parseInt(eyes, 10);
    return {
      id: '', game, options, seats, round: frame.round, turn: frame.turn, prompt: frame.prompt,
      status: done ? 'over' : 'playing', ply: at, undos: 0, you: Number.isNaN(seat) ? null : seat,
      choices: [], pick: null, view: this.#views[at], told_from: 0, told: [],
      scores: done ? scores : null, ranks: done ? ranks : null, ending: done ? ending : null,
      undo: NO_UNDO, hints: false, invites: [], owner: false, private: true, deal: null, older_rules: null, left: false, chat: [],
    };
  }

  #context(): TableContext {
    const viewing = this;
    const none = new SvelteSet<string>();
    return {
      get state() { return viewing.state; },
      get names() { return viewing.names; },
      get marks() { return viewing.#marks; },
      get log() { return viewing.log; },
      lit: none, reach: none, picked: none, left: [], basket: null, busy: false,
      say: (text) => say(text, lang.now, viewing.replay.game, viewing.names),
      word: (id, args = {}) => word(id, lang.now, viewing.replay.game, args),
      knows: (id) => knows(id, lang.now, viewing.replay.game),
      touch: () => {},
      choose: () => {},
      why: () => Promise.resolve({ words: t('replay-look') }),
    };
  }
}
