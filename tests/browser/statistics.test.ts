import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';
import { choices, forward, playOn } from './play-on.ts';
import { startBattle } from './start-battle.ts';

const site = liveSite();

interface Kept {
  readonly result: string;
  readonly own: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

async function battleToTheEnd(page: Page): Promise<void> {
  await startBattle(page, site.url, {
    mode: 'Against the computer',
    squads: { 'Your squad': 'Two TIE fighters', 'The opponent’s squad': 'One X-wing' },
    rounds: 4,
  });
  await page.locator('[data-decision]').first().waitFor();
  await playOn(page, { pick: choices(7), wishes: forward });
  await page.locator('[data-winner]').waitFor();
}

/** More games as this browser would have kept them. */
function keepMore(count: number): void {
  const kept = JSON.parse(localStorage.getItem('sortie.statistics') ?? '[]') as object[];
  const more = Array.from({ length: count }, (_, place) => ({
    ...kept[0],
    id: `more-${place}`,
    result: ['won', 'lost', 'drawn'][place % 3],
    own: {
      attack: { hit: 6 + (place % 4), crit: 2, focus: 5, blank: 3 + (place % 3) },
      defense: { evade: 4 + ((place * 3) % 5), focus: 3, blank: 6 },
    },
  }));
  localStorage.setItem('sortie.statistics', JSON.stringify([...more, ...kept]));
}

test('a game is counted when it ends, and its numbers are shown, exported and deleted after a question', async () => {
  const me = await site.person({ size: WIDE });
  const { page } = me;
  await page.goto(`${site.url}/statistics`);
  await page.getByText('No game has been counted yet.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await battleToTheEnd(page);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('heading', { name: 'Your statistics' }).waitFor();
  expect(await page.title()).toBe('Statistics – Sortie');
  const played = page.locator('[data-count="played"]');
  expect(await played.textContent()).toBe('1');
  // Two pilots were flown.
  expect(await page.locator('.statistics-forces strong').textContent()).toMatch(/^(?:2 × \S.*|\S.*, \S.*)$/);
  await page.evaluate(keepMore, 12);
  await page.reload();
  await played.waitFor();
  expect(await played.textContent()).toBe('13');
  await page.locator('.luck-plot-line').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await look(page, 'statistics-wide');
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await look(page, 'statistics-phone');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as a file' }).click(),
  ]);
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8')) as readonly Kept[];
  expect(kept).toHaveLength(13);
  expect(['won', 'lost', 'drawn']).toContain(kept.at(-1)?.result);

  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog', { name: 'Delete your statistics?' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await played.textContent()).toBe('13');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await page.getByText('No game has been counted yet.').waitFor();
  await page.reload();
  await page.getByText('No game has been counted yet.').waitFor();
  expect(me.faults).toEqual([]);
});
