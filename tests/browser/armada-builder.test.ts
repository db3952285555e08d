import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';

const site = liveSite();

test('a fleet is built from nothing, judged while it grows, exported, brought back and taken into a battle', async () => {
  const { page, faults } = await site.person();
  await page.goto(`${site.url}/lists/armada`);
  await page
    .getByRole('link', { name: 'Rebel' })
    .or(page.getByRole('button', { name: 'Rebel' }))
    .first()
    .click();
  const fleet = page.locator('.squad-panel');
  await page.getByRole('button', { name: 'Add Nebulon-B Escort Frigate' }).click();
  await page.getByRole('button', { name: 'Add X-wing Squadron' }).click();
  await page.getByRole('button', { name: 'One X-wing Squadron more' }).click();
  expect(await fleet.locator('[data-cost]').getAttribute('data-cost')).toBe('83');
  expect(await fleet.locator('.ar-fleet-third').textContent()).toBe('Squadrons: 26 of at most 100 points');
  expect(await fleet.locator('[data-fault="noCommander"]').count()).toBe(1);
  expect(await fleet.locator('[data-fault="noObjective"]').count()).toBe(3);

  await fleet.locator('[data-fleet-ship="0"] [data-icon="commander"]').click();
  await page.getByRole('button', { name: 'Equip General Dodonna' }).click();
  expect(await fleet.getByText('Flagship').count()).toBe(1);
  for (const objective of ['Most Wanted', 'Contested Outpost', 'Minefields']) {
    await page.getByRole('button', { name: `Take ${objective}` }).click();
  }
  await fleet.getByText('Legal fleet').waitFor();
  await look(page, 'armada-builder');

  await page.getByRole('button', { name: 'Export' }).click();
  const text = await page.getByRole('textbox', { name: 'Text', exact: true }).inputValue();
  expect(text).toContain('General Dodonna');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.goto(`${site.url}/lists/armada`);
  await page.getByLabel('Text, JSON or a link').fill(text);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('.squad-panel').getByText('Legal fleet').waitFor();
  expect(await page.locator('.squad-panel [data-cost]').getAttribute('data-cost')).toBe('103');
  await page.getByRole('link', { name: 'Play with this' }).click();
  await page.getByRole('button', { name: 'Start the battle' }).waitFor();
  expect(faults).toEqual([]);
});

test('on a phone the builder shows one part at a time', async () => {
  const { page, faults } = await site.person({ size: PHONE, touch: true });
  await page.goto(`${site.url}/lists/armada`);
  await page
    .getByRole('link', { name: 'Imperial' })
    .or(page.getByRole('button', { name: 'Imperial' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Add Victory I-class Star Destroyer' }).tap();
  await page
    .locator('.builder-tabs')
    .getByRole('button', { name: /^Fleet/ })
    .tap();
  await page.locator('[data-fleet-ship="0"]').waitFor();
  await look(page, 'armada-builder-phone');
  expect(await page.locator('.pilot-finder').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(faults).toEqual([]);
});
