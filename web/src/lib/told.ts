// The log of a table, put together from what the server tells piece by piece.
import type { TableState, Told } from './types';

type Moment = Pick<TableState, 'ply' | 'undos'>;

/** Whether a state is not older than the one we have. */
export function notOlder(old: Moment | null, fresh: Moment): boolean {
  return old === null || fresh.undos > old.undos || (fresh.undos === old.undos && fresh.ply >= old.ply);
}

/** Whether something that happened between the two would be missing from the log. */
export function leavesGap(old: Moment, fresh: Pick<TableState, 'told_from'>): boolean {
  return fresh.told_from > old.ply + 1;
}

/** The log after a state that tells all from `told_from` on. */
export function addTold(log: Told[], fresh: Pick<TableState, 'told_from' | 'told'>): Told[] {
  return [...log.filter((told) => told.ply < fresh.told_from), ...fresh.told];
}

/** What was told since a choice without the choice itself: its own steps are those that the viewer took up to `ownPly`. */
export function withoutOwn(since: Told[], you: number | null, ownPly: number): Told[] {
  const own = new Set(since.filter((told) => told.by === you && told.ply <= ownPly).map((told) => told.ply));
  return since.filter((told) => !own.has(told.ply) || (told.by !== null && told.by !== you));
}

export interface Line {
  told: Told;
  words: string;
  /** How often the same was said in a row. */
  times: number;
  isNew: boolean;
}

/** The lines of what was told, oldest first; what was said several times in a row is one line, and so is what `joins` what was before. */
export function lines(log: Told[], say: (told: Told) => string, seenPly: number, joins: string[] = []): Line[] {
  const said: Line[] = [];
  for (const told of log) {
    const words = say(told);
    const isNew = told.ply > seenPly;
    const last = said.at(-1);
    if (last && last.isNew === isNew && joins.includes(told.kind)) last.words += ` ${words}`;
    else if (last && last.words === words && last.isNew === isNew) last.times++;
    else said.push({ told, words, times: 1, isNew });
  }
  return said;
}

export interface Phase {
  /** What opened it. */
  head: Told | null;
  rest: Told[];
}

export interface Round {
  head: Told | null;
  phases: Phase[];
}

/** The log by round and phase, from the kinds of events that open them. */
export function rounds(log: Told[], opens: { round: string[]; phase: string[] }): Round[] {
  const all: Round[] = [];
  for (const told of log) {
    if (all.length === 0 || opens.round.includes(told.kind)) {
      const opened = opens.round.includes(told.kind);
      all.push({ head: opened ? told : null, phases: [{ head: null, rest: [] }] });
      if (opened) continue;
    }
    const round = all.at(-1)!;
    if (opens.phase.includes(told.kind)) round.phases.push({ head: told, rest: [] });
    else round.phases.at(-1)!.rest.push(told);
  }
  return all;
}
