import { expect, test } from 'vitest';
import { enterAll, openDay, publishRound, won } from '../../apps/server/tests/events/event-day.ts';
import { EVENT, firstTable, nameOf, ON_PHONE, openAs, startEvent, startRound } from './event-people.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';

const site = liveSite();

const RIGHT = JSON.stringify({ faction: 'rebel', pilots: [{ ship: 'xwing', name: 'rookiepilot' }] });
const DOUBLED = JSON.stringify({
  faction: 'rebel',
  pilots: [
    { ship: 'xwing', name: 'lukeskywalker' },
    { ship: 'xwing', name: 'lukeskywalker' },
  ],
});

test('whoever opens the public link registers, gets a link of their own and checks in', async () => {
  const day = await openDay(site.url, EVENT);
  await day.desk.must({ kind: 'announce' });
  const { page, faults } = await openAs(site, day, 'public', ON_PHONE);
  await page.getByText('Bring your own dice.').waitFor();
  await page.getByText('Civic hall').waitFor();
  await look(page, 'event-announcement-phone');
  await page.getByRole('link', { name: 'Register for this event' }).click();
  await page.getByLabel('Your name').fill('Ana Lima');
  await page.getByLabel('Your club, if you have one').fill('River club');
  await page.getByLabel('Your list').fill(DOUBLED);
  await page.getByRole('button', { name: 'Register me' }).click();
  await page.getByRole('alert').getByText('This list cannot be taken.').waitFor();
  const fault = page.getByRole('alert').getByRole('listitem');
  await fault.getByText('Luke Skywalker').waitFor();
  await fault.getByRole('link', { name: /[a-z]{3,} [a-z]/ }).waitFor();
  await look(page, 'event-list-faults-phone');
  expect(day.desk.view.players).toEqual([]);
  await page.getByLabel('Your list').fill(RIGHT);
  await page.getByRole('button', { name: 'Register me' }).click();
  await page.getByRole('heading', { name: 'You are registered' }).waitFor();
  const link = await page.getByLabel('My own link').inputValue();
  expect(link).toContain(`/event/${day.created.id}#`);
  await look(page, 'event-registered-phone');
  await page.getByRole('link', { name: 'To my page' }).click();
  await page.getByRole('heading', { name: 'Ana Lima, you are registered' }).waitFor();
  await page.getByText('Your list is handed in.').waitFor();
  // The link opens the same page on another device.
  const other = await site.person(ON_PHONE);
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'I am here' }).click();
  await page.getByText('You are checked in.').waitFor();
  expect(day.desk.view.players.map(({ name, club, presence }) => [name, club, presence])).toEqual([
    ['Ana Lima', 'River club', 'present'],
  ]);
  // Nobody else sees the list before the start.
  const { page: theirs } = await openAs(site, day, 'public');
  await theirs.goto(`${site.url}/event/${day.created.id}/lists`);
  await theirs.getByText('List handed in').waitFor();
  expect(await theirs.getByText('Rookie Pilot').count()).toBe(0);
  expect([...faults, ...other.faults]).toEqual([]);
});

test('everybody sees pairings by name and by table, and results as they come', async () => {
  const day = await startRound(site);
  const { page, faults } = await openAs(site, day, 'public');
  const { players } = firstTable(day);
  const [one, other] = players.map((player) => nameOf(day, player));
  const row = page.locator(`tr[data-player="${players[0]}"]`);
  expect(await row.textContent()).toContain(other);
  await page.getByLabel('Find a name').fill(one!.toUpperCase());
  await page.locator('tr[data-player]').nth(1).waitFor({ state: 'detached' });
  expect(await page.locator('tr[data-player]').count()).toBe(1);
  await page.getByLabel('Find a name').fill('');
  await day.desk.must({ kind: 'enterResult', round: 1, table: 1, result: won(90, 40) });
  await row.getByText('90 – 40').waitFor();
  await page.getByRole('button', { name: 'By table' }).click();
  await page.locator('tr[data-table="1"]').getByText(`${one} – ${other}`).waitFor();
  await page.getByText(/^Bye: /).waitFor();
  await look(page, 'event-pairings-wide');
  expect(faults).toEqual([]);
});

test('every figure of the standings is worked out in exact fractions for whoever asks', async () => {
  const day = await startRound(site);
  await enterAll(day, (table) => 60 + table);
  await publishRound(day);
  await enterAll(day, (table) => 70 + table);
  const { page, faults } = await openAs(site, day, 'public');
  await page.goto(`${site.url}/event/${day.created.id}/standings`);
  const best = day.desk.view.standings[0]!;
  const row = page.locator(`tr[data-player="${best.player}"]`);
  await row.getByRole('button').click();
  const working = page.locator('.working');
  const schedule = best.figures.find(({ kind }) => kind === 'strengthOfSchedule')!;
  const formula = await working.locator('[data-figure="strengthOfSchedule"]').textContent();
  expect(formula).toContain(`= ${schedule.exact}`);
  expect(formula).toMatch(/÷ \d = /);
  await working.getByText(`= ${best.eventPoints}`).waitFor();
  await look(page, 'event-standings-wide');
  const before = best.eventPoints;
  const games = day.desk.view.rounds.flatMap(({ number, pairings }) =>
    pairings.map((pairing) => ({ ...pairing, round: number })),
  );
  const { round, table, players } = games.find((game) => game.players.includes(best.player))!;
  const result = players[0] === best.player ? won(10, 80) : won(80, 10);
  await day.desk.must({ kind: 'correctResult', round, table, result, why: 'Slip misread' });
  await page.getByText('1 result was corrected').waitFor();
  const points = day.desk.view.standings.find(({ player }) => player === best.player)!.eventPoints;
  expect(points).toBeLessThan(before);
  await row
    .locator('td', { hasText: new RegExp(`^${points}$`) })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

test('after the cut the bracket is drawn, and at the end every draw is made again in the browser', async () => {
  const day = await startEvent(site, undefined, { rounds: 1, cut: 4 });
  await publishRound(day);
  await enterAll(day, (table) => 60 + table);
  await day.desk.must({ kind: 'makeCut' });
  await publishRound(day);
  const { page, faults } = await openAs(site, day, 'public');
  await page.getByRole('link', { name: 'Bracket' }).click();
  const [first] = day.desk.view.bracket!.seeds;
  const drawing = page.locator('svg[data-bracket="2"]');
  await drawing.getByText(nameOf(day, first!)).waitFor();
  await drawing.getByText('Semi-finals').waitFor();
  await look(page, 'event-bracket-wide');
  await enterAll(day, () => 90);
  await publishRound(day);
  await enterAll(day, () => 90);
  await drawing.locator('.bracket-advances').nth(2).waitFor();
  const address = `${site.url}/event/${day.created.id}`;
  await page.goto(`${address}/draws`);
  await page.getByText('Published when the event is over.').waitFor();
  await day.desk.must({ kind: 'finish' });
  await page.getByRole('button', { name: 'Draw everything again' }).click();
  await page.getByText(/^\d+ draws were made again: all are as the log says\.$/).waitFor();
  await look(page, 'event-draws-wide');
  await page.goto(address);
  const winner = nameOf(day, day.desk.view.places[0]!.player);
  await page.getByRole('heading', { name: `${winner} wins the event` }).waitFor();
  expect(faults).toEqual([]);
});
