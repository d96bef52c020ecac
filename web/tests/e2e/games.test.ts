// Whole games of every board in a browser, by clicking only what is lit and by keyboard alone, measured at every choice.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { breaches, decide, decideByKeys, dice, goodbye, LAPTOP, launch, nextMoment, openTable, person, PHONE, shot, WIDE } from './kit';
import { measure, noMeasures, share, shifts, summary, watchShifts, type Measures } from './measure';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

/** Takes the last choice back where that is free, and finds the same question as before it. */
async function takeBack(page: Page, asked: string): Promise<boolean> {
  await page.locator('[data-undo]').click();
  // A way back over moves of others is told first; here it is left alone.
  if ((await page.locator('.helm .far').count()) > 0) {
    await page.locator('.helm .back button:not([data-undo], [data-redo])').click();
    return false;
  }
  await expect.poll(() => page.locator('.prompt').innerText()).toBe(asked);
  return true;
}

/** On our turn nobody else moves: a reload finds the table as it was. */
async function sameAfterReload(page: Page): Promise<void> {
  const board = () => page.locator('.board').innerText();
  const before = await board();
  await page.reload();
  expect(await nextMoment(page)).toBe('yours');
  await expect.poll(board).toBe(before);
}

/** The other language at once, and back. */
async function otherLanguageAndBack(page: Page): Promise<void> {
  const tabs = () => page.locator('.tabs').innerText();
  const before = await tabs();
  await page.locator('[data-lang][aria-pressed=false]').click();
  await expect.poll(tabs).not.toBe(before);
  await page.locator('[data-lang][aria-pressed=false]').click();
  await expect.poll(tabs).toBe(before);
}

interface Tale {
  lit: number;
  picked: number;
  undone: number;
  pictured: boolean;
  measures: Measures;
}

interface Way {
  seed: number;
  name: string;
  /** Whether to look around on the way: reload, language, undo, accessibility. */
  around?: boolean;
  keys?: boolean;
  most?: number;
}

/** For a quick look: no more decisions than this in any game. */
const FEW = Number(process.env['EMPORIO_DECISIONS'] ?? Infinity);

/** Plays to the end, or so many decisions; measures at every choice. */
async function playOut(page: Page, { seed, name, around = false, keys = false, most = FEW }: Way): Promise<Tale> {
  const roll = dice(seed);
  const tale: Tale = { lit: 0, picked: 0, undone: 0, pictured: false, measures: noMeasures() };
  for (let made = 0; made < most && (await nextMoment(page)) === 'yours'; made++) {
    if (made === 0) await shot(page, `${name}-start`);
    if (made === 30) await shot(page, `${name}-middle`);
    if (made > 15 && !tale.pictured && (await page.locator('#helm [data-basket]').count()) > 0) {
      tale.pictured = true;
      await shot(page, `${name}-picking`);
    }
    await measure(page, tale.measures);
    if (around && made === 12) await sameAfterReload(page);
    if (around && made === 14) await otherLanguageAndBack(page);
    if (around && made === 20) expect(await breaches(page)).toEqual([]);
    const asked = await page.locator('.prompt').innerText();
    if (keys) {
      await decideByKeys(page, roll);
      continue;
    }
    const how = await decide(page, roll);
    if (how === 'lit') tale.lit++;
    if (how === 'picked') tale.picked++;
    // While it is still our turn no bot can be faster than our hand.
    if (around && tale.undone < 2 && (await page.locator('.helm.yours [data-undo]').isVisible())) {
      if (await takeBack(page, asked)) tale.undone++;
    }
  }
  return tale;
}

/** What holds for every screen that was measured. */
function holds(title: string, { measures }: Tale): void {
  console.log(summary(title, measures));
  expect([...measures.faults.keys()], title).toEqual([]);
}

/** Games by keys or on a phone, and the newest boards in every window, are long and not yet steady: EMPORIO_LONG=1 npm run e2e. */
const LONG = Boolean(process.env.EMPORIO_LONG);
const NEW: readonly string[] = ['madeira', 'spice-islands'];

const bots = (n: number) => ['me', ...Array.from({ length: n - 1 }, () => 'easy')];

describe.each([
  ['puerto-rico', 2, 5, 11, 'en-GB', 'it-IT'],
  ['san-juan', 2, 4, 12, 'en-GB', 'it-IT'],
  ['madeira', 2, 4, 13, 'it-IT', 'en-GB'],
  ['spice-islands', 2, 5, 14, 'it-IT', 'en-GB'],
] as const)('%s', (game, least, most, seed, one, other) => {
  test('with the most players, everything that a choice depends on is in a small laptop\'s window', async () => {
    const { page, trouble } = await person(browser, LAPTOP, one);
    await openTable(page, game, bots(most), 'Anna');
    const tale = await playOut(page, { seed, name: `${game}-laptop` });
    holds(`${game}, ${most} players, 1366x768, ${one}`, tale);
    expect(share(tale.measures)).toBe(1);
    expect(trouble).toEqual([]);
  });

  test.skipIf(!LONG && NEW.includes(game))('with the fewest players it is played to the end by clicking what is lit', async () => {
    const { page, trouble } = await person(browser, WIDE, other);
    await openTable(page, game, bots(least), 'Anna');
    const tale = await playOut(page, { seed: seed + 50, name: game, around: true });
    holds(`${game}, ${least} players, 1440x900, ${other}`, tale);
    expect(tale.lit + tale.picked).toBeGreaterThan(tale.measures.choices / 4);
    await expect.poll(() => page.locator('.winner').count(), { timeout: 20_000 }).toBe(1);
    await shot(page, `${game}-final`);
    expect(await breaches(page)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test.skipIf(!LONG)('on a phone, in the dark', async () => {
    const { page, trouble } = await person(browser, PHONE, one, 'dark');
    await openTable(page, game, bots(least), 'Anna');
    const tale = await playOut(page, { seed: seed + 100, name: `${game}-phone`, most: 45 });
    holds(`${game}, ${least} players, 390x844, ${one}, dark`, tale);
    expect(await breaches(page)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test.skipIf(!LONG)('by keyboard alone', async () => {
    const { page, trouble } = await person(browser, LAPTOP);
    await openTable(page, game, bots(least), 'Anna');
    await playOut(page, { seed: seed + 200, name: `${game}-keys`, keys: true });
    expect(await page.locator('#final').count()).toBe(1);
    expect(trouble).toEqual([]);
  });

  test.skipIf(!LONG && NEW.includes(game))('while others move nothing jumps, and each of their moves is told', async () => {
    const { page } = await person(browser, LAPTOP, 'en-GB', 'light', true);
    await page.addInitScript(() => localStorage.setItem('emporio.pace', 'fast'));
    await openTable(page, game, bots(Math.min(3, most)), 'Anna');
    await nextMoment(page);
    await watchShifts(page);
    const roll = dice(seed + 300);
    for (let made = 0; made < 8 && (await nextMoment(page)) === 'yours'; made++) await decide(page, roll);
    const { worst, blame } = await shifts(page);
    console.log(`${game}: layout shift while others move ${worst.toFixed(4)}${blame.length > 0 ? ` (${blame.slice(0, 5).join('; ')})` : ''}`);
    expect(worst, blame.join('\n')).toBeLessThan(0.02);
    expect((await page.locator('.caption .words').innerText()).length).toBeGreaterThan(5);
  });
});
