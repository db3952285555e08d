import { expect, test } from 'vitest';
import { enterAll, publishRound } from '../../apps/server/tests/events/event-day.ts';
import { openAs, PEOPLE, startEvent, startRound } from './event-people.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';
import { serverWithin } from './server-within.ts';

const MINUTE = 60_000;

const site = liveSite();
/** By the time of day of this server rounds end when the test says so. */
let ahead = 0;
const timed = serverWithin({ now: () => Date.now() + ahead });

test('the wall turns its pages by itself, and every name and table comes by', async () => {
  const day = await startEvent(site);
  const { page, faults, frames } = await openAs(site, day, 'public');
  await page.goto(`${site.url}/event/${day.created.id}/wall?seconds=1`);
  const wall = page.locator('.wall');
  await page.locator('.wall[data-slide="announcement"]').waitFor();
  await publishRound(day);
  await page.locator('.wall[data-slide="byName"]').waitFor();
  await look(page, 'event-wall-wide');
  const seen = new Set<string>();
  while (seen.size < PEOPLE.length) {
    const slide = await wall.getAttribute('data-page');
    for (const name of await page.locator('.wall[data-slide="byName"] .wall-name').allTextContents()) {
      seen.add(name);
    }
    if (seen.size < PEOPLE.length) await page.locator(`.wall:not([data-page="${slide}"])`).waitFor();
  }
  expect([...seen].toSorted()).toEqual([...PEOPLE].toSorted());
  await page.locator('.wall[data-slide="byTable"]').waitFor();
  // Large letters, and nothing runs out of the screen.
  const { font, over } = await page.evaluate(() => {
    const name = document.querySelector('.wall .wall-name')!;
    const lines = [...document.querySelectorAll('.wall-lines > li')];
    return {
      font: Number.parseFloat(getComputedStyle(name).fontSize) / window.innerHeight,
      over: lines.filter((line) => line.getBoundingClientRect().bottom > window.innerHeight).length,
    };
  });
  expect(font).toBeGreaterThan(0.06);
  expect(over).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  await enterAll(day, () => 90);
  await page.locator('.wall[data-slide="standings"]').waitFor();
  expect(frames.filter((frame) => /endsAt|minutes":\d/.test(frame) && !/"secret":null/.test(frame))).toEqual(
    [],
  );
  expect(faults).toEqual([]);
});

test('when time is up the wall tells everybody to finish the round', async () => {
  const day = await startRound(timed);
  const { page, faults } = await openAs(site, day, 'public', { size: PHONE }, timed.url);
  await page.goto(`${timed.url}/event/${day.created.id}/wall?seconds=2`);
  await page.locator('.wall[data-slide="byName"]').waitFor();
  await day.desk.must({ kind: 'startClock' });
  await page.getByText(/^0 minutes played$/).waitFor();
  // However long the dice made the round.
  ahead += 90 * MINUTE;
  await page.getByRole('alert').getByText('Time is up.').waitFor();
  await page.locator('.wall[data-slide="stillPlaying"]').waitFor();
  await look(page, 'event-wall-time-phone');
  expect(faults).toEqual([]);
});
