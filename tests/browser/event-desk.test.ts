/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Desk, NAMES, sayOverLine } from './desk.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';

const site = liveSite();

test('an event of eight from making to its second round, with a dispute, a correction and a swap', async () => {
  const me = await site.person();
  const { page } = me;
  const desk = await Desk.make(page, site.url, 'Aces of the north');
  // The token is in no address that could be shown around.
  expect(page.url()).toMatch(/\/event\/[\w-]+\?as=organiser$/);
  await look(page, 'desk-new');
  await desk.starts();

  // The draft is the organiser's: two change places before anybody sees it.
  await desk.goOn();
  await desk.next('publishRound');
  await look(page, 'desk-draft');
  const names = page.locator('.draft-pair .draft-name');
  const before = await names.allTextContents();
  expect(before.toSorted()).toEqual(NAMES.toSorted());
  await names.nth(0).click();
  await page.getByText(`${before[0]} is picked.`, { exact: false }).waitFor();
  await names.nth(2).click();
  await page.getByRole('button', { name: `Swap ${before[0]} and ${before[2]}` }).click();
  await expect
    .poll(() => names.allTextContents())
    .toEqual([before[2], before[1], before[0], ...before.slice(3)]);
  await page
    .locator('.draft-why-noted, .draft-why', { hasText: 'put together by the organiser' })
    .first()
    .waitFor();
  await desk.goOn();

  // Two phones that do not agree.
  await desk.next('startClock');
  const [first] = await desk.tables();
  const [one = '', other = ''] = first!.two;
  const links = [await desk.linkOf(one), await desk.linkOf(other)];
  await desk.open('Desk');
  await desk.goOn();
  await desk.next('collectResults');
  for (const [place, link] of links.entries()) {
    const result = { kind: 'played', missionPoints: [100, place === 0 ? 62 : 80], winner: 0 };
    const command = { kind: 'reportResult', round: 1, table: first!.table, result };
    expect(await sayOverLine(page, { link, command })).toMatchObject({ kind: 'result' });
  }
  const dispute = page.locator(`[data-dispute="${first!.table}"]`);
  await dispute.waitFor();
  expect(await dispute.locator('strong').allTextContents()).toEqual([
    `${one} 100, ${other} 62: ${one} wins`,
    `${one} 100, ${other} 80: ${one} wins`,
  ]);
  await look(page, 'desk-dispute');
  await page.getByRole('button', { name: `Take this (what ${other} says)` }).click();
  await desk.tableIs(first!.table, 'settled');
  await dispute.waitFor({ state: 'detached' });

  // The rest from slips.
  for (const { table } of (await desk.tables()).slice(1)) await desk.enters(table, 50 + table, 10);
  await look(page, 'desk-results');
  await desk.publishes();

  // A result of round one was wrong: standings follow, the published pairing stays.
  const paired = await desk.tables();
  const why = 'The slip was misread.';
  await desk.corrects({ round: 1, table: first!.table, points: { [one]: 10 }, why });
  expect(await page.locator('[data-differs]').count()).toBeGreaterThan(0);
  await look(page, 'desk-correction');
  await desk.open('Desk');
  expect(await desk.tables()).toEqual(paired);

  // Who did what, and when.
  await desk.open('Log');
  await page.locator('.event-log li').first().waitFor();
  const log = await page.locator('.event-log').textContent();
  expect(log).toContain('Olga');
  expect(log).toContain('The slip was misread.');
  await look(page, 'desk-log');
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a CSV with faults is refused row by row, and nothing of it is taken', async () => {
  const me = await site.person();
  const { page } = me;
  const desk = await Desk.make(page, site.url, 'Rows');
  await desk.open('Players');
  await desk.importPlayers('name,club,table,byes\nAna,North,,\n,South,,\nana,,x,1\nBo,,3,one');
  expect((await desk.faults).map((fault) => Number(/\d+/.exec(fault)?.[0]))).toEqual([3, 4, 4, 5]);
  expect(await page.locator('[data-player]').count()).toBe(0);
  await look(page, 'desk-csv');
  await desk.importPlayers('name;club;table\nAna;North;\nBo;;3');
  await page.getByRole('button', { name: 'Add 2 players' }).click();
  await page.getByText('always table 3').waitFor();
  // A name that is there already is refused where it was typed.
  await page.getByLabel('Name', { exact: true }).fill('ANA');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.locator('[data-player]').count()).toBe(2);
  expect(me.faults).toEqual([]);
  await me.close();
});

test('of two organisers the second is told what changed, and nothing is done twice', async () => {
  const me = await site.person();
  const desk = await Desk.make(me.page, site.url, 'Two at the desk');
  await desk.starts(NAMES.slice(0, 6));
  const link = await desk.linkOfOrganiser('Oscar');
  await desk.open('Desk');
  await desk.goOn();
  await desk.next('publishRound');

  const second = await site.person();
  const hold = await holdPictures(second.page);
  await second.page.goto(link);
  const other = new Desk(second.page);
  await other.next('publishRound');
  expect(second.page.url()).toMatch(/\?as=organiser$/);
  // The first draws again while the second still looks at the draft before.
  hold.begin();
  await me.page.getByRole('button', { name: 'Draw again' }).click();
  await me.page.locator('[data-draft="2"]').waitFor();
  await other.goOn();
  const told = second.page.getByRole('dialog', { name: 'Somebody else was faster' });
  await told.waitFor();
  await look(second.page, 'desk-stale');
  await told.getByRole('button', { name: 'All right' }).click();
  hold.end();
  await second.page.locator('[data-draft="2"]').waitFor();
  await me.page.locator('[data-next="publishRound"]').waitFor();
  // A public page holds nothing of the draft.
  const watcher = await site.person();
  await watcher.page.goto(link.replace(/#.*/, ''));
  await watcher.page.getByRole('heading', { level: 1, name: 'Two at the desk' }).waitFor();
  expect(watcher.frames.join('\n')).not.toContain('"kind":"drawn"');
  expect([...me.faults, ...second.faults, ...watcher.faults]).toEqual([]);
  await Promise.all([me.close(), second.close(), watcher.close()]);
});

/** Keeps what is pushed to a page back, but not the replies to what it asks. */
async function holdPictures(page: Page) {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  await page.routeWebSocket(/\/api\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const isPushed = !('id' in (JSON.parse(String(message)) as object));
      if (isHeld && isPushed) waiting.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    begin: () => {
      isHeld = true;
    },
    end: () => {
      isHeld = false;
      for (const send of waiting.splice(0)) send();
    },
  };
}
