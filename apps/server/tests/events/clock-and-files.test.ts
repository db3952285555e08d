import { type ListFortressFile, readEventFile } from '@sortie/tournaments/files';
import type { Result } from '@sortie/tournaments/model';
import { verifyTournament } from '@sortie/tournaments/rules';
import type { CreatedEvent } from '@sortie/tournaments/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { asked } from '../client.ts';
import { bench, databases } from '../databases.ts';
import { EventClient } from './event-client.ts';
import { type Day, enterAll, openDay, publishRound, startedDay } from './event-day.ts';

const MINUTE = 60_000;

async function fileOf(url: string, { created }: Day, what = 'file'): Promise<string> {
  const headers = { authorization: `Bearer ${created.token}` };
  const response = await fetch(`${url}/api/events/${created.id}/${what}`, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

/** The pairings of a round, and the scenario and length that were drawn with it. */
function roundOf({ view }: EventClient): object {
  const { pairings, byes, scenario, clock } = view.rounds.at(-1)!;
  return {
    scenario,
    byes,
    length: clock.secret,
    pairs: pairings.map(({ table, players }) => ({ table, players })),
  };
}

describe.each(databases)('the clock of an event on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  test('says that time is up, for all and for a table with more', async () => {
    let ahead = 0;
    const { url } = await start({ now: () => Date.now() + ahead });
    const day = await startedDay(url, 4);
    await publishRound(day);
    await day.desk.must({ kind: 'startClock' });
    const wall = await EventClient.join(url, day.created.id);
    const { table } = day.desk.view.rounds[0]!.pairings[0]!;
    await day.desk.must({ kind: 'extendClock', minutes: 10, table });
    const { minutes } = day.desk.view.rounds[0]!.clock.secret!;
    ahead += minutes * MINUTE;
    const up = () => wall.view.rounds[0]!.pairings.map(({ isTimeUp }) => isTimeUp);
    await wall.when(() => up().includes(true));
    expect(up()).toEqual(day.desk.view.rounds[0]!.pairings.map((each) => each.table !== table));
    expect(wall.view.rounds[0]!.clock.isUp).toBe(false);
    ahead += 10 * MINUTE;
    await wall.until(({ view }) => view.rounds[0]!.clock.isUp);
    expect(up()).toEqual([true, true]);
  });

  test('runs on while the server is down, and nobody need look', async () => {
    let ahead = 0;
    const now = () => Date.now() + ahead;
    const place = await newPlace();
    const first = await start({ ...place, now });
    const day = await startedDay(first.url, 4);
    await publishRound(day);
    await day.desk.must({ kind: 'startClock' });
    await first.stop();
    ahead += 70 * MINUTE;
    const second = await start({ ...place, now });
    const entries = async () => {
      const metrics = await (await fetch(`${second.url}/api/metrics`)).text();
      return /^sortie_open_events (\d+)$/m.exec(metrics)?.[1];
    };
    await expect.poll(entries, { timeout: 20_000 }).toBe('1');
    const wall = await EventClient.join(second.url, day.created.id);
    await wall.until(({ view }) => view.rounds[0]!.clock.isUp);
  });

  test('is put away with its event when nobody looks, and comes back', async () => {
    const { url } = await start({ forgetAfter: 50 });
    const day = await openDay(url);
    const { view } = day.desk;
    day.desk.close();
    const open = async () =>
      /^sortie_open_events (\d+)$/m.exec(await (await fetch(`${url}/api/metrics`)).text())?.[1];
    await expect.poll(open, { timeout: 20_000 }).toBe('0');
    const again = await EventClient.join(url, day.created.id, day.created.token);
    expect(again.view).toEqual(view);
    expect(await (await fetch(`${url}/api/metrics`)).text()).toContain('sortie_events{status="setup"} 1');
  });
});

describe.each(databases)('an event on %s that moves to another server', (kind) => {
  const { start, end } = bench(kind);
  const other = bench(kind === 'embedded' ? 'postgresql' : 'embedded');
  afterAll(end);
  afterAll(other.end);

  test('goes on in round three with the same pairings, and its links are made anew', async () => {
    const { url } = await start();
    const day = await startedDay(url, 9);
    for (let round = 1; round <= 2; round++) {
      await publishRound(day);
      await enterAll(day, (table) => 60 + table);
    }
    await day.desk.must({ kind: 'drop', player: day.desk.view.players[8]!.id });
    await publishRound(day);
    await day.desk.must({ kind: 'startClock' });
    await day.desk.must({ kind: 'extendClock', minutes: 7, table: null });
    const { table } = day.desk.view.rounds[2]!.pairings[0]!;
    const result: Result = { kind: 'played', missionPoints: [70, 30], winner: 0 };
    await day.desk.must({ kind: 'enterResult', round: 3, table, result });
    const player = day.desk.view.players[0]!.id;
    const { token } = await day.desk.makeLink({ role: 'player', player });
    const file = await fileOf(url, day);

    // A server with the other database, on which nothing has been.
    const elsewhere = await other.start();
    const created = await asked<CreatedEvent>(201, `${elsewhere.url}/api/events/import`, {
      organiser: 'Otto',
      file,
    });
    expect(created.commitment).toBe(day.created.commitment);
    const desk = await EventClient.join(elsewhere.url, created.id, created.token);
    expect(desk.view).toEqual(day.desk.view);
    const old = await EventClient.open(elsewhere.url);
    await old.ask('joinEvent', { protocol: 1, event: created.id, token }).catch(() => undefined);
    expect(await old.untilClosed()).toBe(4001);
    const link = await desk.makeLink({ role: 'player', player });
    expect((await EventClient.join(elsewhere.url, created.id, link.token)).as).toEqual({
      role: 'player',
      player,
    });

    for (const each of [day, { created, desk }]) {
      await enterAll(each, (at) => 60 + at);
      await publishRound(each);
    }
    expect(roundOf(desk)).toEqual(roundOf(day.desk));
  });

  test('gives out its files: everybody may have them when it is over, and verify every draw', async () => {
    const { url } = await start();
    const day = await startedDay(url, 4);
    await publishRound(day);
    await enterAll(day, () => 88);
    const fortress = JSON.parse(await fileOf(url, day, 'list-fortress')) as ListFortressFile;
    expect(fortress.players).toHaveLength(4);
    expect(fortress.rounds[0]!.matches).toHaveLength(2);
    expect(await fileOf(url, day, 'players.csv')).toContain('Player 1');
    const open = () => fetch(`${url}/api/events/${day.created.id}/file`);
    expect((await open()).status).toBe(403);
    for (let round = 2; round <= 3; round++) {
      await publishRound(day);
      await enterAll(day, () => 88);
    }
    await day.desk.must({ kind: 'drawRound' }, { confirmed: ['ev.pairing.no-rematch-in-stage'] });
    await day.desk.must({ kind: 'publishRound' }, { confirmed: ['ev.pairing.no-rematch-in-stage'] });
    await enterAll(day, () => 88);
    await day.desk.must({ kind: 'finish' });
    const answer = await open();
    expect(answer.status).toBe(200);
    const log = readEventFile(await answer.text());
    if ('kind' in log) throw new Error(log.rule);
    expect(verifyTournament(log, day.created.commitment)).toMatchObject({ fault: null });
  });
});
