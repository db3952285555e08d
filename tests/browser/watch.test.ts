import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { makeTable, sitDown } from './link-game.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';

const site = liveSite();

test('a game is watched at its address, before it begins and after, by both names', async () => {
  const [host, friend, stranger] = await Promise.all([
    site.person(),
    site.person(),
    site.person({ size: PHONE, touch: true }),
  ]);
  const { invitation, watch } = await makeTable(host.page, site.url);
  const address = host.page.url();
  const { page } = stranger;
  await page.goto(address);
  await page.getByRole('heading', { name: 'The game has not begun yet' }).waitFor();
  await expect.poll(() => page.title()).toBe('Player 1 – Empty seat – Sortie');
  expect(await barriers(page)).toEqual([]);
  await look(page, 'watch-before-phone');
  await sitDown(friend.page, invitation);
  await page.locator('#play-board').waitFor();
  await page.getByText('You are looking on.').waitFor();
  await expect.poll(() => page.title()).toBe('Player 1 – Player 2 – Sortie');
  expect(await page.locator('[data-decision]').count()).toBe(0);
  await page.reload();
  await page.getByText('You are looking on.').waitFor();

  await page.goto(watch.replace(/#watch=.*/, '#watch=wrong'));
  await page.getByRole('heading', { name: 'This link to look on is wrong' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await look(page, 'watch-wrong-phone');
  await page.getByRole('button', { name: 'Look on' }).click();
  await page.getByText('You are looking on.').waitFor();
  expect([...host.faults, ...friend.faults, ...stranger.faults]).toEqual([]);
});

test('a game that nobody may look on and one that is not there are told apart', async () => {
  const [host, stranger] = await Promise.all([site.person(), site.person()]);
  await host.page.goto(`${site.url}/start?mode=link`);
  await host.page.getByText('More options').click();
  await host.page.getByRole('checkbox', { name: 'Others may look on with a link' }).uncheck();
  await host.page.getByRole('button', { name: 'Make the table and invite' }).click();
  await host.page.getByRole('heading', { name: 'Waiting for your friend' }).waitFor();
  const { page } = stranger;
  await page.goto(host.page.url());
  await page.getByRole('heading', { name: 'Nobody may look on at this game' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await look(page, 'watch-closed-wide');
  await page.goto(`${site.url}/game/nothing-here`);
  await page.getByRole('heading', { name: 'There is no such game' }).waitFor();
  expect([...host.faults, ...stranger.faults]).toEqual([]);
});
