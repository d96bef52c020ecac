// Your history: a finished game with its result, figures, ratings, its replay, and all records as one file.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breaches, decide, dice, fitsTheWindow, goodbye, launch, nextMoment, openTable, person, PHONE, shot } from './kit';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

test('a game that ends is in the history, with figures, ratings and its record', async () => {
  const { page, context, trouble } = await person(browser);
  await openTable(page, 'stones', ['me', 'easy'], 'Anna');
  const roll = dice(11);
  while ((await nextMoment(page)) === 'yours') await decide(page, roll);
  await page.locator('[data-replay]').first().click();
  await page.locator('[data-at]').waitFor();
  await page.locator('body').press('End');
  await page.locator('.result').waitFor();

  await page.goto('/history');
  await page.locator('[data-game-of]').waitFor();
  expect(await page.locator('[data-figures=stones]').count()).toBe(1);
  expect(await page.locator('.ratings li').count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('.ratings .you').count()).toBe(1);
  const download = page.waitForEvent('download');
  await page.locator('[data-export]').click();
  const lines = readFileSync(await (await download).path(), 'utf8').trim().split('\n');
  expect(lines.length).toBe(1);
  expect(JSON.parse(lines[0]!).record).toContain('emporio record 1');
  await shot(page, 'history');
  expect(await breaches(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.locator('[data-lang=it]').click();
  await fitsTheWindow(page);
  await shot(page, 'history-phone-it');
  expect(trouble).toEqual([]);
  await context.close();
});
