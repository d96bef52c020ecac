// What every browser test needs: people with a browser of their own, tables, and hands that click what is lit.
import { mkdirSync } from 'node:fs';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--no-proxy-server', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];
/** Where pictures and figures go. */
export const results = new URL('../../test-results/', import.meta.url).pathname;
mkdirSync(results, { recursive: true });

export const WIDE = { width: 1440, height: 900 };
export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** How long anything may take on a slow machine before it counts as broken. */
const PATIENCE = 120_000;

export const launch = () => chromium.launch({ executablePath: inject('chromium'), args: FLAGS, timeout: 2 * PATIENCE });

export interface Person {
  page: Page;
  context: BrowserContext;
  /** Errors of the page, dialogs that opened and refusals of the content policy: none is expected. */
  trouble: string[];
}

const profiles: BrowserContext[] = [];

/** Closes every profile, so that no page of an earlier test goes on in the background. */
export async function goodbye(): Promise<void> {
  await Promise.all(profiles.splice(0).map((profile) => profile.close()));
}

/** Someone with a browser profile of their own. */
export async function person(browser: Browser, size = WIDE, locale = 'en-GB', look: 'light' | 'dark' = 'light', paced = false): Promise<Person> {
  const touch = size.width < 500;
  const context = await browser.newContext({ viewport: size, locale, hasTouch: touch, isMobile: touch, deviceScaleFactor: touch ? 2 : 1, colorScheme: look, reducedMotion: paced ? 'no-preference' : 'reduce', baseURL: inject('address') });
  profiles.push(context);
  context.setDefaultTimeout(PATIENCE);
  // Moves of others are shown at once and nothing glows or turns, which saves the drawing; what plays them out has a test of its own.
  if (!paced) await context.addInitScript(() => localStorage.setItem('emporio.pace', 'off'));
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text())) trouble.push(`console: ${message.text()}`);
  });
  return { page, context, trouble };
}

export const shot = (page: Page, name: string, fullPage = false) =>
  page.screenshot({ path: `${results}${name}.png`, fullPage, animations: 'disabled' });

/** Says a name by the dialog that asks for it. */
export async function sayName(page: Page, name: string): Promise<void> {
  const field = page.locator('dialog input[autocomplete=nickname]');
  await field.fill(name);
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
}

/** Opens a table from the home page; seats are `me`, `open` or the level of a bot. */
export async function openTable(page: Page, game: string, seats: string[], name: string): Promise<void> {
  await page.goto('/');
  await page.locator(`a[href="/new/${game}"]`).click();
  await page.locator(`input[name=count][value="${seats.length}"]`).check({ force: true });
  for (const [i, seat] of seats.entries()) await page.locator('label.seat select').nth(i).selectOption(seat);
  await page.locator('form button.big').click();
  const asked = page.getByRole('dialog');
  await Promise.race([asked.waitFor(), page.waitForURL(/\/t\//)]);
  if (await asked.isVisible()) await sayName(page, name);
  await page.waitForURL(/\/t\//);
  await page.locator('.helm').waitFor();
}

export type Moment = 'yours' | 'over' | 'waiting';

/** Waits until the person has to choose, or the game is over. */
export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('#final')) return 'over';
      const helm = document.querySelector('.helm.yours');
      const ready = helm?.querySelector('[data-basket], [data-confirm], [data-action]:not(:disabled)');
      return ready ? 'yours' : null;
    },
    undefined,
    { polling: 50 },
  );
  return (await found.jsonValue()) as Moment;
}

/** The number of steps taken so far, as the page shows it in the log's element: a change means that a move arrived. */
const ply = (page: Page) => page.locator('.layout').getAttribute('data-moment');

/** A generator of its own, so that a failing game can be played again. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What to do next, read off the screen: a point to click, or nothing yet. Runs in the page. */
function nextClick(r: number): { do: 'wait' | 'over' | 'click'; how: How; x: number; y: number } {
  const wait = { do: 'wait', how: 'button', x: 0, y: 0 } as const;
  if (document.querySelector('#final')) return { ...wait, do: 'over' };
  const helm = document.querySelector('.helm.yours');
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
  if (!helm || helm.querySelector('button:disabled[data-action]')) return wait;
  const some = (list: HTMLElement[]) => list[Math.floor(((r * 7919) % 1) * list.length)];
  const confirm = helm.querySelector<HTMLButtonElement>('[data-confirm]');
  const lit = all('.board [data-lit]');
  const several = all('#helm .several [data-action]');
  const listed = all('#choices [data-action], #loose [data-action]');
  let how: How = 'lit';
  let target: HTMLElement | undefined;
  if (helm.querySelector('[data-basket]')) {
    how = 'picked';
    if (confirm && !confirm.disabled && (r < 0.5 || lit.length === 0)) target = confirm;
    else if (lit.length > 0) target = some(lit);
    else target = all('#helm details:not([open]) summary')[0] ?? some(all('#helm [data-item]:not(:disabled)').filter((one) => one.getAttribute('aria-pressed') !== 'true'));
  } else if (confirm) target = confirm.disabled ? undefined : confirm;
  else if (several.length > 0) target = lit.length > 0 && r < 0.85 ? some(lit) : some(several);
  else if (lit.length > 0 && r < 0.85) target = some(lit);
  else {
    how = 'button';
    const fold = all('.fold')[0];
    target = fold && (listed.length === 0 || r > 0.96) ? fold : (some(listed) ?? some(lit));
  }
  if (!target) return wait;
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const hit = ({ x, y }: { x: number; y: number }) => {
    const at = document.elementFromPoint(x, y);
    // What the helm has scrolled out of its window is under nobody's finger.
    return at !== null && (target.contains(at) || (at.contains(target) && !at.closest('.helm')));
  };
  if (!hit(middle())) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { do: 'click', how, ...middle() };
}

