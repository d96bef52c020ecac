// Several people at one table: invitations, live moves, talk, spectators, an undo by consent, a seat handed to a bot.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breaches, decide, dice, goodbye, launch, nextMoment, openTable, person, sayName, shot } from './kit';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterEach(goodbye);
afterAll(() => browser.close());

const moment = (page: Page) => page.locator('.layout').getAttribute('data-moment');
const yours = (page: Page) => page.locator('.helm.yours').isVisible();

/** Both pages come to show the same moment. */
const sameMoment = (a: Page, b: Page) => expect.poll(async () => (await moment(a)) === (await moment(b))).toBe(true);

/** Two people at one table of San Juan: the first opened it, the second came by the link. */
async function twoAtATable() {
  const anna = await person(browser);
  const bruno = await person(browser, undefined, 'it-IT');
  await openTable(anna.page, 'san-juan', ['me', 'open'], 'Anna');
  const link = await anna.page.locator('[data-invite]').inputValue();
  await shot(anna.page, 'waiting');
  expect(await breaches(anna.page)).toEqual([]);
  await bruno.page.goto(link);
  await bruno.page.locator('[data-join]').click();
  await sayName(bruno.page, 'Bruno');
  await expect.poll(() => anna.page.locator('.strip').innerText()).toContain('Bruno');
  return { anna, bruno };
}

/** Lets whoever has to choose make so many decisions; both must see every one of them. */
async function playTogether(a: Page, b: Page, decisions: number, roll: () => number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    await expect.poll(async () => (await yours(a)) !== (await yours(b))).toBe(true);
    const [mover, other] = (await yours(a)) ? [a, b] : [b, a];
    await nextMoment(mover);
    await decide(mover, roll);
    await sameMoment(mover, other);
  }
}

test('two browsers play at one table, talk, and a third watches', async () => {
  const { anna, bruno } = await twoAtATable();
  const roll = dice(3);
  await playTogether(anna.page, bruno.page, 12, roll);

  await bruno.page.locator('#tab-chat').click();
  await bruno.page.locator('.chat input').fill('ciao <b>Anna</b>');
  await bruno.page.locator('.chat form button').click();
  await anna.page.locator('#tab-chat').click();
  await expect.poll(() => anna.page.locator('.chat li').innerText()).toContain('ciao <b>Anna</b>');

  const watcher = await person(browser);
  await watcher.page.goto(anna.page.url());
  await expect.poll(() => watcher.page.locator('.strip').innerText()).toContain('You are watching');
  expect(await watcher.page.locator('[data-action], [data-lit]').count()).toBe(0);
  await playTogether(anna.page, bruno.page, 2, roll);
  await sameMoment(anna.page, watcher.page);
  await shot(watcher.page, 'watching');
  for (const who of [anna, bruno, watcher]) expect(who.trouble).toEqual([]);
});

test('a seat can be left before the start and is open again', async () => {
  const anna = await person(browser);
  const bruno = await person(browser, undefined, 'it-IT');
  await openTable(anna.page, 'san-juan', ['me', 'open', 'open'], 'Anna');
  await bruno.page.goto(await anna.page.locator('[data-invite]').first().inputValue());
  await bruno.page.locator('[data-join]').click();
  await sayName(bruno.page, 'Bruno');
  await expect.poll(() => anna.page.locator('[data-invite]').count()).toBe(1);
  await bruno.page.locator('[data-stand-up]').click();
  await expect.poll(() => anna.page.locator('[data-invite]').count()).toBe(2);
  await expect.poll(() => bruno.page.locator('[data-stand-up]').count()).toBe(0);
  for (const who of [anna, bruno]) expect(who.trouble).toEqual([]);
});

test('the tab says whose turn it is', async () => {
  const { anna, bruno } = await twoAtATable();
  await expect.poll(async () => (await yours(anna.page)) !== (await yours(bruno.page))).toBe(true);
  const [mover, other] = (await yours(anna.page)) ? [anna, bruno] : [bruno, anna];
  await expect.poll(() => mover.page.title()).toMatch(/Your turn|Tocca a te/);
  await expect.poll(() => other.page.title()).toContain(mover === anna ? 'Anna' : 'Bruno');
});

test('going back further needs the consent of the others', async () => {
  const { anna, bruno } = await twoAtATable();
  const roll = dice(5);
  await playTogether(anna.page, bruno.page, 6, roll);
  const asker = (await anna.page.locator('[data-ask-undo]').isVisible()) ? anna : bruno;
  const other = asker === anna ? bruno : anna;
  const before = await moment(asker.page);
  // The first press says what would be taken along, the second asks.
  await asker.page.locator('[data-ask-undo]').click();
  await asker.page.locator('.far').waitFor();
  await asker.page.locator('[data-ask-undo]').click();
  await other.page.locator('.ask').waitFor();
  expect(await moment(other.page)).toBe(before);
  await shot(other.page, 'undo-asked');
  await other.page.locator('.ask .primary').click();
  await expect.poll(() => moment(asker.page)).not.toBe(before);
  await expect.poll(() => asker.page.locator('.ask').count()).toBe(0);
  await playTogether(anna.page, bruno.page, 2, roll);
});

test('a seat can be handed to a bot, and the game goes on', async () => {
  const { anna, bruno } = await twoAtATable();
  const roll = dice(9);
  await playTogether(anna.page, bruno.page, 3, roll);
  await bruno.page.locator('.menu').click();
  await shot(bruno.page, 'menu');
  // The first press asks, the second means it.
  await bruno.page.locator('[data-leave]').click();
  await bruno.page.locator('[data-leave]').click();
  await expect.poll(() => bruno.page.locator('.strip').innerText()).toContain('Stai guardando');
  for (let n = 0; n < 4 && (await nextMoment(anna.page)) === 'yours'; n++) await decide(anna.page, roll);
});

test('two windows of one person never lose a move', async () => {
  const { page, context } = await person(browser);
  await openTable(page, 'san-juan', ['me', 'easy'], 'Anna');
  const second = await context.newPage();
  await second.goto(page.url());
  const roll = dice(2);
  for (let n = 0; n < 6; n++) {
    const mover = n % 2 ? second : page;
    if ((await nextMoment(mover)) !== 'yours') break;
    await decide(mover, roll);
    await sameMoment(page, second);
  }
});
