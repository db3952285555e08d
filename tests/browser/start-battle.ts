import type { Page } from 'playwright-core';

export interface WantedBattle {
  /** As the first page says it. */
  readonly mode: 'Against the computer' | 'Two at one screen' | 'With a friend by link';
  /** The squad of the boxes for whoever is named so on the start page. */
  readonly squads: Readonly<Record<string, 'One X-wing' | 'Two TIE fighters'>>;
  readonly rounds: 4 | 6;
  /** Obstacles and ships are not put where the referee suggests. */
  readonly placesByHand?: boolean;
}

/** A short battle of two small squads, chosen by clicks from the first page on. */
export async function startBattle(page: Page, url: string, wanted: WantedBattle): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: wanted.mode }).click();
  for (const [group, squad] of Object.entries(wanted.squads)) {
    await page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: squad }).click();
  }
  await page.getByText('More options').click();
  await page.getByLabel('Points of a squad').selectOption('31');
  await page.getByLabel('Rounds at most').selectOption(String(wanted.rounds));
  if (wanted.placesByHand) await page.getByRole('checkbox', { name: 'Set up the table for me' }).uncheck();
  await page
    .getByRole('button', {
      name: wanted.mode === 'With a friend by link' ? 'Make the table and invite' : 'Start the battle',
    })
    .click();
}

/** One X-wing of ours and two TIE fighters of the computer. */
export function againstComputer(rounds: WantedBattle['rounds']): WantedBattle {
  return {
    mode: 'Against the computer',
    squads: { 'Your squad': 'One X-wing', 'The opponent’s squad': 'Two TIE fighters' },
    rounds,
  };
}

/** Starts a short battle against the computer, and waits for the first dials. */
export async function startPlanning(page: Page, url: string, rounds: WantedBattle['rounds']): Promise<void> {
  await startBattle(page, url, againstComputer(rounds));
  await page.locator('[data-dial]').first().waitFor();
}
