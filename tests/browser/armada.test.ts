import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { armadaPlayer, startFight } from './play-armada.ts';
import { playOn } from './play-on.ts';

const site = liveSite();

test('a game of Armada is begun against the computer, and its first round is played', async () => {
  const me = await site.person();
  const { page } = me;
  await startFight(page, site.url, { rounds: 4 });
  await page.locator('[data-decision]').first().waitFor();
  const log = page.getByRole('log');
  await playOn(page, armadaPlayer(3), async () => (await log.getByText(/^Round 2\./).count()) > 0);
  await look(page, 'armada-second-round');
  for (const line of [
    /^Round 1\./,
    /^Command phase\./,
    /^Ship phase\./,
    /^Squadron phase\./,
    /^Status phase\./,
  ]) {
    expect([line, await log.getByText(line).count()]).not.toEqual([line, 0]);
  }
  const ships = page.locator('[data-piece^="s"][aria-label*="shields"]');
  expect(await ships.count()).toBeGreaterThan(1);
  expect(await page.locator('[data-piece^="q"][aria-label*="hull"]').count()).toBeGreaterThan(2);
  expect(me.faults).toEqual([]);
  await me.close();
});
