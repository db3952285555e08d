import type { Page } from 'playwright-core';
import { startBattle } from './start-battle.ts';

/** The links that whoever makes the table can give away. */
export interface Links {
  readonly invitation: string;
  readonly watch: string;
}

/** A table for a short battle of small squads. */
export async function makeTable(page: Page, url: string): Promise<Links> {
  await startBattle(page, url, {
    mode: 'With a friend by link',
    squads: { 'Your squad': 'One X-wing' },
    rounds: 4,
  });
  return takeLinks(page);
}

/** The links of a table that waits for a friend. */
export async function takeLinks(page: Page): Promise<Links> {
  await page.getByRole('heading', { name: 'Waiting for your friend' }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const invitation = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByText('Invite someone to look on').first().click();
  const watch = await page.getByRole('textbox', { name: 'Invite someone to look on' }).inputValue();
  return { invitation, watch };
}

/** Takes the other seat, and waits until the table is laid. */
export async function sitDown(page: Page, invitation: string, list = 'Two TIE fighters'): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('radio', { name: list }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('#play-board').waitFor();
}
