import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { PHONE, WIDE } from './open-page.ts';
import { startBattle, startPlanning } from './start-battle.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

test.each(SCREENS)('who practises sees where a maneuver leads, on %s screens', async (name, options) => {
  const me = await site.person(options);
  const { page } = me;
  await startPlanning(page, site.url, 4);
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  const end = page.locator('.board-area.board-mark-foreseen, .board-area.board-mark-foreseen-bad');
  expect(await end.count()).toBe(0);
  await page.getByRole('checkbox', { name: /^Practice/ }).check();
  await page.locator('[data-foreseen]').waitFor();
  const maneuver = page.locator('.maneuver-grid button:not([aria-disabled])').first();
  if (name === 'wide') await maneuver.hover();
  else await maneuver.tap();
  await end.waitFor();
  expect(await barriers(page, 2)).toEqual([]);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/practice-${name}.png` });
  await page.getByRole('checkbox', { name: /^Practice/ }).uncheck();
  await end.waitFor({ state: 'detached' });
  expect(me.faults).toEqual([]);
  await me.close();
});

test('two people at a table get no aids, whatever they have chosen', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(`${site.url}/settings`);
  await page
    .getByRole('group', { name: /^Practice aids/ })
    .getByText('Shown', { exact: true })
    .click();
  await startBattle(page, site.url, {
    mode: 'Two at one screen',
    squads: { 'Squad of the first player': 'One X-wing', 'Squad of the second player': 'Two TIE fighters' },
    rounds: 4,
  });
  await page.getByRole('button', { name: /^I am/ }).click();
  await page.locator('[data-dial]').first().waitFor();
  await page.getByText('Where a maneuver leads is not shown').waitFor();
  expect(await page.getByRole('checkbox', { name: /^Practice/ }).count()).toBe(0);
  expect(await page.locator('[data-foreseen]').count()).toBe(0);
  await me.close();
});
