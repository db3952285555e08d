import { afterAll, describe, expect, test } from 'vitest';
import { StartProblem } from '../../src/start-problem.ts';
import { bench, databases } from '../databases.ts';
import { EventClient } from './event-client.ts';
import { enterAll, gather, joinAs, openDay, publishRound, startedDay, won } from './event-day.ts';

describe.each(databases)('an event on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  test('is made, and its organiser runs it while everybody follows', async () => {
    const { url } = await start();
    const day = await openDay(url);
    expect(day.created).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { desk, created } = day;
    expect(desk.as).toEqual({ role: 'organiser' });
    expect(desk.view).toMatchObject({ phase: 'setup', settings: { name: 'Spring cup', organiser: 'Olga' } });
    const wall = await EventClient.join(url, created.id);
    expect(wall.as).toEqual({ role: 'public' });
    await gather(day, 4);
    const doubt = await desk.send({ kind: 'start' });
    expect(doubt).toMatchObject({ rule: 'ev.pairing.no-rematch-in-stage', about: { ask: true } });
    await desk.must({ kind: 'start' }, { confirmed: ['ev.pairing.no-rematch-in-stage'] });
    await publishRound(day);
    const seen = await wall.until(({ view }) => view.rounds.length === 1);
    expect(seen.view.rounds[0]!.pairings).toHaveLength(2);
    expect(seen.view.desk).toBeNull();
    await enterAll(day, () => 100);
    await wall.until(({ view }) => view.rounds[0]!.pairings.every(({ result }) => result !== null));
    expect(wall.view.standings[0]).toMatchObject({ eventPoints: 3 });
  });

  test('settles a table by the reports of two phones', async () => {
    const { url } = await start();
    const day = await startedDay(url, 4);
    await publishRound(day);
    const { table, players } = day.desk.view.rounds[0]!.pairings[0]!;
    const one = await joinAs(url, day, { player: players[0] });
    const other = await joinAs(url, day, { player: players[1] });
    expect(one.as).toEqual({ role: 'player', player: players[0] });
    const result = won(80, 55);
    await one.must({ kind: 'reportResult', round: 1, table, result });
    const stranger = await EventClient.join(url, day.created.id);
    const tableIn = (client: EventClient) =>
      client.view.rounds[0]!.pairings.find((each) => each.table === table)!;
    expect(tableIn(stranger)).toMatchObject({ status: 'reported', reports: null });
    await other.until(() => tableIn(other).status === 'reported');
    expect(tableIn(other).reports![0]).toMatchObject({ result });
    await other.must({ kind: 'reportResult', round: 1, table, result });
    await day.desk.until(() => tableIn(day.desk).status === 'settled');
    expect(tableIn(day.desk).result).toEqual(result);
  });

  test('is there again after a restart, with its links', async () => {
    const place = await newPlace();
    const first = await start(place);
    const day = await startedDay(first.url, 5);
    await publishRound(day);
    const player = day.desk.view.players[0]!.id;
    const { token } = await day.desk.makeLink({ role: 'player', player });
    const before = day.desk.view;
    await first.stop();
    expect(await day.desk.untilClosed()).toBe(1012);
    const second = await start(place);
    const desk = await EventClient.join(second.url, day.created.id, day.created.token);
    expect(desk.view).toEqual(before);
    const phone = await EventClient.join(second.url, day.created.id, token);
    expect(phone.as).toEqual({ role: 'player', player });
  });

  test('replaces a lost link: the old one dies, and its socket with it', async () => {
    const { url } = await start();
    const day = await openDay(url);
    const [player] = await gather(day, 4);
    const old = await joinAs(url, day, { player: player! });
    const fresh = await joinAs(url, day, { player: player! });
    expect(await old.untilClosed()).toBe(4001);
    await fresh.must({ kind: 'drop', player: player! });
  });

  test('tells organisers who runs it, and an organiser replaces another one’s link', async () => {
    const { url } = await start();
    const day = await openDay(url);
    const otto = { role: 'organiser', name: 'Otto' } as const;
    const old = await EventClient.join(url, day.created.id, (await day.desk.makeLink(otto)).token);
    expect(await old.ask('listOrganisers')).toMatchObject({ result: { organisers: ['Olga', 'Otto'] } });
    const { token } = await day.desk.makeLink(otto);
    expect(await old.untilClosed()).toBe(4001);
    const fresh = await EventClient.join(url, day.created.id, token);
    await fresh.must({ kind: 'announce' });
  });

  test('gives its organiser a new link when every link is lost, to whoever starts the server', async () => {
    const place = await newPlace();
    const first = await start(place);
    const day = await openDay(first.url);
    await first.stop();
    expect(first.organiserLink).toBeNull();
    await expect(start({ ...place, organiserOf: 'nothing' })).rejects.toThrow(StartProblem);
    const second = await start({ ...place, organiserOf: day.created.id });
    const [path, token] = second.organiserLink!.split('#');
    expect(path).toBe(`/event/${day.created.id}`);
    const desk = await EventClient.join(second.url, day.created.id, token);
    await desk.must({ kind: 'announce' });
    const lost = await EventClient.open(second.url);
    const joining = { protocol: 1, event: day.created.id, token: day.created.token };
    await lost.ask('joinEvent', joining).catch(() => undefined);
    expect(await lost.untilClosed()).toBe(4001);
  });
});
