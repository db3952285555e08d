import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { answerOne, choices, forward, playOn } from './play-on.ts';
import { atEntry, untilReplay, verdict } from './replay-place.ts';
import { againstComputer, startBattle } from './start-battle.ts';

const site = liveSite();

/** Two rounds, and then one gives up. */
async function playShortly(page: Page): Promise<void> {
  await startBattle(page, site.url, againstComputer(4));
  const third = page.getByText('Round 3', { exact: true });
  await playOn(page, { pick: choices(2), wishes: forward }, () => third.isVisible());
  if (await page.locator('[data-winner]').isVisible()) return;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.locator('[data-winner="1"]').waitFor();
}

/** Another maneuver on the first dial that somebody set. */
function changeOneDial(text: string): string {
  const replay = JSON.parse(text);
  const dial = replay.journal.find(({ answer }: { answer?: object }) => answer && 'bearing' in answer);
  dial.answer = { ...dial.answer, speed: dial.answer.speed === 2 ? 3 : 2 };
  return JSON.stringify(replay);
}

test('a finished game is looked at again, shared, verified, and played on from its middle', async () => {
  const me = await site.person();
  const { page } = me;
  await playShortly(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const at = (entry: number) => atEntry(page, entry);
  const board = () =>
    page.locator('[data-piece]').evaluateAll((pieces) => pieces.map((piece) => piece.outerHTML));
  const start = await untilReplay(page);
  expect(start).toBeGreaterThan(0);
  await page.getByText('Round 1', { exact: true }).waitFor();

  const slider = page.getByRole('slider', { name: 'Place in the game' });
  const last = Number(await slider.getAttribute('max'));
  const middle = Math.floor(last / 2);
  await slider.fill(String(middle));
  await at(middle);
  const then = await board();
  await page.getByRole('button', { name: 'To the end' }).click();
  await at(last);
  expect(await page.locator('[data-winner]').count()).toBe(1);
  expect(await board()).not.toEqual(then);
  await slider.fill(String(middle));
  await at(middle);
  expect(await board()).toEqual(then);
  expect(await page.locator('[data-winner]').count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await at(middle + 1);
  await page.keyboard.press('ArrowLeft');
  await at(middle);
  await page.keyboard.press('Home');
  await at(0);
  await page.keyboard.press('End');
  await at(last);

  expect(await verdict(page)).toBe('Fair and unchanged.');

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('The link is copied.').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await site.person();
  await other.page.goto(address);
  expect(await untilReplay(other.page)).toBe(start);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await other.page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  await other.page
    .locator('.timeline-legend')
    .getByText(/^Computer \(Easy\): /)
    .waitFor();
  const shared = other.page.getByRole('slider', { name: 'Place in the game' });
  expect(await shared.getAttribute('max')).toBe(String(last));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const file = await download.path();
  const changed = `${file}.json`;
  writeFileSync(changed, changeOneDial(readFileSync(file, 'utf8')));
  await other.page.goto(`${site.url}/replay`);
  await other.page.getByLabel('Open a replay file').last().setInputFiles(changed);
  await untilReplay(other.page);
  expect(await other.page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  expect(await verdict(other.page)).toBe('Do not trust this replay.');

  await slider.fill(String(middle));
  await at(middle);
  await page.getByRole('button', { name: 'What if…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  expect(await dialog.textContent()).toContain(`Step ${middle} of ${last}`);
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('[data-decision]').first().waitFor();
  expect(await page.getByRole('log').textContent()).toContain('Round 1.');
  const turn = await answerOne(page, { pick: choices(2), wishes: forward });
  expect(['over', 'waiting']).not.toContain(turn);

  // Back by the menu, or by the browser: the replay is where it was left.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back to the replay' }).click();
  await at(middle);
  await page.goBack();
  await page.waitForURL(/\/game\//);
  await page.goBack();
  await at(middle);

  await page.goto(`${site.url}/replay`);
  const finished = page.getByRole('link', { name: title! });
  expect(await finished.locator('[data-ending]').textContent()).toMatch(/^(won|lost|drawn)$/);

  expect(me.faults).toEqual([]);
  expect(other.faults).toEqual([]);
});
