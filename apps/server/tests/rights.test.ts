import type { Created, Seated, Summary } from '@sortie/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersOf, asked, Client, forces, http, openQuestion, seated, twoPeople } from './client.ts';
import { bench, databases } from './databases.ts';

describe.each(databases)('the rights at a table on %s', (kind) => {
  const { start, end } = bench(kind);
  let url: string;
  beforeAll(async () => {
    ({ url } = await start());
  });
  afterAll(end);

  /** Both players and a spectator; the first of them has a question. */
  async function table(): Promise<{ asker: Client; other: Client; spectator: Client; id: string }> {
    const { id, tokens, created } = await seated(url);
    const [a, b, spectator] = await Promise.all(
      [tokens.a!, tokens.b!, created.spectator!].map((token) => Client.join(url, id, token)),
    );
    const [asker, other] = openQuestion(a!) ? [a!, b!] : [b!, a!];
    return { asker, other, spectator: spectator!, id };
  }

  test('nobody answers for another, and a spectator answers for nobody', async () => {
    const { asker, other, spectator } = await table();
    const question = openQuestion(asker)!;
    const answer = answersOf(question)[0]!;
    for (const intruder of [other, spectator]) {
      expect(await intruder.answer(question, answer)).toMatchObject({ problem: 'not-allowed' });
      expect(await intruder.ask('undo', { by: question.seat })).toMatchObject({ problem: 'not-allowed' });
      const concede = { from: question.seat, command: { kind: 'concede' } };
      expect(await intruder.ask('command', concede)).toMatchObject({ problem: 'not-allowed' });
      expect(await intruder.ask('view', { viewer: question.seat })).toMatchObject({ problem: 'not-allowed' });
      expect(await intruder.ask('decisions', { seat: question.seat })).toMatchObject({
        problem: 'not-allowed',
      });
    }
    const own = { seat: other.view.table.seats.find(({ id }) => id !== question.seat)!.id };
    const forged = { ...own, decision: question.id, version: question.version, answer };
    expect(await other.ask('answer', forged)).toMatchObject({
      kind: 'refused',
      rule: 'table.not-your-decision',
    });
    expect(asker.now.version).toBe(0);
    expect(await asker.answer(question, answer)).toMatchObject({ kind: 'result' });
  });

  test('nobody is referee, clock or judge, and nobody learns the secrets before the end', async () => {
    const { asker, spectator } = await table();
    const forbidden: readonly (readonly [string, object])[] = [
      ['command', { from: 'clock', command: { kind: 'timeExpired' } }],
      ['command', { from: 'judge', command: { kind: 'script', dice: { attack: ['crit'] } } }],
      ['script', { script: { dice: { attack: ['crit'] } } }],
      ['undo', { by: 'judge' }],
      ['view', { viewer: 'referee' }],
      ['log', { viewer: 'referee' }],
      ['decisions', {}],
      ['save', {}],
      ['position', {}],
      ['replay', {}],
      ['hash', {}],
      ['promise', {}],
      ['newGame', { game: 'xwing', setup: {} }],
      ['quit', {}],
    ];
    for (const client of [asker, spectator]) {
      for (const [request, fields] of forbidden) {
        expect([request, await client.ask(request, fields)]).toMatchObject([
          request,
          { kind: 'error', problem: 'not-allowed' },
        ]);
      }
      expect(await client.ask('view', { viewer: 'spectator' })).toMatchObject({ kind: 'result' });
    }
  });

  test('a guessed token opens no table, nor does that of another', async () => {
    const [one, other] = [await seated(url), await seated(url)];
    const invites = one.created.seats.map(({ invite }) => invite);
    for (const token of ['guess', '', ...invites, other.tokens.a]) {
      const client = await Client.open(url);
      client.send({ id: 1, kind: 'join', protocol: 1, game: one.id, token });
      expect(await client.untilClosed()).toBe(4001);
      expect(client.heard.map((text) => JSON.parse(text) as object)).toMatchObject([
        { id: 1, kind: 'error', problem: 'bad-token' },
      ]);
    }
    const client = await Client.open(url);
    client.send({ id: 1, kind: 'join', protocol: 1, game: 'unheard-of', token: one.tokens.a });
    expect(await client.untilClosed()).toBe(4004);
  });

  test('whoever knows the id looks on without a token where the players allow it, and nowhere else', async () => {
    const open = await seated(url);
    const onlooker = await Client.join(url, open.id);
    expect(onlooker.view.decisions).toEqual([]);
    expect(await onlooker.ask('view', { viewer: 'spectator' })).toMatchObject({ kind: 'result' });
    expect(await onlooker.ask('view', { viewer: 'a' })).toMatchObject({ problem: 'not-allowed' });
    const closed = await seated(url, { ...twoPeople, spectators: false });
    const stranger = await Client.open(url);
    stranger.send({ id: 1, kind: 'join', protocol: 1, game: closed.id });
    expect(await stranger.untilClosed()).toBe(4003);
    expect(stranger.heard.map((text) => JSON.parse(text) as object)).toMatchObject([
      { id: 1, kind: 'error', problem: 'not-watched' },
    ]);
  });

  test('two people at one screen have eyes for what is no secret, and let others look on or not', async () => {
    for (const spectators of [true, false]) {
      const { id, created } = await seated(url, { ...twoPeople, spectators, oneScreen: true });
      const shown = await Client.join(url, id, created.spectator!);
      expect(shown.view.decisions).toEqual([]);
      expect(await asked<Summary>(200, `${url}/api/games/${id}`)).toMatchObject({ spectators });
      const stranger = await Client.open(url);
      const joined = stranger.ask('join', { protocol: 1, game: id });
      expect(await joined).toMatchObject(spectators ? { kind: 'result' } : { problem: 'not-watched' });
    }
  });

  test('an invite seats one person at its own seat', async () => {
    const created = await asked<Created>(201, `${url}/api/games`, twoPeople);
    const [inviteA, inviteB] = created.seats.map(({ invite }) => invite!);
    const sit = (seat: string, invite: string) =>
      http<Seated & { problem: string }>(`${url}/api/games/${created.id}/seats/${seat}`, {
        invite,
        name: 'Eve',
        force: forces.a,
        seed: 'e',
      });
    expect(await sit('a', inviteB!)).toMatchObject({ status: 403, body: { problem: 'bad-invite' } });
    expect(await sit('a', 'guess')).toMatchObject({ status: 403 });
    expect(await sit('c', inviteA!)).toMatchObject({ status: 404, body: { problem: 'no-such-seat' } });
    const both = await Promise.all([sit('a', inviteA!), sit('a', inviteA!)]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    expect(await sit('a', inviteA!)).toMatchObject({ status: 409, body: { problem: 'seat-taken' } });
  });

  test('whoever sat down and never heard of it sits again with the same seed, and nobody else does', async () => {
    const created = await asked<Created>(201, `${url}/api/games`, twoPeople);
    const sit = (seed: string) =>
      http<Seated & { problem: string }>(`${url}/api/games/${created.id}/seats/a`, {
        invite: created.seats[0]!.invite,
        name: 'Ana',
        force: forces.a,
        seed,
      });
    const first = await sit('0123456789abcdef');
    expect(await sit('another seed of enough length')).toMatchObject({ status: 409 });
    const second = await sit('0123456789abcdef');
    expect(second.status).toBe(200);
    expect(second.body.token).not.toBe(first.body.token);
    const client = await Client.join(url, created.id, second.body.token);
    expect(client.now.people.map(({ sat }) => sat)).toEqual([true, false]);
    const late = Client.join(url, created.id, first.body.token);
    await expect(late).rejects.toThrow(/closed|not-allowed|bad-token|token/);
    client.close();
  });

  test('nobody looks on where spectators are not wanted', async () => {
    const { created, id, tokens } = await seated(url, { ...twoPeople, spectators: false });
    expect(created.spectator).toBeUndefined();
    const client = await Client.join(url, id, tokens.a!);
    expect(await client.ask('hello')).toMatchObject({ result: { as: 'a' } });
    client.close();
  });

  test('a finished game is not taken back, for its secret is out', async () => {
    const { asker, other } = await table();
    const { seat } = openQuestion(asker)!;
    await asker.answer(openQuestion(asker)!, answersOf(openQuestion(asker)!)[0]!);
    await asker.ask('command', { from: seat, command: { kind: 'concede' } });
    await other.until(({ status }) => status === 'over');
    expect(await asker.ask('undo', { by: seat })).toMatchObject({ rule: 'table.game-over' });
    expect(await other.ask('hash')).toMatchObject({ kind: 'result' });
  });
});
