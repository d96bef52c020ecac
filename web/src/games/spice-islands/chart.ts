// The chart: where each space of the map lies on the screen, worked out from the spaces and lines that the table has.
import type { View } from './types';

export interface Box {
  /** The middle. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Line {
  path: string;
  /** Who may use it: blue lines are for everybody, grey ones for navy and pirates. */
  grey: boolean;
}

export interface Chart {
  boxes: Record<string, Box>;
  lines: Line[];
}

type Sea = Pick<View, 'spaces' | 'blue_lines' | 'grey_lines'>;

/** What a chart is drawn into; `upright` has Europe on top. */
export interface Sheet {
  width: number;
  height: number;
  upright: boolean;
  /** How far the two merchant ports reach into the sheet. */
  port: number;
}

const EUROPE = 'europe';
const SPICE_ISLANDS = 'spice_islands';
const MADAGASCAR = 'madagascar';
/** The part of the sheet across the lane that the lane takes. */
const LANE = { lying: 0.54, upright: 0.6 };

/** How tall a ship is for its width. */
const SHIP_TALL = 0.95;

/** Along and across the lane, so that both ways of holding the sheet are one. */
interface Mark {
  along: number;
  across: number;
}

const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function neighbours(sea: Sea, space: string): string[] {
  const lines = [...sea.blue_lines, ...sea.grey_lines].filter((line) => line.includes(space));
  return lines.map(([a, b]) => (a === space ? b : a));
}

/** Keeps the order of some marks along a line, at least `gap` apart, and their middle where it was. */
function spread(along: number[], gap: number): number[] {
  const middle = mean(along);
  const apart: number[] = [];
  for (const at of along) apart.push(Math.max(at, (apart.at(-1) ?? -Infinity) + gap));
  const shift = middle - mean(apart);
  return apart.map((at) => at + shift);
}

/** The spaces off the lane, nearest first, each beside what leads to it. */
function offLane(sea: Sea, lane: Map<string, number>): { name: string; along: number }[] {
  const known = new Map(lane);
  const found: { name: string; along: number }[] = [];
  let left = sea.spaces.filter((space) => !known.has(space.name)).map((space) => space.name);
  while (left.length > 0) {
    const reached = left.filter((name) => neighbours(sea, name).some((other) => known.has(other)));
    const now = reached.length > 0 ? reached : left;
    for (const name of now) {
      const from = neighbours(sea, name).filter((other) => known.has(other));
      found.push({ name, along: from.length > 0 ? mean(from.map((other) => known.get(other)!)) : mean([...lane.values()]) });
    }
    for (const { name, along } of found) known.set(name, along);
    left = left.filter((name) => !now.includes(name));
  }
  return found.sort((a, b) => a.along - b.along);
}

/** A line between two spaces, bent a little so that lines that part are seen to part. */
function bend(a: Box, b: Box, upright: boolean): string {
  const [mx, my] = upright ? [(a.x + b.x) / 2, a.y * 0.35 + b.y * 0.65] : [a.x * 0.35 + b.x * 0.65, (a.y + b.y) / 2];
  return `M${a.x} ${a.y}Q${mx} ${my} ${b.x} ${b.y}`;
}

export function chart(sea: Sea, sheet: Sheet): Chart {
  const { upright, port } = sheet;
  const length = upright ? sheet.height : sheet.width;
  const breadth = upright ? sheet.width : sheet.height;
  const far = sea.spaces.find((space) => space.name === SPICE_ISLANDS)?.to_europe ?? 1;
  const columns = Math.max(1, far - 1);
  const step = (length - 2 * port) / columns;
  const lane = breadth * (upright ? LANE.upright : LANE.lying);
  const along = (distance: number) => port + (distance - 0.5) * step;

  const marks = new Map<string, Mark & { deep: number; wide: number }>();
  const onLane = sea.spaces.filter((space) => space.lane && space.name !== EUROPE && space.name !== SPICE_ISLANDS);
  for (const space of onLane) {
    const beside = onLane.filter((other) => other.to_europe === space.to_europe);
    const deep = lane / beside.length;
    marks.set(space.name, { along: along(space.to_europe ?? 1), across: deep * (beside.indexOf(space) + 0.5), deep: deep - 10, wide: step - 12 });
  }
  const laneAt = new Map([...marks].map(([name, mark]) => [name, mark.along]));
  const off = offLane({ ...sea, spaces: sea.spaces.filter((space) => space.name !== EUROPE && space.name !== SPICE_ISLANDS) }, laneAt);
  const gap = Math.min((length - 2 * port) / Math.max(1, off.length), upright ? 150 : 190);
  const places = spread(off.map((space) => space.along), gap);
  for (const [i, space] of off.entries()) {
    const rest = breadth - lane;
    marks.set(space.name, { along: places[i]!, across: lane + rest / 2, deep: rest - 10, wide: gap - 14 });
  }
  marks.set(EUROPE, { along: port / 2, across: breadth / 2, deep: breadth, wide: port });
  marks.set(SPICE_ISLANDS, { along: length - port / 2, across: breadth / 2, deep: breadth, wide: port });

  const boxes: Record<string, Box> = {};
  for (const [name, { along, across, deep, wide }] of marks) {
    boxes[name] = upright ? { x: across, y: along, w: deep, h: wide } : { x: along, y: across, w: wide, h: deep };
  }
  // Lines end at the quays, at the height of the lane.
  const quay = (name: string): Box => {
    const box = boxes[name]!;
    if (name !== EUROPE && name !== SPICE_ISLANDS) return box;
    return upright ? { ...box, x: lane / 2 } : { ...box, y: lane / 2 };
  };
  const draw = (grey: boolean) => ([a, b]: [string, string]) => {
    const [from, to] = a === MADAGASCAR ? [b, a] : [a, b];
    return { path: bend(quay(from), quay(to), upright), grey };
  };
  return { boxes, lines: [...sea.blue_lines.map(draw(false)), ...sea.grey_lines.map(draw(true))] };
}

/** How wide ships may be so that so many stand in a box, at most `most`; `below` is the room for what is written under each. */
export function shipWidth(ships: number, w: number, h: number, most: number, below = 0): number {
  const count = Math.max(1, ships);
  let best = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    best = Math.max(best, Math.min(w / columns - 5, (h / rows - 3 - below) / SHIP_TALL));
  }
  return Math.floor(Math.min(best, most));
}
