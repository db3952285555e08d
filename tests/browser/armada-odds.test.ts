import { expect, test } from 'vitest';
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
