import type { Decision, Plain } from '@sortie/kernel';
import type { XwingPosition } from '@sortie/xwing/setup';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { type PageOptions, type Person, PHONE } from './open-page.ts';
import { ScriptedTable } from './scripted-table.ts';

const site = liveSite();

interface Situation {
  readonly position: XwingPosition;
  readonly attack?: readonly string[];
  readonly defense?: readonly string[];
}

async function sit(
  { position, attack = [], defense = [] }: Situation,
  options?: PageOptions,
): Promise<Person> {
  const me = await site.person(options);
  const opponent = ({ kind, answers }: Decision): Plain => {
    if (kind === 'setDial') return { speed: 2, bearing: 'straight' };
    if (kind === 'useAbility') return { pass: true };
    if (answers.kind !== 'offers') throw new Error(`nobody knows what to answer to ${kind}`);
    return answers.offers[0]!;
  };
  await ScriptedTable.lay(me, site.url, { position, attack, defense, cards: [], opponent });
  return me;
}

const asked = (page: Page, kind: string) => page.locator(`fieldset[data-decision="${kind}"]`);

const ties = [180, 280, 380, 480, 580, 680].map((x, place) => ({
  id: `tie${place}`,
  pilot: 'imperial:tiefighter:academypilot',
  side: 1 as const,
  at: [x, 620, 180] as const,
  hasFought: true,
}));

/** Wedge, whose torpedoes are locked on one of many. */
const manyTargets: Situation = {
  position: {
    phase: 'combat',
    ships: [
      {
        id: 'wedge',
        pilot: 'rebel:xwing:wedgeantilles',
        side: 0,
        at: [430, 430, 0],
        upgrades: ['torpedo:protontorpedoes'],
        lock: 'tie3',
        tokens: { focus: 1 },
      },
      ...ties,
    ],
  },
  attack: ['focus', 'focus', 'hit', 'blank'],
  defense: ['blank', 'blank', 'blank'],
};

test('a row of the targets shows its shot, its button fires, and the next question begins at its top', async () => {
  const { page, faults, context } = await sit(manyTargets, { size: { width: 1280, height: 640 } });
  const ask = asked(page, 'declareTarget');
  await ask.waitFor();
  const panel = page.locator('#play-ask');
  // The odds of every row make the list longer when they come.
  const scrollDown = () =>
    panel.evaluate((element) => {
      element.scrollTo({ top: element.scrollHeight });
      return element.scrollTop;
    });
  await expect.poll(scrollDown).toBeGreaterThan(100);
  const rows = ask.locator('.shot-row');
  const [looked, shot] = [rows.nth(-2), rows.last()];
  await looked.locator('.shot-row-select').click();
  await expect.poll(() => looked.getAttribute('data-chosen')).toBe('true');
  // Had the row fired, it would be this target.
  const answer = await shot.locator('[data-answer]').getAttribute('data-answer');
  await shot.locator('.shot-row-fire').click();
  await asked(page, 'useAbility').waitFor();
  const { target } = JSON.parse(answer ?? '{}') as { readonly target?: string };
  expect(await page.locator('[data-attack]').getAttribute('data-attack')).toBe(`wedge ${target}`);
  await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const title = (await page.locator('.prompt-title').boundingBox())!;
  const box = (await panel.boundingBox())!;
  expect(title.y).toBeGreaterThanOrEqual(box.y);
  expect(title.y + title.height).toBeLessThanOrEqual(box.y + box.height);
  expect(faults).toEqual([]);
  await context.close();
});

