// The first games: offered to newcomers, played card by card to the end, in both languages, and left at any time.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breaches, decide, dice, fitsTheWindow, goodbye, launch, person, PHONE, sayName, shot } from './kit';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

for (const [game, locale, title] of [
  ['puerto-rico', 'en-GB', 'Welcome, governor'],
  ['san-juan', 'it-IT', 'Una città di carte'],
  ['madeira', 'en-GB', 'An island of the crown'],
  ['spice-islands', 'it-IT', 'Compagnie, marina e pirati'],
] as const) {
  test(`${game}: the first game is played to its end`, async () => {
    const { page, trouble } = await person(browser, undefined, locale);
    await page.goto(`/new/${game}`);
    await page.locator('[data-lesson-offer] a').click();
    await page.locator('[data-begin=first]').click();
    await sayName(page, 'Anna');
    const card = page.locator('[data-lesson]');
    await card.waitFor();
    expect(await card.locator('h2').innerText()).toBe(title);
    const roll = dice(7);
    const read = new Set<string>();
    for (let moves = 0; moves < 400 && (await page.locator('[data-lesson-done]').count()) === 0; ) {
      read.add((await card.getAttribute('data-lesson'))!);
      const next = page.locator('[data-lesson-next]');
      if ((await next.count()) > 0) await next.click();
      else {
        await decide(page, roll);
        moves++;
        if (moves === 2) {
          expect(await breaches(page)).toEqual([]);
          await shot(page, `lesson-${game}`);
        }
      }
    }
    expect(await page.locator('[data-lesson-done]').count()).toBe(1);
    // Which cards come depends on what is played; the tests of the server hold that each of them can.
    expect(read.size, [...read].join(' ')).toBeGreaterThanOrEqual(7);
    await page.locator('[data-lesson-leave]').click();
    await card.waitFor({ state: 'detached' });
    // Whoever has learnt a game is not asked again.
    await page.goto(`/new/${game}`);
    await page.locator('form button.big').waitFor();
    expect(await page.locator('[data-lesson-offer]').count()).toBe(0);
    expect(trouble).toEqual([]);
  });
}

test('a lesson on a phone: what it speaks of is marked, a rule opens beside, and one may leave', async () => {
  const { page, trouble } = await person(browser, PHONE, 'it-IT', 'dark');
  await page.goto('/learn/puerto-rico');
  await page.locator('[data-begin=first]').click();
  await sayName(page, 'Anna');
  await page.locator('[data-lesson-next]').click();
  await expect.poll(() => page.locator('[data-taught]').count()).toBeGreaterThan(0);
  await fitsTheWindow(page);
  await shot(page, 'lesson-phone');
  await page.locator('[data-lesson] [data-clause]').first().click();
  await page.locator('#rules-drawer .here').waitFor();
  await page.locator('[data-close-rules]').click();
  await page.locator('[data-lesson-leave]').click();
  await page.locator('[data-lesson]').waitFor({ state: 'detached' });
  expect(await page.locator('.board').isVisible()).toBe(true);
  expect(trouble).toEqual([]);
});
