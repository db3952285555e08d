import type { Page } from 'playwright-core';
import { startBattle } from './start-battle.ts';

/** The links that whoever makes the table can give away. */
export async function makeTable(
  page: Page,
  url: string,
): Promise<{ readonly invitation: string; readonly watch: string }> {
  await startBattle(page, url, {
    mode: 'With a friend by link',
    squads: { 'Your squad': 'One X-wing' },
    rounds: 4,
  });
  await page.getByRole('heading', { name: 'Waiting for your friend' }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const invitation = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByText('Invite someone to look on').first().click();
  const watch = await page.getByRole('textbox', { name: 'Invite someone to look on' }).inputValue();
  return { invitation, watch };
}

/** Takes the other seat, and waits until the table is laid. */
export async function sitDown(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('radio', { name: 'Two TIE fighters' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('#play-board').waitFor();
}
