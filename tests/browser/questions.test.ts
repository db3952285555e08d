import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { choices, forward, playOn, untilOpen } from './play-on.ts';
import { againstComputer, startBattle, startPlanning } from './start-battle.ts';

const site = liveSite();

/** Looks at every question before it is answered; with unlucky dice it takes more than one battle. */
async function playUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  let isFound = false;
  const player = {
    pick: choices(7),
    wishes: forward,
    actFirst: async () => {
      isFound = await isThere();
      return isFound;
    },
  };
  for (let battles = 1; ; battles++) {
    await playOn(page, player, () => isFound);
    if (isFound || battles === 4) break;
    await page.getByRole('button', { name: 'Play it again' }).click();
    await page.locator('[data-dial]').first().waitFor();
  }
  expect(isFound).toBe(true);
}

test('arrows go through the table of maneuvers, and a question is taken up at its first answer', async () => {
  const me = await site.person();
  const { page } = me;
  await startBattle(page, site.url, againstComputer(6));
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-answer'));
  await page.locator('.maneuver-grid [data-answer=\'{"speed":2,"bearing":"straight"}\']').focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('{"speed":2,"bearing":"bankRight"}');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('{"speed":1,"bearing":"bankRight"}');
  await page.keyboard.press('ArrowLeft');
  await untilOpen(page);
  await page.keyboard.press('Enter');
  await page.locator('[data-dial="s1"][data-set="true"]').waitFor();
  await page.getByRole('button', { name: 'Ready' }).click();
  const action = page.locator('fieldset[data-decision="performAction"]');
  await action.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-key'))).toBe('1');
  expect(await page.locator('[data-pass] button').getAttribute('data-key')).toBe('0');
  await untilOpen(page);
  await page.keyboard.press('1');
  await page.getByRole('log').getByText('Luke Skywalker performs an action: focus.').waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test('the card of a piece leaves the question alone and is closed by its button and by Escape', async () => {
  const me = await site.person();
  const { page } = me;
  await startPlanning(page, site.url, 6);
  const ask = page.locator('#play-ask');
  const before = await ask.boundingBox();
  const rock = page.locator('[data-piece^="o"]').nth(2);
  const card = page.locator('.play-piece[data-looked^="o"]');
  for (const close of ['button', 'Escape']) {
    await rock.click();
    await card.waitFor();
    await page.mouse.move(5, 5);
    expect(await ask.boundingBox()).toEqual(before);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await card.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'detached' });
  }
  expect(me.faults).toEqual([]);
  await me.close();
});

test('why not says the case first, then the rule', async () => {
  const me = await site.person();
  const { page } = me;
  await startPlanning(page, site.url, 6);
  const not = page.locator('[data-window] summary').getByText('Not possible now');
  await playUntil(page, () => not.isVisible());
  await untilOpen(page);
  await not.click();
  await page
    .locator('[data-window]')
    .getByRole('button', { name: /Why not/ })
    .first()
    .click();
  const told = page.locator('.why-not-told').first();
  await told.locator('[data-rule]').waitFor();
  expect(await told.locator('.why-not-case').textContent()).toMatch(/^Luke Skywalker has no .+\. $/);
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a game is forgotten when it is asked and answered', async () => {
  const me = await site.person();
  const { page } = me;
  await startPlanning(page, site.url, 6);
  await page.goto(`${site.url}/settings`);
  const forget = page.getByRole('button', { name: /^Forget / });
  await forget.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await forget.click();
  await page.getByRole('button', { name: 'Yes, forget' }).click();
  await page.getByText('No games are kept.').waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test('on a phone the dice, who shoots and the answers are on one screen', async () => {
  const me = await site.person({ size: { width: 390, height: 844 }, touch: true });
  const { page } = me;
  await startPlanning(page, site.url, 6);
  const glance = page.locator('.attack-glance');
  const answer = page.locator('[data-window] button[data-key="1"]');
  await playUntil(
    page,
    async () => (await glance.locator('[data-die]').first().isVisible()) && (await answer.isVisible()),
  );
  const tabs = (await page.locator('.panel-tabs').boundingBox())!;
  for (const part of [
    '.prompt-title',
    '.attack-glance',
    '[data-window] button[data-key="1"]',
    '[data-pass] button',
  ]) {
    const box = (await page.locator(part).first().boundingBox())!;
    expect({ part, isSeen: box.y >= 0 && box.y + box.height <= tabs.y }).toEqual({ part, isSeen: true });
  }
  expect(me.faults).toEqual([]);
  await me.close();
});
