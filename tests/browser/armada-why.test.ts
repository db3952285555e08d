import { expect, test } from 'vitest';
import { answer, asked, tourMoves, tourShips } from './fleet-tour.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';
import { pressUntil } from './play-on.ts';
import { fleetAction } from './scripted-fleets.ts';
import { ScriptedTable } from './scripted-table.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

/** The case that is told first at each stop, by what was asked about. */
const CASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'armada-reveal': {
    'frigate.squadron': 'Nebulon-B Escort Frigate has neither a dial nor a token of this command.',
  },
  'armada-attack': {
    fighter: 'Nebulon-B Escort Frigate throws no dice at TIE Fighter Squadron from this far.',
    howlrunner: '"Howlrunner" is beyond long range of Nebulon-B Escort Frigate.',
  },
  'armada-squadrons': {
    move: 'X-wing Squadron is engaged with TIE Fighter Squadron.',
  },
};

test.concurrent.for(SCREENS)(
  'what is not offered says the case and then the rule on a %s screen',
  async ([name, options], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    await ScriptedTable.lay(me, site.url, fleetAction);
    const told: Record<string, Record<string, string>> = {};
    const askWhy = async (stop: string) => {
      const missing = Object.keys(CASES[stop] ?? {});
      if (missing.length === 0) return;
      const list = page.locator('.not-offered');
      await pressUntil(list.locator('summary'), async () => (await list.getAttribute('open')) !== null);
      for (const key of missing) {
        const row = page.locator(`.not-offered [data-missing="${key}"]`);
        await row.getByRole('button', { name: /Why not\?$/ }).click();
        await row.locator('.why-not-case').waitFor();
        told[stop] = {
          ...told[stop],
          [key]: (await row.locator('.why-not-case').allInnerTexts()).join('').trim(),
        };
        expect(await row.getByRole('link').count()).toBe(1);
      }
      await look(page, `${stop}-why-${name}`);
    };
    await tourShips(me, askWhy);
    await tourMoves(me, askWhy);
    expect(told).toEqual(CASES);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test('a token that does nothing at this range says so', async () => {
  const me = await site.person();
  const { page } = me;
  await ScriptedTable.lay(me, site.url, fleetAction);
  await tourShips(me, () => Promise.resolve());
  await answer(page, 'useAbility', /pass/);
  await page.locator('[data-commit="course"]').click();
  const evade = page.locator('.ar-fight-tokens li', { hasText: 'Evade' }).first();
  await evade.getByRole('button', { name: /Why not\?$/ }).click();
  await expect
    .poll(async () => (await evade.locator('.why-not-case').allInnerTexts()).join('').trim())
    .toBe('This attack comes from close range.');
  await asked(page, 'useAbility').waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});
