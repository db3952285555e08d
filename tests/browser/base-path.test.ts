import { readFileSync } from 'node:fs';
import { games } from '@sortie/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesFolder, releasedReplays } from '../engines/released-games.ts';
import { Desk } from './desk.ts';
import { makeTable, sitDown } from './link-game.ts';
import { liveSite } from './live-site.ts';
import { PathProxy } from './path-proxy.ts';
import { untilReplay, verdict } from './replay-place.ts';
import { againstComputer, startBattle, startPlanning } from './start-battle.ts';

const PATH = '/club/sortie';

const site = liveSite({ BASE_PATH: PATH, TRUST_PROXY: '1' });
let proxy: PathProxy;
beforeAll(async () => {
  proxy = await PathProxy.before(site.url, PATH);
});
afterAll(() => proxy.stop());

/** Everything that a page asks of its host beside what is below the path. */
function strayRequests(page: Page): string[] {
  const stray: string[] = [];
  const note = (url: string) => {
    const { protocol, pathname } = new URL(url);
    if (/^(?:http|ws)/.test(protocol) && !pathname.startsWith(`${PATH}/`)) stray.push(url);
  };
  page.context().on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return stray;
}

/** The first dial of this browser is set, which the server has then stored. */
async function setDial(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  await page.locator('.maneuver-grid [data-answer]').first().click();
  await page.locator('[data-dial][data-set="true"]').first().waitFor();
}

test('two people play behind a proxy that gives the table a path of another site', async () => {
  const [host, friend] = await Promise.all([site.person(), site.person()]);
  const stray = [strayRequests(host.page), strayRequests(friend.page)];
  const { invitation, watch } = await makeTable(host.page, `${proxy.url}/`);
  expect(invitation).toMatch(new RegExp(`^${proxy.url}/join/[\\w-]+/p2#`));
  expect(watch).toMatch(new RegExp(`^${proxy.url}/game/[\\w-]+#watch=`));
  await sitDown(friend.page, invitation);
  await friend.page.waitForURL(`${proxy.url}/game/*`);
  await setDial(friend.page);
  // A page that is loaded anew at an address in the depth of the site comes back to its seat.
  await friend.page.reload();
  await friend.page.locator('[data-dial][data-set="true"]').first().waitFor();
  // A rule opens over the table, and in the book beside it.
  await host.page.goto(`${proxy.url}/rules/xwing/xw.stress.no-red`);
  const rule = host.page.locator('[data-rule-entry="xw.stress.no-red"]');
  expect(await rule.locator('.rule-anchor').getAttribute('href')).toBe(
    `${PATH}/rules/xwing/xw.stress.no-red`,
  );
  await host.page.getByRole('link', { name: 'Settings' }).click();
  await host.page.waitForURL(`${proxy.url}/settings`);
  await host.page.goBack();
  await rule.waitFor();
  expect(stray).toEqual([[], []]);
  expect([...host.faults, ...friend.faults]).toEqual([]);
  expect(proxy.own).toEqual([]);
});

test('a replay of older rules finds its engine below the path, also where the dice are checked', async () => {
  const old = ['xwing-1', 'xwing-2'].flatMap((rules) =>
    games.kits.some((kit) => kit.rules === rules) ? [] : releasedReplays(rules),
  );
  const { rules, name } = old.find(({ document }) => document.fairness !== undefined)!;
  const { page, faults } = await site.person();
  const stray = strayRequests(page);
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${proxy.url}/replay`);
  const buffer = Buffer.from(readFileSync(gamesFolder(rules) + name, 'utf8'));
  await page
    .getByLabel('Open a replay file')
    .last()
    .setInputFiles({ name, mimeType: 'application/json', buffer });
  await untilReplay(page);
  await page.waitForURL(new RegExp(`^${proxy.url}/replay\\?file`));
  expect(await verdict(page)).toMatch(/^Unchanged/);
  expect(fetched.filter((path) => path === `${PATH}/engines/${rules}.js`).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = page.getByRole('link', { name: `${proxy.url}/replay/` });
  await shared.click();
  await untilReplay(page);
  expect(stray).toEqual([]);
  expect(faults).toEqual([]);
});

test('an event behind the proxy gives links that lead back to it', async () => {
  const { page, faults } = await site.person();
  const stray = strayRequests(page);
  await Desk.make(page, proxy.url, 'A small event');
  const link = await page.getByRole('textbox', { name: 'Link of the event, for everybody' }).inputValue();
  expect(link).toMatch(new RegExp(`^${proxy.url}/event/[\\w-]+$`));
  const guest = await site.person();
  await guest.page.goto(link);
  await guest.page.getByRole('heading', { name: 'A small event' }).waitFor();
  expect(stray).toEqual([]);
  expect([...faults, ...guest.faults]).toEqual([]);
});

test('without a proxy the table is below the path as well, and the host leads there', async () => {
  const { page, faults } = await site.person();
  const stray = strayRequests(page);
  await startPlanning(page, `${new URL(site.url).origin}/`, 4);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${PATH}/game/`));
  expect(stray).toEqual([`${new URL(site.url).origin}/`]);
  expect(faults).toEqual([]);
  await startBattle(page, site.url, againstComputer(4));
  await page.locator('[data-dial]').first().waitFor();
});
