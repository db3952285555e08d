import type { Decision, Plain } from '@sortie/kernel';
import type { XwingPosition } from '@sortie/xwing/setup';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { PHONE } from './open-page.ts';
import { untilOpen } from './play-on.ts';
import { type Script, ScriptedTable } from './scripted-table.ts';

const site = liveSite();

/** Wedge has a lock, torpedoes, R5-K6, which gives the lock back, and somebody who shoots again after a miss. */
const script: Script = {
  position: {
    phase: 'combat',
    ships: [
      {
        id: 'wedge',
        pilot: 'rebel:xwing:wedgeantilles',
        side: 0,
        at: [400, 300, 0],
        upgrades: ['torpedo:protontorpedoes', 'amd:r5k6', 'crew:gunner'],
        lock: 'tie',
      },
      {
        id: 'tie',
        pilot: 'imperial:tiefighter:academypilot',
        side: 1,
        at: [400, 490, 180],
        tokens: { focus: 1 },
      },
    ],
  } satisfies XwingPosition,
  attack: ['focus', 'hit', 'blank', 'blank'],
  defense: ['evade', 'blank', 'blank'],
  cards: [],
  opponent: ({ answers }: Decision): Plain => (answers.kind === 'offers' ? answers.offers.at(-1)! : null),
};

const figure = (page: Page, name: string) =>
  page.locator(`[data-attack] [data-figure="${name}"] dd`).textContent();

/** The picture is kept where somebody wants to look at it. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

test.each([
  ['wide', {}],
  ['phone', { size: PHONE, touch: true }],
] as const)(
  'odds count the weapon’s own card, name what they leave out, and agree with each other: %s',
  async (name, options) => {
    const me = await site.person(options);
    const { page } = me;
    await ScriptedTable.lay(me, site.url, script);
    const shots = page.locator('.declare-ask-shots > li');
    await shots.first().locator('.odds-brief').waitFor();
    expect(await shots.first().textContent()).toContain('Proton Torpedoes');
    expect(await shots.first().locator('.odds-without').textContent()).toBe('without Gunner');
    await picture(page, `odds-shots-${name}`);
    await untilOpen(page);
    await shots.first().locator('.shot-row-fire').click();

    const card = page.locator('.card-use[data-use="wedge.u1"]');
    await card.locator('.odds-brief').waitFor();
    const used = await card.locator('.odds-brief').textContent();
    expect(used).toContain(await figure(page, 'expected'));
    expect(used).toContain(await figure(page, 'toHit'));
    expect(await page.locator('[data-pass] .odds-brief').textContent()).not.toBe(used);
    expect(await page.locator('.odds-panel-how').textContent()).toMatch(
      /^without Gunner Exact, if each side/,
    );
    await picture(page, `odds-window-${name}`);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);
