// What whole games have shown, a row each, kept between runs: an interrupted run goes on, and a row that did not hold is played anew.
//
// The rows lie in test-results/games.json and, for people, in games.md; without these files everything is played from the beginning.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { results, WIDE } from './kit';
import { share, type Measures } from './measure';

export interface Run {
  game: string;
  players: number;
  locale: 'en-GB' | 'it-IT';
  size: typeof WIDE;
  look?: 'light' | 'dark';
}

interface Row {
  choices: number;
  states: number;
  /** The share of choices at which all that they depend on was in the window; nothing is asked of a phone. */
  seen: number | null;
  shift: number;
  /** What overflowed, overlapped, was cut, or is a breach of accessibility; errors of the page. */
  findings: string[];
  played: string;
}

/** The most that a screen may shift while others move (CLS). */
export const STEADY = 0.02;

const FILE = `${results}games.json`;
const isPhone = (run: Run) => run.size.width < 500;
const dress = ({ size, locale, look }: Run) => `${size.width}x${size.height}, ${locale}, ${look ?? 'light'}`;
export const title = (run: Run) => `${run.game}, ${run.players} players, ${dress(run)}`;

const read = (): Record<string, Row> => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

const holds = ({ findings, shift, seen }: Row) => findings.length === 0 && shift < STEADY && (seen ?? 1) === 1;

/** Whether the game was played already and all was well. */
export function isDone(run: Run): boolean {
  const row = read()[title(run)];
  return row !== undefined && holds(row);
}

/** Keeps what a game has shown, and writes the table of all. */
export function keep(run: Run, of: Measures, shift: number, trouble: string[]): void {
  const findings = [...of.faults.keys(), ...trouble];
  const row = { choices: of.choices, states: of.states, seen: isPhone(run) ? null : share(of), shift, findings, played: new Date().toISOString().slice(0, 16) };
  const rows = { ...read(), [title(run)]: row };
  writeFileSync(FILE, JSON.stringify(rows, null, 1));
  writeFileSync(`${results}games.md`, table(rows));
}

function table(rows: Record<string, Row>): string {
  const head = '| game | players | window | language | look | choices | states | in window | worst CLS | findings | played (UTC) |\n|---|---|---|---|---|---|---|---|---|---|---|\n';
  const line = ([name, row]: [string, Row]) => {
    const [game, players, ...rest] = name.split(', ');
    const seen = row.seen === null ? '' : `${(100 * row.seen).toFixed(1)} %`;
    return `| ${[game, players!.split(' ')[0], ...rest, row.choices, row.states, seen, row.shift.toFixed(4), row.findings.length, row.played.replace('T', ' ')].join(' | ')} |`;
  };
  return `${head}${Object.entries(rows).map(line).join('\n')}\n`;
}

/** Whether the environment asks for it: a list with commas, or nothing at all. */
const isAsked = (name: string, value: string) => !process.env[name] || process.env[name].split(',').includes(value);

export const asksGame = ({ game }: { game: string }) => isAsked('EMPORIO_GAME', game);

/** The part of the runs that the environment asks for. */
export const asked = (run: Run) =>
  asksGame(run) && isAsked('EMPORIO_WINDOW', `${run.size.width}x${run.size.height}`) && isAsked('EMPORIO_LANGUAGE', run.locale.slice(0, 2)) && isAsked('EMPORIO_PLAYERS', `${run.players}`);
