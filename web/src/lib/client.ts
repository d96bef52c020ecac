// The server's API: one function per request, one error type.
import type { Board, Commitment, Fairness, GameInfo, HintAnswer, History, Invitation, Lesson, Level, Me, NewTable, PlayOn, Replay, ReplaySource, ReviewAnswer, Rules, TableState, TableSummary } from './types';

/** A refusal of the server, or its silence (`offline`). */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly state: TableState | null;
  /** The clause of the rules that forbids it, where the game can tell. */
  readonly clause: string | null;

  constructor(code: string, message: string, status = 0, state: TableState | null = null, clause: string | null = null) {
    super(message);
    this.clause = clause;
    this.code = code;
    this.status = status;
    this.state = state;
  }
}

async function refusal(answer: Response): Promise<Refused> {
  const body = await answer.json().catch(() => ({}));
  return new Refused(body.code ?? 'error', body.message ?? answer.statusText, answer.status, body.state ?? null, body.clause ?? null);
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused('offline', 'the server does not answer');
  }
  if (!answer.ok) throw await refusal(answer);
  return answer.status === 204 ? (undefined as T) : answer.json();
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A request that answers with the table. */
const change = (path: string, body: unknown) => post<TableState>(path, body);

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const me = () => ask<Me>('/me');
export const setName = (name: string) => post<Me>('/me', { name });
export const games = () => ask<GameInfo[]>('/games');
export const rules = (game: string, lang: string) => ask<Rules>(`/rules/${encodeURIComponent(game)}?lang=${lang}`);
export const lessons = (game: string, lang: string) => ask<Lesson[]>(`/lessons/${encodeURIComponent(game)}?lang=${lang}`);
export const startLesson = (game: string, lesson: string) => change('/lessons', { game, lesson });
export const history = () => ask<History>('/history');
export const recordsPath = '/api/history/records';
/** A game move by move; `eyes` is a seat, `all` or `watch`, or nothing for what is usual. */
export const replay = (from: ReplaySource, eyes: string | null) => post<Replay>('/replay', eyes === null ? { from } : { from, eyes });
export const playOn = (wish: PlayOn) => change('/replay/on', wish);
export const tables = (list: 'mine' | 'open') => ask<TableSummary[]>(`/tables?list=${list}`);
export const table = (id: string) => ask<TableState>(at(id));
export const board = (id: string) => ask<Board>(`${at(id)}/board`);
export const why = (id: string, place: string, lang: string) =>
  ask<{ clause: string | null; words: string | null }>(`${at(id)}/why?place=${encodeURIComponent(place)}&lang=${lang}`);

/** What this browser adds to the deal, so that no server can choose the cards: sixteen random bytes. */
const added = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A table whose deal holds what this browser added, and the promise that it was given. */
function dealt(table: TableState, own: string, commitment = table.deal?.commitment) {
  const sits = table.you !== null && table.deal;
  if (sits && (table.deal!.added[table.you!] !== own || table.deal!.commitment !== commitment))
    throw new Refused('unfair', 'the server does not deal as it promised');
  return table;
}

/** Makes a table; the server promises its secret first, and only then this browser adds to it. */
export async function open(wish: NewTable) {
  const { commitment } = await post<Commitment>('/deals', {});
  const own = added();
  return dealt(await change('/tables', { ...wish, commitment, added: own }), own, commitment);
}

/** The best choices of the moment, for whoever has to act. */
export const hint = (id: string) => post<HintAnswer>(`${at(id)}/hint`, {});
/** A finished game looked back on, or how far that has come. */
export const review = (id: string) => ask<ReviewAnswer>(`${at(id)}/review`);
/** Checks every draw of a finished game. */
export const fair = (id: string) => ask<Fairness>(`${at(id)}/fair`);
export const act = (id: string, ply: number, undos: number, actions: string[]) =>
  change(`${at(id)}/actions`, { ply, undos, actions });
export const wish = (id: string, ply: number, undos: number, wish: string[]) =>
  change(`${at(id)}/actions`, { ply, undos, wish });
export const undo = (id: string, ply: number, to_ply: number) =>
  change(`${at(id)}/undo`, { ply, to_ply });
/** Agreeing and refusing name the wish that was seen. */
export const agree = (id: string, ply: number, number: number) => change(`${at(id)}/undo/agree`, { ply, number });
export const refuse = (id: string, number: number) => change(`${at(id)}/undo/refuse`, { number });
export const redo = (id: string, ply: number) => change(`${at(id)}/redo`, { ply });
export async function claim(id: string, token: string | null) {
  const own = added();
  return dealt(await change(`${at(id)}/claim`, token === null ? { added: own } : { token, added: own }), own);
}
/** What a link is good for, before a name is asked for. */
export const invitation = (id: string, token: string) => post<Invitation>(`${at(id)}/invitation`, { token });
/** `sure` says that someone who hands over the own seat was asked and means it. */
export const toBot = (id: string, player: number, level: Level, sure: boolean) =>
  change(`${at(id)}/seats/${player}/bot`, { level, sure });
export const takeBack = (id: string, player: number) => change(`${at(id)}/seats/${player}/back`, {});
export const leaveSeat = (id: string, player: number) => change(`${at(id)}/seats/${player}/leave`, {});
export const chat = (id: string, text: string) => post<unknown>(`${at(id)}/chat`, { text });
export const recordPath = (id: string) => `/api${at(id)}/record`;
export const eventsPath = (id: string, from: number) => `/api${at(id)}/events?from=${from}`;
