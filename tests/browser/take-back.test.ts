import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { answerOne, choices, forward, playOn } from './play-on.ts';
import { againstComputer, startBattle, startPlanning } from './start-battle.ts';

const site = liveSite();

const undoOf = (page: Page) => page.locator('[data-undo]');
const redoOf = (page: Page) => page.locator('[data-redo]');

test('what is taken back is named, and given again until something new is done', async () => {
  const me = await site.person();
  const { page } = me;
  await startBattle(page, site.url, againstComputer(6));
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  const straight = page.locator('.maneuver-grid [data-answer=\'{"speed":2,"bearing":"straight"}\']');
  const set = page.locator('[data-dial="s1"][data-set="true"]');
  const unset = page.locator('[data-dial="s1"][data-set="false"]');
  await straight.click();
  await set.waitFor();
  expect(await undoOf(page).getAttribute('title')).toBe('Take back: 2 straight, green');
  expect(await redoOf(page).count()).toBe(0);
  await page.keyboard.press('u');
  await unset.waitFor();
  expect(await redoOf(page).getAttribute('title')).toBe('Do again: 2 straight, green');
  await redoOf(page).click();
  await set.waitFor();
  expect(await redoOf(page).count()).toBe(0);
  await undoOf(page).click();
  await unset.waitFor();
  await page.locator('.maneuver-grid [data-answer=\'{"speed":1,"bearing":"straight"}\']').click();
  await set.waitFor();
  await redoOf(page).waitFor({ state: 'detached' });
  expect(me.faults).toEqual([]);
  await me.close();
});

test('going back into an earlier round is asked first', async () => {
  const me = await site.person();
  const { page } = me;
  await startPlanning(page, site.url, 6);
  const round = page.getByText('Round 2', { exact: true }).first();
  await playOn(page, { pick: choices(5), wishes: forward }, () => round.isVisible());
  await page.locator('[data-dial]').first().waitFor();
  await undoOf(page).click();
  const dialog = page.getByRole('dialog', { name: 'Take back into an earlier round?' });
  await dialog.getByText('This takes back: ').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await round.isVisible()).toBe(true);
  await undoOf(page).click();
  await dialog.getByRole('button', { name: 'Yes, take back' }).click();
  await page.getByText('Round 1', { exact: true }).first().waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a friend is told what is to be taken back, and the answer is told to whoever asked', async () => {
  const [me, friend] = await Promise.all([site.person(), site.person()]);
  await startBattle(me.page, site.url, {
    mode: 'With a friend by link',
    squads: { 'Your squad': 'One X-wing' },
    rounds: 4,
  });
  await me.page.getByRole('heading', { name: 'Waiting for your friend' }).waitFor();
  const link = await me.page.getByRole('textbox').first().inputValue();
  await friend.page.goto(link);
  await friend.page.getByRole('radio', { name: 'Two TIE fighters' }).click();
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  const player = { pick: choices(3), wishes: forward };
  const asks = async (page: Page) => {
    for (;;) {
      const shown = page.locator('fieldset[data-decision="performAction"]');
      if (await shown.isVisible()) return;
      for (const each of [me.page, friend.page]) await answerOne(each, player);
    }
  };
  // The other side moves first, so the last answer of ours ended planning, which turned up dials.
  await asks(friend.page);
  const height = await friend.page.locator('.play-board').boundingBox();
  await undoOf(me.page).click();
  const wanted = friend.page.getByRole('alert').filter({ hasText: 'would like to take back: being ready' });
  await wanted.waitFor();
  expect(await friend.page.locator('.play-board').boundingBox()).toEqual(height);
  await me.page.getByRole('button', { name: 'Never mind' }).click();
  await wanted.waitFor({ state: 'detached' });
  await undoOf(me.page).click();
  await wanted.getByRole('button', { name: 'Refuse' }).click();
  await me.page.getByText('did not agree: nothing is taken back.').waitFor();
  await undoOf(me.page).click();
  await wanted.getByRole('button', { name: 'Agree' }).click();
  await me.page.getByText('agreed: it is taken back.').waitFor();
  expect([me.faults, friend.faults]).toEqual([[], []]);
  await Promise.all([me.close(), friend.close()]);
});
