import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { startPlanning } from './start-battle.ts';

const site = liveSite();

test('both sides stand at the edge with what they have, and a click looks at the piece', async () => {
  const me = await site.person();
  const { page } = me;
  await page.setViewportSize({ width: 1440, height: 900 });
  await startPlanning(page, site.url, 6);
  const roster = page.getByRole('region', { name: 'Both sides' });
  const luke = roster.locator('[data-roster="s1"]');
  expect(await luke.textContent()).toContain('Luke Skywalker');
  expect(await luke.getByRole('img', { name: 'Hull 3 of 3' }).count()).toBe(1);
  expect(await luke.getByRole('img', { name: 'Shields 2 of 2' }).count()).toBe(1);
  expect(await roster.locator('[data-side="1"] [data-roster]').count()).toBe(2);
  expect(await roster.locator('[data-side="0"] header').textContent()).toMatch(
    /^Player 1 yours(\d+) of \1 points left$/,
  );
  await luke.getByRole('button').click();
  await page.locator('[data-look="s1"]').waitFor();
  await roster.locator('[data-roster="s2"]').getByRole('button').click();
  await page.locator('[data-look="s2"]').waitFor();
  // The strip names the same ships, and they can be clicked too.
  await page.locator('[data-turn="s1"]').getByRole('button').click();
  await page.locator('[data-look="s1"]').waitFor();

  expect(me.faults).toEqual([]);
  await me.close();
});

test('on a phone both sides are in a drawer behind a tab', async () => {
  const me = await site.person();
  const { page } = me;
  await page.setViewportSize({ width: 390, height: 844 });
  await startPlanning(page, site.url, 6);
  const roster = page.getByRole('region', { name: 'Both sides' });
  expect(await roster.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Sides' }).click();
  expect(await roster.locator('[data-roster]:visible').count()).toBe(3);
  await page.getByRole('button', { name: 'Question' }).click();
  await roster.waitFor({ state: 'hidden' });
  // Everybody is in the strip, in sight.
  const strip = page.locator('.strip-order');
  const box = (await strip.boundingBox())!;
  for (const chip of await strip.locator('[data-turn]').all()) {
    const { x, width } = (await chip.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(box.x + box.width + 1);
  }
  expect(me.faults).toEqual([]);
  await me.close();
});

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 1024, height: 768 }],
] as const)('on %s the drawer gives way to the piece that was chosen in it', async (_name, size) => {
  const me = await site.person({ size });
  const { page } = me;
  await startPlanning(page, site.url, 6);
  const roster = page.getByRole('region', { name: 'Both sides' });
  expect(await roster.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Sides' }).click();
  await roster.locator('[data-roster]').last().getByRole('button').first().click();
  await roster.waitFor({ state: 'hidden' });
  const looked = page.locator('.play-piece[data-looked]');
  await looked.waitFor();
  const piece = page.locator(`[data-piece="${await looked.getAttribute('data-looked')}"]`);
  await page.locator('.board-view:not([data-flying])').waitFor();
  await piece.click({ trial: true });
  expect(me.faults).toEqual([]);
  await me.close();
});