export type How = 'picked' | 'lit' | 'button';

/** Makes one decision by clicking: what is lit on the board where there is such, else a button. Gives how it was made. */
export async function decide(page: Page, roll: () => number, between: () => Promise<void> = async () => {}): Promise<How> {
  const before = await ply(page);
  const late = Date.now() + PATIENCE;
  let how: How = 'button';
  // Clicks that lead nowhere are few; the others at the table may take their time.
  for (let clicks = 0; clicks < 200 && Date.now() < late && (await ply(page)) === before; ) {
    const next = await page.evaluate(nextClick, roll());
    if (next.do === 'over') return how;
    if (next.do === 'wait') {
      await page.waitForTimeout(15);
      continue;
    }
    clicks++;
    how = next.how;
    if (touches(page)) await page.touchscreen.tap(next.x, next.y);
    else await page.mouse.click(next.x, next.y);
    if ((await ply(page)) === before) await between();
  }
  if ((await ply(page)) === before) await shot(page, 'stuck');
  expect(await ply(page), `a decision was made at: ${await page.locator('.helm').innerText()}`).not.toBe(before);
  return how;
}

const touches = (page: Page) => (page.viewportSize()?.width ?? 0) < 500;

/** What to press next, read off the screen. Runs in the page. */
function nextKey(r: number): string | null {
  const helm = document.querySelector('.helm.yours');
  if (!helm || helm.querySelector('button:disabled[data-action]')) return null;
  const here = document.activeElement;
  const onBoard = here?.hasAttribute('data-place') ?? false;
  const confirm = helm.querySelector<HTMLButtonElement>('[data-confirm]');
  const basket = helm.querySelector('[data-basket]') !== null;
  const lit = document.querySelectorAll('.board [data-lit]').length;
  const again = (r * 7919) % 1;
  const way = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][Math.floor(((r * 104729) % 1) * 4)]!;
  const number = (among: number) => String((1 + Math.floor(again * Math.min(among, 10))) % 10);
  const count = (selector: string) => helm.querySelectorAll(selector).length;
  // Enter confirms on a picked place, on the button and where nothing has the focus; Tab leaves the board.
  const confirms = here === confirm || here?.hasAttribute('data-picked') || !here?.closest('button, a, [data-place], summary');
  if (basket) {
    if (confirm && !confirm.disabled && r < (lit === 0 ? 0.9 : 0.7)) return confirms ? 'Enter' : 'Tab';
    if (here?.hasAttribute('data-lit')) return again < 0.8 ? 'Enter' : way;
    // Where all is picked but the server wants something else, something is put back.
    if (lit === 0 && r > 0.7) return onBoard ? 'Enter' : number(count('[data-number]'));
    return lit === 0 && !onBoard ? number(count('[data-number]')) : way;
  }
  if (confirm && !confirm.disabled) return confirms ? 'Enter' : 'Tab';
  if (here?.hasAttribute('data-lit') && r < 0.6) return 'Enter';
  if (lit === 0 || r > 0.93) return number(count('.several [data-number]') || count('[data-number]'));
  return way;
}

/** Makes one decision by keyboard alone. */
export async function decideByKeys(page: Page, roll: () => number): Promise<void> {
  const before = await ply(page);
  const pressed: string[] = [];
  for (let presses = 0; presses < 400 && (await ply(page)) === before; presses++) {
    const key = await page.evaluate(nextKey, roll());
    if (key === null) await page.waitForTimeout(15);
    else {
      pressed.push(key);
      await page.keyboard.press(key);
    }
  }
  if ((await ply(page)) === before) await shot(page, 'stuck');
  expect(await ply(page), `a decision was made by ${pressed.slice(-20).join(' ')} at: ${await page.locator('.helm').innerText()}`).not.toBe(before);
}

/** Breaches of accessibility that axe finds, in words. */
export async function breaches(page: Page): Promise<string[]> {
  // A tooltip that happens to be open belongs to what it explains, not to a landmark.
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude: ['#tip'] }, { resultTypes: ['violations'] }));
  return found.violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.html.slice(0, 160)).slice(0, 4).join(' | ')}`);
}

/** Nothing is wider than the window. */
export async function fitsTheWindow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

/** The other language at once. */
export async function otherLanguage(page: Page): Promise<void> {
  const tabs = () => page.locator('.tabs').innerText();
  const before = await tabs();
  await page.locator('[data-lang][aria-pressed=false]').click();
  await expect.poll(tabs).not.toBe(before);
}

/** On our turn nobody else moves: a reload finds the table as it was. */
export async function sameAfterReload(page: Page): Promise<void> {
  const board = () => page.locator('.board').innerText();
  const before = await board();
  await page.reload();
  expect(await nextMoment(page)).toBe('yours');
  await expect.poll(board).toBe(before);
}

/** Takes the last choice back where that is free; a way back over moves of others is told first, and left alone. */
export async function takeBack(page: Page): Promise<boolean> {
  const before = await ply(page);
  await page.locator('[data-undo]').click();
  if ((await page.locator('.helm .far').count()) > 0) {
    await page.locator('.helm .back button:not([data-undo], [data-redo])').click();
    return false;
  }
  await expect.poll(() => ply(page)).not.toBe(before);
  return true;
}
