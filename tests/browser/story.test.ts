import { expect, test } from 'vitest';
import { makeTable, sitDown } from './link-game.ts';
import { liveSite } from './live-site.ts';
import { PHONE } from './open-page.ts';
import { choices, forward, playOn } from './play-on.ts';
import { againstComputer, startBattle } from './start-battle.ts';

const site = liveSite();

test('a deed is one line that opens to what it is made of, and fights can be read alone', async () => {
  const me = await site.person();
  const { page } = me;
  await startBattle(page, site.url, againstComputer(4));
  const log = page.getByRole('log');
  const action = log.locator('details', { hasText: 'Luke Skywalker performs an action: focus.' }).first();
  await playOn(page, { pick: choices(3), wishes: forward }, () => action.isVisible());

  expect(await log.getByText('Luke Skywalker gets 1 focus token.').count()).toBe(0);
  await action.locator('summary').click();
  await action.getByText('Luke Skywalker gets 1 focus token.').waitFor();
  expect(await action.locator('[data-rule="xw.action.focus.icon"]').count()).toBe(1);
  await action.locator('summary').click();
  await action.getByText('Luke Skywalker gets 1 focus token.').waitFor({ state: 'detached' });

  // What happened is said once, and not again for each of its parts.
  expect(await page.locator('[data-just-happened]').textContent()).not.toContain('gets 1 focus token');

  const round = page.getByText('Round 2', { exact: true });
  await playOn(page, { pick: choices(3), wishes: forward }, () => round.isVisible());
  await page.getByRole('button', { name: 'Fights' }).click();
  await log
    .getByText(/^No attack from |attacks/)
    .first()
    .waitFor();
  expect(await log.getByText('Planning phase.').count()).toBe(0);
  expect(await log.getByText('Luke Skywalker performs an action: focus.').count()).toBe(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await log.getByText('Planning phase.').first().waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test('people talk apart from the log, with a mark for what was not read, and their words are left alone', async () => {
  const [host, friend] = await Promise.all([site.person(), site.person({ size: PHONE, touch: true })]);
  const { invitation } = await makeTable(host.page, site.url);
  await sitDown(friend.page, invitation);
  await host.page.locator('#play-board').waitFor();

  await host.page.keyboard.press('t');
  const box = host.page.getByRole('textbox', { name: 'Say something to the table' });
  await box.waitFor();
  await host.page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await host.page.keyboard.type('gg :)');
  await host.page.keyboard.press('Enter');
  const said = host.page.getByRole('list', { name: 'What people say' });
  await said.getByText('gg :)', { exact: true }).waitFor();
  expect(await host.page.locator('[data-unread]').count()).toBe(0);

  // On a phone the mark stands on the tab of the log, then on that of the talk.
  await friend.page.getByRole('button', { name: /Log.*1 new message/ }).click();
  await friend.page.getByRole('button', { name: /^Talk.*1 new message/ }).click();
  await friend.page.getByText('gg :)', { exact: true }).waitFor();
  await friend.page.locator('[data-unread]').waitFor({ state: 'detached' });
  expect(await friend.page.getByRole('log').count()).toBe(0);
  await friend.page.getByRole('button', { name: 'Good luck, have fun!' }).click();
  await said.getByText('Good luck, have fun!', { exact: true }).waitFor();

  await host.page.getByRole('button', { name: 'Log', exact: true }).click();
  expect(await host.page.getByRole('log').textContent()).not.toContain('gg');
  await friend.page.getByRole('button', { name: 'Thanks!' }).click();
  await host.page.locator('[data-unread="1"]').waitFor();
  expect([...host.faults, ...friend.faults]).toEqual([]);
  await Promise.all([host.close(), friend.close()]);
});
