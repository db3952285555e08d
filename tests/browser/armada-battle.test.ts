import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';
import { armadaPlayer, startFight } from './play-armada.ts';
import { playOn } from './play-on.ts';

const site = liveSite();

test('a battle of four rounds against the computer, from the first page to its result', async () => {
  const { page, faults } = await site.person();
  await startFight(page, site.url, { rounds: 4 });
  const turns = await playOn(page, armadaPlayer(7));
  expect(turns.at(-1)).toBe('over');
  await look(page, 'armada-result');
  const scores = await page.locator('.result-score').allInnerTexts();
  expect(scores).toHaveLength(2);
  expect(await page.locator('[data-winner]').first().getAttribute('data-winner')).toMatch(/^(0|1|draw)$/);
  for (const kind of ['chooseShip', 'chooseCourse', 'chooseSquadron', 'chooseDeed', 'moveSquadron']) {
    expect(turns).toContain(kind);
  }
  expect(faults).toEqual([]);
});

test('on a phone everything is placed by hand and played into the second round', async () => {
  const { page, faults } = await site.person({ size: PHONE, touch: true });
  await startFight(page, site.url, { rounds: 4, placesByHand: true });
  const isSecond = () => page.getByText('Round 2', { exact: false }).first().isVisible();
  const turns = await playOn(page, armadaPlayer(11), isSecond);
  expect(turns).toContain('deploy');
  expect(turns).toContain('chooseCourse');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await look(page, 'armada-phone');
  expect(faults).toEqual([]);
});
