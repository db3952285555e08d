import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { byMouse, byTouch, Learner, type Press, tutorialOf } from './learner.ts';
import { liveSite } from './live-site.ts';
import { type PageOptions, PHONE, WIDE } from './open-page.ts';

const site = liveSite();

/** Twenty-one steps on a busy machine. */
const LONG = 300_000;

const WAYS: readonly (readonly [string, PageOptions, Press])[] = [
  ['mouse', { size: WIDE }, byMouse],
  ['touch on a phone', { size: PHONE, touch: true }, byTouch],
];

test.each(WAYS)(
  'a newcomer learns Legion from the first order to the last word, by %s',
  { timeout: LONG },
  async (way, options, press) => {
    const me = await site.person(options);
    const { page } = me;
    const tutorial = await tutorialOf('legion');
    await page.goto(`${site.url}/learn/legion`);
    const learner = new Learner(page, press, tutorial);
    await learner.learnUpTo(undefined, async (step) => {
      await expect.poll(() => page.locator('.pointed-at-ring').count(), { message: step }).toBeGreaterThan(0);
      if (process.env.LOOK)
        await page.screenshot({ path: `${process.env.LOOK}/legion-tutorial-${way}-${step}.png` });
    });
    const { length } = tutorial.steps;
    expect(await learner.coach.textContent()).toContain(`${length} of ${length}`);
    expect(await barriers(page, 1)).toEqual([]);
    await press(page.getByRole('button', { name: 'Play on from here' }));
    await page.waitForURL(/\/game\//);
    await page.locator('#play-board').waitFor();
    expect(me.faults).toEqual([]);
    await me.close();
  },
);
