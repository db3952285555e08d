import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked } from './fleet-tour.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';
import { pressUntil, untilOpen } from './play-on.ts';
import { commanding, firefight } from './scripted-attack.ts';
import { ScriptedTable } from './scripted-table.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

/** What is said of each thing that is not offered: the case, which comes before the rule. */
async function casesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  await untilOpen(page);
  const list = page.locator('.not-offered').first();
  await pressUntil(list.locator('summary'), async () => (await list.getAttribute('open')) !== null);
  const told: Record<string, string> = {};
  const rows = list.locator('[data-missing]');
  for (const row of await rows.all()) {
    await row.getByRole('button', { name: /Why not\?$/ }).click();
    await row.locator('.why-not-told a').waitFor();
    expect(await row.getByRole('link').count()).toBe(1);
    const key = (await row.getAttribute('data-missing')) ?? '';
    told[key] = (await row.locator('.why-not-case').allInnerTexts()).join('').trim();
  }
  return told;
}

test.concurrent.for(SCREENS)(
  'targets, actions and units that are not offered say the case and the rule on a %s screen',
  async ([name, options], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    await ScriptedTable.lay(me, site.url, firefight);
    await asked(page, 'chooseUnit').waitFor();
    expect(await casesOf(page)).toEqual({
      leia: 'Leia Organa has no faceup order token: its turn comes by a draw.',
      fleet: 'Fleet Troopers has no faceup order token: its turn comes by a draw.',
    });
    await answer(page, 'chooseUnit', /troopers/);
    await answer(page, 'chooseAction', /"attack"/);
    await asked(page, 'formPool').waitFor();
    expect(await casesOf(page)).toEqual({
      snow: 'A-280 Blaster Rifle does not reach Snowtroopers.',
      vader: 'The leader sees no miniature of Darth Vader.',
    });
    await look(page, `why-target-${name}`);
    await answer(page, 'formPool', /"storm"/);
    await answer(page, 'useAbility', /pass/);
    await asked(page, 'chooseAction').waitFor();
    expect(await casesOf(page)).toEqual({
      '{"action":"attack"}': 'Rebel Troopers has done that in this activation.',
      '{"action":"standby"}': 'Rebel Troopers has attacked in this activation.',
    });
    await look(page, `why-action-${name}`);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test('command cards and orders that are not offered say why', async () => {
  const me = await site.person();
  const { page } = me;
  await ScriptedTable.lay(me, site.url, commanding);
  await page.locator('.lg-hand').waitFor();
  expect(await casesOf(page)).toEqual({
    'son-of-skywalker': 'The one to whom it belongs is not in the battle.',
    ambush: 'It was played in an earlier round.',
  });
  await answer(page, 'selectCommandCard', /push/);
  await answer(page, 'readyCommandCard', /"ready":true/);
  await answer(page, 'issueOrder', /troopers/);
  await asked(page, 'issueOrder').waitFor();
  expect(await casesOf(page)).toEqual({
    troopers: 'Rebel Troopers has been given an order this round.',
  });
  expect(me.faults).toEqual([]);
  await me.close();
});
