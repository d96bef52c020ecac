// Whole games in a browser, by clicking what is lit; with a reload, a change of language and an undo on the way.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { breaches, decide, dice, fitsTheWindow, goodbye, launch, nextMoment, openTable, person, PHONE, shot, WIDE } from './kit';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

/** Takes the last choice back where that is free, and finds the same question as before it. */
async function takeBack(page: Page, asked: string): Promise<void> {
  await page.locator('[data-undo]').click();
  await expect.poll(() => page.locator('.prompt').innerText()).toBe(asked);
}

/** On our turn nobody else moves: a reload finds the table as it was. */
async function sameAfterReload(page: Page): Promise<void> {
  const stats = () => page.locator('.stats').allInnerTexts();
  const before = await stats();
  await page.reload();
  expect(await nextMoment(page)).toBe('yours');
  expect(await stats()).toEqual(before);
}

async function inItalianAndBack(page: Page): Promise<void> {
  const tabs = () => page.locator('.tabs').innerText();
  await page.locator('[data-lang=it]').click();
  await expect.poll(tabs).toContain('Cronaca');
  await page.locator('[data-lang=en]').click();
  await expect.poll(tabs).not.toContain('Cronaca');
}

interface Tale {
  decisions: number;
  lit: number;
  drafts: number;
  undone: number;
}

/** Plays to the end; looks around on the way. */
async function playOut(page: Page, seed: number, name: string): Promise<Tale> {
  const roll = dice(seed);
  const tale: Tale = { decisions: 0, lit: 0, drafts: 0, undone: 0 };
  const seen = new Set<string>();
  for (;;) {
    if ((await nextMoment(page)) === 'over') return tale;
    const asked = await page.locator('.prompt').innerText();
    const kind = await page.evaluate(() => document.querySelector('#choices h3')?.textContent || 'draft');
    if (tale.decisions > 30 && !seen.has(kind)) {
      seen.add(kind);
      await shot(page, `${name}-${kind.toLowerCase().replaceAll(/\W+/g, '-')}`);
    }
    if (tale.decisions === 25) await sameAfterReload(page);
    if (tale.decisions === 28) await inItalianAndBack(page);
    if (tale.decisions === 35) expect(await breaches(page)).toEqual([]);
    const how = await decide(page, roll);
    tale.decisions++;
    if (how === 'lit') tale.lit++;
    if (how === 'draft') tale.drafts++;
    // While it is still our turn no bot can be faster than our hand.
    if (tale.undone < 3 && (await page.locator('.helm.yours [data-undo]').isVisible())) {
      await takeBack(page, asked);
      tale.undone++;
    }
  }
}

describe.each([
  ['puerto-rico', ['easy', 'me', 'easy'], 11],
  ['san-juan', ['me', 'easy', 'easy'], 12],
] as const)('%s', (game, seats, seed) => {
  test('is played to the end against bots by clicking what is lit', async () => {
    const { page, trouble } = await person(browser);
    await openTable(page, game, [...seats], 'Anna');
    const tale = await playOut(page, seed, game);
    expect(tale.decisions).toBeGreaterThan(30);
    expect(tale.lit).toBeGreaterThan(tale.decisions / 4);
    expect(tale.drafts).toBeGreaterThan(3);
    expect(tale.undone).toBeGreaterThan(0);
    await shot(page, `${game}-final`, true);
    const total = await page.locator('tfoot tr').first().innerText();
    expect(total).toMatch(/\d/);
    expect(await breaches(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await fitsTheWindow(page);
    await shot(page, `${game}-final-phone`);
    await page.setViewportSize(WIDE);
    await page.locator('.menu').click();
    const record = await page.locator('a[download]').getAttribute('href');
    const text = await (await page.request.get(record!)).text();
    expect(text).toContain(game);
    expect(text.split('\n').length).toBeGreaterThan(50);
    expect(trouble).toEqual([]);
  });

  test('can be played on a phone, in Italian', async () => {
    const { page, trouble } = await person(browser, PHONE, 'it-IT');
    await openTable(page, game, [...seats], 'Anna');
    const roll = dice(seed + 100);
    for (let n = 0; n < 24 && (await nextMoment(page)) === 'yours'; n++) {
      await fitsTheWindow(page);
      if (n % 8 === 3) await shot(page, `${game}-phone-${n}`);
      await decide(page, roll);
    }
    await shot(page, `${game}-phone`, true);
    expect(await breaches(page)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('can be played by keyboard alone', async () => {
    const { page } = await person(browser);
    await openTable(page, game, [...seats], 'Anna');
    const roll = dice(seed + 200);
    for (let n = 0; n < 6 && (await nextMoment(page)) === 'yours'; n++) {
      const draft = (await page.locator('[data-circle], [data-pick]').count()) > 0;
      if (draft) {
        await decide(page, roll);
        continue;
      }
      const before = await page.locator('.layout').getAttribute('data-moment');
      await page.locator('#choices [data-action]').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.layout').getAttribute('data-moment')).not.toBe(before);
    }
  });
});

test.each(['madeira'])('%s is played through the plain table', async (game) => {
  const { page, trouble } = await person(browser);
  await openTable(page, game, ['me', 'easy'], 'Anna');
  const roll = dice(7);
  let decisions = 0;
  for (; decisions < 25 && (await nextMoment(page)) === 'yours'; decisions++) await decide(page, roll);
  expect(decisions).toBeGreaterThan(5);
  expect(await page.locator('.sections .section').count()).toBeGreaterThan(2);
  expect(await page.locator('.panel li').count()).toBeGreaterThan(5);
  await shot(page, game);
  await page.locator('[data-lang=it]').click();
  await shot(page, `${game}-it`);
  expect(await breaches(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

/** Does what should open an explanation until it says so: a scroll that comes to rest may close it again, as it should. */
async function told(page: Page, ask: () => Promise<void>, clause: string): Promise<void> {
  const tip = page.locator('#tip');
  const answer = async () => {
    await ask();
    return tip.innerText({ timeout: 3_000 }).catch(() => '');
  };
  await expect.poll(answer).toContain(clause);
}

test('what a building does is told on hover, on focus and on tap', async () => {
  const { page } = await person(browser);
  await openTable(page, 'puerto-rico', ['me', 'easy', 'easy'], 'Anna');
  await nextMoment(page);
  const away = () => page.mouse.move(0, 0);
  await told(page, () => away().then(() => page.locator('[data-spot="building:wharf"]').hover()), 'CAP-6');
  await away();
  await expect.poll(() => page.locator('#tip').count()).toBe(0);
  await page.locator('[data-spot="building:harbor"]').focus();
  await told(page, () => page.keyboard.press('Shift+Tab').then(() => page.keyboard.press('Tab')), 'CAP-5');
  const phone = await person(browser, PHONE);
  await openTable(phone.page, 'puerto-rico', ['me', 'easy', 'easy'], 'Anna');
  await nextMoment(phone.page);
  await told(phone.page, () => phone.page.locator('[data-spot="building:wharf"]').tap(), 'CAP-6');
});
