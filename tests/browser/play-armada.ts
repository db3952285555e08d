import type { Page } from 'playwright-core';
import { choices, type Player, pressUntil } from './play-on.ts';

/** Somebody who plays Armada with what the page offers, always in the same way. */
export function armadaPlayer(seed: number, actFirst?: (page: Page) => Promise<boolean>): Player {
  const pick = choices(seed);
  return {
    pick,
    wishes: { declareTarget: [/"target"/], useAbility: [/"use"/] },
    actFirst: async (page) => ((await actFirst?.(page)) ?? false) || setDials(page, pick),
  };
}

/** Gives every ship its command dials, and is ready; false where something else is asked. */
export async function setDials(page: Page, pick: (count: number) => number): Promise<boolean> {
  const ask = page.locator('[data-decision="assignDials"], [data-decision="endCommandPhase"]').first();
  if (!(await ask.isVisible())) return false;
  const unset = ask.locator('[data-stack][data-set="false"]');
  for (let ships = await unset.count(); ships > 0; ships = await unset.count()) {
    const ship = (await unset.first().getAttribute('data-stack')) ?? '';
    const isSet = async () => (await ask.locator(`[data-stack="${ship}"][data-set="true"]`).count()) > 0;
    const isShown = async () =>
      (await ask.locator(`[data-stack="${ship}"][aria-pressed="true"]`).count()) > 0;
    await pressUntil(ask.locator(`[data-stack="${ship}"]`), isShown);
    const empty = ask.locator('[data-slot][data-command="none"]');
    for (let left = await empty.count(); left > 0 && !(await isSet()); left = await empty.count()) {
      const command = ask.locator('.ar-stack-command').nth(pick(4));
      await pressUntil(command, async () => (await empty.count()) < left || (await isSet()));
    }
    await ask.locator(`[data-stack="${ship}"][data-set="true"]`).waitFor();
  }
  const ready = ask.getByRole('button', { name: 'Ready', exact: true });
  if (!(await ready.isVisible())) return false;
  await pressUntil(ready, async () => !(await ready.isVisible()));
  return true;
}

export interface WantedFight {
  readonly rounds: 4 | 6 | 8;
  readonly placesByHand?: boolean;
}

/** A battle of the core set's fleets against the computer, chosen from the first page on. */
export async function startFight(page: Page, url: string, wanted: WantedFight): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Armada', exact: true }).click();
  await page.getByRole('link', { name: 'Against the computer' }).click();
  const fleets = { 'Your fleet': 'Rebel core set', 'The opponent’s fleet': 'Imperial core set' };
  for (const [group, fleet] of Object.entries(fleets)) {
    await page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: fleet }).click();
  }
  await page.getByText('More options').click();
  await page.getByLabel('Rounds at most').selectOption(String(wanted.rounds));
  if (wanted.placesByHand) await page.getByRole('checkbox', { name: 'Set up the table for me' }).uncheck();
  await page.getByRole('button', { name: 'Start the battle' }).click();
}
