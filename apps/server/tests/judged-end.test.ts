import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JudgedNews } from '../src/games/judged/judged-news.ts';
import type { RunningServer } from '../src/server.ts';
import { bench, databases } from './databases.ts';
import { judgedEvening, order, playOn, stepsOf } from './judged-game.ts';

describe.each(databases)('the end of a judged game on %s', (kind) => {
  const { start, end } = bench(kind);
  let server: RunningServer;
  const news: JudgedNews[] = [];
  beforeAll(async () => {
    server = await start();
    server.judged.onNews((each) => news.push(each));
  });
  afterAll(end);

  const newsOf = (game: string) => news.filter((each) => each.game === game);

  test('when time is up the round is finished, the game ends, and its result is told', async () => {
    const evening = await judgedEvening(server);
    const { a, b, created } = evening;
    const { id } = created;
    await playOn(evening, () => a.view.table.round === 2);
    await Promise.all([server.judged.tellTimeUp(id), server.judged.tellTimeUp(id)]);
    for (const each of [a, b]) {
      await each.until(({ judged, view }) => judged!.timeIsUp && view!.table.timeExpired);
    }
    expect(a.now.status).toBe('playing');
    await playOn(evening, () => false);
    expect(a.view.table.round).toBe(2);
    expect(a.view.outcome?.rule).toBe('xw.optional.limit.time');
    await a.when(() => newsOf(id).some((each) => each.kind === 'over'));
    const told = newsOf(id).filter((each) => each.kind === 'over');
    expect(told).toEqual([{ kind: 'over', game: id, result: await server.judged.resultOf(id) }]);
    expect(await server.judged.resultOf(id)).toMatchObject({ kind: 'played' });
    expect(await order(evening, { kind: 'rewind', to: 0 })).toMatchObject({ rule: 'table.game-over' });
  });

  test('going back does not give more time, and time that is given takes the end back alone', async () => {
    const evening = await judgedEvening(server);
    const { a, b, created } = evening;
    await playOn(evening, () => a.view.table.round === 1);
    await server.judged.tellTimeUp(created.id);
    await a.until(({ view }) => view!.table.timeExpired);
    const steps = await stepsOf(evening);
    await order(evening, { kind: 'rewind', to: steps.at(-1)!.entry });
    await a.until(({ judged }) => judged!.deeds.length === 1);
    await a.until(({ view }) => view!.table.timeExpired);
    const { version } = a.now;
    await playOn(evening, () => a.now.version >= version + 2);
    const played = await stepsOf(evening);
    await server.judged.giveTime(created.id, 'Organiser');
    for (const each of [a, b]) {
      await each.until(({ judged, view }) => !judged!.timeIsUp && !view!.table.timeExpired);
    }
    const withoutPlace = (list: typeof played) => list.map((step) => ({ ...step, entry: 0 }));
    expect(withoutPlace(await stepsOf(evening))).toEqual(withoutPlace(played));
    await playOn(evening, () => a.view.table.round >= 2);
    expect(a.now.status).toBe('playing');
  });

  test('a concession is told apart, with what the other had scored', async () => {
    const evening = await judgedEvening(server);
    const { a, b, created } = evening;
    await b.ask('command', { from: 'b', command: { kind: 'concede' } });
    await a.until(({ status }) => status === 'over');
    const result = await server.judged.resultOf(created.id);
    expect(result).toMatchObject({ kind: 'conceded', by: 1 });
    await a.when(() => newsOf(created.id).some((each) => each.kind === 'over'));
    expect(newsOf(created.id).at(-1)).toEqual({ kind: 'over', game: created.id, result });
  });

  test('a closed table takes nothing and tells no result', async () => {
    const evening = await judgedEvening(server);
    const { a, b, created } = evening;
    await server.judged.close(created.id, 'Organiser');
    await a.until(({ judged }) => judged!.isClosed);
    const concede = { from: 'b', command: { kind: 'concede' } };
    expect(await b.ask('command', concede)).toMatchObject({ rule: 'table.closed' });
    expect(await order(evening, { kind: 'goOn' })).toMatchObject({ rule: 'table.closed' });
    expect(await server.judged.resultOf(created.id)).toBeUndefined();
  });

  test('no frame of a player, of who looks on or of the judge holds when the time ends', async () => {
    const evening = await judgedEvening(server, { rounds: 3 });
    const { a, b, judge, onlooker, created } = evening;
    await playOn(evening, () => a.view.table.round === 2);
    await server.judged.tellTimeUp(created.id);
    await playOn(evening, () => false);
    for (const client of [a, b, judge, onlooker]) {
      expect(client.heard.length).toBeGreaterThan(5);
      for (const text of client.heard) expect(text).not.toMatch(/endsAt|minutes|deadline|startedAt/);
      expect(client.updates.every(({ clock }) => clock === null)).toBe(true);
    }
  });
});