test('the button that closes an opened card says so', async () => {
  const { page, faults, context } = await sit(manyTargets);
  await asked(page, 'declareTarget')
    .getByRole('button', { name: /^Attack .*Proton Torpedoes/ })
    .click();
  const use = asked(page, 'useAbility').locator('.card-use');
  await use.getByRole('button', { name: 'Use Proton Torpedoes' }).click();
  await use.getByRole('button', { name: 'Proton Torpedoes: Back' }).waitFor();
  expect(
    await use.getByRole('button', { name: 'Use Proton Torpedoes' }).and(page.getByText('Back')).count(),
  ).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

/** Luke is stressed, Biggs is not. */
const planning: Situation = {
  position: {
    phase: 'planning',
    ships: [
      { id: 'biggs', pilot: 'rebel:xwing:biggsdarklighter', side: 0, at: [300, 200, 0] },
      {
        id: 'luke',
        pilot: 'rebel:xwing:lukeskywalker',
        side: 0,
        at: [500, 200, 0],
        tokens: { stress: 1 },
      },
      { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [430, 860, 180] },
    ],
  },
};

const SCREENS = [
  ['wide', { size: { width: 1440, height: 900 } }],
  ['phone', { size: PHONE, touch: true }],
] as const;

test.each(SCREENS)(
  'the table of maneuvers stays where it is from ship to ship on a %s screen',
  async (_name, options) => {
    const { page, faults, context } = await sit(planning, options);
    await page.getByRole('button', { name: 'Table of maneuvers' }).click();
    const places: unknown[] = [];
    for (const ship of ['biggs', 'luke']) {
      await page.locator(`[data-dial="${ship}"]`).click();
      const warning = page.locator('.planning-ask-warning');
      await warning.waitFor({ state: ship === 'luke' ? 'visible' : 'hidden' });
      const { x, y } = (await page.locator('.maneuver-grid').boundingBox())!;
      const foot = (await page.locator('.planning-ask-foot').boundingBox())!;
      places.push({ x, y, foot: foot.y });
    }
    expect(places[1]).toEqual(places[0]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test.each(SCREENS)(
  'when all dials are set, nothing lies on the table of maneuvers on a %s screen',
  async (name, options) => {
    const { page, faults, context } = await sit(planning, options);
    await page.getByRole('button', { name: 'Table of maneuvers' }).click();
    for (const ship of ['biggs', 'luke']) {
      await page.locator(`[data-dial="${ship}"]`).click();
      await page.locator('.maneuver-grid [data-answer=\'{"speed":2,"bearing":"straight"}\']').click();
      await page.locator(`[data-dial="${ship}"][data-set="true"]`).waitFor();
    }
    const ready = page.getByRole('button', { name: 'Ready' });
    await expect.poll(() => ready.isEnabled()).toBe(true);
    const { y, height } = (await ready.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(options.size.height);
    const covered = await page.evaluate(() => {
      const foot = document.querySelector('.planning-ask-foot')!.getBoundingClientRect();
      return [...document.querySelectorAll('.maneuver-grid button')].filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return left < foot.right && right > foot.left && top < foot.bottom && bottom > foot.top;
      }).length;
    });
    expect(covered).toBe(0);
    await look(page, `all-dials-set-${name}`);
    expect(faults).toEqual([]);
    await context.close();
  },
);

const pushed: Situation = {
  position: {
    phase: 'planning',
    ships: [
      {
        id: 'luke',
        pilot: 'rebel:xwing:lukeskywalker',
        side: 0,
        at: [500, 200, 0],
        upgrades: ['ept:pushthelimit'],
      },
      { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [430, 860, 180] },
    ],
  },
};

test('an action that a card gives names the card and its price', async () => {
  const { page, faults, context } = await sit(pushed);
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  await page.locator('.maneuver-grid [data-answer=\'{"speed":2,"bearing":"straight"}\']').click();
  await page.locator('[data-dial="luke"][data-set="true"]').waitFor();
  await page.locator('.planning-ask-foot button.primary').click();
  await asked(page, 'performAction').locator('[data-answer*="focus"]').click();
  const card = page.locator('fieldset[data-decision] .card-link').filter({ hasText: 'Push the Limit' });
  await card.waitFor();
  expect(await page.locator('.card-link-price').first().textContent()).toMatch(/stress/);
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone one is told to touch a piece', async () => {
  const { page, faults, context } = await sit(planning, { size: PHONE, touch: true });
  await page
    .getByRole('button', { name: 'Piece' })
    .or(page.getByRole('tab', { name: 'Piece' }))
    .first()
    .click();
  await page.getByText('Touch a piece to see it closely.').waitFor();
  expect(await page.getByText('Point at a piece').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
