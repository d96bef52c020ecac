// The server's API: one function per request, one error type.
import type { GameInfo, Level, Me, NewTable, TableState, TableSummary } from './types';

/** A refusal of the server, or its silence (`offline`). */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly state: TableState | null;

  constructor(code: string, message: string, status = 0, state: TableState | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.state = state;
  }
}

async function refusal(answer: Response): Promise<Refused> {
  const body = await answer.json().catch(() => ({}));
  return new Refused(body.code ?? 'error', body.message ?? answer.statusText, answer.status, body.state ?? null);
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

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const me = () => ask<Me>('/me');
export const setName = (name: string) => post<Me>('/me', { name });
export const games = () => ask<GameInfo[]>('/games');
export const tables = (list: 'mine' | 'open') => ask<TableSummary[]>(`/tables?list=${list}`);
export const table = (id: string) => ask<TableState>(at(id));
export const open = (wish: NewTable) => post<TableState>('/tables', wish);
export const act = (id: string, ply: number, undos: number, actions: string[]) =>
  post<TableState>(`${at(id)}/actions`, { ply, undos, actions });
export const undo = (id: string, ply: number, to_ply: number) =>
  post<TableState>(`${at(id)}/undo`, { ply, to_ply });
export const agree = (id: string, ply: number) => post<TableState>(`${at(id)}/undo/agree`, { ply });
export const refuse = (id: string, ply: number) => post<TableState>(`${at(id)}/undo/refuse`, { ply });
export const claim = (id: string, token: string | null) =>
  post<TableState>(`${at(id)}/claim`, token === null ? {} : { token });
export const toBot = (id: string, player: number, level: Level) =>
  post<TableState>(`${at(id)}/seats/${player}/bot`, { level });
export const chat = (id: string, text: string) => post<unknown>(`${at(id)}/chat`, { text });
export const recordPath = (id: string) => `/api${at(id)}/record`;
export const eventsPath = (id: string, from: number) => `/api${at(id)}/events?from=${from}`;
