// The rules in the app: opened from a tooltip, from a refusal, by search and by link, in both languages, beside the table and on paper.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breaches, fitsTheWindow, goodbye, launch, openTable, person, PHONE, shot } from './kit';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

const drawer = (page: Page) => page.locator('#rules-drawer');
/** The clause that the rules show, once it is in the window. */
const here = async (page: Page) => {
  const shown = page.locator('.rules .here');
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((node) => node.getBoundingClientRect().top < innerHeight && node.getBoundingClientRect().bottom > 0)).toBe(true);
  return shown.innerText();
};

test('a clause opens beside the table, from a tooltip by pointer and by key', async () => {
  for (const [locale, words] of [['en-GB', 'the rules'], ['it-IT', 'le regole']] as const) {
    const { page, trouble } = await person(browser, undefined, locale);
    await openTable(page, 'puerto-rico', ['me', 'easy', 'easy'], 'Anna');
    const ship = page.locator('[data-place^="ship:"]').first();
    await ship.hover();
    await page.mouse.move(0, 0);
    await ship.hover();
    const link = page.locator('#tip [data-clause="CAP-2"]');
    await link.waitFor();
    await link.click();
    await drawer(page).waitFor();
    expect(await drawer(page).innerText()).toContain(words);
    expect(await here(page)).toContain('CAP-2');
    expect(page.url()).toContain('/t/');
    if (locale === 'en-GB') {
      expect(await breaches(page)).toEqual([]);
      await shot(page, 'rules-drawer');
    }
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    await ship.hover();
    await page.locator('#tip [data-clause="CAP-2"]').waitFor();
    await page.keyboard.press('r');
    expect(await here(page)).toContain('CAP-2');
    expect(trouble).toEqual([]);
    await goodbye();
  }
});

test('a refusal names its clause as a link', async () => {
  for (const locale of ['en-GB', 'it-IT']) {
    const { page } = await person(browser, undefined, locale);
    await openTable(page, 'puerto-rico', ['me', 'easy', 'easy'], 'Anna');
    // A move that the rules forbid, as a program might send it: the answer is what the helm shows.
    await page.route(/\/actions$/, (route) =>
      route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), actions: ['build wharf'] }) }));
    await page.locator('.board [data-lit]').first().click();
    await page.locator('#helm [data-confirm]').click();
    const link = page.locator('#helm [role=alert] [data-clause]');
    await link.waitFor();
    const clause = (await link.getAttribute('data-clause'))!;
    await link.click();
    expect(await here(page)).toContain(clause);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await goodbye();
  }
});

test('a place that is dark says why, and the rule can be read', async () => {
  const { page } = await person(browser);
  await openTable(page, 'puerto-rico', ['me', 'easy', 'easy'], 'Anna');
  await page.locator('[data-place="ship:4"]').click();
  const link = page.locator('#tip [data-clause]').first();
  await link.waitFor();
  const clause = (await link.getAttribute('data-clause'))!;
  await link.click();
  expect(await here(page)).toContain(clause);
});

test('the page of a game: found by search as one types, linked by clause, in both languages', async () => {
  const { page, trouble } = await person(browser);
  await page.goto('/');
  await page.locator('a[href="/rules/puerto-rico"]').click();
  await page.locator('.rules .clause').first().waitFor();
  const all = await page.locator('.rules .clause').count();
  expect(all).toBeGreaterThan(80);
  expect(await page.locator('.rules [data-piece-of]').count()).toBeGreaterThan(25);
  await page.locator('[data-rules-search]').pressSequentially('wharf');
  await expect.poll(() => page.locator('.rules .clause').count()).toBeLessThan(all / 4);
  expect(await page.locator('.rules .clause mark').first().innerText()).toBe('wharf');
  await page.locator('[data-lang=it]').click();
  await page.locator('[data-rules-search]').fill('capitano');
  await expect.poll(() => page.locator('.rules .text').innerText()).toContain('apitano');
  await shot(page, 'rules-search-it');
  await page.goto('/rules/puerto-rico#CAP-3');
  expect(await here(page)).toContain('CAP-3');
  // From clause to clause, and back.
  await page.locator('.rules .clause [data-clause]').first().click();
  await expect.poll(() => page.url()).not.toContain('#CAP-3');
  await page.goBack();
  // The browser goes back to where the link was followed.
  await expect.poll(() => page.locator('.rules .here').innerText()).toContain('CAP-3');
  expect(trouble).toEqual([]);
});

test('every game has its page, on a wide screen, a phone, in the dark and on paper', async () => {
  for (const game of ['puerto-rico', 'san-juan', 'madeira', 'spice-islands']) {
    const { page, trouble } = await person(browser);
    await page.goto(`/rules/${game}`);
    await page.locator('.rules .clause').first().waitFor();
    expect(await breaches(page)).toEqual([]);
    await fitsTheWindow(page);
    await shot(page, `rules-${game}`);
    expect(await page.locator('.rules .pieces [data-piece-of] svg').count()).toBeGreaterThan(4);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.rules nav').isVisible()).toBe(false);
    expect(await page.locator('.rules .clause').first().isVisible()).toBe(true);
    expect(trouble).toEqual([]);
    await goodbye();
    const small = await person(browser, PHONE, 'it-IT', 'dark');
    await small.page.goto(`/rules/${game}`);
    await small.page.locator('.rules .clause').first().waitFor();
    await fitsTheWindow(small.page);
    await shot(small.page, `rules-${game}-phone`);
    await goodbye();
  }
});
