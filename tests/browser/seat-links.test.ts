import { join } from 'node:path';
import Database from 'libsql';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { makeTable, sitDown } from './link-game.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';
import { choices, forward, playOn } from './play-on.ts';
import { serverWithin } from './server-within.ts';

const site = liveSite();
const server = serverWithin();

function tokensOn(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('sortie.games')!) as { readonly tokens: never }[])[0]!.tokens,
  );
}

/** A page of somebody else sends its reader there. */
async function sentTo(page: Page, address: string): Promise<void> {
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Elsewhere</title><script>location.assign(${JSON.stringify(address)})</script>`,
    }),
  );
  await page.goto('https://elsewhere.example/').catch(() => undefined);
  await page.unroute('https://elsewhere.example/');
}

test('a link of a foreign page takes no seat away, and a good one only when it is wanted', async () => {
  const [host, friend] = [await site.person({ size: PHONE, touch: true }), await site.person()];
  const { page } = host;
  const { invitation } = await makeTable(page, site.url);
  const table = page.url();
  const own = await tokensOn(page);
  const waiting = page.getByRole('heading', { name: 'Waiting for your friend' });

  await sentTo(page, `${table}#seat=p1:nonsense`);
  await page.getByRole('alertdialog', { name: 'Another seat at this table?' }).waitFor();
  expect(await tokensOn(page)).toEqual(own);
  expect(await barriers(page, 2)).toEqual([]);
  await look(page, 'another-seat');
  await page.getByRole('button', { name: 'Keep my seat' }).click();
  await waiting.waitFor();
  expect(new URL(page.url()).hash).toBe('');

  await sentTo(page, `${table}#seat=p1:nonsense`);
  await page.getByRole('button', { name: 'Use the link' }).click();
  await page.getByRole('heading', { name: 'The link is not valid' }).waitFor();
  expect(await tokensOn(page)).toEqual(own);
  await page.getByRole('link', { name: 'To my seat' }).click();
  await waiting.waitFor();

  // A token of another seat opens that one and no other.
  await sitDown(friend.page, invitation);
  const { p2 } = await tokensOn(friend.page);
  await sentTo(page, `${table}#seat=p1:${p2}`);
  await page.getByRole('button', { name: 'Use the link' }).click();
  await page.getByRole('heading', { name: 'The link is not valid' }).waitFor();
  expect(await tokensOn(page)).toEqual(own);
  // One's own link asks nothing.
  await page.goto(`${table}#seat=p1:${own.p1}`);
  await page.locator('#play-board').waitFor();
  await sentTo(page, `${table}#seat=p2:${p2}`);
  await page.getByRole('button', { name: 'Use the link' }).click();
  await page.locator('#play-board, .privacy-screen').first().waitFor();
  expect(await tokensOn(page)).toEqual({ ...own, p2 });
  expect(host.faults).toEqual([]);
});

test('a link with a wrong token seats nobody who had no seat either', async () => {
  const [host, other] = [await site.person(), await site.person()];
  await makeTable(host.page, site.url);
  await other.page.goto(`${host.page.url()}#seat=p1:nonsense`);
  await other.page.getByRole('heading', { name: 'This seat was taken back' }).waitFor();
  expect(await other.page.evaluate(() => localStorage.getItem('sortie.games'))).toBeNull();
});

test('a game that is damaged is told from a line that is broken, and not tried for ever', async () => {
  const [host, friend] = [await site.person(), await site.person()];
  const { invitation } = await makeTable(host.page, server.url);
  await sitDown(friend.page, invitation);
  const people = [host.page, friend.page];
  await Promise.all(
    people.map((page, place) =>
      playOn(
        page,
        { pick: choices(place), wishes: forward },
        async () => (await host.page.getByText('Round 1', { exact: true }).count()) > 0,
      ),
    ),
  );
  const id = /\/game\/([\w-]+)/.exec(host.page.url())![1]!;
  const opened: string[] = [];
  await server.betweenRuns({}, (folder) => {
    const file = new Database(join(folder, 'sortie.db'));
    file.prepare('delete from entries where game = ? and number = 0').run(id);
    file.close();
  });
  const damaged = { name: 'This game is damaged' };
  for (const page of people) await page.getByRole('heading', damaged).waitFor();
  await look(host.page, 'damaged-game');
  host.page.on('websocket', (socket) => opened.push(socket.url()));
  // Longer than the longest pause between two tries.
  await host.page.evaluate(() => {
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await host.page.reload();
  await host.page.getByRole('heading', damaged).waitFor();
  expect(opened).toHaveLength(1);
  expect(await tokensOn(host.page)).toHaveProperty('p1');
});
