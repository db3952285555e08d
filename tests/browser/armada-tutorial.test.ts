import type { TutorialStep } from '@sortie/games';
import { matches } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { tutorialOf } from './learner.ts';
import { liveSite } from './live-site.ts';
import { type PageOptions, PHONE, WIDE } from './open-page.ts';

const site = liveSite();

/** Forty-two steps on a busy machine. */
const LONG = 300_000;

const SCREENS: readonly (readonly [string, PageOptions])[] = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
];

/** Sets the dials of one ship from the top of its stack. */
async function setDials(page: Page, ship: string, commands: readonly string[]): Promise<void> {
  await page.locator(`#play-ask [data-stack="${ship}"]`).click();
  for (const command of commands) {
    await page.locator(`#play-ask .ar-stack-command[data-command="${command}"]`).click();
  }
}

/** Bends the tool with the buttons of its joints, and flies. */
async function bendTool(page: Page, clicks: readonly number[], side: string): Promise<void> {
  const ask = page.locator('#play-ask');
  for (const [joint, wanted] of clicks.entries()) {
    const buttons = ask.locator(`[data-joint-row="${joint}"] button`);
    for (let click = 0; click < Math.abs(wanted); click++) await buttons.nth(wanted < 0 ? 0 : 1).click();
  }
  await ask.locator(`[data-side-of-tool="${side}"]`).click();
  await ask.locator('[data-commit="course"]:not([aria-disabled])').click();
}

const OPEN = ':not([disabled]):not([aria-disabled="true"]):visible';

/** Presses the answer itself, or what opens the way to it. */
async function pressAnswer(page: Page, wanted: Plain): Promise<void> {
  const answers = page.locator(`#play-ask [data-answer]${OPEN}`);
  const given = await answers.evaluateAll((found) => found.map((each) => each.getAttribute('data-answer')!));
  const place = given.findIndex((each) => matches(wanted, JSON.parse(each) as Plain));
  if (place >= 0) await answers.nth(place).click();
  else await page.locator(`#play-ask [aria-expanded="false"]${OPEN}`).first().click({ timeout: 2_000 });
}

async function doStep(page: Page, { id, asks }: TutorialStep): Promise<void> {
  if (!asks) return page.locator(`.coach[data-step="${id}"] button.primary`).click({ timeout: 5_000 });
  const ask = page.locator('#play-ask [data-decision]').first();
  await ask.waitFor();
  const [wanted] = asks.goesOn as readonly { readonly [field: string]: Plain }[];
  const { commands, clicks, side, from } = wanted!;
  switch (asks.question) {
    case 'endCommandPhase':
      return page.locator('#play-ask').getByRole('button', { name: 'Ready', exact: true }).click();
    case 'assignDials':
      return setDials(page, asks.key!, commands as readonly string[]);
    case 'chooseCourse':
      return bendTool(page, clicks as readonly number[], side as string);
    // The place that is suggested first is straight ahead.
    case 'moveSquadron':
      return page.locator('#play-ask button.primary').first().click();
    case 'redirectDamage':
      await page.locator('#play-ask [data-decision] button').nth(1).click();
      return pressAnswer(page, wanted!);
    case 'repair':
      await page.locator(`#play-ask [data-move-from="${from as string}"]`).click();
      return pressAnswer(page, wanted!);
    default:
      return pressAnswer(page, wanted!);
  }
}

/** Does what the coach says; a step that is not done by pressing alone is left to the coach, and named. */
async function follow(page: Page, step: TutorialStep): Promise<readonly string[]> {
  const here = page.locator(`.coach[data-step="${step.id}"]`);
  const isGone = () =>
    here.waitFor({ state: 'detached', timeout: 1_500 }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 4; tries++) {
    await doStep(page, step).catch(() => undefined);
    if (await isGone()) return [];
  }
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await here.waitFor({ state: 'detached' });
  return [step.id];
}

test.each(SCREENS)(
  'a newcomer learns Armada up to the decisive hit, on %s screens',
  { timeout: LONG },
  async (name, options) => {
    const me = await site.person(options);
    const { page } = me;
    const { steps } = await tutorialOf('armada');
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Armada', exact: true }).click();
    await page.getByRole('link', { name: 'New here? Learn it in ten minutes' }).click();
    const skipped: string[] = [];
    for (const step of steps.slice(0, -1)) {
      const here = page.locator(`.coach[data-step="${step.id}"]`);
      await here.waitFor();
      await expect
        .poll(() => page.locator('.pointed-at-ring').count(), { message: step.id })
        .toBeGreaterThan(0);
      if (process.env.LOOK)
        await page.screenshot({ path: `${process.env.LOOK}/armada-tutorial-${name}-${step.id}.png` });
      skipped.push(...(await follow(page, step)));
    }
    expect(await page.locator('.coach').textContent()).toContain(`${steps.length} of ${steps.length}`);
    expect(skipped).toEqual(['evade']);
    expect(await barriers(page, 1)).toEqual([]);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/\/game\//);
    await page.locator('[data-piece="destroyer"]').waitFor();
    expect(me.faults).toEqual([]);
    await me.close();
  },
);
