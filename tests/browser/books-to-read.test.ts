import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { PHONE } from './open-page.ts';

const site = liveSite();

test('the book of a game that is not played yet is found, read and searched, and says so', async () => {
  const me = await site.person({ language: 'pt', size: PHONE, touch: true });
  const { page } = me;
  const said = page.getByText('Este jogo ainda não é jogado aqui');
  await page.goto(`${site.url}/rules`);
  await said.waitFor();
  expect(await barriers(page, 2)).toEqual([]);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/books-phone.png` });
  await page.getByRole('main').getByRole('link', { name: 'Legion' }).click();
  await page.getByRole('heading', { name: 'Livro de regras: Legion' }).waitFor();
  await said.waitFor();
  expect(await page.locator('a[href$="/coverage"]').count()).toBe(0);
  await page.getByRole('searchbox').fill('tiro de reação');
  await page.locator('.rulebook-found > [data-rule-entry="lg.standby.trigger"]').waitFor();
  expect(await barriers(page, 2)).toEqual([]);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/legion-phone.png` });
  expect(me.faults).toEqual([]);
  await me.close();
});

test('nothing is counted of a book by which nobody plays', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(`${site.url}/rules/legion/coverage`);
  await page.getByRole('heading', { name: 'Rulebook: Legion' }).waitFor();
  expect(await page.locator('.coverage-summary').count()).toBe(0);
  if (process.env.LOOK) {
    await page.goto(`${site.url}/rules/legion`);
    await page.getByRole('searchbox').waitFor();
    await page.screenshot({ path: `${process.env.LOOK}/legion-wide.png` });
  }
  expect(me.faults).toEqual([]);
  await me.close();
});
