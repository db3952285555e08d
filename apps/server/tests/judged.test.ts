import type { Summary } from '@sortie/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JudgedNews } from '../src/games/judged/judged-news.ts';
import type { RunningServer } from '../src/server.ts';
import { answersOf, asked, Client, http, openQuestion } from './client.ts';
import { bench, databases } from './databases.ts';
import { arriveAt, joinAll, judgedEvening, order, playOn, stepsOf, wanted } from './judged-game.ts';

describe.each(databases)('a judged game on %s', (kind) => {
  const { newPlace, start, end } = bench(kind);
  let server: RunningServer;
  const news: JudgedNews[] = [];
  beforeAll(async () => {
    server = await start();
    server.judged.onNews((each) => news.push(each));
  });
  afterAll(end);

  const newsOf = (game: string) => news.filter((each) => each.game === game);

  test('begins with locked forces when both have come and given their seeds', async () => {
    const { url, judged } = server;
    const created = await judged.create(wanted);
    const { id, players, judge } = created;
    expect(await judged.statusOf(id)).toBe('waiting');
    expect((await asked<Summary>(200, `${url}/api/games/${id}`)).occasion).toEqual(wanted.occasion);
    expect(await arriveAt(url, id, judge)).toBe('judge');
    expect(await arriveAt(url, id, players[0])).toBe('a');
    // Coming again changes nothing.
    expect(await arriveAt(url, id, players[0])).toBe('a');
    expect(await judged.statusOf(id)).toBe('waiting');
    expect(await arriveAt(url, id, players[1])).toBe('b');
    expect(await judged.statusOf(id)).toBe('playing');
    const forged = await http(`${url}/api/games/${id}/arrivals`, { token: 'guess', seed: 's' });
    expect(forged).toMatchObject({ status: 403, body: { problem: 'bad-token' } });
    const { a } = await joinAll(url, created);
    expect(a.now).toMatchObject({
      people: [
        { seat: 'a', name: 'Ana', sat: true },
        { seat: 'b', name: 'Bruno', sat: true },
      ],
      clock: null,
      judged: { occasion: wanted.occasion, paused: null, timeIsUp: false, requests: [], deeds: [] },
    });
    expect(a.view.table.options).toMatchObject({ roundLimit: 12, timeLimit: true, mission: null });
    expect(newsOf(id)).toEqual([{ kind: 'begun', game: id }]);
  });

  test('is not made with forces that the rules forbid', async () => {
    const refused = server.judged.create({ ...wanted, points: 20 });
    await expect(refused).rejects.toMatchObject({ status: 422, problem: 'refused' });
  });

  test('a token that was replaced opens nothing any more', async () => {
    const { url, judged } = server;
    const { id, players, judge } = await judged.create(wanted);
    const other = await judged.replaceToken(id, 0);
    await expect(arriveAt(url, id, players[0])).rejects.toThrow('bad-token');
    expect(await arriveAt(url, id, other)).toBe('a');
    const another = await judged.replaceToken(id, 0);
    await expect(Client.join(url, id, other)).rejects.toThrow('token');
    expect(await arriveAt(url, id, another)).toBe('a');
    const judgesOther = await judged.replaceToken(id, 'judge');
    await expect(arriveAt(url, id, judge)).rejects.toThrow('bad-token');
    expect(await arriveAt(url, id, judgesOther)).toBe('judge');
  });

  test('takes nothing but words while the judge has paused it', async () => {
    const evening = await judgedEvening(server);
    const { a, b, judge, onlooker, created } = evening;
    const asker = openQuestion(a) ? a : b;
    expect(await order(evening, { kind: 'pause' })).toMatchObject({ kind: 'result' });
    for (const each of [a, b, judge, onlooker]) {
      await each.until(({ judged }) => judged?.paused?.by === 'Judge Ines');
    }
    const question = openQuestion(asker)!;
    const answer = answersOf(question)[0]!;
    const held = { kind: 'refused', rule: 'table.paused', about: { by: 'Judge Ines' } };
    expect(await asker.answer(question, answer)).toMatchObject(held);
    const concede = { from: question.seat, command: { kind: 'concede' } };
    expect(await asker.ask('command', concede)).toMatchObject(held);
    const word = { from: question.seat, command: { kind: 'say', text: 'We wait.' } };
    expect(await asker.ask('command', word)).toMatchObject({ kind: 'result' });
    expect(await order(evening, { kind: 'goOn' })).toMatchObject({ kind: 'result' });
    await asker.until(({ judged }) => judged?.paused === null);
    expect(await asker.answer(openQuestion(asker)!, answer)).toMatchObject({ kind: 'result' });
    expect(newsOf(created.id).slice(1)).toEqual([
      { kind: 'paused', game: created.id, by: 'Judge Ines' },
      { kind: 'wentOn', game: created.id, by: 'Judge Ines' },
    ]);
  });

  test('the judge sees what everybody sees, answers for nobody, and nobody else is the judge', async () => {
    const evening = await judgedEvening(server);
    const { a, b, judge, onlooker } = evening;
    await playOn(evening, () => a.view.table.phase === 'planning' && a.view.table.ready.length > 0);
    const { view } = await judge.until(({ version }) => version === a.now.version);
    expect(view).toEqual((await onlooker.until(({ version }) => version === a.now.version)).view);
    expect(view!.decisions).toEqual([]);
    const forbidden: readonly (readonly [string, object])[] = [
      ['view', { viewer: 'a' }],
      ['view', { viewer: 'referee' }],
      ['decisions', {}],
      ['undo', { by: 'judge' }],
      ['command', { from: 'judge', command: { kind: 'script', dice: { attack: ['crit'] } } }],
      ['replay', {}],
      ['hash', {}],
    ];
    for (const [request, fields] of forbidden) {
      expect([request, await judge.ask(request, fields)]).toMatchObject([request, { kind: 'error' }]);
    }
    for (const each of [a, b, onlooker]) {
      const reply = await each.ask('judge', { name: 'Eve', act: { kind: 'pause' } });
      expect(reply).toMatchObject({ kind: 'error' });
    }
    expect(a.now.judged?.paused).toBeNull();
  });

  test('players take back only through the judge, and the game waits for the answer', async () => {
    const evening = await judgedEvening(server);
    const { a, b, created } = evening;
    await playOn(evening, () => a.now.version >= 4);
    const before = a.now.version;
    const steps = await stepsOf(evening);
    const last = steps.findLast(({ seat }) => seat === 'a')!;
    expect(await a.ask('undo', { by: 'a' })).toMatchObject({ result: { undo: 'asked', needs: ['judge'] } });
    await b.until(({ judged }) => judged!.requests.length > 0);
    expect(b.now.judged!.requests).toEqual([{ seat: 'a', question: last.question }]);
    expect(await b.ask('consent', { seat: 'b', agrees: true })).toMatchObject({
      rule: 'table.undo-by-judge-only',
    });
    const asker = openQuestion(a) ? a : b;
    const answer = answersOf(openQuestion(asker)!)[0]!;
    expect(await asker.answer(openQuestion(asker)!, answer)).toMatchObject({ rule: 'table.judge-asked' });
    expect(await a.ask('withdraw', { by: 'a' })).toMatchObject({ kind: 'result' });
    await b.until(({ judged }) => judged!.requests.length === 0);
    await a.ask('undo', { by: 'a' });
    expect(await order(evening, { kind: 'refuse', seat: 'a' })).toMatchObject({ kind: 'result' });
    await b.until(({ judged }) => judged!.deeds.length === 1);
    expect(b.now.version).toBe(before);
    await a.ask('undo', { by: 'a' });
    expect(await order(evening, { kind: 'grant', seat: 'a' })).toMatchObject({ kind: 'result' });
    await b.until(({ judged }) => judged!.deeds.length === 2);
    expect(b.now.judged!.deeds).toEqual([
      { kind: 'refused', number: 1, by: 'Judge Ines', seat: 'a', question: last.question },
      { kind: 'granted', number: 2, by: 'Judge Ines', seat: 'a', question: last.question },
    ]);
    await a.until(() => openQuestion(a)?.kind === last.question);
    expect(await stepsOf(evening)).toEqual(steps.filter(({ entry }) => entry < last.entry));
    expect(newsOf(created.id).filter((each) => each.kind === 'asked')).toHaveLength(3);
    expect(await order(evening, { kind: 'grant', seat: 'a' })).toMatchObject({ kind: 'refused' });
  });

  test('the judge rewinds to a named step; words said since stay, and everybody sees who did it', async () => {
    const evening = await judgedEvening(server);
    const { a, b, judge } = evening;
    await playOn(evening, () => a.view.table.round === 1 && a.view.table.phase === 'activation');
    const steps = await stepsOf(evening);
    expect(steps.length).toBeGreaterThan(8);
    // What was answered is in no step: a dial may still be hidden.
    expect(Object.keys(steps[0]!).toSorted()).toEqual(['entry', 'event', 'question', 'round', 'seat']);
    const to = steps[3]!;
    await b.ask('command', { from: 'b', command: { kind: 'say', text: 'That was mine.' } });
    expect(await order(evening, { kind: 'rewind', to: to.entry })).toMatchObject({ kind: 'result' });
    const { seat, question, round } = to;
    for (const each of [a, b, judge]) {
      await each.until(({ judged }) => judged!.deeds.length === 1);
      expect(each.now.judged!.deeds).toEqual([
        { kind: 'rewound', number: 1, by: 'Judge Ines', seat, question, round },
      ]);
      expect(each.log.filter((event) => event.kind === 'said')).toHaveLength(1);
    }
    const asker = seat === 'a' ? a : b;
    expect(openQuestion(asker)?.kind).toBe(question);
    // What was taken back is no place to go to.
    expect(await order(evening, { kind: 'rewind', to: steps[5]!.entry })).toMatchObject({
      rule: 'table.no-such-step',
    });
    await playOn(evening, () => a.view.table.round >= 2);
  });

  test('the judge asks for more time, which is elsewhere', async () => {
    const evening = await judgedEvening(server);
    const { id } = evening.created;
    expect(await order(evening, { kind: 'addTime', minutes: 5 })).toMatchObject({ kind: 'result' });
    expect(newsOf(id).at(-1)).toEqual({ kind: 'wantsTime', game: id, minutes: 5, by: 'Judge Ines' });
    const wrong = await evening.judge.ask('judge', { name: 'Ines', act: { kind: 'addTime', minutes: 0 } });
    expect(wrong).toMatchObject({ kind: 'error', problem: 'malformed' });
  });

  test('a pause, a request and a call of time outlive the server', async () => {
    const place = await newPlace();
    const first = await start(place);
    const created = await first.judged.create(wanted);
    const waiting = await first.judged.create(wanted);
    const before = await joinAll(first.url, created);
    await playOn(before, () => before.a.now.version >= 4);
    await before.a.ask('undo', { by: 'a' });
    await order(before, { kind: 'pause' });
    // Also where nobody has come yet.
    await first.judged.tellTimeUp(waiting.id);
    await first.judged.pause(waiting.id, 'Organiser');
    await first.stop();
    const second = await start(place);
    const evening = await joinAll(second.url, created);
    expect(evening.b.now.judged).toMatchObject({ paused: { by: 'Judge Ines' }, requests: [{ seat: 'a' }] });
    expect(await order(evening, { kind: 'grant', seat: 'a' })).toMatchObject({ kind: 'result' });
    expect(await order(evening, { kind: 'goOn' })).toMatchObject({ kind: 'result' });
    await evening.a.until(({ judged }) => judged!.paused === null);
    await playOn(evening, () => evening.a.view.table.round >= 1);
    const other = await joinAll(second.url, waiting);
    await other.a.until(({ judged, view }) => judged!.paused !== null && view!.table.timeExpired);
  });
});
