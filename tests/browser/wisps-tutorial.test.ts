import { expect, test } from 'vitest';
import { testSite } from '../test-games/test-site.ts';

const site = testSite();

test('the page teaches any game that brings a tutorial, with nothing but its steps', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(site.url);
  await page.getByRole('group', { name: 'Which game?' }).getByRole('button', { name: 'Wisps' }).click();
  await page.getByRole('link', { name: 'New here? Learn it in ten minutes' }).click();
  const at = (step: string) => page.locator(`.coach[data-step="${step}"]`);
  const answer = (given: string) =>
    page.locator(`#play-ask [data-answer='${given}']:not([disabled])`).first();
  await at('bid').waitFor();
  await expect
    .poll(async () => {
      if (await page.locator('[data-instead]').isVisible()) return true;
      await answer('0').click();
      return false;
    })
    .toBe(true);
  for (const step of ['bid', 'choose', 'move', 'flash']) {
    await at(step).waitFor();
    await expect.poll(() => page.locator('.pointed-at-ring').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  await at('end').waitFor();
  expect(await page.locator('.coach').textContent()).toContain('5 of 5');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('[data-piece="p1-1"]').waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});
