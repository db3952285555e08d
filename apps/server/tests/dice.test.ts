import { games } from '@sortie/games';
import { diceVerdict, type Replay, seedPromise, seedPromises } from '@sortie/kernel';
import type { Created, Seated } from '@sortie/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { againstComputer, asked, Client, http, seated, twoPeople } from './client.ts';
import { bench, databases } from './databases.ts';
import { concede, joinAll, keyOf, promised, seedOf, seenBy, showAll, sitting } from './fair-table.ts';

const engine = (await games.find('xwing')!.engine())!;

describe.each(databases)('dice on %s', (kind) => {
  const { start, end } = bench(kind);
  afterAll(end);

  const replayOf = (url: string, id: string) => asked<Replay>(200, `${url}/api/games/${id}/replay`);

  test('fall when everybody has promised a seed and then shown it, and are fair for each of them', async () => {
    const { url } = await start();
    const table = await promised(url);
    const [a, b] = (await joinAll(url, table)) as [Client, Client];
    expect(a.now).toMatchObject({ status: 'waiting', view: null, from: null });
    expect(a.now.dice).toEqual({
      commitment: table.created.commitment,
      promises: seedPromises(table.seeds),
      shown: [],
      waitsUntil: expect.any(Number) as number,
    });
    expect(await a.ask('showSeed', { seed: seedOf('a') })).toMatchObject({ kind: 'result' });
    expect((await b.until((update) => update.dice.shown.length > 0)).status).toBe('waiting');
    await showAll(table, [a, b]);
    expect(b.now.dice).toMatchObject({ shown: ['a', 'b'], waitsUntil: null });
    await concede(a);
    const replay = await replayOf(url, table.id);
    expect(replay.fairness).toMatchObject({ seeds: table.seeds, promises: seedPromises(table.seeds) });
    expect(engine.verifyDice(replay)).toBeUndefined();
    for (const seat of ['a', 'b']) {
      expect(diceVerdict(replay, undefined, seenBy(seat, table))).toEqual({ trust: 'fair', fault: null });
    }
    // Nobody heard a seed while it could matter.
    const heard = [...a.heard, ...b.heard].join('\n');
    for (const seed of Object.values(table.seeds)) expect(heard).not.toContain(seed);
  });

  test('cannot be chosen by whoever gives a seed last', async () => {
    const { url } = await start();
    const table = await promised(url);
    const [a, b] = (await joinAll(url, table)) as [Client, Client];
    const early = await asked<Created>(201, `${url}/api/games`, twoPeople);
    const only = await asked<Seated>(
      200,
      `${url}/api/games/${early.id}/seats/a`,
      sitting(early.seats[0]!.invite!, 'a'),
    );
    const alone = await Client.join(url, early.id, only.token);
    // Before everybody has promised no seed is taken.
    expect(await alone.ask('showSeed', { seed: seedOf('a') })).toMatchObject({
      rule: 'table.seed-not-wanted',
    });
    await a.ask('showSeed', { seed: seedOf('a') });
    for (const seed of ['another one', seedOf('a'), '']) {
      expect((await b.ask('showSeed', { seed })).kind).not.toBe('result');
    }
    expect(b.now.status).toBe('waiting');
    await showAll(table, [a, b]);
    expect(await b.ask('showSeed', { seed: 'another one' })).toMatchObject({ rule: 'table.seed-not-wanted' });
    // An acknowledgement that was lost is given again.
    expect(await b.ask('showSeed', { seed: seedOf('b') })).toMatchObject({ kind: 'result' });
    const onlooker = await Client.join(url, table.id, table.created.spectator);
    expect((await onlooker.ask('showSeed', { seed: seedOf('b') })).kind).toBe('error');
  });

  test('wait only so long for a seed, and the verdict names whoever held it back', async () => {
    const { url } = await start({ minute: 40 });
    const table = await promised(url);
    const [a] = (await joinAll(url, table)) as [Client, Client];
    await a.ask('showSeed', { seed: seedOf('a') });
    await a.until(({ status }) => status === 'playing');
    await concede(a);
    const replay = await replayOf(url, table.id);
    expect(replay.fairness).toMatchObject({
      seeds: { a: seedOf('a') },
      promises: seedPromises(table.seeds),
    });
    const fault = engine.verifyDice(replay);
    expect(fault).toMatchObject({ rule: 'table.seed-withheld', about: { seat: 'b' } });
    expect(engine.verifyReplay(replay)).toMatchObject({ kind: 'verified' });
    expect(diceVerdict(replay, fault, seenBy('a', table)).trust).toBe('seeds-missing');
    // To whoever knows that the server had it, the server lies.
    expect(diceVerdict(replay, fault, seenBy('b', table)).trust).toBe('not-as-seen');
  });

  test('wait for nobody after a restart either', async () => {
    const { start: begin, newPlace, end: finish } = bench(kind);
    const place = await newPlace();
    const first = await begin({ ...place, minute: 300 });
    const table = await promised(first.url);
    await first.stop();
    const second = await begin({ ...place, minute: 300 });
    const [a] = await joinAll(second.url, table);
    expect((await a!.until(({ status }) => status === 'playing')).dice.shown).toEqual([]);
    await finish();
  });

  test('of clients that know no promises are told as such where there is more than one of them', async () => {
    const { url } = await start();
    const game = await seated(url);
    const client = await Client.join(url, game.id, game.tokens.a);
    expect(client.now).toMatchObject({ status: 'playing', dice: { promises: {}, shown: ['a', 'b'] } });
    await concede(client);
    expect(engine.verifyDice(await replayOf(url, game.id))).toMatchObject({
      rule: 'table.seed-not-promised',
    });
    // One alone meets the commitment that was published before.
    const alone = await seated(url, againstComputer);
    const own = await Client.join(url, alone.id, alone.tokens.a);
    await concede(own);
    expect(engine.verifyDice(await replayOf(url, alone.id))).toBeUndefined();
    const either = { invite: game.created.seats[0]!.invite, name: 'Ana' };
    const sit = (body: object) => http(`${url}/api/games/${game.id}/seats/a`, { ...either, ...body });
    for (const body of [{}, { seed: 's', promise: seedPromise('s') }]) {
      expect(await sit(body)).toMatchObject({ status: 400, body: { field: 'promise' } });
    }
  });

  test('of a person against a computer are fair with one promise', async () => {
    const { url } = await start();
    const table = await promised(url, againstComputer);
    const [a] = await joinAll(url, table);
    await showAll(table, [a!]);
    await concede(a!);
    const replay = await replayOf(url, table.id);
    expect(diceVerdict(replay, engine.verifyDice(replay), seenBy('a', table)).trust).toBe('fair');
  });

  test('a token that never arrived is given again to whoever has the key, while the game lasts', async () => {
    const { url } = await start();
    const table = await promised(url);
    const [a] = await joinAll(url, table);
    const { invite } = table.created.seats[1]!;
    const again = (key?: string) =>
      http<Seated>(`${url}/api/games/${table.id}/seats/b`, {
        ...sitting(invite!, 'b'),
        ...(key === undefined ? { key: undefined } : { key }),
      });
    // Everybody knows the promise by now, and with it nothing is won.
    for (const key of [undefined, keyOf('a'), seedPromise(seedOf('b'))]) {
      expect(await again(key)).toMatchObject({ status: 409, body: { problem: 'seat-taken' } });
    }
    const { token } = (await again(keyOf('b'))).body;
    const b = await Client.join(url, table.id, token);
    await showAll(table, [a!, b]);
    expect((await again(keyOf('b'))).status).toBe(200);
    await concede(a!);
    for (const key of [keyOf('b'), seedOf('b')]) expect((await again(key)).status).toBe(409);
  });
});

test('seeds are shown at the same moment to two processes on one PostgreSQL', async () => {
  const { start, newPlace, end } = bench('postgresql');
  const place = await newPlace();
  const [one, other] = [await start(place), await start(place)];
  for (let time = 0; time < 5; time++) {
    const table = await promised(one.url);
    const a = await Client.join(one.url, table.id, table.tokens.a);
    const b = await Client.join(other.url, table.id, table.tokens.b);
    const shown = await Promise.all([
      a.ask('showSeed', { seed: seedOf('a') }),
      b.ask('showSeed', { seed: seedOf('b') }),
    ]);
    expect(shown.map((reply) => reply.kind)).toEqual(['result', 'result']);
    await Promise.all([a, b].map((client) => client.until(({ status }) => status === 'playing')));
    await concede(a);
    const replay = await asked<Replay>(200, `${other.url}/api/games/${table.id}/replay`);
    expect(diceVerdict(replay, engine.verifyDice(replay), seenBy('b', table)).trust).toBe('fair');
  }
  await end();
});
