// One table as this browser sees it: its state kept live, and everything that can be done there.
import * as api from './client';
import { Refused } from './client';
import { Pace } from './pace.svelte';
import { settings } from './settings.svelte';
import { addTold, leavesGap, notOlder } from './told';
import { isYours } from './turn';
import type { ChatLine, Level, TableState, Told } from './types';

/** Until a stream that was refused is asked for again; not all browsers at the same moment. */
const REOPEN_MS = 2000;

export class Sitting {
  readonly id: string;
  state = $state.raw<TableState | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The last refusal, for a person to read. */
  problem = $state.raw<Refused | null>(null);
  live = $state(true);
  busy = $state(false);
  /** Everything told after this step is new since the viewer last acted. */
  seenPly = $state(0);
  /** Up to this step the answer to the viewer's last choice reaches. */
  ownPly = $state(0);
  /** The number of the last line of talk that was read. */
  heard = $state(0);
  readonly unread = $derived(this.chat.filter((line) => line.n > this.heard).length);
  /** What is shown of it, one move after the other. */
  readonly pace = new Pace(() => settings.step);

  #events: EventSource | null = null;
  /** Where each of this browser's sendings began: what was sent together is taken back together. */
  #begun: number[] = [];

  constructor(id: string) {
    this.id = id;
  }

  /** Fetches the whole table, then listens. */
  async open(): Promise<void> {
    if (await this.refresh()) this.#listen();
  }

  close(): void {
    this.#events?.close();
    this.#events = null;
  }

  leave(): void {
    this.close();
    this.pace.stop();
  }

  refresh(): Promise<boolean> {
    return this.#try(async () => this.#take(await api.table(this.id)));
  }

  play(actions: string[]): Promise<boolean> {
    return this.#send((at) => api.act(this.id, at.ply, at.undos, actions));
  }

  /** Sends what was picked freely; the server puts it in order. */
  wish(items: string[]): Promise<boolean> {
    return this.#send((at) => api.wish(this.id, at.ply, at.undos, items));
  }

  /** Takes back the last sending, as far as that is free. */
  undo(): Promise<boolean> {
    const { ply, undo } = this.state!;
    this.#begun = this.#begun.filter((begun) => begun < ply);
    const begun = this.#begun.pop() ?? ply - 1;
    return this.#change((at) => api.undo(this.id, at.ply, Math.max(begun, undo.free_to_ply ?? begun)));
  }

  askUndo(toPly: number): Promise<boolean> {
    return this.#change((at) => api.undo(this.id, at.ply, toPly));
  }

  agree(): Promise<boolean> {
    return this.#change((at) => api.agree(this.id, at.ply, at.undo.pending?.number ?? 0));
  }

  refuse(): Promise<boolean> {
    return this.#change((at) => api.refuse(this.id, at.undo.pending?.number ?? 0));
  }

  /** Does again what was taken back. */
  redo(): Promise<boolean> {
    return this.#change((at) => api.redo(this.id, at.ply));
  }

  /** Takes a seat. */
  claim(token: string | null): Promise<boolean> {
    return this.#reseat(() => api.claim(this.id, token));
  }

  toBot(player: number, level: Level): Promise<boolean> {
    return this.#change((at) => api.toBot(this.id, player, level, player === at.you));
  }

  /** Takes back the seat that was handed to a bot. */
  takeBack(player: number): Promise<boolean> {
    return this.#reseat(() => api.takeBack(this.id, player));
  }

  /** Leaves a seat before the start: it is open again. */
  leaveSeat(player: number): Promise<boolean> {
    return this.#reseat(() => api.leaveSeat(this.id, player));
  }

  say(text: string): Promise<boolean> {
    return this.#try(() => api.chat(this.id, text));
  }

  #listen(): void {
    this.close();
    const events = new EventSource(api.eventsPath(this.id, this.state?.ply ?? 0));
    events.addEventListener('open', () => (this.live = true));
    events.addEventListener('error', () => this.#lost(events));
    events.addEventListener('table', (event) => this.#heard(JSON.parse(event.data)));
    events.addEventListener('chat', (event) => this.#chatted(JSON.parse(event.data)));
    this.#events = events;
  }

  /** A browser opens a broken stream anew by itself, but gives up for good on one that was answered with an error. */
  #lost(events: EventSource): void {
    this.live = false;
    if (events.readyState !== EventSource.CLOSED || this.#events !== events) return;
    const pause = REOPEN_MS + Math.random() * REOPEN_MS;
    setTimeout(() => {
      if (this.#events === events) this.#listen();
    }, pause);
  }

  #heard(fresh: TableState, own = false): void {
    this.live = true;
    if (this.state && leavesGap(this.state, fresh)) void this.refresh();
    else this.#take(fresh, own);
  }

  #chatted(line: ChatLine): void {
    if (!this.chat.some((old) => old.n === line.n)) this.chat = [...this.chat, line];
  }

  /** Takes a state that is not older than ours. */
  #take(fresh: TableState, own = false): void {
    if (!notOlder(this.state, fresh)) return;
    const before = this.state?.undos === fresh.undos ? this.state.ply : Infinity;
    this.log = addTold(this.log, fresh);
    const news = fresh.told.filter((told) => told.ply > before);
    if (this.state === null || fresh.ply < this.seenPly) this.seenPly = fresh.ply;
    this.state = fresh;
    this.pace.take(fresh, news, own);
    if ((fresh.chat.at(-1)?.n ?? 0) >= (this.chat.at(-1)?.n ?? 0)) this.chat = fresh.chat;
  }

  /** Who sits elsewhere from now on is told other news, so they are asked for anew. */
  async #reseat(request: () => Promise<TableState>): Promise<boolean> {
    const done = await this.#change(request);
    if (done) this.#listen();
    return done;
  }

  /** Sends what was chosen, and remembers where it began: one step back takes it back whole. */
  #send(request: (at: TableState) => Promise<TableState>): Promise<boolean> {
    return this.#change(async (at) => {
      const fresh = await request(at);
      this.#begun.push(at.ply);
      return fresh;
    });
  }

  /** A request whose answer is the new state. */
  async #change(request: (at: TableState) => Promise<TableState>): Promise<boolean> {
    if (this.busy || !this.state) return false;
    this.busy = true;
    const before = this.state;
    const done = await this.#try(async () => {
      const fresh = await request(before);
      const own = isYours(before);
      if (own) [this.seenPly, this.ownPly] = [before.ply, fresh.ply];
      this.#heard(fresh, own);
    });
    this.busy = false;
    return done;
  }

  async #try(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      this.problem = null;
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error : new Refused('error', String(error));
      if (this.problem.state) this.#heard(this.problem.state);
      return false;
    }
  }
}
