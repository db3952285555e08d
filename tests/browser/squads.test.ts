import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import type { Person } from './open-page.ts';

const site = liveSite();
let person: Person;

/** Everything here is one person's evening at the workbench: what one test builds the next takes away. */
beforeAll(async () => {
  person = await site.person();
});

const panel = (name: string): Locator => person.page.getByRole('region', { name });

const inSquad = (name: string): Locator => panel('Two friends').getByRole('button', { name, exact: true });

async function addPilot(words: string, pilot: string): Promise<void> {
  await panel('Ships and pilots').getByRole('searchbox').fill(words);
  await panel('Ships and pilots')
    .getByRole('button', { name: `Add ${pilot}`, exact: true })
    .click();
}

/** Pilots and cards as the workbench shows them. */
async function built(): Promise<readonly string[]> {
  await panel('Two friends').waitFor();
  const names = panel('Two friends').getByRole('button', { name: /^Remove / });
  return Promise.all((await names.all()).map(async (each) => (await each.getAttribute('aria-label')) ?? ''));
}

async function expectWhole(): Promise<void> {
  expect(await built()).toEqual([
    'Remove R2-D2',
    'Remove Luke Skywalker',
    'Remove Proton Torpedoes',
    'Remove Rookie Pilot',
  ]);
  expect(await person.page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Two friends');
  expect(person.faults).toEqual([]);
}

async function openExport(): Promise<Locator> {
  await person.page.getByRole('button', { name: 'Export', exact: true }).click();
  return person.page.getByRole('dialog', { name: 'Take the squad elsewhere' });
}

async function deleteSquad(): Promise<void> {
  const { page } = person;
  await page.goto(`${site.url}/squads`);
  await page.getByRole('button', { name: 'Delete Two friends' }).click();
  await page.getByText('Two friends was deleted.').waitFor();
  await page.getByText('None yet.').waitFor();
}

const clipboard = (): Promise<string> => person.page.evaluate(() => navigator.clipboard.readText());

let xws: string;
let link: string;
let file: string;

test('a squad is built by search and clicks and is legal', async () => {
  const { page } = person;
  await page.goto(`${site.url}/squads`);
  await page.getByRole('button', { name: 'Rebel' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Two friends');
  await addPilot('luke', 'Luke Skywalker');
  await addPilot('x-wing rookie', 'Rookie Pilot');
  await panel('Two friends').getByRole('button', { name: 'Luke Skywalker' }).first().click();
  await inSquad('Astromech: empty, choose a card').first().click();
  await panel('Upgrade cards').getByRole('button', { name: 'Add R2-D2', exact: true }).click();
  await panel('Two friends')
    .getByRole('button', { name: /^Astromech: R2-D2/ })
    .waitFor();
  await inSquad('Torpedoes: empty, choose a card').last().click();
  await panel('Upgrade cards').getByRole('button', { name: 'Add Proton Torpedoes', exact: true }).click();
  await panel('Two friends')
    .getByRole('button', { name: /^Torpedoes: Proton Torpedoes/ })
    .waitFor();
  await panel('Two friends').getByText('Legal squad').waitFor();
  await expectWhole();
});

test('what is wrong with a squad is told with its rule, and it cannot be played', async () => {
  const { page } = person;
  await page.getByRole('spinbutton', { name: 'Points' }).fill('50');
  const fault = panel('Two friends').locator('[data-fault="overPoints"]');
  expect(await fault.textContent()).toMatch(/^The squad costs 57 points of 50\. \S/);
  expect(await page.getByRole('button', { name: 'Play with this' }).isDisabled()).toBe(true);
  const rule = await fault.getByRole('link').getAttribute('data-rule');
  await fault.getByRole('link').click();
  await page.locator(`[data-rule-entry="${rule}"]`).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/rules/xwing/${rule}`);
  await page.goBack();
  await page.getByRole('spinbutton', { name: 'Points' }).fill('100');
  await panel('Two friends').getByText('Legal squad').waitFor();
  await expectWhole();
});

test('an upgrade that does not fit is grey, says why, and cannot be taken', async () => {
  await inSquad('Rookie Pilot').click();
  await panel('Upgrade cards').getByRole('searchbox').fill('R2-D2');
  const second = panel('Upgrade cards').locator('[data-card]', { hasText: 'R2-D2' }).first();
  await second.locator('[data-fault]').first().waitFor();
  expect(await second.getAttribute('data-grey')).toBe('true');
  expect(await second.textContent()).toMatch(/R2-D2 is unique: one copy a squad/);
  const add = second.getByRole('button', { name: 'Add R2-D2', exact: true });
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  await add.click({ force: true });
  await expectWhole();
});

test('a squad is kept without being saved by hand, and printed', async () => {
  const { page } = person;
  await page.reload();
  await expectWhole();
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('heading', { name: /Two friends/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('article').count()).toBe(2);
  expect(await page.getByRole('article').first().textContent()).toContain('Luke Skywalker');
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /Edit/ }).click();
  await expectWhole();
});

test('a squad leaves as XWS text, as a file and as a link', async () => {
  const { page } = person;
  const dialog = await openExport();
  await dialog.getByRole('button', { name: 'Copy XWS' }).click();
  await dialog.getByText('Copied.').waitFor();
  xws = await clipboard();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(clipboard).toMatch(/^http/);
  link = await clipboard();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  file = await download.path();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(download.suggestedFilename()).toMatch(/^two-friends\.(?:json|xws)/i);
  const squad = JSON.parse(xws) as { faction: string; points: number; pilots: { name: string }[] };
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(squad);
  expect([squad.faction, squad.points, squad.pilots.map(({ name }) => name)]).toEqual([
    'rebel',
    57,
    ['lukeskywalker', 'rookiepilot'],
  ]);
});

test('a deleted squad can be brought back at once', async () => {
  await deleteSquad();
  await person.page.getByRole('button', { name: 'Undo' }).click();
  await person.page.getByRole('link', { name: 'Edit Two friends' }).click();
  await expectWhole();
});

test('the same squad comes back from pasted XWS', async () => {
  await deleteSquad();
  const { page } = person;
  await page.getByRole('textbox', { name: 'XWS or a link' }).fill('{"faction":"rebel"');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('alert').getByText('This is neither XWS nor a link to a squad.').waitFor();
  await page.getByRole('textbox', { name: 'XWS or a link' }).fill(xws);
  await page.getByRole('button', { name: 'Import' }).click();
  await expectWhole();
});

test('the same squad comes back from a file', async () => {
  await deleteSquad();
  await person.page.getByLabel('Choose a file').setInputFiles({
    name: 'two-friends.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  });
  await expectWhole();
});

test('the same squad comes back from a link', async () => {
  await deleteSquad();
  await person.page.goto(link);
  await person.page.getByRole('button', { name: 'Keep it and open it in the builder' }).click();
  await expectWhole();
});

test('a squad is played with straight from the builder', async () => {
  const { page } = person;
  await page.getByRole('link', { name: 'Play with this' }).click();
  const mine = page.getByRole('group', { name: 'Your squad' });
  await mine.getByRole('radio', { name: /^Two friends/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await page.locator('[data-decision="setDial"]').first().waitFor();
  const table = page.getByRole('application', { name: 'The table' });
  await table.getByRole('button', { name: /^Luke Skywalker, X-wing of Player 1/ }).waitFor();
  await table.getByRole('button', { name: /^Rookie Pilot, X-wing of Player 1/ }).waitFor();
  expect(person.faults).toEqual([]);
});
