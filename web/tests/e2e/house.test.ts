// The house: home, names, new tables, lists, languages, and names that would like to be markup.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breaches, decide, dice, fitsTheWindow, goodbye, launch, nextMoment, openTable, person, PHONE, sayName, shot } from './kit';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

test('home shows the games, in the language of the browser, and switches at once', async () => {
  const { page, trouble } = await person(browser);
  await page.goto('/');
  for (const game of ['puerto-rico', 'san-juan', 'madeira', 'spice-islands']) await page.locator(`.games a[href="/new/${game}"]`).waitFor();
  expect(await page.locator('.games').innerText()).toContain('Spice Islands');
  await shot(page, 'home-en');
  await page.locator('[data-lang=it]').click();
  await expect.poll(() => page.locator('.games').innerText()).toContain('Isole delle Spezie');
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  await shot(page, 'home-it');
  await page.reload();
  await expect.poll(() => page.locator('.games').innerText()).toContain('Isole delle Spezie');
  expect(await breaches(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

test('home and the new table fit a phone', async () => {
  const { page, trouble } = await person(browser, PHONE, 'it-IT');
  await page.goto('/');
  await page.locator('.games > li').first().waitFor();
  await fitsTheWindow(page);
  await shot(page, 'home-phone');
  await page.goto('/new/puerto-rico');
  await page.locator('form button.big').waitFor();
  await fitsTheWindow(page);
  await shot(page, 'new-table-phone');
  expect(await breaches(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

test('a name with markup is refused, and letters if it ever came through', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const { page, trouble } = await person(browser);
  await page.goto('/');
  await page.locator('.name').click();
  await page.getByRole('dialog').locator('input').fill(name);
  await page.getByRole('dialog').locator('form button').click();
  await expect.poll(() => page.getByRole('dialog').getByRole('alert').innerText()).toContain('<');
  await sayName(page, 'Anna');

  await openTable(page, 'san-juan', ['me', 'open'], 'Anna');
  await page.locator('#tab-chat').click();
  await page.locator('.chat input').fill('<script>alert(2)</script>{{1+1}}');
  await page.locator('.chat form button').click();
  await expect.poll(() => page.locator('.chat li').innerText()).toContain('<script>alert(2)</script>{{1+1}}');

  // A server that let such a name through: what it sends is changed on the way.
  await page.route(/\/api\/tables(\/[^/]+)?(\?.*)?$/, async (route) => {
    // A request that the page gave up when it went elsewhere needs no answer.
    const answer = await route.fetch().catch(() => null);
    const body = (await answer?.text())?.replaceAll('"Anna"', JSON.stringify(name));
    if (answer && body) await route.fulfill({ response: answer, body }).catch(() => null);
  });
  await page.route(/\/events/, (route) => route.fulfill({ contentType: 'text/event-stream', body: ': nothing new\n\n' }));
  await page.reload();
  await expect.poll(() => page.locator('.strip').innerText()).toContain(name);
  await page.goto('/tables');
  await expect.poll(() => page.locator('[data-table]').first().innerText()).toContain(name);
  expect(await page.locator('main img').count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the lists show my tables and open ones', async () => {
  const { page } = await person(browser);
  await openTable(page, 'puerto-rico', ['me', 'easy', 'easy'], 'Anna');
  await openTable(page, 'san-juan', ['me', 'open', 'easy'], 'Anna');
  await openTable(page, 'madeira', ['me', 'easy', 'easy'], 'Anna');
  await page.goto('/tables');
  await expect.poll(() => page.locator('[data-table]').count()).toBeGreaterThanOrEqual(3);
  await shot(page, 'tables');
  expect(await breaches(page)).toEqual([]);
});

test('lists, a new table and addresses that do not exist are clean for assistive technology', async () => {
  const { page, trouble } = await person(browser);
  await page.goto('/new/san-juan');
  await page.locator('form button.big').waitFor();
  expect(await breaches(page)).toEqual([]);
  await shot(page, 'new-table');
  await page.goto('/tables');
  await page.locator('h1').waitFor();
  expect(await breaches(page)).toEqual([]);
  await page.goto('/nowhere/at/all');
  await page.getByRole('link', { name: 'Back to the harbour' }).click();
  await page.locator('.games > li').first().waitFor();
  await page.goto('/t/no-such-table');
  await page.getByRole('alert').waitFor();
  expect(await breaches(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

test('a name can be chosen and changed by keyboard alone', async () => {
  const { page } = await person(browser);
  await page.goto('/');
  await page.locator('.name').focus();
  await page.keyboard.press('Enter');
  await sayName(page, 'Anna');
  await expect.poll(() => page.locator('.name').innerText()).toContain('Anna');
  await page.locator('.name').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bruna');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.name').innerText()).toContain('Bruna');
});

test('a game that no file here names is played on the plain screen, from home to the result', async () => {
  const { page, trouble } = await person(browser);
  await openTable(page, 'stones', ['me', 'easy'], 'Anna');
  const roll = dice(11);
  const prompt = () => page.locator('.prompt').innerText();
  let decisions = 0;
  while ((await nextMoment(page)) === 'yours') {
    if (decisions++ === 0) {
      const asked = await prompt();
      await page.locator('[data-lang=it]').click();
      await expect.poll(prompt).not.toBe(asked);
      await page.locator('[data-lang=en]').click();
      await expect.poll(prompt).toBe(asked);
      expect(await page.locator('.board table').count(), 'the board as tables').toBeGreaterThan(0);
      await shot(page, 'plain-stones');
    }
    await decide(page, roll);
  }
  expect(decisions).toBeGreaterThan(1);
  await expect.poll(() => page.locator('section[aria-labelledby=final]').innerText()).toContain('Anna');
  expect(await breaches(page)).toEqual([]);
  expect(trouble).toEqual([]);
});
