import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';
import { armadaPlayer, startFight, type WantedFight } from './play-armada.ts';
import { playOn } from './play-on.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }, {}],
  ['phone', { size: PHONE, touch: true }, { placesByHand: true }],
] as const;

/** All six rounds were played, unless a side had lost its last ship before. */
async function expectSixRounds(page: Page): Promise<void> {
  const rule = (await page.locator('.result-why a').getAttribute('href')) ?? '';
  const round = await page.locator('.ar-strip-track [data-round]:not([data-round="later"])').count();
  const isEarly = /ar\.win\.(?:all-ships-destroyed|simultaneous-elimination)/.test(rule);
  expect({ rule, round: isEarly ? 6 : round }).toEqual({ rule, round: 6 });
  expect(rule).toMatch(isEarly ? /ar\.win\./ : /ar\.round\.six-round-limit/);
}

test.for(SCREENS)(
  'six rounds are played against the computer on a %s screen, from the first page to the result',
  async ([name, options, wanted]) => {
    const { page, faults, context } = await site.person(options);
    const fight: WantedFight = { rounds: 6, isSmall: true, ...wanted };
    await startFight(page, site.url, fight);
    const turns = await playOn(page, armadaPlayer(name === 'wide' ? 7 : 11));
    expect(turns.at(-1)).toBe('over');
    await look(page, `armada-result-${name}`);
    for (const kind of ['chooseCourse', 'chooseDeed', ...(fight.placesByHand ? ['deploy'] : [])]) {
      expect(turns).toContain(kind);
    }
    await expectSixRounds(page);
    expect(await page.locator('.result-score').allInnerTexts()).toHaveLength(2);
    expect(await page.locator('[data-winner]').first().getAttribute('data-winner')).toMatch(/^(?:0|1|draw)$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.goto(`${site.url}/statistics`);
    expect(await page.locator('[data-count="played"]').textContent()).toBe('1');
    expect(faults).toEqual([]);
    await context.close();
  },
);
