import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { PHONE } from './open-page.ts';

const site = liveSite();

test('the book of a game is found, read and searched', async () => {
  const me = await site.person({ language: 'pt', size: PHONE, touch: true });
  const { page } = me;
  await page.goto(`${site.url}/rules`);
  await page.getByRole('main').getByRole('link', { name: 'Legion' }).waitFor();
  expect(await barriers(page, 2)).toEqual([]);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/books-phone.png` });
  await page.getByRole('main').getByRole('link', { name: 'Legion' }).click();
  await page.getByRole('heading', { name: 'Livro de regras: Legion' }).waitFor();
  expect(await page.locator('a[href$="/rules/legion/coverage"]').count()).toBe(1);
  await page.getByRole('searchbox').fill('tiro de reação');
  await page.locator('.rulebook-found > [data-rule-entry="lg.standby.trigger"]').waitFor();
  expect(await barriers(page, 2)).toEqual([]);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/legion-phone.png` });
  expect(me.faults).toEqual([]);
  await me.close();
});

test('of every book it is counted which rules are shown', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(`${site.url}/rules/legion/coverage`);
  await page.getByRole('heading', { level: 1, name: 'How the rules are tested' }).waitFor();
  // A page that was built before the tests were run has no report, and says so.
  const told = page.locator('.coverage-summary, .coverage [role="status"]');
  expect(await told.textContent()).toMatch(/^\d+ of 1,?051 rules|built without a report/);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/legion-wide.png` });
  expect(me.faults).toEqual([]);
  await me.close();
});
