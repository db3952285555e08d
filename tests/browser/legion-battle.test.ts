import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';
import { legionPlayer, startSkirmish } from './play-legion.ts';
import { playOn } from './play-on.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }, {}],
  ['phone', { size: PHONE, touch: true }, { placesByHand: true }],
] as const;

test.for(SCREENS)(
  'a whole battle of 800 points is played against the computer on a %s screen, from the first page to the result',
  // A few hundred answers, each seen to be taken.
  { timeout: 600_000 },
  async ([name, options, wanted]) => {
    const { page, faults, context } = await site.person(options);
    await startSkirmish(page, site.url, wanted);
    const turns = await playOn(page, legionPlayer(name === 'wide' ? 7 : 11));
    expect(turns.at(-1)).toBe('over');
    await look(page, `legion-result-${name}`);
    for (const kind of ['selectCommandCard', 'chooseUnit', 'chooseAction', 'move'])
      expect(turns).toContain(kind);
    const rule = (await page.locator('.result-why a').getAttribute('href')) ?? '';
    expect(rule).toMatch(/lg\./);
    expect(await page.locator('[data-winner]').first().getAttribute('data-winner')).toMatch(/^(?:0|1|draw)$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  },
);
