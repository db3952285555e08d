import { expect, test } from 'vitest';
import { firstTable, judgeNamed, nameOf, ON_PHONE, openAs, startRound } from './event-people.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';

const site = liveSite();

test('a call goes from the table to a ruling, an appeal and the head judge’s decision', async () => {
  const day = await startRound(site);
  const { players } = firstTable(day);
  const [player, judge, head] = await Promise.all([
    openAs(site, day, { player: players[0] }, ON_PHONE),
    openAs(site, day, judgeNamed(day, 'Jon Judge'), ON_PHONE),
    openAs(site, day, judgeNamed(day, 'Hilda Head')),
  ]);
  await judge.page.getByText('Nobody has called.').waitFor();
  await player.page.getByRole('button', { name: 'Call a judge' }).click();
  await player.page.getByLabel('What is it about?').fill('Is it at range 1?');
  await player.page.getByRole('button', { name: 'Call a judge now' }).click();
  await player.page.getByText('A judge has been called.').waitFor();
  const call = judge.page.locator('[data-call]');
  await call.getByText('Is it at range 1?').waitFor();
  expect(await call.getByRole('heading').textContent()).toContain('Table 1');
  await look(judge.page, 'event-judge-phone');
  await call.getByRole('button', { name: 'I take this call' }).click();
  await player.page.getByText('Jon Judge is on the way.').waitFor();
  await call.getByLabel('The ruling, and why').fill('Range 2: measured twice.');
  await call.getByRole('button', { name: 'Give the ruling' }).click();
  await player.page.getByText('Range 2: measured twice.').waitFor();
  await player.page.getByRole('button', { name: 'Appeal to the head judge' }).click();
  await player.page.getByText('The head judge has been asked.').waitFor();
  await judge.page.getByText('The head judge decides.').waitFor();
  const appeal = head.page.locator('[data-appeal]');
  await appeal.getByLabel('Decision').selectOption('overturned');
  await appeal.getByLabel('Why').fill('The other edge is nearer.');
  await look(head.page, 'event-head-judge-wide');
  await appeal.getByRole('button', { name: 'Decide the appeal' }).click();
  await player.page.getByText('Hilda Head, head judge, overturns the ruling:').waitFor();
  await head.page.getByText('1 ruling so far').waitFor();
  expect([...player.faults, ...judge.faults, ...head.faults]).toEqual([]);
});

test('a third warning proposes a removal, which a judge decides on', async () => {
  const day = await startRound(site);
  const { players } = firstTable(day);
  const [player, judge] = await Promise.all([
    openAs(site, day, { player: players[1] }, ON_PHONE),
    openAs(site, day, judgeNamed(day, 'Jon Judge')),
  ]);
  const name = nameOf(day, players[1]);
  const form = judge.page.getByRole('region', { name: 'Warn a player' });
  for (const ground of ['Sportsmanship', 'Tolerance', 'Smooth play']) {
    await form.getByLabel('Player').selectOption(players[1]);
    await form.getByLabel('Ground').selectOption({ label: ground });
    await form.getByLabel('Why').fill(`About ${ground}`);
    await form.getByRole('button', { name: 'Give the warning' }).click();
    await player.page.getByText(`About ${ground}`).waitFor();
  }
  const removal = judge.page.locator(`[data-removal="${players[1]}"]`);
  await removal.getByRole('heading', { name: `${name} has 3 warnings` }).waitFor();
  expect(day.desk.view.players.find(({ id }) => id === players[1])!.presence).toBe('present');
  await removal.getByText(`Remove ${name} from the event`).click();
  await removal.getByLabel('Why').fill('Three warnings');
  await removal.getByRole('button', { name: 'Remove from the event' }).click();
  await player.page.getByText('You were disqualified.').waitFor();
  await removal.waitFor({ state: 'detached' });
  expect([...player.faults, ...judge.faults]).toEqual([]);
});

test('a judge stops the clock of a table and gives it more time', async () => {
  const day = await startRound(site);
  await day.desk.must({ kind: 'startClock' });
  const { players, table } = firstTable(day);
  const [player, judge] = await Promise.all([
    openAs(site, day, { player: players[0] }, ON_PHONE),
    openAs(site, day, judgeNamed(day, 'Jon Judge')),
  ]);
  const line = judge.page.locator(`[data-table="${table}"]`);
  await line.getByText('Time at table 1').click();
  await line.getByRole('button', { name: 'Stop the clock' }).click();
  await player.page.getByText('The clock of this table stands still.').waitFor();
  await line.getByRole('button', { name: 'Let the clock go on' }).click();
  await player.page.getByText('The clock of this table stands still.').waitFor({ state: 'detached' });
  await line.getByLabel('Minutes').fill('7');
  await line.getByRole('button', { name: 'Give more time' }).click();
  await line.getByText('7 minutes given.').waitFor();
  expect(day.desk.view.rounds[0]!.clock.secret!.tables.map((each) => each.table)).toEqual([1]);
  expect([...player.faults, ...judge.faults]).toEqual([]);
});
