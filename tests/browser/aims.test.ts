import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { PHONE, WIDE } from './open-page.ts';

const site = liveSite();

test.each([
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const)('a mission says what it is about, before and in play, on %s screens', async (name, options) => {
  const me = await site.person(options);
  const { page } = me;
  await page.goto(`${site.url}/start?mode=computer`);
  await page.locator('[data-who]').waitFor();
  expect(await page.locator('[data-who]').textContent()).toBe(
    'X-wing flight against TIE swarm, computer: Easy',
  );
  await page.getByRole('radio', { name: 'Mission 1: Safe passage' }).click();
  await page.getByText('A senator’s shuttle crosses the table').waitFor();
  expect(await page.locator('[data-who]').textContent()).toBe('Mission 1: Safe passage, computer: Easy');
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/start-${name}.png` });
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await page.locator('[data-dial]').first().waitFor();
  await page.locator('[data-mission] > summary').click();
  await page.getByText('A senator’s shuttle crosses the table').waitFor();
  expect(await page.locator('[data-mission="mission1"] a[data-rule]').count()).toBe(2);
  expect(await barriers(page, 2)).toEqual([]);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/aim-${name}.png` });
  expect(me.faults).toEqual([]);
  await me.close();
});
