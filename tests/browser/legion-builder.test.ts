import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';

const site = liveSite();

const COMMANDS = [
  'Son of Skywalker',
  'Ambush',
  'My Ally is the Force',
  'Push',
  'Return of the Jedi',
  'Assault',
] as const;

test('an army is built from nothing, judged while it grows, exported, brought back and taken into a battle', async () => {
  const { page, faults } = await site.person();
  await page.goto(`${site.url}/lists/legion`);
  await page.getByRole('button', { name: 'Rebel Alliance' }).click();
  const army = page.locator('.squad-panel');
  await army.locator('[data-fault="tooFewOfRank"]').first().waitFor();
  expect(await army.locator('[data-fault="tooFewOfRank"]').count()).toBe(2);
  await page.getByRole('button', { name: 'Add Luke Skywalker' }).click();
  await page.getByRole('button', { name: 'Add Rebel Troopers' }).click();
  expect(await army.locator('[data-fault="tooFewOfRank"]').count()).toBe(1);
  for (const count of [2, 3]) {
    await page.getByRole('button', { name: 'One more Rebel Troopers' }).first().click();
    await army.locator(`[data-army-unit="${count}"]`).waitFor();
  }
  expect(await army.locator('[data-fault="tooFewOfRank"]').count()).toBe(0);
  expect(await army.locator('[data-cost]').getAttribute('data-cost')).toBe('280');

  await army.locator('[data-army-unit="1"] [data-slot="heavyWeapon"]').click();
  await page.getByRole('button', { name: 'Equip Z-6 Trooper' }).click();
  expect(await army.locator('[data-cost]').getAttribute('data-cost')).toBe('302');
  // A second unique commander of one name is judged before it is taken, and after.
  expect(await page.locator('[data-card="luke-skywalker"] [data-fault="secondUnique"]').count()).toBe(1);

  expect(await army.locator('[data-fault="pipsCount"]').count()).toBe(3);
  await army.getByRole('button', { name: 'Choose command cards' }).click();
  for (const command of COMMANDS) {
    await page.getByRole('button', { name: `Take ${command}`, exact: true }).click();
  }
  await army.getByText('Legal army').waitFor();
  await look(page, 'legion-builder');

  await page.getByRole('button', { name: 'Export' }).click();
  const text = await page.getByRole('textbox', { name: 'Text', exact: true }).inputValue();
  for (const card of ['Luke Skywalker', 'Z-6 Trooper', 'Return of the Jedi']) expect(text).toContain(card);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.goto(`${site.url}/lists/legion`);
  await page.getByLabel('Text, JSON or a link').fill(text);
  await page.getByRole('button', { name: 'Import' }).click();
  await army.getByText('Legal army').waitFor();
  expect(await army.locator('[data-cost]').getAttribute('data-cost')).toBe('302');
  await page.getByRole('link', { name: 'Play with this' }).click();
  await page.getByRole('button', { name: 'Start the battle' }).waitFor();
  expect(faults).toEqual([]);
});

test('on a phone the builder of armies shows one part at a time', async () => {
  const { page, faults } = await site.person({ size: PHONE, touch: true });
  await page.goto(`${site.url}/lists/legion`);
  await page.getByRole('button', { name: 'Galactic Empire' }).click();
  await page.getByRole('button', { name: 'Add Darth Vader' }).tap();
  const tab = (name: RegExp) => page.locator('.builder-tabs').getByRole('button', { name });
  await tab(/^Army/).tap();
  await page.locator('[data-army-unit="0"]').waitFor();
  expect(await page.locator('.pilot-finder').isVisible()).toBe(false);
  await look(page, 'legion-builder-phone');
  await page.locator('[data-army-unit="0"] [data-slot="force"]').first().tap();
  await page.getByRole('button', { name: 'Equip Force Push' }).tap();
  await page.locator('[data-army-unit="0"] [data-filled]').waitFor();
  expect(await page.locator('.card-finder').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(faults).toEqual([]);
});
