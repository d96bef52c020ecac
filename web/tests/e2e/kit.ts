// What every browser test needs: people with a browser of their own, tables, and hands that click what is lit.
import { mkdirSync } from 'node:fs';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--no-proxy-server', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];
const shots = new URL('../../test-results/', import.meta.url).pathname;
mkdirSync(shots, { recursive: true });

export const WIDE = { width: 1440, height: 900 };
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
export async function person(browser: Browser, size = WIDE, locale = 'en-GB'): Promise<Person> {
  const touch = size.width < 500;
  const context = await browser.newContext({ viewport: size, locale, hasTouch: touch, isMobile: touch, deviceScaleFactor: touch ? 2 : 1, baseURL: inject('address') });
  profiles.push(context);
  context.setDefaultTimeout(PATIENCE);
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
  page.screenshot({ path: `${shots}${name}.png`, fullPage, animations: 'disabled' });

/** Says a name by the dialog that asks for it. */
export async function sayName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').fill(name);
  await dialog.locator('form button').click();
  await dialog.waitFor({ state: 'detached' });
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
      const ready = helm?.querySelector('[data-confirm], [data-action]:not(:disabled)');
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
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function any(locator: Locator, roll: () => number): Promise<Locator | null> {
  const n = await locator.count();
  return n === 0 ? null : locator.nth(Math.floor(roll() * n));
}

/** Fills what is picked freely, colonists on circles or cards of the hand, until it can be confirmed. */
async function fillDraft(page: Page, roll: () => number): Promise<void> {
  const confirm = page.locator('[data-confirm]');
  for (let tries = 0; tries < 60; tries++) {
    const open = page.locator('[data-circle][aria-pressed=false], [data-pick][aria-pressed=false]');
    const enough = (await confirm.isEnabled()) && (roll() < 0.7 || (await open.count()) === 0);
    if (enough) break;
    const one = await any(open, roll);
    if (!one || ((await confirm.isEnabled()) && !(await one.isEnabled()))) break;
    await one.click();
  }
  await confirm.click();
}

/** Makes one decision by clicking: what is lit on the board where there is such, else a button. Gives how it was made. */
export async function decide(page: Page, roll: () => number): Promise<'draft' | 'lit' | 'button'> {
  const before = await ply(page);
  const how = await clickThrough(page, roll);
  await page.waitForFunction((old) => document.querySelector('.layout')?.getAttribute('data-moment') !== old, before, { polling: 30 });
  return how;
}

async function clickThrough(page: Page, roll: () => number): Promise<'draft' | 'lit' | 'button'> {
  if ((await page.locator('[data-circle], [data-pick]').count()) > 0) {
    await fillDraft(page, roll);
    return 'draft';
  }
  const lit = await any(page.locator('[data-place]'), roll);
  if (lit) {
    await lit.click();
    const which = await any(page.locator('.chosen [data-action]'), roll);
    await (which ?? page.locator('[data-confirm]')).click();
    return 'lit';
  }
  const fold = page.locator('.fold');
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await (await any(page.locator('#choices [data-action]'), roll))!.click();
  await page.locator('[data-confirm]').click();
  return 'button';
}

/** Breaches of accessibility that axe finds, in words. */
export async function breaches(page: Page): Promise<string[]> {
  // Nothing half faded in: axe looks at colours as they are at that moment. A tooltip that happens to be open belongs
  // to what it explains, not to a landmark.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude: ['#tip'] }, { resultTypes: ['violations'] }));
  await page.emulateMedia({ reducedMotion: null });
  return found.violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.html.slice(0, 160)).slice(0, 4).join(' | ')}`);
}

/** Nothing is wider than the window. */
export async function fitsTheWindow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}
