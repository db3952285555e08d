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
  await host.page.goto(`${site.url}/start/xwing?mode=link`);
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

test('the gallery speaks to everybody, and a player turns it off', async () => {
  const [host, friend, zoe] = await Promise.all([
    site.person(),
    site.person({ size: PHONE, touch: true }),
    site.person(),
  ]);
  const { invitation } = await makeTable(host.page, site.url);
  await sitDown(friend.page, invitation);
  await zoe.page.goto(host.page.url());
  await zoe.page.getByText('You are looking on.').waitFor();
  await zoe.page.getByRole('button', { name: 'Talk' }).click();
  await zoe.page.getByRole('textbox', { name: 'Your name' }).fill('Zoë');
  const box = zoe.page.getByRole('textbox', { name: 'Say something from the gallery' });
  await box.fill('Well flown!');
  await box.press('Enter');
  await zoe.page.locator('.gallery-list').getByText('Well flown!').waitFor();
  expect(await barriers(zoe.page)).toEqual([]);
  await look(zoe.page, 'gallery-onlooker-wide');

  // Somebody who is not looking at the talk is told that there is something new.
  await host.page.locator('.story-tabs [data-unread="1"]').waitFor();
  await friend.page.locator('.panel-tabs').getByText('1 new message').waitFor();
  await look(host.page, 'gallery-unread-wide');
  await look(friend.page, 'gallery-unread-phone');
  await host.page.getByRole('button', { name: 'Talk' }).click();
  await host.page.locator('[data-unread]').waitFor({ state: 'detached' });
  const heard = host.page.locator('.gallery-list');
  await heard.waitFor();
  expect(await heard.textContent()).toContain('Zoë looks on Well flown!');
  expect(await host.page.getByRole('textbox', { name: 'Say something from the gallery' }).count()).toBe(0);
  await look(host.page, 'gallery-player-wide');
  await friend.page.locator('.panel-tabs').getByRole('button', { name: 'Log' }).click();
  await friend.page.getByRole('button', { name: 'Talk' }).click();
  await friend.page.locator('.gallery-list').waitFor();
  expect(await barriers(friend.page, 1)).toEqual([]);
  await look(friend.page, 'gallery-player-phone');

  const shown = host.page.getByRole('checkbox', { name: 'Show what those who look on say' });
  await shown.uncheck();
  expect(await heard.count()).toBe(0);
  await host.page.reload();
  await host.page.getByRole('button', { name: 'Talk' }).click();
  await shown.waitFor();
  expect(await shown.isChecked()).toBe(false);
  // Far more than a gallery may say at once.
  for (let count = 0; count < 9; count++) {
    await box.fill(`Again ${count}`);
    await box.press('Enter');
  }
  await zoe.page.getByText('That was too much at once.').waitFor();
  expect([...host.faults, ...friend.faults, ...zoe.faults]).toEqual([]);
});

test('two at one screen are watched at their address only where they allow it', async () => {
  const [both, stranger] = await Promise.all([site.person(), site.person({ size: PHONE, touch: true })]);
  const begin = async (mayLookOn: boolean) => {
    await both.page.goto(`${site.url}/start/xwing?mode=hotseat`);
    await both.page.getByText('More options').click();
    await both.page.getByRole('checkbox', { name: 'Others may look on with a link' }).setChecked(mayLookOn);
    await both.page.getByRole('button', { name: 'Start the battle' }).click();
    await both.page.getByRole('dialog', { name: /^Hand the screen to/ }).waitFor();
  };
  await begin(true);
  await stranger.page.goto(both.page.url());
  await stranger.page.getByText('You are looking on.').waitFor();
  expect(await stranger.page.locator('[data-decision]').count()).toBe(0);
  await look(stranger.page, 'watch-hot-seat-phone');
  await begin(false);
  await stranger.page.goto(both.page.url());
  await stranger.page.getByRole('heading', { name: 'Nobody may look on at this game' }).waitFor();
  // The two still see the table together.
  await both.page.getByRole('button', { name: 'I am Player 1' }).click();
  await both.page.locator('[data-dial]').first().waitFor();
  await both.page.getByRole('button', { name: 'Menu' }).click();
  expect(await both.page.getByRole('button', { name: 'Invite someone to look on' }).count()).toBe(0);
  expect([...both.faults, ...stranger.faults]).toEqual([]);
});
