import type { Page } from 'playwright-core';
import { choices as choicesOf, type Player } from './play-on.ts';

export interface WantedSkirmish {
  readonly placesByHand?: boolean;
  /** Core sets of 500 points in place of whole armies. */
  readonly isSmall?: boolean;
  readonly mode?: keyof typeof armyGroups;
}

/** What the start page calls the choices of armies. */
const armyGroups = {
  'Against the computer': ['Your army', 'The opponent’s army'],
  'Two at one screen': ['Army of the first player', 'Army of the second player'],
} as const;

/** A battle chosen from the first page on. */
export async function startSkirmish(page: Page, url: string, wanted: WantedSkirmish = {}): Promise<void> {
  const { mode = 'Against the computer', isSmall = false } = wanted;
  await page.goto(url);
  await page.getByRole('button', { name: 'Legion', exact: true }).click();
  await page.getByRole('link', { name: mode }).click();
  if (isSmall) await page.getByRole('radio', { name: '500', exact: true }).click();
  const armies = isSmall
    ? (['Rebel core set', 'Imperial core set'] as const)
    : (['Hidden base', 'Dark Lord’s fist'] as const);
  for (const [place, group] of armyGroups[mode].entries()) {
    const choices = page.getByRole('group', { name: group, exact: true });
    await choices.getByRole('radio', { name: armies[place]! }).click();
  }
  if (wanted.placesByHand) {
    await page.getByText('More options').click();
    await page.getByRole('checkbox', { name: 'Set up the table for me' }).uncheck();
  }
  await page.getByRole('button', { name: 'Start the battle' }).click();
}

/** Somebody who plays Legion with what the page offers, always in the same way. */
export function legionPlayer(seed: number, actFirst?: (page: Page) => Promise<boolean>): Player {
  return {
    pick: choicesOf(seed),
    wishes: { chooseAction: [/"action":"attack"/, /"action":"move"/], useAbility: [/"use"/] },
    ...(actFirst ? { actFirst } : {}),
  };
}
