import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { Desk } from './desk.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';

const site = liveSite();

test('an organiser is asked to keep the link, which opens the desk in a browser that knows nothing', async () => {
  const me = await site.person();
  const { page } = me;
  await Desk.make(page, site.url, 'Kept apart');
  const panel = page.getByRole('region', { name: 'Keep your link to this desk' });
  const link = await panel.getByRole('textbox', { name: 'My link to the desk' }).inputValue();
  const waiting = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save my link as a file' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('kept-apart-organiser-link.txt');
  expect(readFileSync(await file.path(), 'utf8')).toContain(link);
  await panel.getByRole('button', { name: 'I have kept it' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-next="announce"]').waitFor();
  expect(await panel.count()).toBe(0);
  const elsewhere = await site.person();
  await elsewhere.page.goto(link);
  await elsewhere.page.locator('[data-next="announce"]').waitFor();
  expect([...me.faults, ...elsewhere.faults]).toEqual([]);
});

test('a lost link of an organiser is replaced by another organiser, and the old one opens nothing', async () => {
  const [me, second, finder] = [await site.person(), await site.person(), await site.person()];
  const desk = await Desk.make(me.page, site.url, 'Lost and found');
  const panel = me.page.getByRole('textbox', { name: 'My link to the desk' });
  const lost = await panel.inputValue();
  await second.page.goto(await desk.linkOfOrganiser('Oscar'));
  const other = new Desk(second.page);
  await other.next('announce');
  await other.open('Judges and links');
  const olga = second.page.locator('[data-organiser="Olga"]');
  await olga.waitFor();
  expect(await second.page.locator('[data-organiser="Oscar"]').textContent()).toContain('you');
  await look(second.page, 'desk-organisers');
  expect(await barriers(second.page, 1)).toEqual([]);
  await olga.getByRole('button', { name: 'Make or replace the link of Olga' }).click();
  const fresh = await olga.getByRole('textbox', { name: 'Link of Olga' }).inputValue();
  // Whoever still has the old one is shown out at once, and nobody comes in with it.
  await me.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  await finder.page.goto(lost);
  await finder.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  await me.page.goto(fresh);
  await desk.next('announce');
  await desk.goOn();
  await other.next('nameJudge');
  expect([me, second, finder].flatMap(({ faults }) => faults)).toEqual([]);
});
