import { expect, test } from 'vitest';
import { takeLinks } from './link-game.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';
import { startBattle } from './start-battle.ts';

const site = liveSite({ KEEP_WAITING: '3', KEEP_GAMES: '1' });
const forEver = liveSite({ KEEP_WAITING: '0', KEEP_GAMES: '0' });

test('whoever makes a table, and whoever is invited, is told for how long this server keeps it', async () => {
  const [host, friend] = await Promise.all([site.person(), site.person({ size: PHONE, touch: true })]);
  const { page } = host;
  await page.goto(`${site.url}/start/xwing?mode=link`);
  const note = page.locator('[data-keeping]');
  await note.waitFor();
  expect(await note.textContent()).toBe(
    'Kept on the server for a day after the last move. With a free seat: for 3 days. What is kept',
  );
  await look(page, 'keeping-start-wide');
  // Against the computer no seat stays free.
  await page.getByText('Against the computer').click();
  expect(await note.textContent()).toBe('Kept on the server for a day after the last move.  What is kept');
  await startBattle(page, site.url, {
    mode: 'With a friend by link',
    squads: { 'Your squad': 'One X-wing' },
    rounds: 4,
  });
  const { invitation } = await takeLinks(page);
  await friend.page.goto(invitation);
  const told = friend.page.locator('[data-keeping]');
  await told.waitFor();
  expect(await told.textContent()).toContain('for a day after the last move');
  await told.scrollIntoViewIfNeeded();
  await look(friend.page, 'keeping-join-phone');
  await told.getByRole('link', { name: 'What is kept' }).click();
  await friend.page.getByRole('heading', { name: 'What the server keeps' }).waitFor();
  const section = friend.page.locator('#keeping');
  expect(await section.getByRole('listitem').allTextContents()).toEqual([
    'A table with a free seat is deleted 3 days after somebody last sat down.',
    'A game is deleted a day after its last move, finished or not.',
    'A shared replay is deleted a day after it was shared; an event, with all its games, a day after the last thing that was done there.',
  ]);
  await look(friend.page, 'keeping-phone');
  const { y } = (await section.boundingBox())!;
  expect(y).toBeLessThan(PHONE.height);
  expect([...host.faults, ...friend.faults]).toEqual([]);
});

test.each([
  ['es', 'Qué guarda el servidor y por cuánto tiempo', 'Qué guarda el servidor', 'se borra un día después'],
  ['pt', 'O que o servidor guarda, e por quanto tempo', 'O que o servidor guarda', 'é apagada um dia depois'],
] as const)('the foot of every page leads to it, in %s too', async (language, link, title, words) => {
  const { page, faults } = await site.person({ language });
  await page.goto(`${site.url}/rules/xwing`);
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await page.locator('#keeping').getByText(words).first().waitFor();
  expect(faults).toEqual([]);
});

test('on a phone the words stand above the button, without scrolling, and nothing is cut off', async () => {
  const { page, faults } = await site.person({ language: 'pt', size: PHONE, touch: true });
  await page.goto(`${site.url}/start/xwing?mode=link`);
  const note = page.locator('[data-keeping]');
  await note.waitFor();
  const { x, y, width, height } = (await note.boundingBox())!;
  const button = (await page.locator('.start-button').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(button.y);
  expect([x >= 0, x + width <= PHONE.width, button.y + button.height <= PHONE.height]).toEqual([
    true,
    true,
    true,
  ]);
  await look(page, 'keeping-start-phone');
  expect(faults).toEqual([]);
});

test('a server that deletes nothing says so', async () => {
  const { page, faults } = await forEver.person();
  await page.goto(`${forEver.url}/settings#keeping`);
  await page.locator('#keeping li').first().waitFor();
  expect(await page.locator('#keeping').getByRole('listitem').allTextContents()).toEqual([
    'A table with a free seat stays until whoever runs the server clears it away.',
    'Games, shared replays and events stay until whoever runs the server deletes them.',
  ]);
  await look(page, 'keeping-wide');
  await page.goto(`${forEver.url}/start/xwing?mode=link`);
  await page.locator('[data-keeping="0"]').waitFor();
  expect(await page.locator('[data-keeping]').textContent()).toBe(
    'Kept on the server without a time limit.  What is kept',
  );
  expect(faults).toEqual([]);
});
