import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterAll, publishRound, won } from '../../apps/server/tests/events/event-day.ts';
import { firstTable, nameOf, ON_PHONE, openAs, startEvent, startRound } from './event-people.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';

const site = liveSite();

const report = async (page: Page, mine: number, theirs: number) => {
  await page.getByLabel('My points').fill(`${mine}`);
  await page.getByLabel(/^Points of /).fill(`${theirs}`);
  await page.getByRole('button', { name: 'Report the result' }).click();
};

test('a player sees table and opponent at once, and two equal reports settle the result', async () => {
  const day = await startEvent(site);
  const [one, other] = day.desk.view.players.slice(0, 2).map(({ id }) => id);
  const waiting = await openAs(site, day, { player: one! }, ON_PHONE);
  await waiting.page.getByRole('heading', { name: 'Wait for the next round' }).waitFor();
  await publishRound(day);
  const pairing = firstTable(day);
  // Without a reload the first player has a table, or the bye.
  await waiting.page.locator('.player-table, .player-big').waitFor();
  await waiting.close();
  expect(other).toBeDefined();
  const [left, right] = await Promise.all(
    pairing.players.map((player) => openAs(site, day, { player }, ON_PHONE)),
  );
  const names = pairing.players.map((player) => nameOf(day, player));
  expect(await left!.page.locator('.player-table').textContent()).toContain('1');
  expect(await left!.page.locator('.player-against').textContent()).toBe(`against ${names[1]}`);
  await left!.page.getByText(/^Scenario: /).waitFor();
  await look(left!.page, 'event-my-round-phone');
  await report(left!.page, 80, 35);
  await left!.page.getByText(`It is settled when ${names[1]} reports the same.`).waitFor();
  await right!.page.getByText(`${names[0]} reports:`).waitFor();
  await right!.page.getByText(`${names[0]} 80 – 35 ${names[1]}`).waitFor();
  await look(right!.page, 'event-agree-phone');
  await right!.page.getByRole('button', { name: 'That is right' }).click();
  for (const { page } of [left!, right!]) {
    await page.getByRole('heading', { name: 'The result is settled' }).waitFor();
    await page.getByText(`${names[0]} 80 – 35 ${names[1]}`).waitFor();
  }
  await left!.page.getByText('3 event points').waitFor();
  expect(firstTable(day).result).toEqual(won(80, 35));
  expect([...left!.faults, ...right!.faults]).toEqual([]);
});

test('reports that differ show what the other said, and are changed until they agree', async () => {
  const day = await startRound(site);
  const { players } = firstTable(day);
  const [left, right] = await Promise.all(players.map((player) => openAs(site, day, { player }, ON_PHONE)));
  const names = players.map((player) => nameOf(day, player));
  await report(left!.page, 80, 35);
  await right!.page.getByRole('button', { name: 'It ended otherwise' }).click();
  await report(right!.page, 45, 80);
  for (const { page } of [left!, right!]) await page.getByText('Your reports differ').waitFor();
  await left!.page.getByText(`${names[0]} 80 – 45 ${names[1]}`).waitFor();
  await look(left!.page, 'event-differ-phone');
  await left!.page.getByRole('button', { name: 'Change my report' }).click();
  expect(await left!.page.getByLabel('My points').inputValue()).toBe('80');
  await report(left!.page, 80, 45);
  for (const { page } of [left!, right!]) {
    await page.getByRole('heading', { name: 'The result is settled' }).waitFor();
  }
  expect([...left!.faults, ...right!.faults]).toEqual([]);
});

test('points that no game can give are refused beside the form, a winner with fewer is asked about', async () => {
  const day = await startRound(site);
  const { players } = firstTable(day);
  const { page, faults } = await openAs(site, day, { player: players[0] }, ON_PHONE);
  await report(page, 2_000_000, 1);
  await page.getByRole('alert').waitFor();
  expect(firstTable(day).reports).toEqual([null, null]);
  await page.getByLabel('My points').fill('20');
  await page.getByLabel(/^Points of /).fill('60');
  await page.getByLabel('Who won?').selectOption('me');
  await page.getByRole('button', { name: 'Report the result' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, do it' }).click();
  await page.getByText('You report:').waitFor();
  expect(await page.locator('.player-said-result').textContent()).toContain(
    `won by ${nameOf(day, players[0])}`,
  );
  expect(faults).toEqual([]);
});

test('a player leaves the event only after being asked', async () => {
  const day = await startRound(site);
  const { players } = firstTable(day);
  const { page, faults } = await openAs(site, day, { player: players[0] }, ON_PHONE);
  await page.getByRole('button', { name: 'Leave the event' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(day.desk.view.players.find(({ id }) => id === players[0])!.presence).toBe('present');
  await page.getByRole('button', { name: 'Leave the event' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await page.getByText('You have dropped from the event.').waitFor();
  expect(faults).toEqual([]);
});

test('a bye is told, and the standing with its working is one press away', async () => {
  const day = await startRound(site);
  const [bye] = day.desk.view.rounds[0]!.byes;
  const { page, faults } = await openAs(site, day, { player: bye!.player }, ON_PHONE);
  await page.getByText('You have a bye').waitFor();
  await page.getByText('How my figures came about').click();
  await page.getByText('3 = 3').waitFor();
  await enterAll(day, () => 90);
  await page.getByText(/^4 of 4 results are in$/).waitFor();
  expect(faults).toEqual([]);
});
