import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { choices, forward, playOn } from './play-on.ts';

const site = liveSite();

test('a mission is set up with one button and played against the computer', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Against the computer' }).click();
  await page.getByRole('radio', { name: 'Mission 1' }).click();
  expect(await page.getByRole('radio', { name: 'The mission’s own forces' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Rebel' }).click();
  await page.getByRole('checkbox', { name: 'Set up the table for me' }).uncheck();
  await page.getByRole('button', { name: 'Start the battle' }).click();

  await page.getByRole('button', { name: 'Place all for me' }).click();
  await page.locator('[data-dial]').first().waitFor();
  const shuttle = page.getByRole('button', { name: /shuttle/i }).and(page.locator('[data-piece]'));
  expect(await shuttle.count()).toBe(1);
  const start = await shuttle.getAttribute('transform');

  const strip = page.getByText('Round 3', { exact: true });
  await playOn(page, { pick: choices(9), wishes: forward }, () => strip.isVisible());
  expect((await strip.isVisible()) || (await page.locator('[data-winner]').isVisible())).toBe(true);
  const log = await page.getByRole('log').textContent();
  expect(log).toContain('Round 2.');
  const places = await shuttle.evaluateAll((each) => each.map((piece) => piece.getAttribute('transform')));
  expect(places).not.toContain(start);
  expect(me.faults).toEqual([]);
});
