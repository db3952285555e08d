import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { tourSecondShip } from './fleet-tour.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { type PageOptions, PHONE, WIDE } from './open-page.ts';
import { armadaPlayer, startFight } from './play-armada.ts';
import { playOn } from './play-on.ts';

const site = liveSite();

const SCREENS: readonly (readonly [string, PageOptions])[] = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
];

test.each(SCREENS)(
  'a shot that may be declared shows its damage and its chance to destroy: %s',
  async (name, screen) => {
    const { page, faults } = await site.person(screen);
    await startFight(page, site.url, { rounds: 4 });
    const declare = page.locator('[data-decision] .ar-declare');
    await playOn(page, armadaPlayer(7), () => declare.isVisible());
    const odds = declare.locator('.ar-declare-shot .ar-odds');
    await odds.first().waitFor();
    expect(await odds.count()).toBe(await declare.locator('.ar-declare-shot').count());
    for (const words of await odds.allInnerTexts()) {
      expect(words).toMatch(/^\d+\.\d damage\s*destroys \d+%/);
    }
    expect(await declare.locator('.ar-declare-shot.primary').count()).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await look(page, `armada-odds-${name}`);
    expect(faults).toEqual([]);
  },
);

/** Every one of them says what to expect of it, in figures. */
async function expectOdds(answers: Locator): Promise<void> {
  const count = await answers.count();
  expect(count).toBeGreaterThan(0);
  const odds = answers.locator('.ar-odds');
  await expect.poll(() => odds.count()).toBe(count);
  for (const words of await odds.allInnerTexts()) {
    expect(words).toMatch(/^\d+\.\d damage\s*destroys \d+%/);
  }
}

test.each(SCREENS)('the defender’s tokens show what comes of them: %s', async (_name, screen) => {
  const me = await site.person(screen);
  const { page } = me;
  const ask = page.locator('[data-decision="useAbility"]');
  const seen: string[] = [];
  await tourSecondShip(me, site.url, async (stop) => {
    if (stop !== 'armada-tokens') return;
    seen.push(stop);
    await expectOdds(ask.locator('.ar-fight-token:not(:disabled)'));
    await expectOdds(ask.locator('.pass'));
    // Two braces are alike: one of them is marked, and it halves what the pass would let through.
    expect(await ask.locator('.ar-fight-token.primary').count()).toBe(1);
    const damage = async (answer: Locator) =>
      Number.parseFloat((await answer.locator('.ar-odds').textContent()) ?? '');
    const passed = await damage(ask.locator('.pass'));
    expect(await damage(ask.locator('.ar-fight-token.primary'))).toBe(passed / 2);
  });
  expect(seen).toEqual(['armada-tokens']);
  expect(me.faults).toEqual([]);
  await me.close();
});
