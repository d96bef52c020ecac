// Replays: a game from start to end by keys and by link, from every seat, within 50 ms a step, uploaded, and played on from a moment.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breaches, fitsTheWindow, goodbye, launch, openTable, person, PHONE, sayName, shot } from './kit';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

const GAMES: [string, string][] = [
  ['puerto-rico', '3-players'], ['san-juan', '2-players'], ['madeira', 'two'], ['spice-islands', 'three'],
];
const golden = (game: string, name: string) => new URL(`../../../crates/${game}/tests/golden/${name}.game`, import.meta.url).pathname;

async function upload(page: Page, game: string, name: string): Promise<void> {
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(golden(game, name));
  await page.locator('[data-at]').waitFor();
}
const at = async (page: Page) => Number(await page.locator('[data-at]').getAttribute('data-at'));
const last = async (page: Page) => Number(await page.locator('[data-at]').getAttribute('data-last'));

/** Milliseconds from a key to the board being drawn and laid out, for so many steps, there and back. Runs in the page. */
async function timeSteps(steps: number): Promise<number[]> {
  const layout = document.querySelector<HTMLElement>('[data-at]')!;
  const times: number[] = [];
  let key = 'ArrowRight';
  for (let n = 0; n < steps; n++) {
    const before = layout.dataset['at'];
    if (before === layout.dataset['last']) key = 'ArrowLeft';
    else if (before === '0') key = 'ArrowRight';
    const begun = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    while (layout.dataset['at'] === before) await Promise.resolve();
    void document.querySelector<HTMLElement>('.board')!.offsetHeight;
    times.push(performance.now() - begun);
    // The page breathes as it does between the keys of a person.
    if (n % 10 === 0) await new Promise((done) => requestAnimationFrame(done));
  }
  return times;
}

for (const [game, name] of GAMES) {
  test(`${game}: a record from start to end by keys, from each seat`, async () => {
    const { page, trouble } = await person(browser);
    await upload(page, game, name);
    expect(await at(page)).toBe(0);
    await page.locator('body').press('ArrowRight');
    await expect.poll(() => at(page)).toBeGreaterThan(0);
    const one = await at(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => at(page)).toBeGreaterThan(one);
    const phase = await at(page);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect.poll(() => at(page)).toBeGreaterThan(phase);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    await expect.poll(() => at(page)).toBe(0);
    const times = (await page.evaluate(timeSteps, 500)).sort((a, b) => a - b);
    console.log(`${game}: ${times.length} steps, median ${times[250]!.toFixed(1)} ms, p99 ${times[494]!.toFixed(1)} ms, worst ${times.at(-1)!.toFixed(1)} ms`);
    // On a machine that shares its processor the median tells what a step costs; the worst is printed.
    expect(times[250]!).toBeLessThan(50);
    await page.keyboard.press('End');
    await expect.poll(() => at(page)).toBe(await last(page));
    await page.locator('.result').waitFor();
    for (const eyes of ['0', '1', 'watch', 'all']) {
      await page.locator('[data-eyes]').selectOption(eyes);
      await expect.poll(() => page.url()).toContain(`eyes=${eyes}`);
      expect(await at(page)).toBe(await last(page));
    }
    if (game === 'san-juan') expect(await page.locator('[data-hands] li').count()).toBe(2);
    await page.locator('input[type=range]').fill(String(Math.floor((await last(page)) / 2)));
    await shot(page, `replay-${game}`);
    expect(await breaches(page)).toEqual([]);
    expect(trouble).toEqual([]);
  });
}

test('a moment of a finished game is played on', async () => {
  const { page, trouble } = await person(browser);
  await upload(page, 'san-juan', '2-players');
  await page.locator('input[type=range]').fill('200');
  await page.locator('[data-play-on]').click();
  await page.locator('[data-play-on-yes]').click();
  await sayName(page, 'Anna');
  await expect.poll(() => page.url()).toContain('/t/');
  await page.locator('.board').waitFor();
  await expect.poll(() => page.locator('.helm').innerText()).not.toBe('');
  expect(trouble).toEqual([]);
});

test('a running game from one\'s own view, by the menu and by a link to a moment', async () => {
  const { page, trouble } = await person(browser, PHONE, 'it-IT', 'dark');
  await openTable(page, 'san-juan', ['me', 'easy'], 'Anna');
  await page.locator('.menu').click();
  await page.locator('[data-replay]').click();
  await page.locator('[data-at]').waitFor();
  expect(await page.locator('[data-eyes]').count()).toBe(0);
  const middle = Math.floor((await last(page)) / 2);
  await page.goto(`${page.url().split('?')[0]}?at=${middle}`);
  await expect.poll(() => at(page)).toBe(middle);
  await fitsTheWindow(page);
  await shot(page, 'replay-phone');
  expect(trouble).toEqual([]);
});

test('a file that is no record says what is wrong', async () => {
  const { page } = await person(browser);
  await page.goto('/replay');
  const text = readFileSync(golden('stones', '2-players'), 'utf8').replace('emporio record 1', 'a poem');
  await page.locator('input[type=file]').setInputFiles({ name: 'poem.game', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('emporio record 1');
});
