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

/** The lines of the log, newest first, each with whether it is new to the reader. */
export function newest(log: Told[], seenPly: number, most = Infinity): { told: Told; isNew: boolean }[] {
  const lines = [];
  for (let i = log.length - 1; i >= 0 && lines.length < most; i--) {
    const told = log[i]!;
    lines.push({ told, isNew: told.ply > seenPly });
  }
  return lines;
}
