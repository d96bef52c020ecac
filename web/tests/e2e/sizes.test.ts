// Every board in every window from 320 to 2560 pixels, phones lying down too, in both languages: nothing overflows, overlaps or is cut.
// On the way it is looked around: reload, the other language, undo. On demand, by `npm run e2e:whole`.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decide, dice, goodbye, LAPTOP, launch, nextMoment, openTable, person } from './kit';
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

/** The other language at once. */
async function otherLanguage(page: Page): Promise<void> {
  const tabs = () => page.locator('.tabs').innerText();
  const before = await tabs();
  await page.locator('[data-lang][aria-pressed=false]').click();
  await expect.poll(tabs).not.toBe(before);
}

/** On our turn nobody else moves: a reload finds the table as it was. */
async function sameAfterReload(page: Page): Promise<void> {
  const board = () => page.locator('.board').innerText();
  const before = await board();
  await page.reload();
  expect(await nextMoment(page)).toBe('yours');
  await expect.poll(board).toBe(before);
}

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

/** Makes so many decisions and takes one back where that is free. */
async function play(page: Page, decisions: number, roll: () => number): Promise<void> {
  let undone = false;
  for (let made = 0; made < decisions && (await nextMoment(page)) === 'yours'; made++) {
    const asked = await page.locator('.prompt').innerText();
    await decide(page, roll);
    if (!undone && (await page.locator('.helm.yours [data-undo]').isVisible())) undone = await takeBack(page, asked);
  }
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
  await play(page, decisions, roll);
  expect(await nextMoment(page)).toBe('yours');
  await sameAfterReload(page);
  const english = await inEveryWindow(page);
  await page.setViewportSize(LAPTOP);
  await otherLanguage(page);
  const italian = await inEveryWindow(page);
  expect([...english, ...italian.map((fault) => `it ${fault}`)]).toEqual([]);
  expect(trouble).toEqual([]);
});
