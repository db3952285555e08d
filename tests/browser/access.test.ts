import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { type Person, PHONE, WIDE } from './open-page.ts';
import { untilOpen } from './play-on.ts';
import { startBattle } from './start-battle.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

const SHORT = ['squads', 'replay', 'statistics', 'no-such-page'];
/** Hundreds of rules, the same on every screen. */
const LONG = ['rules', 'rules/coverage'];

/** Looks for barriers at every stop. Colours are the same on every screen, so the wide one shows them all. */
function search({ page }: Person, name: string, found: Record<string, readonly string[]>) {
  return async (stop: string) => {
    const here = await barriers(page, name === 'phone' ? 1 : LONG.includes(stop) ? 2 : 4);
    if (here.length > 0) found[stop] = here;
  };
}

test.concurrent.for(SCREENS)(
  'nothing bars anybody from the pages beside the tours on %s screens',
  async ([name, options], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    const found: Record<string, readonly string[]> = {};
    const visit = search(me, name, found);
    await page.goto(`${site.url}/squads`);
    await page.getByRole('button', { name: /^Build on .*Imperial aces$/ }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await visit('export');
    for (const path of name === 'wide' ? [...SHORT, ...LONG] : SHORT) {
      await page.goto(`${site.url}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await visit(path);
    }
    expect(found).toEqual({});
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test('planning, activation and combat are played with keys alone', async () => {
  const me = await site.person();
  const answered = new Set<string>();
  // Ships may pass each other without a shot.
  for (let battle = 0; battle < 3 && !answered.has('declareTarget'); battle++) {
    await startBattle(me.page, site.url, {
      mode: 'Against the computer',
      squads: { 'Your squad': 'One X-wing', 'The opponent’s squad': 'Two TIE fighters' },
      rounds: 4,
    });
    for (const kind of await playByKeys(me.page)) answered.add(kind);
  }
  expect([...answered]).toEqual(expect.arrayContaining(['setDial', 'performAction', 'declareTarget']));
  expect(me.faults).toEqual([]);
  await me.close();
});

/** Until a target was declared, or the battle is over. */
async function playByKeys(page: Page): Promise<readonly string[]> {
  const answered: string[] = [];
  const open = page.locator('[data-decision], [data-winner]').first();
  while (!answered.includes('declareTarget')) {
    await open.waitFor();
    const kind = await open.getAttribute('data-decision');
    if (kind === null) break;
    const before = await questionOf(page);
    await tabTo(
      page,
      WANTED[kind] ??
        '[data-decision] :is([data-answer], button.primary):not(:disabled, [aria-disabled="true"])',
    );
    await untilOpen(page);
    await page.keyboard.press('Enter');
    answered.push(kind);
    if (kind === 'setDial') {
      await page.locator('[data-dial][data-set="true"]').first().waitFor();
      await tabTo(page, '[data-decision] button.primary:not(:disabled)');
      await untilOpen(page);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => questionOf(page), { timeout: 20_000 }).not.toEqual(before);
  }
  return answered;
}

const WANTED: Readonly<Record<string, string>> = {
  // The dial is turned by arrow keys and set by Enter; it stands on a straight maneuver.
  setDial: '[role="slider"]',
};

async function questionOf(page: Page) {
  const asked = page.locator('[data-decision]').first();
  const question = await asked.getAttribute('data-question', { timeout: 300 }).catch(() => null);
  return { question, dials: await page.locator('[data-dial]').count() };
}

/** From wherever the focus is, on with the tabulator until it rests there; what has the focus is outlined. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  const reached = page.locator(`:is(${selector}):focus-visible`).first();
  for (let steps = 0; steps < 150 && !(await reached.isVisible()); steps++) await page.keyboard.press('Tab');
  const outline = await reached.evaluate((focused) => getComputedStyle(focused).outlineStyle);
  expect({ selector, outline }).not.toEqual({ selector, outline: 'none' });
}

test('a dialog keeps the focus and gives it back, and the first key skips to the content', async () => {
  const me = await site.person();
  const { page } = me;
  const { keyboard } = page;
  await page.goto(`${site.url}/squads`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await tabTo(page, 'button[aria-label="Build on this: Imperial aces"]');
  await keyboard.press('Enter');
  const open = page.getByRole('button', { name: 'Export', exact: true });
  await open.waitFor();
  await open.focus();
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (let steps = 0; steps < 12; steps++) {
    await keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Export');
  expect(me.faults).toEqual([]);
  await me.close();
});
