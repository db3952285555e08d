import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Desk } from './desk.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';

const site = liveSite();

const SIX = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Femi'];

/** Opens a player, presses a button there and answers what is asked. */
async function does(desk: Desk, name: string, button: string): Promise<void> {
  const { page } = desk;
  await desk.open('Players');
  await page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const presence = (page: Page, name: string, is: string) =>
  page.locator(`[data-presence="${is}"]`, { hasText: name }).waitFor();

test('a day with a drop, a no-show, a return, a late entry and its end, taken over by its file', async () => {
  const me = await site.person();
  const { page } = me;
  const desk = await Desk.make(page, site.url, 'A day of aces');
  await desk.open('Set-up');
  await page.getByLabel('Swiss rounds').fill('2');
  await page.getByLabel('Cut', { exact: true }).selectOption({ label: 'No cut' });
  await desk.starts(SIX);

  // A round that nobody has played in can be taken back.
  await desk.publishes();
  await page.getByRole('button', { name: 'Take the round back' }).click();
  await desk.next('publishRound');
  await desk.goOn();
  await desk.next('startClock');

  // Somebody is missing: before the time is up the organiser is asked.
  const [first, second, third] = await desk.tables();
  const missing = first!.two[1]!;
  await does(desk, missing, 'Did not appear');
  const asked = page.getByRole('dialog', { name: 'Are you sure?' });
  await asked.getByRole('button', { name: 'No, leave it' }).click();
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Did not appear' }).click();
  await look(page, 'desk-asked');
  await asked.getByRole('button', { name: 'Yes, do it' }).click();
  await page.getByRole('button', { name: 'Let return' }).waitFor();
  await close(page);
  await presence(page, missing, 'removed');
  await desk.open('Desk');
  await desk.tableIs(first!.table, 'settled');

  // The clock, for all and for one table.
  await desk.goOn();
  await desk.next('collectResults');
  const clock = page.getByRole('region', { name: 'Clock of the round' });
  await clock.getByText('only you see this', { exact: false }).waitFor();
  await clock.getByRole('button', { name: 'Pause for all' }).click();
  await clock.getByRole('button', { name: 'Go on for all' }).click();
  await clock.getByLabel('Minutes to add').fill('soon');
  await clock.getByRole('button', { name: 'Add minutes for all' }).click();
  await clock.getByRole('alert').waitFor();
  await clock.getByLabel('Minutes to add').fill('3');
  await clock.getByRole('button', { name: 'Add minutes for all' }).click();
  await clock.getByRole('alert').waitFor({ state: 'detached' });
  await desk.table(second!.table).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add minutes', exact: true }).click();
  await close(page);
  await clock.getByText(`Table ${second!.table} ends at`, { exact: false }).waitFor();

  // A winner with fewer points is asked about; points that no game gives are refused.
  await page.locator('[data-entry="table"]').fill(String(second!.table));
  await page.locator('[data-points="0"]').fill('10');
  await page.locator('[data-points="1"]').fill('40');
  await page.getByLabel('Winner').selectOption({ label: second!.two[0]! });
  await page.getByRole('button', { name: 'Enter the result' }).click();
  await asked.getByRole('button', { name: 'Yes, do it' }).click();
  await desk.tableIs(second!.table, 'settled');
  const dropping = third!.two[0]!;
  await does(desk, dropping, 'Drops out');
  await page.getByRole('button', { name: 'Let return' }).click();
  await page.getByRole('button', { name: 'Drops out' }).waitFor();
  await close(page);
  await presence(page, dropping, 'present');

  // A late entry has a loss for the round that was missed.
  await page.getByLabel('Name', { exact: true }).fill('Lena');
  await page.keyboard.press('Enter');
  await presence(page, 'Lena', 'present');
  await does(desk, missing, 'Let return');
  await page.getByRole('button', { name: 'Drops out' }).waitFor();
  await close(page);

  // The second round is played to the end.
  await desk.open('Desk');
  await desk.next('drawRound');
  await desk.goOn();
  await desk.next('publishRound');
  expect(await page.locator('[data-bye]').count()).toBe(1);
  await desk.goOn();
  await desk.next('startClock');
  for (const { table } of await desk.tables()) await desk.enters(table, 90, 20 + table);
  await desk.next('finish');
  await desk.goOn();
  await desk.next('over');
  await look(page, 'desk-over');

  // Another server goes on from the file: here the same one, as another event.
  await desk.open('Files');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'The whole event' }).click();
  const file = await (await waiting).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'sortie-event-1' });
  await page.goto(`${site.url}/events`);
  const box = page.locator('[data-import="event"]');
  await box.locator('summary').click();
  await box.getByLabel('Your name').fill('Olga');
  await box.locator('input[type="file"]').setInputFiles({
    name: 'damaged.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"sortie-event-1","opening":{}}'),
  });
  await box.getByRole('button', { name: 'Go on with it here' }).click();
  await box.getByRole('alert').waitFor();
  await look(page, 'desk-damaged');
  await box.locator('input[type="file"]').setInputFiles(file);
  await box.getByRole('button', { name: 'Go on with it here' }).click();
  await desk.next('over');
  await page.getByRole('heading', { level: 1, name: 'A day of aces' }).waitFor();
  // Both are kept by this browser.
  await page.goto(`${site.url}/events`);
  expect(await page.locator('[data-event]').count()).toBe(2);
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a list is judged as it is handed in, and one that nobody can read is ticked off by hand', async () => {
  const me = await site.person();
  const { page } = me;
  const desk = await Desk.make(page, site.url, 'Lists');
  await desk.open('Players');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.keyboard.press('Enter');
  await page.locator('[data-list="none"]').waitFor();
  await page.getByRole('button', { name: 'Open Ana', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ana' });
  await dialog.getByText('Hand in a list', { exact: true }).first().click();
  const handIn = dialog.locator('form', { hasText: 'Hand in a list' });
  await handIn.getByLabel('List').fill(TOO_MANY);
  await handIn.getByRole('button').click();
  await handIn.getByRole('alert').waitFor();
  expect(await handIn.getByRole('listitem').count()).toBeGreaterThan(0);
  await look(page, 'desk-list-faults');
  await handIn.getByLabel('List').fill('Three ships of an edition that is not known here');
  await handIn.getByRole('button').click();
  await dialog.getByText('to be ticked off').waitFor();
  await dialog.getByLabel('Why it may be played').fill('Checked on paper.');
  await dialog.getByRole('button', { name: 'Let it be played' }).click();
  await dialog.getByText('Let through by Olga: Checked on paper.').waitFor();
  await close(page);
  await page.locator('[data-list="passed"]').waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

/** Two copies of a pilot who can fly only one ship. */
const TOO_MANY = JSON.stringify({
  faction: 'rebel',
  version: '0.3.0',
  pilots: [
    { name: 'lukeskywalker', ship: 'xwing' },
    { name: 'lukeskywalker', ship: 'xwing' },
  ],
});
