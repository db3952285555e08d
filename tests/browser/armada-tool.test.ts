import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';
import { armadaPlayer, startFight } from './play-armada.ts';
import { playOn, untilOpen } from './play-on.ts';

const site = liveSite();

/** A battle that has come to the first course of a ship. */
async function atTheTool(page: Page): Promise<void> {
  await startFight(page, site.url, { rounds: 4 });
  const asked = () => page.locator('.prompt[data-decision="chooseCourse"]').isVisible();
  await playOn(page, armadaPlayer(3), asked);
  await untilOpen(page);
  await page.locator('[data-tool]').waitFor();
}

const clicks = (page: Page) => page.locator('.ar-course-clicks').allInnerTexts();

/** Where the ship in the hand is drawn. */
const ghostPlace = (page: Page) => page.locator('[data-tool] [data-joint]').last().getAttribute('transform');

test('a joint is pulled with the mouse, the ship is drawn where it comes to rest, and the referee agrees', async () => {
  const { page, faults } = await site.person();
  await atTheTool(page);
  const joint = page.locator('[data-tool] [data-joint]').last();
  const box = await joint.boundingBox();
  if (!box) throw new Error('the joint is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 60, { steps: 6 });
  await page.mouse.up();
  expect((await clicks(page)).some((each) => /\d right/.test(each))).toBe(true);
  await page.locator('.ar-course .spot-line[data-standing="legal"]').waitFor();
  await look(page, 'armada-tool-mouse');
  await page.locator('[data-commit="course"]').click();
  await page.locator('.prompt[data-decision="chooseCourse"]').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('keys choose a joint and click it, and the side of the tool is changed', async () => {
  const { page, faults } = await site.person();
  await atTheTool(page);
  const first = page.locator('[data-joint-row="0"]').getByRole('button').last();
  await first.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => clicks(page)).toContain('1 left');
  const before = await ghostPlace(page);
  await page.locator('[data-side-of-tool][aria-pressed="false"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => ghostPlace(page)).not.toBe(before);
  await page.locator('[data-tool] [data-joint]').last().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => clicks(page)).not.toContain('1 left');
  expect(faults).toEqual([]);
});

test('on a phone joints are bent by big buttons, and the course is flown by a tap', async () => {
  const { page, faults } = await site.person({ size: PHONE, touch: true });
  await atTheTool(page);
  const bend = page.locator('.ar-course-joint button:not([disabled])').first();
  const box = await bend.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await bend.tap();
  await expect.poll(async () => (await clicks(page)).some((each) => /\d (left|right)/.test(each))).toBe(true);
  await page.locator('.ar-course .spot-line[data-standing="legal"]').waitFor();
  await look(page, 'armada-tool-phone');
  await page.locator('[data-commit="course"]').tap();
  await page.locator('.prompt[data-decision="chooseCourse"]').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
