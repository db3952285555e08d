import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';
import { legionPlayer, startSkirmish } from './play-legion.ts';
import { playOn, untilOpen } from './play-on.ts';
import { skirmishAt } from './scripted-armies.ts';
import { ScriptedTable } from './scripted-table.ts';

const site = liveSite();

const asked = (page: Page, kind: string) => page.locator(`.prompt[data-decision="${kind}"]`);

/** Presses the first answer that reads so. */
async function answer(page: Page, part: string): Promise<void> {
  await untilOpen(page);
  await page.locator(`[data-decision] [data-answer*='${part}']`).first().click();
}

/** The troopers are activated and about to move. */
async function atTheTool(page: Page): Promise<void> {
  await asked(page, 'chooseUnit').waitFor();
  await answer(page, '"troopers"');
  await asked(page, 'chooseAction').waitFor();
  await answer(page, '"move":"standard"');
  await asked(page, 'move').waitFor();
  await page.locator('[data-tool]').waitFor();
  await page.locator('.lg-move .spot-line[data-standing="legal"]').waitFor();
  await untilOpen(page);
}

const followers = (page: Page) =>
  page.locator('[data-follower]').evaluateAll((each) => each.map((one) => one.getAttribute('transform')));

const sliderSays = (page: Page, name: string) => page.locator(`[data-slider="${name}"] output`).textContent();

/** Where an element of the table is on the screen. */
async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(
  page: Page,
  selector: string,
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const { x, y } = await middleOf(page, selector);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 8 });
}

test('the tool is bent by its joint, everybody follows the leader, and one is moved by itself', async () => {
  const me = await site.person();
  const { page } = me;
  await ScriptedTable.lay(me, site.url, skirmishAt);
  await atTheTool(page);
  expect(await followers(page)).toHaveLength(4);
  await drag(page, '[data-joint="1"]', { x: 60, y: -10 });
  await page.mouse.up();
  await expect.poll(() => sliderSays(page, 'bend')).not.toBe('0°');
  await page.locator('.lg-move .spot-line[data-standing="legal"]').waitFor();
  await look(page, 'legion-move-bent-wide');
  const before = await followers(page);
  await drag(page, '[data-follower]', { x: -25, y: 25 });
  await page.mouse.up();
  await expect.poll(() => followers(page)).not.toEqual(before);
  await page.locator('.lg-move .spot-line[data-standing="legal"]').waitFor();
  await page.locator('[data-commit="move"]').click();
  await asked(page, 'move').waitFor({ state: 'detached' });
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a place where nobody may end is refused with its rule while the hand is there, and the nearest is offered', async () => {
  const me = await site.person();
  const { page } = me;
  await ScriptedTable.lay(me, site.url, skirmishAt);
  await atTheTool(page);
  const ghost = await middleOf(page, '[data-ghost] [data-hand="move"]');
  const house = await middleOf(page, '[data-piece="house"]');
  await drag(page, '[data-ghost] [data-hand="move"]', {
    x: (house.x - ghost.x) * 0.5,
    y: (house.y - ghost.y) * 0.5,
  });
  const line = page.locator('.lg-move .spot-line[data-standing="illegal"]');
  await line.waitFor();
  expect(await line.locator('a').getAttribute('href')).toMatch(/lg\.(?:move|terrain|vertical)\./);
  await page.getByRole('button', { name: 'Move as the rules allow' }).waitFor();
  await look(page, 'legion-move-refused-wide');
  await page.mouse.up();
  await page.locator('.lg-move .spot-line[data-standing="legal"]').waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test('keys and fingers do what the hand does', async () => {
  const me = await site.person({ size: PHONE, touch: true });
  const { page } = me;
  await ScriptedTable.lay(me, site.url, skirmishAt);
  await atTheTool(page);
  const more = page.locator('[data-slider="bend"]').getByRole('button', { name: 'Joint: more' });
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await more.tap();
  await expect.poll(() => sliderSays(page, 'bend')).toBe('5°');
  await page.locator('[data-slider="along"] input').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => sliderSays(page, 'along')).toBe('0 %');
  await page.locator('[data-speed="1"]').tap();
  await expect.poll(() => sliderSays(page, 'along')).toBe('100 %');
  await page.getByRole('checkbox', { name: /^Measure/ }).check();
  await page.locator('[data-enemy="storm"]').waitFor();
  await look(page, 'legion-move-phone');
  await page.locator('[data-commit="move"]').tap();
  await asked(page, 'move').waitFor({ state: 'detached' });
  expect(me.faults).toEqual([]);
  await me.close();
});

test('the table is set up by hand: colours, edges, battle cards with their zones, whole units in the zone', async () => {
  const me = await site.person();
  const { page } = me;
  await startSkirmish(page, site.url, { isSmall: true, placesByHand: true });
  const seen: string[] = [];
  const turns = await playOn(
    page,
    legionPlayer(5, async () => {
      const kind = await page.locator('[data-decision]').first().getAttribute('data-decision');
      if (kind === null || seen.includes(kind)) return false;
      seen.push(kind);
      await look(page, `legion-setup-${kind}-wide`);
      if (kind === 'eliminateCard') await page.locator('.lg-zones').first().waitFor();
      if (kind !== 'deploy') return false;
      // Carried out of its zone it is refused, and put down at the nearest place in it.
      await untilOpen(page);
      await drag(page, '[data-ghost] [data-hand="move"]', { x: 0, y: -200 });
      await page.locator('.lg-placing .spot-line[data-standing="illegal"]').waitFor();
      await look(page, 'legion-deploy-refused-wide');
      await page.mouse.up();
      await page.locator('.lg-placing .spot-line[data-standing="legal"]').waitFor();
      return false;
    }),
    (turn) => turn === 'selectCommandCard',
  );
  expect(turns).toContain('deploy');
  expect(turns).toContain('eliminateCard');
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a unit is looked at by any of its miniatures: numbers, weapons, keywords, cards', async () => {
  const me = await site.person();
  const { page } = me;
  await ScriptedTable.lay(me, site.url, skirmishAt);
  await asked(page, 'chooseUnit').waitFor();
  await page.locator('[data-roster="storm"] > button').click();
  const panel = page.locator('[data-look="storm"]');
  await panel.waitFor();
  for (const said of ['E-11 Blaster Rifle', 'Precise 1', 'DLT-19 Stormtrooper']) {
    await panel.getByText(said).first().waitFor();
  }
  await page.locator('[data-mark^="range storm"]').first().waitFor({ state: 'attached' });
  await look(page, 'legion-look-wide');
  expect(me.faults).toEqual([]);
  await me.close();
});
