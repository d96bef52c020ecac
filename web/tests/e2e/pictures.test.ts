// Pictures of every game at the start, in the middle and at the end: wide and phone, light and dark, both languages.
// `npm run pictures` takes them all into test-results/pictures and the README's own into docs/pictures.
import { copyFileSync, mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decide, dice, goodbye, launch, nextMoment, openTable, person, PHONE, results, sayName, WIDE } from './kit';

const all = `${results}pictures/`;
const readme = new URL('../../../docs/pictures/', import.meta.url).pathname;
mkdirSync(all, { recursive: true });

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

/** Those that the README shows, by the name they have there. */
const SHOWN: Record<string, string> = Object.fromEntries(
  ['puerto-rico', 'san-juan', 'madeira', 'spice-islands'].flatMap((game) => [
    [`${game}-middle-wide-light-en`, game],
    [`${game}-end-wide-light-en`, `${game}-end`],
    [`${game}-middle-phone-light-en`, `${game}-phone`],
    [`${game}-middle-wide-dark-it`, `${game}-dark`],
  ]),
);

async function picture(page: Page, name: string): Promise<void> {
  const path = `${all}${name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 84, animations: 'disabled' });
  const shown = SHOWN[name];
  if (shown) copyFileSync(path, `${readme}${shown}.jpg`);
}

/** The moment as it is, in every dress. */
async function everyDress(page: Page, name: string): Promise<void> {
  for (const [window, size] of [['wide', WIDE], ['phone', PHONE]] as const) {
    await page.setViewportSize(size);
    for (const look of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: look });
      for (const lang of ['en', 'it']) {
        await page.locator(`[data-lang=${lang}]`).click();
        await page.evaluate(() => {
          const lit = document.querySelector('.board [data-lit]');
          (document.querySelector('#final') ?? lit?.closest('[data-part]') ?? lit ?? document.body).scrollIntoView({ block: innerWidth > 1000 ? 'end' : 'start' });
        });
        await page.mouse.move(0, 0);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await picture(page, `${name}-${window}-${look}-${lang}`);
      }
    }
  }
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('[data-lang=en]').click();
}

/** Sits down in a game that bots have played, where `seat` has to choose for the last time before a part of it is over. */
async function sitDown(page: Page, table: string, seat: number, part: number): Promise<void> {
  const fresh = await page.evaluate(
    async ([table, seat, part]) => {
      const post = (path: string, body: unknown) => fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((answer) => answer.json());
      const from = { table };
      const { frames } = await post('/replay', { from, eyes: 'all' });
      const turns: number[] = frames.map((frame: { turn: { player?: number } }) => frame.turn.player ?? -1);
      const ply = turns.slice(0, Math.floor(turns.length * part)).lastIndexOf(seat);
      return (await post('/replay/on', { from, ply, seat, level: 'easy' })).id as string;
    },
    [table, seat, part] as const,
  );
  await page.goto(`/t/${fresh}`);
  await nextMoment(page);
}

/** How many play, and when a game is at its most telling. */
const SEATED: Record<string, { players: number; middle: number }> = {
  'puerto-rico': { players: 4, middle: 0.7 },
  'san-juan': { players: 3, middle: 0.7 },
  madeira: { players: 3, middle: 0.55 },
  'spice-islands': { players: 4, middle: 0.6 },
};

test.skipIf(!process.env.EMPORIO_PICTURES).each(Object.entries(SEATED))('%s', async (game, { players, middle }) => {
  const { page } = await person(browser);
  const easy = Array.from({ length: players - 1 }, () => 'easy');
  await openTable(page, game, ['me', ...easy], 'Anna');
  await nextMoment(page);
  await everyDress(page, `${game}-start`);
  await openTable(page, game, ['easy', ...easy], 'Anna');
  await page.locator('#final').waitFor();
  const table = page.url().split('/t/')[1]!;
  const roll = dice(7);
  await sitDown(page, table, 0, middle);
  // A few choices, so that something has happened.
  for (let made = 0; made < 6 && (await nextMoment(page)) === 'yours'; made++) await decide(page, roll);
  await nextMoment(page);
  await everyDress(page, `${game}-middle`);
  await sitDown(page, table, 0, 1);
  while ((await nextMoment(page)) === 'yours') await decide(page, roll);
  await expect.poll(() => page.locator('.winner').count()).toBe(1);
  await everyDress(page, `${game}-end`);
});

test.skipIf(!process.env.EMPORIO_PICTURES)('the house', async () => {
  const { page } = await person(browser);
  for (const [name, path, ready] of [['home', '/', '.games > li'], ['new-table', '/new/madeira', 'form button.big']] as const) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await page.screenshot({ path: `${readme}${name}.jpg`, type: 'jpeg', quality: 84, animations: 'disabled' });
  }
});

test.skipIf(!process.env.EMPORIO_PICTURES)('learning', async () => {
  const { page } = await person(browser);
  const take = (name: string) => page.screenshot({ path: `${readme}${name}.jpg`, type: 'jpeg', quality: 80, animations: 'disabled' });
  await page.goto('/learn/puerto-rico');
  await page.locator('[data-begin=first]').click();
  await sayName(page, 'Anna');
  await page.locator('[data-lesson-next]').click();
  await page.locator('[data-taught]').first().waitFor();
  await page.locator('.board [data-lit]').nth(1).click();
  await page.mouse.move(0, 0);
  await take('lesson');
  await openTable(page, 'puerto-rico', ['easy', 'medium', 'medium'], 'Anna');
  await page.locator('#final').waitFor();
  const table = page.url().split('/t/')[1];
  await page.locator('[data-review-link]').click();
  await page.locator('[data-review=done]').waitFor();
  await take('review');
  await page.goto(`/replay/${table}?at=120&eyes=all`);
  await page.locator('[data-at]').waitFor();
  await take('replay');
});
