import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { choices, forward, playOn } from './play-on.ts';

const site = liveSite();

test('three clicks lead from the first page to the first dial, and a round is played', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Against the computer' }).click();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  const dials = page.locator('[data-dial]');
  await dials.first().waitFor();
  expect(await page.locator('[data-dial][data-set="true"]').count()).toBe(0);
  await page.locator('[data-decision] [data-answer]').first().click();
  await page.locator('[data-dial][data-set="true"]').waitFor();

  const player = { pick: choices(5), wishes: forward };
  const round = page.getByText('Round 2', { exact: true });
  await playOn(page, player, () => round.isVisible());
  const log = page.getByRole('log');
  for (const line of ['Round 1.', 'Activation phase.', 'Combat phase.', 'End phase.', 'Round 2.']) {
    expect(await log.getByText(line, { exact: true }).first().isVisible()).toBe(true);
  }
  expect(me.faults).toEqual([]);
  await me.close();
});
