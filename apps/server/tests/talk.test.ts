import { afterAll, describe, expect, test } from 'vitest';
import { gameLimits } from '../src/games/game-limits.ts';
import { answersOf, Client, dice, openQuestion, play, seated } from './client.ts';
import { bench, databases } from './databases.ts';
import { storedLog } from './evening.ts';

const { talkPace } = gameLimits;
const fast = { burst: 10_000, perSecond: 10_000 };

const say = (client: Client, seat: string, text: string, more: object = {}) =>
  client.ask('command', { from: seat, command: { kind: 'say', text, ...more } });
const concede = (client: Client, seat: string) =>
  client.ask('command', { from: seat, command: { kind: 'concede' } });

describe.each(databases)('at a table on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  async function table(url: string) {
    const { id, tokens } = await seated(url);
    const [a, b] = await Promise.all([tokens.a!, tokens.b!].map((token) => Client.join(url, id, token)));
    return { id, tokens, a: a!, b: b! };
  }

  /** One legal answer of whoever is asked. */
  async function answerOnce(...clients: readonly Client[]) {
    const version = Math.max(...clients.map(({ now }) => now.version));
    await Promise.all(clients.map((each) => each.until((update) => update.version >= version)));
    const asker = clients.find((each) => openQuestion(each))!;
    const question = openQuestion(asker)!;
    return asker.answer(question, answersOf(question)[0]!);
  }

  test('a seat says a few words at once, on however many sockets, and the other is not kept from speaking', async () => {
    const { url } = await start({ gameLimits: { talkPace } });
    const { id, tokens, a, b } = await table(url);
    const more = await Promise.all([1, 2, 3].map(() => Client.join(url, id, tokens.a!)));
    const replies = await Promise.all(
      [a, ...more].flatMap((client) => [1, 2, 3, 4, 5].map(() => say(client, 'a', 'x'))),
    );
    const taken = replies.filter((reply) => reply.kind === 'result').length;
    expect(taken).toBeGreaterThanOrEqual(talkPace.burst);
    expect(taken).toBeLessThanOrEqual(talkPace.burst + 2);
    expect(replies.filter((reply) => reply.kind === 'error' && reply.problem === 'too-fast')).toHaveLength(
      20 - taken,
    );
    expect(await say(b, 'b', 'And I?')).toMatchObject({ kind: 'result' });
    expect(await answerOnce(a, b)).toMatchObject({ kind: 'result' });
    for (const client of [a, b, ...more]) client.close();
  });

  test('words are not counted among the entries, and end before the game does', async () => {
    const { url } = await start({ gameLimits: { mostEntries: 12, mostWords: 20, talkPace: fast } });
    const { a, b } = await table(url);
    const words = [];
    for (let count = 0; count < 22; count++) words.push((await say(a, 'a', `word ${count}`)).kind);
    expect(words).toEqual([...Array.from({ length: 20 }, () => 'result'), 'error', 'error']);
    for (let count = 0; count < 12; count++) {
      expect(await answerOnce(a, b)).toMatchObject({ kind: 'result' });
    }
    expect(await answerOnce(a, b)).toMatchObject({ kind: 'error', problem: 'too-large' });
    expect(await concede(b, 'b')).toMatchObject({ kind: 'result' });
    expect(await a.until(({ status }) => status === 'over')).toMatchObject({ status: 'over' });
    for (const client of [a, b]) client.close();
  });

  test('the text of a game is bounded, and it can still be conceded', async () => {
    const { url } = await start({ gameLimits: { mostText: 4000, talkPace: fast } });
    const { a, b } = await table(url);
    let taken = 0;
    while ((await say(a, 'a', 'x'.repeat(400))).kind === 'result') taken++;
    expect(taken).toBe(9);
    expect(await answerOnce(a, b)).toMatchObject({ problem: 'too-large' });
    expect(await b.ask('undo', { by: 'b' })).toMatchObject({ problem: 'too-large' });
    expect(await concede(b, 'b')).toMatchObject({ kind: 'result' });
    for (const client of [a, b]) client.close();
  });

  test('words are not written again by an undo, and one goes back over any number of them', async () => {
    const place = await newPlace();
    const { url } = await start({ ...place, gameLimits: { talkPace: fast, workPace: fast } });
    const { id, a, b } = await table(url);
    const asker = openQuestion(a) ? a : b;
    const seat = asker === a ? 'a' : 'b';
    for (let round = 0; round < 3; round++) {
      await play(asker, dice(round), 1);
      for (let count = 0; count < 100; count++) await say(asker, seat, `word ${round} ${count}`);
      const undone = await asker.ask('undo', { by: seat });
      const { needs } = (undone as unknown as { result: { needs: readonly string[] } }).result;
      const other = asker === a ? b : a;
      for (const by of needs) await other.ask('consent', { seat: by, agrees: true });
      await asker.until(({ undo }) => undo === null);
    }
    const log = await storedLog(place, id);
    const words = log.filter((entry) => entry.kind === 'command').length;
    expect([words, log.filter(({ kind }) => kind === 'undo').length]).toEqual([300, 3]);
    for (const client of [a, b]) client.close();
  });

  test('nothing is stored that a command does not have', async () => {
    const place = await newPlace();
    const { url } = await start(place);
    const { id, a, b } = await table(url);
    const junk = 'j'.repeat(3000);
    expect(await say(a, 'a', 'Hello.', { junk })).toMatchObject({
      rule: 'table.malformed-command',
      about: { field: 'junk' },
    });
    const wrong: readonly object[] = [
      { kind: 'concede', junk },
      { kind: 'passWindows', junk },
      { kind: 'askAgain', junk },
    ];
    for (const command of wrong) {
      expect(await a.ask('command', { from: 'a', command })).toMatchObject({ about: { field: 'junk' } });
    }
    await play(openQuestion(a) ? a : b, dice(1), 1);
    await expect.poll(() => [a, b].some((each) => openQuestion(each)?.kind === 'placeObstacle')).toBe(true);
    const [placer, seat] = openQuestion(a)?.kind === 'placeObstacle' ? [a, 'a'] : [b, 'b'];
    const { id: decision, version, answers } = openQuestion(placer!)!;
    const [spot] = answers.kind === 'region' ? answers.suggestions : [];
    const strange = { seat, decision, version, answer: { ...(spot as object), junk } };
    expect(await placer!.ask('answer', strange)).toMatchObject({
      rule: 'table.malformed-answer',
      about: { field: 'junk' },
    });
    expect(
      await a.ask('command', { from: 'a', command: { kind: 'passWindows', window: junk } }),
    ).toMatchObject({
      about: { field: 'window' },
    });
    expect(JSON.stringify(await storedLog(place, id))).not.toContain('jjj');
    for (const client of [a, b]) client.close();
  });
});
