import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { barriers } from './barriers.ts';
import { byKeys, byMouse, byTouch, Learner, type Press, tutorialOf } from './learner.ts';
import { liveSite } from './live-site.ts';
import { type PageOptions, type Person, PHONE } from './open-page.ts';
import { driveClock, letGoOn } from './page-clock.ts';

const site = liveSite();

const WIDE = { width: 1440, height: 900 };
/** Twenty-six steps on a busy machine. */
const LONG = 240_000;

const WAYS: readonly (readonly [string, PageOptions, Press])[] = [
  ['mouse on a wide screen', { size: WIDE }, byMouse],
  ['touch on a phone', { size: PHONE, touch: true }, byTouch],
  ['keys alone', { size: WIDE }, byKeys],
];

async function learnerOf({ page }: Person, press: Press = byMouse): Promise<Learner> {
  return new Learner(page, press, await tutorialOf('xwing'));
}

/** Requests to the server that are not for files of the page. */
function listenForRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  page.on('websocket', (socket) => asked.push(socket.url()));
  return asked;
}

/** Whether there are rings, and none is over the coach; each stands five pixels off what it surrounds. */
async function ringsBelow(page: Page, coach: Locator): Promise<boolean> {
  const { y, height } = (await coach.boundingBox())!;
  const tops = await page.locator('.pointed-at-ring').evaluateAll((rings) =>
    rings.map((ring) => {
      const box = ring.getBoundingClientRect();
      return box.width > 10 && box.height > 10 ? box.top : Number.NaN;
    }),
  );
  return tops.length > 0 && tops.every((top) => top >= y + height - 8);
}

