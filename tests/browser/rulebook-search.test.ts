import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { PHONE } from './open-page.ts';

const site = liveSite();

test('the rulebook finds what players say, with an error in it, and cards by their names', async () => {
  const me = await site.person({ language: 'es', size: PHONE, touch: true });
  const { page } = me;
  await page.goto(`${site.url}/rules/xwing`);
  const field = page.getByRole('searchbox');
  const first = page.locator('.rulebook-found [data-rule-entry]').first();
  for (const [query, rule] of [
    ['chocar', 'xw.overlap.definition'],
    ['koigran', 'xw.maneuver.bearing.koiogran'],
  ] as const) {
    await field.fill(query);
    await page.locator(`.rulebook-found > [data-rule-entry="${rule}"]`).waitFor();
    expect(await first.getAttribute('data-rule-entry')).toBe(rule);
  }
  await field.fill('push the limit');
  const card = page.locator('[data-card="ept:pushthelimit"]');
  await card.getByRole('heading', { name: 'Push the Limit' }).waitFor();
  expect(await barriers(page, 2)).toEqual([]);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/search-phone.png` });
  await card.getByRole('link').first().click();
  await page.locator('.rule-chosen').waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/xwing/xw.action.free.definition');
  expect(me.faults).toEqual([]);
  await me.close();
});
