import { expect, test } from 'vitest';
import { enterAll } from '../../apps/server/tests/events/event-day.ts';
import { openAs, PEOPLE, startRound } from './event-people.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';

const site = liveSite();

test('pairings, slips, standings and lists are printed black on white, without the page around them', async () => {
  const day = await startRound(site);
  await enterAll(day, (table) => 60 + table);
  const { page, faults } = await openAs(site, day, 'public', { dark: true });
  const address = `${site.url}/event/${day.created.id}/print`;
  const shown = {
    pairings: 'Round 1 of 3: by name',
    slips: 'Round 1 of 3: result slips',
    standings: 'Standings',
    lists: 'Lists',
  } as const;
  for (const [what, title] of Object.entries(shown)) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${address}/${what}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await look(page, `event-print-${what}-wide`);
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.event-print-paper');
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.locator('.frame-header').isVisible()).toBe(false);
    const colours = await paper.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  }
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${address}/slips`);
  const slips = page.locator('.event-print-slip');
  await slips.first().waitFor();
  expect(await slips.count()).toBe(4);
  expect(await slips.first().evaluate((slip) => getComputedStyle(slip).breakInside)).toBe('avoid');
  await page.goto(`${address}/pairings`);
  await page.locator('.event-print-next').waitFor();
  expect(await page.locator('.event-print-next').evaluate((next) => getComputedStyle(next).breakBefore)).toBe(
    'page',
  );
  for (const name of PEOPLE) {
    expect(await page.locator('.event-print-paper').textContent()).toContain(name);
  }
  expect(faults).toEqual([]);
});
