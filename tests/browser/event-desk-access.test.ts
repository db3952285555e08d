/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { Desk } from './desk.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

const SECTIONS = ['Players', 'Set-up', 'Judges and links', 'Rounds', 'Log', 'Files'];

test.for(SCREENS)('nothing bars anybody from the desk on %s screens', async ([name, options]) => {
  const me = await site.person(options);
  const { page } = me;
  const looks = name === 'phone' ? 1 : 4;
  const found: Record<string, readonly string[]> = {};
  const visit = async (stop: string) => {
    const here = await barriers(page, looks);
    if (here.length > 0) found[stop] = here;
    // Nothing is wider than the screen.
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) found[`${stop}, too wide`] = [String(over)];
    await look(page, `access-${name}-${stop}`);
  };
  await page.goto(`${site.url}/events`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visit('events');
  const desk = await Desk.make(page, site.url, 'A day for everybody');
  await visit('new');
  await desk.starts();
  await desk.goOn();
  await desk.next('publishRound');
  await page.locator('.draft-name').first().click();
  await visit('draft');
  await desk.goOn();
  await desk.next('startClock');
  await desk.goOn();
  await desk.next('collectResults');
  await page.locator('[data-entry="table"]').fill('1');
  await visit('round');
  await desk.table(2).click();
  await page.getByRole('dialog').waitFor();
  await visit('table');
  await page.keyboard.press('Escape');
  for (const section of SECTIONS) {
    await desk.open(section);
    await page.locator('.desk h2').nth(1).waitFor();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await visit(section);
  }
  await desk.open('Players');
  await page.getByRole('button', { name: 'Open Ana', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await visit('player');
  expect(found).toEqual({});
  expect(me.faults).toEqual([]);
  await me.close();
});

test.each(['es', 'pt'] as const)('the desk leaves no English in %s', async (language) => {
  const english = await site.person();
  const desk = await Desk.make(english.page, site.url, '2026');
  await desk.starts();
  await desk.goOn();
  await desk.next('publishRound');
  const link = await desk.linkOfOrganiser('Oscar');
  const reader = await site.person({ language });
  const { page } = reader;
  await page.goto(link);
  await page.locator('[data-next]').waitFor();
  const pages = await page.locator('.event-pages a:not([href*="/standings"])').all();
  expect(pages.length).toBe(7);
  const words: string[] = [];
  for (const each of pages) {
    await each.click();
    await page.locator('.desk h2').nth(1).waitFor();
    words.push(await readable(page));
    await look(page, `desk-${language}-${words.length}`);
  }
  // Words that stand on nearly every English page and on none of the others.
  const leftover = words.join('\n').match(/\b(?:the|The|of|Round|Table|players|Players|is|and|with)\b/g);
  expect(leftover).toBeNull();
  expect(reader.faults).toEqual([]);
  await Promise.all([english.close(), reader.close()]);
});

/** What the page says, without titles of documents that are in English. */
async function readable(page: Page): Promise<string> {
  const said = (await page.locator('main').allInnerTexts()).join(' ');
  const titles = await page.locator('main [lang="en"]').allInnerTexts();
  return titles.reduce((left, title) => left.replace(title, ''), said);
}
