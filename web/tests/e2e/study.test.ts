// Learning from games: a hint that is asked for and played, and finished games looked back on.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breaches, fitsTheWindow, goodbye, launch, nextMoment, openTable, person, PHONE, shot, WIDE } from './kit';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

const GAMES = ['puerto-rico', 'san-juan', 'madeira', 'spice-islands'];

test.each(GAMES)('%s: what would you play? is answered, lit and played', async (game) => {
  const { page, trouble } = await person(browser);
  await openTable(page, game, ['me', 'easy', 'easy'], 'Hinted');
  expect(await nextMoment(page)).toBe('yours');
  await page.keyboard.press('h');
  const first = page.locator('[data-hints] [data-advice]').first();
  await first.waitFor();
  expect(await first.innerText()).toMatch(/\d+ %/);
  expect(await page.locator('[data-hints] small').count()).toBeGreaterThan(0);
  await shot(page, `${game}-hint`);
  expect(await breaches(page)).toEqual([]);
  const before = await page.locator('.layout').getAttribute('data-moment');
  await first.click();
  const confirm = page.locator('#helm .chosen [data-confirm]');
  await Promise.race([confirm.waitFor(), page.waitForFunction((old) => document.querySelector('.layout')?.getAttribute('data-moment') !== old, before)]);
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(() => page.locator('.layout').getAttribute('data-moment')).not.toBe(before);
  await expect.poll(() => page.locator('[data-hints]').count()).toBe(0);
  expect(trouble).toEqual([]);
});

test('a table of several has hints only where its maker said so', async () => {
  const { page } = await person(browser);
  await page.goto('/new/san-juan');
  await page.locator('input[name=count][value="2"]').check({ force: true });
  await expect.poll(() => page.locator('[data-allow-hints]').count()).toBe(0);
  await page.locator('label.seat select').nth(1).selectOption('open');
  await page.locator('[data-allow-hints]').waitFor();
});

test.each(GAMES)('%s: a finished game is looked back on', async (game) => {
  const { page, trouble } = await person(browser, WIDE, game === 'san-juan' ? 'it-IT' : 'en-GB', game === 'madeira' ? 'dark' : 'light');
  await openTable(page, game, ['easy', 'easy'], 'Reviewer');
  await page.locator('#final').waitFor();
  await page.locator('[data-review-link]').click();
  await page.waitForURL(/\/review\//);
  await page.locator('[data-review=done]').waitFor();
  expect(await page.locator('[data-graph] [data-line]').count()).toBe(2);
  expect(await page.locator('[data-summary]').count()).toBe(2);
  expect(await page.locator('[data-swings] li').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-choices] tbody tr').count()).toBeGreaterThan(0);
  // What would be said by its key could not be said.
  expect(await page.locator('[data-review]').innerText()).not.toMatch(/(review|action|theme)-[a-z]/);
  await shot(page, `${game}-review`);
  await shot(page, `${game}-review-whole`, true);
  expect(await breaches(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await fitsTheWindow(page);
  await shot(page, `${game}-review-phone`);
  // From a swing to its moment on the board.
  const look = page.locator('[data-swings] [data-look]').first();
  const ply = await look.getAttribute('data-look');
  await look.click();
  await expect.poll(() => page.locator('[data-at]').getAttribute('data-at')).toBe(ply);
  expect(trouble).toEqual([]);
});
