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

export interface Line {
  told: Told;
  words: string;
  /** How often the same was said in a row. */
  times: number;
  isNew: boolean;
}

/** The lines of the log, newest first; what was said several times in a row is one line. */
export function newest(log: Told[], say: (told: Told) => string, seenPly: number, most: number): Line[] {
  const lines: Line[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const told = log[i]!;
    const words = say(told);
    const isNew = told.ply > seenPly;
    const last = lines.at(-1);
    if (last && last.words === words && last.isNew === isNew) last.times++;
    else if (lines.length === most) break;
    else lines.push({ told, words, times: 1, isNew });
  }
  return lines;
}
