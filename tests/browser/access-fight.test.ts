import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { PHONE, WIDE } from './open-page.ts';
import { asked, lock, plan, round, shoot } from './scripted-round.ts';
import { ScriptedTable } from './scripted-table.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

/** On a phone one panel is open at a time; on a wide screen all are there. */
async function openPanel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name });
  if (await tab.isVisible()) await tab.click();
}

test.concurrent.for(SCREENS)(
  'nothing bars anybody from a fight on a %s screen',
  async ([_name, options], { expect }) => {
    const me = await site.person({ ...options, pace: 'fast', waitsAfterAttack: true });
    const { page } = me;
    const found: Record<string, readonly string[]> = {};
    const visit = async (stop: string) => {
      const here = await barriers(page);
      if (here.length > 0) found[stop] = here;
    };
    await ScriptedTable.lay(me, site.url, round);
    await plan(page);
    await visit('planning');
    await page.locator('.planning-ask-foot button.primary').click();
    await lock(page, 'near');
    await asked(page, 'declareTarget').waitFor();
    await visit('targets');
    await shoot(page);
    await page.locator('[data-act="dice"][data-waiting="true"]').waitFor();
    await visit('stage');
    await page.locator('[data-stage-go-on]').click();
    await shoot(page);
    await asked(page, 'useAbility').waitFor();
    await visit('dice');
    await asked(page, 'useAbility')
      .getByRole('button', { name: /Target lock/ })
      .click();
    await visit('chosen dice');
    await openPanel(page, 'Sides');
    await page.locator('.roster').first().waitFor();
    await visit('roster');
    await page.locator('.roster').getByText('Luke Skywalker').first().click();
    await page.locator('[data-looked="luke"]').waitFor();
    await visit('piece');
    await page.keyboard.press('Escape');
    await openPanel(page, 'Log');
    await page
      .getByRole('tab', { name: 'Talk' })
      .or(page.getByRole('button', { name: 'Talk' }))
      .first()
      .click();
    await visit('talk');
    await page
      .getByRole('button', { name: /^Speed/ })
      .first()
      .click();
    await visit('pace');
    await page.goto(`${site.url}/settings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visit('settings');
    expect(found).toEqual({});
    expect(me.faults).toEqual([]);
    await me.close();
  },
);
