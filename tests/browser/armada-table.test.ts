import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { armadaPlayer, startFight } from './play-armada.ts';
import { playOn, pressUntil, untilOpen } from './play-on.ts';

const site = liveSite();

async function takeScreen(page: Page, name: string): Promise<void> {
  const screen = page.getByRole('dialog', { name: `Hand the screen to ${name}` });
  await screen.getByRole('button', { name: `I am ${name}` }).click();
  await screen.waitFor({ state: 'detached' });
}

/** Fills the stack that is shown with one command. */
async function fillStack(page: Page, command: string): Promise<void> {
  const stack = page.locator('[data-stack]').first();
  const empty = page.locator('[data-slot][data-command="none"]');
  const isSet = async () => (await stack.getAttribute('data-set')) === 'true';
  for (let left = await empty.count(); left > 0 && !(await isSet()); left = await empty.count()) {
    const button = page.locator('.ar-stack-command', { hasText: command });
    await pressUntil(button, async () => (await empty.count()) < left || (await isSet()));
  }
  await page.locator('[data-stack][data-set="true"]').waitFor();
}

const ready = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true });

test('two at one screen set their dials behind a privacy screen, and what was set is taken back', async () => {
  const both = await site.person();
  const { page } = both;
  await startFight(page, site.url, { rounds: 4, isSmall: true, mode: 'Two at one screen' });
  const screen = page.getByRole('dialog', { name: /^Hand the screen to/ });
  await screen.waitFor();
  expect(await page.locator('[data-decision]').count()).toBe(0);
  await takeScreen(page, 'Player 1');
  await fillStack(page, 'Repair');
  await page.keyboard.press('u');
  await page.locator('[data-stack][data-set="false"]').waitFor();
  await fillStack(page, 'Concentrate Fire');
  await pressUntil(ready(page), () => screen.isVisible());
  // A dial of the other player is nowhere on the page.
  const own = page.locator('[data-decision], [data-stack], [data-slot]');
  expect(await own.count()).toBe(0);
  await takeScreen(page, 'Player 2');
  await fillStack(page, 'Navigate');
  const shown = await page.locator('.roster, [role="log"], [data-decision]').allInnerTexts();
  expect(shown.join(' ')).not.toContain('is given Concentrate Fire');
  await pressUntil(ready(page), async () => !(await ready(page).isVisible()));
  await page.getByText('Ship phase', { exact: true }).first().waitFor();
  expect(both.faults).toEqual([]);
  await both.close();
});

test('practice shows which batteries a course leads into, and how far those of a ship reach', async () => {
  const me = await site.person();
  const { page } = me;
  await startFight(page, site.url, { rounds: 4, isSmall: true });
  const tool = page.locator('.prompt[data-decision="chooseCourse"]');
  await playOn(page, armadaPlayer(3), () => tool.isVisible());
  await untilOpen(page);
  await page.getByRole('checkbox', { name: /^Practice/ }).check();
  await page.locator('.roster').getByText('Assault Frigate').first().click();
  await page.locator('[data-mark^="battery"]').first().waitFor({ state: 'attached' });
  await look(page, 'armada-practice');
  // Questions that can change nothing go by, as the reader's settings want it.
  expect(me.frames.some((frame) => frame.includes('"when":"idle"'))).toBe(true);
  expect(me.faults).toEqual([]);
  await me.close();
});
