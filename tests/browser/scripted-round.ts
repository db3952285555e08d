import type { Decision, Plain } from '@sortie/kernel';
import type { XwingPosition } from '@sortie/xwing/setup';
import type { Locator, Page } from 'playwright-core';
import type { Script } from './scripted-table.ts';

/** Luke flies into Biggs, Biggs locks too far and then near, shoots with his lock and destroys a TIE fighter. */
export const round: Script = {
  position: {
    phase: 'planning',
    ships: [
      { id: 'biggs', pilot: 'rebel:xwing:biggsdarklighter', side: 0, at: [400, 330, 0] },
      { id: 'luke', pilot: 'rebel:xwing:lukeskywalker', side: 0, at: [400, 230, 0] },
      { id: 'near', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [440, 690, 180] },
      { id: 'far', pilot: 'imperial:tiefighter:obsidiansquadronpilot', side: 1, at: [720, 800, 180] },
    ],
    obstacles: [
      { kind: 'asteroid', outline: 1, at: [610, 480, 20] },
      { kind: 'asteroid', outline: 3, at: [230, 560, 70] },
    ],
  } satisfies XwingPosition,
  attack: ['focus', 'blank', 'blank', 'hit', 'crit', 'blank', 'hit'],
  defense: ['blank', 'focus', 'evade', 'blank', 'focus', 'blank'],
  cards: ['core2-loosestabilizer', 'core2-directhit', 'core2-loosestabilizer'],
  opponent: ({ kind, answers }: Decision): Plain => {
    if (kind === 'setDial') return { speed: 2, bearing: 'straight' };
    if (kind === 'useAbility') return { pass: true };
    if (answers.kind !== 'offers') throw new Error(`nobody knows what to answer to ${kind}`);
    const focus = answers.offers.find((offer) => JSON.stringify(offer).includes('"focus"'));
    return focus ?? answers.offers[0]!;
  },
};

export function asked(page: Page, kind: string): Locator {
  return page.locator(`fieldset[data-decision="${kind}"]`);
}

/** Dials for a collision, in the table of maneuvers. */
export async function plan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  for (const [ship, speed] of [
    ['biggs', 1],
    ['luke', 3],
  ] as const) {
    await page.locator(`[data-dial="${ship}"]`).click();
    await page.locator(`.maneuver-grid [data-answer='{"speed":${speed},"bearing":"straight"}']`).click();
    await page.locator(`[data-dial="${ship}"][data-set="true"]`).waitFor();
  }
}

export async function lock(page: Page, ship: string): Promise<void> {
  const ask = asked(page, 'performAction');
  await ask.locator('[data-action="targetLock"]').click();
  await ask.locator(`[data-answer*='"${ship}"']`).click();
}

export async function shoot(page: Page): Promise<void> {
  await asked(page, 'declareTarget')
    .getByRole('button', { name: /Attack/ })
    .first()
    .click();
}
