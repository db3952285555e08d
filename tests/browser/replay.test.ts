import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { choices, forward, playOn } from './play-on.ts';
import { startBattle } from './start-battle.ts';

const site = liveSite();

/** The address of the replay of a short battle that was played to its end. */
let address = '';

beforeAll(async () => {
  const me = await site.person();
  const { page } = me;
  await startBattle(page, site.url, {
    mode: 'Against the computer',
    squads: { 'Your squad': 'One X-wing', 'The opponent’s squad': 'Two TIE fighters' },
    rounds: 4,
  });
  await playOn(page, { pick: choices(3), wishes: forward });
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await atEntry(page, 0);
  address = page.url();
  expect(me.faults).toEqual([]);
  await me.close();
}, 120_000);

function sliderOf(page: Page): Locator {
  return page.getByRole('slider', { name: 'Place in the game' });
}

function atEntry(page: Page, entry: number): Promise<void> {
  return page.locator(`[data-replay-entry="${entry}"]`).waitFor();
}

async function entryOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-replay-entry]').getAttribute('data-replay-entry'));
}

async function lengthOf(page: Page): Promise<number> {
  return Number(await sliderOf(page).getAttribute('max'));
}

/** Every piece with where it lies, and what had been told by then. */
async function shown(page: Page): Promise<readonly string[]> {
  const pieces = await page
    .locator('[data-piece]')
    .evaluateAll((each) =>
      each.map((piece) => `${piece.getAttribute('aria-label')} ${piece.getAttribute('transform')}`),
    );
  return [...pieces, (await page.getByRole('region', { name: 'What happened' }).textContent()) ?? ''];
}

test('the slider and the keys lead to any moment of the game and back', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(address);
  await atEntry(page, 0);
  const slider = sliderOf(page);
  const length = await lengthOf(page);
  const middle = Math.floor(length / 2);
  const beginning = await shown(page);
  await slider.fill(String(middle));
  await atEntry(page, middle);
  const halfway = await shown(page);
  expect(halfway).not.toEqual(beginning);
  expect(await slider.getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^Entry ${middle} of ${length}, round [1-4]$`),
  );

  await page.keyboard.press('ArrowRight');
  await atEntry(page, middle + 1);
  await page.keyboard.press('End');
  await atEntry(page, length);
  await page.getByRole('region', { name: 'The battle is over' }).waitFor();
  expect(await shown(page)).not.toEqual(halfway);
  await page.keyboard.press('Home');
  await atEntry(page, 0);
  expect(await shown(page)).toEqual(beginning);
  await slider.fill(String(middle));
  await atEntry(page, middle);
  expect(await shown(page)).toEqual(halfway);
  expect(me.faults).toEqual([]);
  await me.close();
});
