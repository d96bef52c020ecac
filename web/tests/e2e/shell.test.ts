// What every board gets from the shell: explanations, reasons, the keyboard, the pace, and how light and fast it is.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decide, dice, goodbye, LAPTOP, launch, nextMoment, openTable, otherLanguage, person, PHONE, sameAfterReload, shot, takeBack } from './kit';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

/** Does what should open an explanation until it says so: a scroll that comes to rest may close it again, as it should. */
async function told(page: Page, ask: () => Promise<void>, words: string): Promise<void> {
  const answer = async () => {
    await ask();
    return page.locator('#tip').innerText({ timeout: 3_000 }).catch(() => '');
  };
  await expect.poll(answer).toContain(words);
}

const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`).first();

test('what a building does is told on hover, on focus and on tap, and why it is not lit on a click', async () => {
  const { page } = await person(browser);
  await openTable(page, 'puerto-rico', ['me', 'easy', 'easy'], 'Anna');
  await nextMoment(page);
  const away = () => page.mouse.move(0, 0);
  await told(page, () => away().then(() => place(page, 'building:wharf').hover()), 'CAP-6');
  await away();
  await expect.poll(() => page.locator('#tip').count()).toBe(0);
  await told(page, async () => {
    await page.locator('#helm').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await place(page, 'building:harbor').focus();
  }, 'CAP-5');
  await told(page, () => place(page, 'building:wharf').click(), 'Not now');
  await shot(page, 'why');
  const phone = await person(browser, PHONE);
  await openTable(phone.page, 'puerto-rico', ['me', 'easy', 'easy'], 'Anna');
  await nextMoment(phone.page);
  await told(phone.page, () => place(phone.page, 'building:wharf').tap(), 'Not now');
});

test('a tooltip waits until the pointer moves', async () => {
  const { page } = await person(browser, LAPTOP);
  await page.mouse.move(400, 400);
  await openTable(page, 'puerto-rico', ['me', 'easy'], 'Anna');
  await nextMoment(page);
  await page.waitForTimeout(800);
  expect(await page.locator('#tip').count()).toBe(0);
});

test('the board is one tab stop, arrows go among what is lit, ? opens help, U takes back', async () => {
  const { page } = await person(browser, LAPTOP);
  await openTable(page, 'san-juan', ['me', 'easy'], 'Anna');
  await nextMoment(page);
  expect(await page.locator('.board [data-place][tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  // Equal cards share the name of their place; their number tells them apart.
  const here = () => page.evaluate(() => ['data-place', 'data-nth'].map((name) => document.activeElement?.getAttribute(name) ?? '').join(' '));
  const first = await here();
  expect(first.trim()).not.toBe('');
  await page.keyboard.press('ArrowRight');
  expect(await here()).not.toBe(first);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-lit'))).toBe(true);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await shot(page, 'help');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a choice is taken back, a reload finds the table as it was, and the other language is there at once', async () => {
  const { page, trouble } = await person(browser, LAPTOP);
  // A turn of several choices in a row: between them nobody else moves.
  await openTable(page, 'spice-islands', ['me', 'easy'], 'Anna');
  const roll = dice(11);
  const asked = () => page.locator('.prompt').innerText();
  let back = false;
  for (let made = 0; made < 12 && !back; made++) {
    expect(await nextMoment(page)).toBe('yours');
    const before = await asked();
    await decide(page, roll);
    await nextMoment(page);
    if (!(await page.locator('[data-undo]').isVisible())) continue;
    back = await takeBack(page);
    if (back) await expect.poll(asked).toBe(before);
  }
  expect(back).toBe(true);
  await sameAfterReload(page);
  await otherLanguage(page);
  await expect.poll(() => page.locator('.helm .flag').innerText()).toMatch(/tocca a te/i);
  expect(trouble).toEqual([]);
});

test('the moves of others are played out one at a time, and can be skipped', async () => {
  const { page } = await person(browser, LAPTOP, 'en-GB', 'light', true);
  await page.addInitScript(() => localStorage.setItem('emporio.pace', 'slow'));
  await openTable(page, 'puerto-rico', ['me', 'easy', 'easy', 'easy', 'easy'], 'Anna');
  const roll = dice(6);
  const lag = () => page.locator('.layout').getAttribute('data-lag').then(Number);
  // A choice of one's own in the middle of a phase brings no moves of others: the next one will.
  const skipped = () =>
    page
      .waitForFunction(
        () => {
          if (Number(document.querySelector('.layout')?.getAttribute('data-lag')) < 1) return false;
          document.querySelector<HTMLElement>('.skip-all')?.click();
          return true;
        },
        undefined,
        { polling: 50, timeout: 3_000 },
      )
      .then(() => true, () => false);
  let done = false;
  for (let made = 0; made < 12 && !done && (await nextMoment(page)) === 'yours'; made++) {
    await decide(page, roll);
    done = await skipped();
  }
  expect(done).toBe(true);
  await expect.poll(lag).toBe(0);
  await nextMoment(page);
});

/** One board in the usual run, all of them in the long one. */
const timed = process.env.EMPORIO_LONG ? ['puerto-rico', 'san-juan', 'madeira', 'spice-islands'] : ['puerto-rico'];
test.each(timed)('with the pace off a move of %s is shown within 100 ms of its event', async (game) => {
  const { page } = await person(browser, LAPTOP);
  await page.addInitScript(() => {
    const heard = new Map<string, number>();
    const late: number[] = [];
    const drawn: number[] = [];
    Object.assign(globalThis, { late, drawn });
    const Source = EventSource;
    class Timed extends Source {
      constructor(url: string) {
        super(url);
        super.addEventListener('table', (event) => {
          const { ply, undos } = JSON.parse((event as MessageEvent).data);
          heard.set(`${undos}/${ply}`, performance.now());
        });
      }
    }
    Object.assign(globalThis, { EventSource: Timed });
    new MutationObserver(() => {
      const now = document.querySelector('.layout')?.getAttribute('data-moment') ?? '';
      const at = heard.get(now);
      if (at === undefined) return;
      heard.delete(now);
      drawn.push(performance.now() - at);
      requestAnimationFrame(() => late.push(performance.now() - at));
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-moment'] });
  });
  await openTable(page, game, ['me', 'easy', 'easy', 'easy'], 'Anna');
  const roll = dice(4);
  for (let made = 0; made < 12 && (await nextMoment(page)) === 'yours'; made++) await decide(page, roll);
  const { late, drawn } = await page.evaluate(() => {
    const { late, drawn } = globalThis as unknown as { late: number[]; drawn: number[] };
    return { late, drawn };
  });
  const at = (times: number[], part: number) => times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Infinity;
  console.log(`${game}: a move is drawn ${at(drawn, 0.5).toFixed(0)} ms after its event and painted ${at(late, 0.5).toFixed(0)} ms after it (medians of ${late.length}; 95 %: ${at(drawn, 0.95).toFixed(0)} and ${at(late, 0.95).toFixed(0)} ms)`);
  expect(late.length).toBeGreaterThan(10);
  // Where bots and builds share the processor, painting waits for its turn: half of the moves show what the page itself needs.
  expect(at(drawn, 0.5)).toBeLessThan(100);
});

test.each(['puerto-rico', 'san-juan', 'madeira', 'spice-islands'])('the first page with a table of %s weighs less than 300 kB', async (game) => {
  const { page } = await person(browser, LAPTOP);
  await openTable(page, game, ['me', 'easy'], 'Anna');
  await nextMoment(page);
  // What came over the line, as the browser itself counted it: bodies that are asked for later may be gone by then.
  const weight = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css|html)$|\/$|\/t\//.test(new URL(name).pathname))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(weight).toBeGreaterThan(50_000);
  console.log(`${game}: ${(weight / 1000).toFixed(0)} kB compressed`);
  expect(weight).toBeLessThan(300_000);
});