test.concurrent.for(WAYS)(
  'a newcomer learns the game from an empty browser to the first kill, by %s',
  { timeout: LONG },
  async ([_way, options, press], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    await page.goto(site.url);
    const requests = listenForRequests(page);
    await press(page.getByRole('link', { name: 'New here? Learn it in ten minutes' }));
    const learner = await learnerOf(me, press);
    await learner.learnUpTo(undefined, async (step) => {
      await expect.poll(() => ringsBelow(page, learner.coach), { timeout: 10_000, message: step }).toBe(true);
    });
    expect(await learner.coach.textContent()).toContain('26 of 26');
    await page.getByText('Academy Pilot is destroyed').first().waitFor({ state: 'attached' });
    expect(requests).toEqual([]);

    await press(page.getByRole('button', { name: 'Play on from here' }));
    await page.waitForURL(/\/game\//);
    await page.locator('[data-dial="red"]').waitFor();
    expect(await page.locator('[data-piece="obsidian"]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-piece="tie"]').count()).toBe(0);
    expect(await page.locator('.log-list h3').first().textContent()).toMatch(/^Round \d+\.$/);
    expect(await barriers(page, 1)).toEqual([]);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

/** What has just appeared may take no press yet. */
async function pressUntil(target: Locator, shown: Locator): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    await target.click();
    const isShown = await shown.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (isShown) return;
  }
  throw new Error('nothing is shown, however often it is pressed');
}

test.concurrent('another answer is answered gently and changes nothing', { timeout: LONG }, async ({
  expect,
}) => {
  const me = await site.person({ size: WIDE });
  const { page } = me;
  await page.goto(`${site.url}/learn/xwing`);
  const learner = await learnerOf(me);
  await learner.learnUpTo('dial');
  const dial = page.getByRole('slider');
  const instead = page.locator('[data-instead]');
  await pressUntil(dial.locator('[data-answer=\'{"speed":3,"bearing":"straight"}\']'), instead);
  expect(await instead.textContent()).toBe((await tutorialOf('xwing')).words.steps.dial!.instead);
  expect(await page.locator('[data-dial="red"]').getAttribute('data-set')).toBe('false');
  expect(await barriers(page, 2)).toEqual([]);

  await learner.learnUpTo('focus');
  expect(await instead.count()).toBe(0);
  await pressUntil(page.locator('[data-answer=\'{"skip":true}\']'), instead);
  expect(await learner.coach.getAttribute('data-step')).toBe('focus');
  await page.locator('[data-decision="performAction"]').first().waitFor();
  await learner.learnUpTo('arc');
  expect(me.faults).toEqual([]);
  await me.close();
});

test.concurrent('a lesson left in the middle goes on there, goes back, skips and starts again', {
  timeout: LONG,
}, async ({ expect }) => {
  const me = await site.person({ size: WIDE });
  const { page } = me;
  const learner = await learnerOf(me);
  await page.goto(`${site.url}/learn/xwing`);
  await learner.learnUpTo('spend');
  const spending = page.locator('.ask-panel-ask[data-decision="useAbility"]');
  await spending.waitFor();

  await page.reload();
  await learner.at('spend').waitFor();
  await spending.waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await learner.at('attack').waitFor();
  await page.locator('[data-decision="declareTarget"]').first().waitFor();
  expect(await spending.count()).toBe(0);

  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await learner.at('spend').waitFor();
  await spending.waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await learner.at('welcome').waitFor();
  expect(await page.getByRole('button', { name: 'Back', exact: true }).isDisabled()).toBe(true);
  await page.reload();
  await learner.at('welcome').waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test.concurrent.for(['es', 'pt'] as const)(
  'all that is said of the lesson is said in %s',
  { timeout: LONG },
  async (language, { expect }) => {
    const [{ words, steps }, english] = await Promise.all([
      tutorialOf('xwing', language),
      tutorialOf('xwing'),
    ]);
    const me = await site.person({ size: WIDE, language });
    const { page } = me;
    await page.goto(`${site.url}/learn/xwing`);
    const learner = await learnerOf(me);
    const untold: string[] = [];
    await learner.learnUpTo('lock', async (step) => {
      const said = (await page.locator('body').textContent())!;
      const { title, text } = words.steps[step]!;
      const isTold =
        said.includes(title) && said.includes(text) && !said.includes(english.words.steps[step]!.text);
      if (!isTold) untold.push(step);
    });
    expect(untold).toEqual([]);

    // The lesson goes on in another language.
    await page.locator('.frame-language').selectOption('en');
    await page.getByText(english.words.steps.lock!.text).waitFor();
    expect(await learner.coach.textContent()).toContain(
      `${steps.findIndex(({ id }) => id === 'lock') + 1} of ${steps.length}`,
    );
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test.concurrent.for([
  ['wide', { size: WIDE }, 4],
  ['phone', { size: PHONE, touch: true }, 1],
] as const)(
  'nothing bars anybody from the lesson on %s screens',
  { timeout: LONG },
  async ([_name, options, looks], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    await page.goto(`${site.url}/learn/xwing`);
    const learner = await learnerOf(me, options.size === PHONE ? byTouch : byMouse);
    const found: Record<string, readonly string[]> = {};
    const looked = ['welcome', 'dial', 'focus', 'arc', 'attack', 'spend', 'bump', 'reroll', 'yourTurn'];
    await learner.learnUpTo(undefined, async (step) => {
      const here = looked.includes(step) ? await barriers(page, looks) : [];
      if (here.length > 0) found[step] = here;
    });
    expect(found).toEqual({});
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test.concurrent('the coach is silent while something is seen to happen', { timeout: LONG }, async ({
  expect,
}) => {
  const me = await site.person({ size: WIDE, pace: 'usual', motion: true });
  const { page } = me;
  await driveClock(page, [/reveals/]);
  await page.goto(`${site.url}/learn/xwing`);
  const learner = await learnerOf(me);
  await learner.learnUpTo('ready');
  // The stage comes a little after the table; until then everything is shown at once.
  await page.getByRole('button', { name: 'Turn sound on' }).waitFor();
  await pressUntil(page.getByRole('button', { name: 'Ready' }), learner.coach.getByText('Watch'));
  expect(await learner.coach.getAttribute('data-step')).toBe('ready');
  await letGoOn(page);
  await learner.at('order').waitFor();
  await learner.coach.getByRole('button', { name: 'Next' }).waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test.concurrent('a step leads to its rules beside the table', async ({ expect }) => {
  const me = await site.person({ size: WIDE });
  const { page } = me;
  await page.goto(`${site.url}/learn`);
  await page.locator('.coach .rule-link').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${site.url}/learn/no-such-game`);
  await page.getByRole('heading', { name: 'This game has no tutorial yet' }).waitFor();
  expect(await barriers(page, 1)).toEqual([]);
  expect(me.faults).toEqual([]);
  await me.close();
});
