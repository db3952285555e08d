import type { Page } from 'playwright-core';
import { choices as choicesOf, type Player, pressUntil } from './play-on.ts';

/** Somebody who plays Armada with what the page offers, always in the same way. */
export function armadaPlayer(seed: number, actFirst?: (page: Page) => Promise<boolean>): Player {
  const pick = choicesOf(seed);
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
  /** Two ships with a squadron each on the small table, in place of the fleets of the core set. */
  readonly isSmall?: boolean;
  readonly mode?: keyof typeof fleetGroups;
}

/** What the start page calls the choices of fleets. */
const fleetGroups = {
  'Against the computer': ['Your fleet', 'The opponent’s fleet'],
  'Two at one screen': ['Fleet of the first player', 'Fleet of the second player'],
  'With a friend by link': ['Your fleet'],
} as const;

/** As fleet builders print them. */
export const smallFleets = {
  'Lone frigate': fleetText('Lone frigate', 'Rebel', [
    'Assault Frigate Mark II B (72)',
    '• General Dodonna (20)',
    'Squadrons:',
    '• X-wing Squadron (13)',
  ]),
  'Lone destroyer': fleetText('Lone destroyer', 'Imperial', [
    'Gladiator I-class Star Destroyer (56)',
    '• Admiral Screed (26)',
    'Squadrons:',
    '• TIE Fighter Squadron (8)',
  ]),
} as const;

function fleetText(name: string, faction: string, cards: readonly string[]): string {
  const objectives = ['Assault: Most Wanted', 'Defense: Fire Lanes', 'Navigation: Superior Positions'];
  return [`Name: ${name}`, `Faction: ${faction}`, ...objectives, ...cards].join('\n');
}

/** Brings fleets from elsewhere, which this browser keeps. */
export async function keepFleets(
  page: Page,
  url: string,
  names: readonly (keyof typeof smallFleets)[],
): Promise<void> {
  for (const name of names) {
    await page.goto(`${url}/lists/armada`);
    await page.getByLabel('Text, JSON or a link').fill(smallFleets[name]);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.locator('.squad-panel').getByText('Legal fleet').waitFor();
  }
}

/** A battle chosen from the first page on, of fleets of the core set where nothing else is wanted. */
export async function startFight(page: Page, url: string, wanted: WantedFight): Promise<void> {
  const { mode = 'Against the computer', isSmall = false } = wanted;
  const isByLink = mode === 'With a friend by link';
  const fleets = isSmall
    ? (['Lone frigate', 'Lone destroyer'] as const)
    : (['Rebel core set', 'Imperial core set'] as const);
  if (isSmall) await keepFleets(page, url, isByLink ? ['Lone frigate'] : ['Lone frigate', 'Lone destroyer']);
  await page.goto(url);
  await page.getByRole('button', { name: 'Armada', exact: true }).click();
  await page.getByRole('link', { name: mode }).click();
  // The small total brings the small table with it.
  if (isSmall) await page.getByRole('radio', { name: '180' }).click();
  for (const [place, group] of fleetGroups[mode].entries()) {
    const choices = page.getByRole('group', { name: group, exact: true });
    await choices.getByRole('radio', { name: fleets[place]! }).click();
  }
  await page.getByText('More options').click();
  await page.getByLabel('Rounds at most').selectOption(String(wanted.rounds));
  if (wanted.placesByHand) await page.getByRole('checkbox', { name: 'Set up the table for me' }).uncheck();
  await page
    .getByRole('button', { name: isByLink ? 'Make the table and invite' : 'Start the battle' })
    .click();
}
