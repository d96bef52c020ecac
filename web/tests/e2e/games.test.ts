// Whole games of every board in a browser, by clicking only what is lit and by keyboard alone, measured at every choice.
//
// Usually each game is played once, in one window and one language. EMPORIO_LONG=1 (`npm run e2e:whole`) plays the fewest and the most
// players in both languages in every window, and keeps a row for each (rows.ts). EMPORIO_GAME, EMPORIO_WINDOW, EMPORIO_LANGUAGE and
// EMPORIO_PLAYERS, each a list with commas, name a part of them.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { breaches, decide, decideByKeys, dice, goodbye, LAPTOP, launch, nextMoment, openTable, person, PHONE, shot, WIDE } from './kit';
import { faults, measure, noMeasures, share, shifts, summary, watchShifts, type Measures } from './measure';
import { asked, asksGame, isDone, keep, STEADY, title, type Run } from './rows';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

const LONG = Boolean(process.env.EMPORIO_LONG);
/** For a quick look: no more decisions than this in any game. */
const FEW = Number(process.env['EMPORIO_DECISIONS'] ?? Infinity);

const GAMES = [
  { game: 'puerto-rico', least: 2, most: 5 },
  { game: 'san-juan', least: 2, most: 4 },
  { game: 'madeira', least: 2, most: 4 },
  { game: 'spice-islands', least: 2, most: 5 },
] as const;

/** What is played at every change: each game once, each window and each language at least once. */
const USUAL: Run[] = [
  { game: 'puerto-rico', players: 5, locale: 'en-GB', size: LAPTOP },
  { game: 'san-juan', players: 4, locale: 'it-IT', size: PHONE, look: 'dark' },
  { game: 'madeira', players: 4, locale: 'it-IT', size: LAPTOP },
  { game: 'spice-islands', players: 2, locale: 'en-GB', size: WIDE },
];

const ALL: Run[] = GAMES.flatMap(({ game, least, most }) =>
  [least, most].flatMap((players) =>
    [WIDE, LAPTOP, PHONE].flatMap((size) => [
      { game, players, size, locale: 'en-GB' as const },
      { game, players, size, locale: 'it-IT' as const, look: 'dark' as const },
    ]),
  ),
);

const titled = (run: Run) => ({ ...run, title: title(run) });
/** What is left to play of a long run, else what is always played. */
const runs = (LONG ? ALL.filter((run) => !isDone(run)) : USUAL).filter(asked);
const games = GAMES.filter(asksGame);
const bots = (n: number) => ['me', ...Array.from({ length: n - 1 }, () => 'easy')];

/** When, in decisions made, the screen is held against the rules of accessibility. */
const AXE = [4, 20, 45];

/** Plays to the end; measures at every choice and now and then while something is in hand. */
async function playOut(page: Page, seed: number, name: string): Promise<Measures> {
  const roll = dice(seed);
  const measures = noMeasures();
  let clicks = 0;
  const between = async () => {
    if (clicks++ % 3 === 0) await measure(page, measures, false);
  };
  for (let made = 0; made < FEW && (await nextMoment(page)) === 'yours'; made++) {
    const known = measures.faults.size;
    await measure(page, measures);
    if (known === 0 && measures.faults.size > 0) await shot(page, `${name}-fault`);
    if (AXE.includes(made)) for (const breach of await breaches(page)) measures.faults.set(breach, 1);
    await decide(page, roll, between);
  }
  return measures;
}

/** Every draw follows from what was promised before the game. */
async function dealWasFair(page: Page): Promise<void> {
  await page.locator('details:has([data-check-deal]) summary').click();
  await page.locator('[data-check-deal]').click();
  await expect.poll(() => page.locator('.answer').innerText()).toMatch(/nothing was rigged|nulla è stato truccato/);
}

/** The end is a moment: a winner, points by their parts, and what to do next. */
async function ended(page: Page, measures: Measures, deal: boolean): Promise<void> {
  await expect.poll(() => page.locator('.winner').count(), { timeout: 20_000 }).toBe(1);
  expect(await page.locator('[data-rematch]').count()).toBe(1);
  if (deal) await dealWasFair(page);
  for (const breach of await breaches(page)) measures.faults.set(breach, 1);
  for (const fault of await faults(page)) measures.faults.set(fault, 1);
}

describe('played to the end by touching what is lit', () => {
  test.each(runs.map(titled))('$title', async (run) => {
    const { page, trouble } = await person(browser, run.size, run.locale, run.look);
    await openTable(page, run.game, bots(run.players), 'Anna');
    await nextMoment(page);
    await watchShifts(page);
    const measures = await playOut(page, run.players * 100 + run.size.width, run.title.replaceAll(/[ ,]+/g, '-'));
    const { worst, blame } = await shifts(page);
    if (FEW === Infinity) await ended(page, measures, LONG || run.game === 'san-juan');
    if (LONG && FEW === Infinity) keep(run, measures, worst, trouble);
    console.log(`${summary(run.title, measures)}, layout shift ${worst.toFixed(4)}${worst < STEADY ? '' : ` (${blame.join('; ')})`}`);
    expect([...measures.faults.keys()]).toEqual([]);
    expect(worst, blame.join('\n')).toBeLessThan(run.size.width < 500 && !LONG ? 0.1 : STEADY);
    if (run.size.width > 500) expect(share(measures)).toBe(1);
    expect(trouble).toEqual([]);
  });
});

describe.skipIf(!LONG)('by keyboard alone', () => {
  test.each(games)('$game', async ({ game, least }) => {
    const { page, trouble } = await person(browser, LAPTOP);
    await openTable(page, game, bots(least), 'Anna');
    const roll = dice(least);
    let made = 0;
    for (; made < FEW && (await nextMoment(page)) === 'yours'; made++) await decideByKeys(page, roll);
    console.log(`${game}: ${made} choices by keyboard alone`);
    expect(await page.locator('#final').count()).toBe(FEW === Infinity ? 1 : 0);
    expect(trouble).toEqual([]);
  });
});

describe('while others move nothing jumps, and each of their moves is told', () => {
  const windows = games.flatMap((one) => (LONG ? [LAPTOP, PHONE] : [LAPTOP]).map((size) => ({ ...one, size, wide: size.width })));
  test.each(windows)('$game, $wide pixels wide', async ({ game, most, size }) => {
    const { page } = await person(browser, size, 'en-GB', 'light', true);
    await page.addInitScript(() => localStorage.setItem('emporio.pace', 'fast'));
    await openTable(page, game, bots(Math.min(3, most)), 'Anna');
    await nextMoment(page);
    await watchShifts(page);
    const roll = dice(most);
    for (let made = 0; made < (LONG ? 15 : 6) && (await nextMoment(page)) === 'yours'; made++) await decide(page, roll);
    const { worst, blame } = await shifts(page);
    console.log(`${game}, ${size.width}x${size.height}: layout shift while others move ${worst.toFixed(4)}${blame.length > 0 ? ` (${blame.slice(0, 5).join('; ')})` : ''}`);
    expect(worst, blame.join('\n')).toBeLessThan(STEADY);
    expect((await page.locator('.caption .words').innerText()).length).toBeGreaterThan(5);
  });
});
