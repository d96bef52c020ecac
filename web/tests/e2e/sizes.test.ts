// Every board in every window from 320 to 2560 pixels, phones lying down too, in both languages: nothing overflows, overlaps or is cut.
// On demand, by `npm run e2e:whole`.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decide, dice, goodbye, LAPTOP, launch, nextMoment, openTable, otherLanguage, person } from './kit';
import { faults } from './measure';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

const WINDOWS = [
  [320, 568], [360, 640], [390, 844], [480, 900], [600, 960], [768, 1024], [820, 1180], [980, 700], [1024, 768], [1100, 700],
  [1280, 720], [1366, 768], [1440, 900], [1600, 900], [1920, 1080], [2560, 1440],
  // Lying down.
  [568, 320], [667, 375], [844, 390], [932, 430],
] as const;

/** What is wrong in any window, with the window. */
async function inEveryWindow(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    all.push(...(await faults(page)).map((fault) => `${width}x${height} ${fault}`));
  }
  return all;
}

test.skipIf(!process.env.EMPORIO_LONG).each([
  ['puerto-rico', 4, 30],
  ['san-juan', 4, 25],
  ['madeira', 3, 40],
  ['spice-islands', 4, 40],
] as const)('%s in every window', async (game, players, decisions) => {
  const { page, trouble } = await person(browser, LAPTOP);
  await openTable(page, game, ['me', ...Array.from({ length: players - 1 }, () => 'easy')], 'Massimiliana');
  const roll = dice(players);
  for (let made = 0; made < decisions && (await nextMoment(page)) === 'yours'; made++) await decide(page, roll);
  expect(await nextMoment(page)).toBe('yours');
  const english = await inEveryWindow(page);
  await page.setViewportSize(LAPTOP);
  await otherLanguage(page);
  const italian = await inEveryWindow(page);
  expect([...english, ...italian.map((fault) => `it ${fault}`)]).toEqual([]);
  expect(trouble).toEqual([]);
});
