import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked } from './fleet-tour.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';
import { pressUntil, untilOpen } from './play-on.ts';
import { firefight } from './scripted-attack.ts';
import { ScriptedTable } from './scripted-table.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

/** Presses something within a question, until it shows that it was pressed. */
async function press(page: Page, kind: string, button: string, isTaken: string): Promise<void> {
  const ask = asked(page, kind);
  await ask.waitFor();
  await untilOpen(page);
  await pressUntil(ask.locator(button), async () => (await page.locator(isTaken).count()) > 0);
}

/** From the choice of a unit to the pool that it forms. */
async function toPool(page: Page): Promise<void> {
  await answer(page, 'chooseUnit', /troopers/);
  await answer(page, 'chooseAction', /"attack"/);
  await asked(page, 'formPool').waitFor();
}

/** Whether the page is as wide as the screen, and no wider. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.concurrent.for(SCREENS)(
  'an attack from its pool to the wounds on a %s screen',
  async ([name, options], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    const table = await ScriptedTable.lay(me, site.url, firefight);
    expect(table).toBeDefined();
    await asked(page, 'chooseUnit').waitFor();
    await page.locator('[data-piece="troopers"]').waitFor();
    await look(page, `turn-${name}`);
    await answer(page, 'chooseUnit', /troopers/);
    await asked(page, 'chooseAction').locator('.lg-action').first().waitFor();
    await look(page, `actions-${name}`);
    await answer(page, 'chooseAction', /"attack"/);

    const pool = asked(page, 'formPool');
    const row = pool.locator('[data-target="storm"]');
    await row.locator('.lg-odds').waitFor();
    expect(await pool.locator('[data-target]').count()).toBe(1);
    expect(await row.locator('.lg-odds').textContent()).toMatch(/^\d\.\d wounds\s*defeats \d+%/);
    expect(await row.locator('.lg-cover-note').textContent()).toContain('barricade');
    expect(await row.locator('.lg-dice-row').getAttribute('aria-label')).toBe('4 black, 6 white');
    await look(page, `targets-${name}`);
    expect(await fits(page)).toBe(true);

    await press(page, 'formPool', '[data-action="storm"]', '[data-pool="storm"]');
    const heavy = pool.locator('[data-user="Z-6 Rotary Blaster Cannon troopers.m5"]');
    expect(await heavy.getAttribute('aria-pressed')).toBe('true');
    const dice = pool.locator('.lg-pool-sum .lg-dice-row');
    await pressUntil(heavy, async () => (await heavy.getAttribute('aria-pressed')) === 'false');
    await expect.poll(() => dice.getAttribute('aria-label')).toBe('4 black');
    const withGun = pool.locator('[data-user="A-280 Blaster Rifle troopers.m5"]');
    await pressUntil(withGun, async () => (await withGun.getAttribute('aria-pressed')) === 'true');
    await expect.poll(() => dice.getAttribute('aria-label')).toBe('5 black');
    // One weapon a miniature: the other goes when this comes back.
    await pressUntil(heavy, async () => (await heavy.getAttribute('aria-pressed')) === 'true');
    await expect.poll(() => dice.getAttribute('aria-label')).toBe('4 black, 6 white');
    expect(await withGun.getAttribute('aria-pressed')).toBe('false');
    await page.locator('.board-mark-sight-covering').first().waitFor({ state: 'attached' });
    await look(page, `pool-${name}`);
    expect(await fits(page)).toBe(true);
    await answer(page, 'formPool', /Z-6/);

    await asked(page, 'useAbility').locator('[data-use="troopers.aim"]').waitFor();
    await page.locator('[data-attack] [data-die]').first().waitFor({ state: 'attached' });
    expect(await piles(page)).toEqual({
      'black critical': 1,
      'black hit': 2,
      'black blank': 1,
      'white critical': 1,
      'white hit': 2,
      'white surge': 1,
      'white blank': 2,
    });
    await look(page, `dice-${name}`);
    await press(page, 'useAbility', '[data-action="troopers.aim"]', '.lg-kinds');
    // The best to reroll is taken already.
    expect(await page.locator('.lg-kind[data-taken="1"]').count()).toBe(2);
    await look(page, `aim-${name}`);
    expect(await fits(page)).toBe(true);
    await answer(page, 'useAbility', /black blank/);

    const acts = asked(page, 'chooseAction');
    await acts.waitFor();
    expect(await page.locator('.lg-attack').count()).toBe(0);
    await answer(page, 'chooseAction', /done/);

    // They fire back: a dodge token, and a wound for somebody.
    const dodge = asked(page, 'useAbility').locator('[data-use="troopers.dodge"]');
    await dodge.waitFor();
    expect(await dodge.locator('[data-price]').textContent()).toBe('Costs 1 dodge token');
    await look(page, `dodge-${name}`);
    await answer(page, 'useAbility', /dodge/);
    const wounded = asked(page, 'chooseWounded');
    await wounded.waitFor();
    expect(await wounded.locator('[data-answer]').count()).toBe(4);
    expect(await wounded.locator('[data-answer]').first().textContent()).toContain('would fall');
    await look(page, `wounded-${name}`);
    await answer(page, 'chooseWounded', /troopers.m3/);
    await page.locator('[data-piece="troopers.m3"]').waitFor({ state: 'detached' });
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

/** The attack dice on the panel that count, by colour and face. */
async function piles(page: Page): Promise<Readonly<Record<string, number>>> {
  const groups = page.locator('[data-attack] [aria-label="Attack dice"] [data-die][data-cancelled="false"]');
  const entries = await groups.evaluateAll((all) =>
    all.map((each) => [each.getAttribute('data-die') ?? '', Number(each.getAttribute('data-count'))]),
  );
  return Object.fromEntries(entries);
}

test('a miniature on the table is pointed at for another weapon', async () => {
  const me = await site.person();
  const { page } = me;
  await ScriptedTable.lay(me, site.url, firefight);
  await toPool(page);
  await press(page, 'formPool', '[data-action="storm"]', '[data-pool="storm"]');
  const second = asked(page, 'formPool').locator('[data-user="A-280 Blaster Rifle troopers.m2"]');
  expect(await second.getAttribute('aria-pressed')).toBe('true');
  const piece = page.getByRole('button', { name: /miniature 2: A-280 Blaster Rifle/ });
  await pressUntil(piece, async () => (await second.getAttribute('aria-pressed')) === 'false');
  expect(await asked(page, 'formPool').locator('[aria-pressed="true"]').count()).toBe(4);
  expect(me.faults).toEqual([]);
  await me.close();
});
