// The board of Spice Islands: the chart for any map, ships that keep their names, and rolls read off the log.
import { describe, expect, it } from 'vitest';
import { chart, shipWidth, type Box } from '../../src/games/spice-islands/chart';
import { follow } from '../../src/games/spice-islands/fleet';
import { gains, news } from '../../src/games/spice-islands/news';
import { lastRoll, turnDice } from '../../src/games/spice-islands/rolls';
import type { Colour, ShipView, SpaceView, Unit } from '../../src/games/spice-islands/types';
import type { Told } from '../../src/lib/types';

const LANE = ['europe', 's1', 's2', 's3', 's4', 'spice_islands'];
const space = (name: string, to_europe: number | null): SpaceView => ({ name, lane: to_europe !== null, to_europe, stock: [] });
const pairs = (names: string[]) => names.slice(1).map((name, i): [string, string] => [names[i]!, name]);

function map(more: string[], grey: [string, string][]) {
  return { spaces: [...LANE.map((name, i) => space(name, i)), ...more.map((name) => space(name, null))], blue_lines: pairs(LANE), grey_lines: grey };
}
const plain = map(['madagascar'], [['madagascar', 's2'], ['madagascar', 's3']]);
const wide = map(['s5', 'madagascar'], [['s2', 's5'], ['s3', 's5'], ['s5', 'madagascar']]);

const apart = (a: Box, b: Box) => Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 1 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2 - 1;

describe('the chart', () => {
  const sheets = [
    { width: 1000, height: 300, upright: false, port: 200 },
    { width: 374, height: 500, upright: true, port: 104 },
    { width: 304, height: 500, upright: true, port: 104 },
  ];
  it.each(sheets)('lays no space over another and none outside: $width x $height', (sheet) => {
    for (const sea of [plain, wide]) {
      const boxes = Object.values(chart(sea, sheet).boxes);
      expect(boxes).toHaveLength(sea.spaces.length);
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
      for (const box of boxes) {
        expect(box.x - box.w / 2).toBeGreaterThanOrEqual(-0.5);
        expect(box.x + box.w / 2).toBeLessThanOrEqual(sheet.width + 0.5);
        expect(box.y + box.h / 2).toBeLessThanOrEqual(sheet.height + 0.5);
      }
    }
  });

  it('draws every line', () => {
    const lines = chart(wide, sheets[0]!).lines;
    expect(lines.map((line) => line.grey)).toEqual([false, false, false, false, false, true, true, true]);
  });

  it('makes room for every ship of the game in one space', () => {
    expect(shipWidth(8, 130, 130, 66, 13)).toBeGreaterThan(26);
    expect(shipWidth(1, 130, 130, 66)).toBe(66);
  });
});

describe('the fleet', () => {
  const ship = (place: string, ...cargo: Unit[]): ShipView =>
    ({ company: 'green', place, cargo, bound_for: null, moves_left: null, brings: [], attack_dice: 1, attack_chance: 17, stranded: false });

  it('lets the ship that arrived be the one that sailed, whatever the order of the two', () => {
    const before = follow([], [ship('s2', 'blue'), ship('s4', 'green')]);
    expect(before.map((one) => one.name)).toEqual(['green0', 'green1']);
    const after = follow(before, [ship('spice_islands'), ship('s2', 'blue')]);
    expect(after.map((one) => `${one.name} ${one.place}`)).toEqual(['green1 spice_islands', 'green0 s2']);
  });

  it('keeps the names where nothing moved', () => {
    const before = follow([], [ship('s2', 'blue'), ship('s2', 'green')]);
    expect(follow(before, [ship('s2', 'blue'), ship('s2', 'green')])).toEqual(before);
  });
});

describe('rolls', () => {
  const told = (event: string, data: object = {}): Told => ({ ply: 1, kind: event, text: { plain: event }, data: { event, ...data }, at: [], by: null });

  it('gathers an attack with its skulls and what came of it', () => {
    const log = [told('rolled', { dice: [1, 0, 0, 0, 1, 2] }), told('merchant_attacked', { dice: 3 }), told('attack_rolled', { skulls: 1 }), told('looted')];
    const roll = lastRoll(log)!;
    expect([roll.kind, roll.hands, roll.outcome.length]).toEqual(['attack', [{ player: null, dice: 3, skulls: 1, best: null }], 1]);
  });

  it('gathers an election hand by hand, and forgets it at the next turn', () => {
    const log = [told('vote_called', { organisation: 'blue' }), told('best_rolled', { player: 1, dice: 2, best: 5 }), told('captain')];
    expect(lastRoll(log)).toMatchObject({ kind: 'election', organisation: 'blue', hands: [{ player: 1, dice: 2, best: 5 }] });
    expect(lastRoll([...log, told('rolled')])).toBeNull();
  });

  it('tells the second roll of a tie before the captain', () => {
    const log = [told('vote_called', { organisation: 'blue' }), told('tied'), told('tie_won', { player: 2 }), told('captain')];
    expect(lastRoll(log)!.outcome).toEqual([{ plain: 'tied' }, { plain: 'tie_won' }, { plain: 'captain' }]);
  });

  it('shows which dice of the turn are spent', () => {
    const log = [told('rolled', { dice: [1, 0, 0, 0, 1, 2] })];
    const colours: Colour[] = ['green', 'blue', 'yellow', 'orange', 'black', 'purple'];
    const shown = turnDice(log, { colours, dice: ['black'], buying_rounds: 1 }).map((die) => `${die.colour} ${die.spent}`);
    expect(shown).toEqual(['green true', 'black false', 'purple false', 'purple true']);
    expect(turnDice([], { colours, dice: ['green'], buying_rounds: 0 })).toEqual([{ colour: 'green', spent: false }]);
  });
});

describe('news', () => {
  const told = (event: string, data: object = {}): Told => ({ ply: 1, kind: event, text: { plain: event }, data: { event, ...data }, at: [], by: null });
  const since = [
    told('bought', { player: 1, organisation: 'green', price: 3 }),
    told('attack_rolled', { skulls: 0 }),
    told('captain', { player: 2, organisation: 'navy', stays: false }),
    told('captain', { player: 0, organisation: 'green', stays: true }),
    told('bonus', { player: 0, organisation: 'blue', amount: 2 }),
    told('sold', { cargo: [] }),
    told('captain_part', { player: 2, amount: 10 }),
    told('dividend', { player: 1, organisation: 'pirates', shares: 2, amount: 6 }),
    told('attack_rolled', { skulls: 0 }),
  ];

  it('puts money first, each payment with what it was paid for', () => {
    expect(news(since).map(({ kind, organisation, gains: got, told: of }) => [kind, organisation, got.map(({ seat, n }) => `${seat}+${n}`).join(' '), of.length])).toEqual([
      ['sale', 'pirates', '2+10 1+6', 3],
      ['captain', 'navy', '2+0', 1],
      ['bonus', 'blue', '0+2', 1],
      ['miss', 'pirates', '', 2],
    ]);
    expect(news([])).toEqual([]);
  });

  it('sums what each player gained and paid', () => {
    expect([...gains(since)].sort(([a], [b]) => a - b)).toEqual([[0, 2], [1, 3], [2, 10]]);
  });
});
