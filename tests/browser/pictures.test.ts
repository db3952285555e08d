import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { PHONE, WIDE } from './open-page.ts';
import { tourBattle, tourInvitation, tourPages } from './tour.ts';

const site = liveSite();

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const AT_THE_TABLE = ['set-up', 'planning', 'activation', 'attack', 'dice', 'result'];

/** With `SCREENSHOTS=write` the pictures of the documents are taken anew. */
async function take(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== 'write') return;
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled', caret: 'hide' });
}

async function expectFits(page: Page, stop: string): Promise<void> {
  const room = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }));
  expect({ stop, needed: room.needed }).toEqual({ stop, needed: room.there });
  if (!AT_THE_TABLE.includes(stop)) return;
  // Nobody has to scroll to see the table and what is asked.
  for (const part of ['#play-board', '[data-decision], [data-winner]']) {
    const { y = Number.NaN, height = Number.NaN } = (await page.locator(part).first().boundingBox()) ?? {};
    const isSeen = height > 100 && y < page.viewportSize()!.height - 100;
    expect({ stop, part, isSeen }).toEqual({ stop, part, isSeen: true });
  }
}

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

test.each(SCREENS)('every page fits on %s screens', async (name, options) => {
  const [me, friend] = await Promise.all([site.person(options), site.person()]);
  const visit = (stop: string) => look(me.page, stop, name);
  await tourPages(me, site.url, visit);
  await tourInvitation(me, friend, site.url, visit);
  expect(me.faults).toEqual([]);
  await Promise.all([me.close(), friend.close()]);
});

test.each(SCREENS)('a battle fits on %s screens', async (name, options) => {
  const me = await site.person(options);
  await tourBattle(me, site.url, (stop) => look(me.page, stop, name));
  expect(me.faults).toEqual([]);
  await me.close();
});

async function look(page: Page, stop: string, name: string): Promise<void> {
  await take(page, `${stop}-${name}`);
  await expectFits(page, stop);
}
