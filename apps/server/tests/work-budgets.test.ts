import { afterAll, describe, expect, test } from 'vitest';
import { Client, http, seated, twoPeople } from './client.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
afterAll(end);

describe('what is agreed on', () => {
  const wrong = [
    [{ points: 100, junk: 1 }, 'options.junk'],
    [{ points: 'many' }, 'options.points'],
    [{ obstacles: [{ kind: 'asteroid', outline: 99 }] }, 'options.obstacles'],
  ] as const;
  test.each(wrong)('%o is refused when the game is made, with the field named', async (options, field) => {
    const { url } = await start();
    expect(await http(`${url}/api/games`, { ...twoPeople, options })).toMatchObject({
      status: 422,
      body: { problem: 'refused', field },
    });
    expect(
      await http(`${url}/api/games`, { ...twoPeople, game: 'armada', options: { junk: 1 } }),
    ).toMatchObject({
      status: 422,
      body: { field: 'options.junk' },
    });
  });
});

describe('work', () => {
  const little = { burst: 1, perSecond: 0.001 };
  const much = { burst: 1e9, perSecond: 1e9 };

  test('of one seat is bounded, the other seat goes on, and conceding is always possible', async () => {
    const { url } = await start({ gameLimits: { workPace: little } });
    const { id, tokens } = await seated(url);
    const [a, b] = [await Client.join(url, id, tokens.a), await Client.join(url, id, tokens.b)];
    const ask = () => a.ask('view', { viewer: 'a' });
    await expect.poll(async () => (await ask()).kind).toBe('error');
    expect(await ask()).toMatchObject({ problem: 'too-fast' });
    expect(await b.ask('view', { viewer: 'b' })).toMatchObject({ kind: 'result' });
    expect(await a.ask('command', { from: 'a', command: { kind: 'concede' } })).toMatchObject({
      kind: 'result',
    });
    for (const client of [a, b]) client.close();
  });

  test('for one address is bounded over HTTP and on sockets, and others are served', async () => {
    const { url } = await start({ proxies: 1, addressPaces: { sent: much, asked: much, work: little } });
    const { id, tokens } = await seated(url);
    const greedy = { 'x-forwarded-for': '1.1.1.1' };
    const client = await Client.join(url, id, tokens.a, true, greedy);
    while (!client.closed) {
      await client.ask('view', { viewer: 'a' }).catch(() => undefined);
    }
    expect(client.closed).toEqual({ code: 4008, reason: 'too-fast' });
    expect((await fetch(`${url}/api/games/${id}`, { headers: greedy })).status).toBe(429);
    const modest = { 'x-forwarded-for': '2.2.2.2' };
    expect((await fetch(`${url}/api/games/${id}`, { headers: modest })).status).toBe(200);
  });

  test('bytes of one address are counted before a body is read, and what it asks for too', async () => {
    const { url } = await start({
      proxies: 1,
      addressPaces: { sent: { burst: 20_000, perSecond: 0.001 }, asked: little, work: much },
    });
    const from = (address: string) => ({ 'content-type': 'application/json', 'x-forwarded-for': address });
    const post = (address: string, body: string) =>
      fetch(`${url}/api/games`, { method: 'POST', headers: from(address), body });
    expect((await post('1.1.1.1', 'x'.repeat(15_000))).status).toBe(400);
    expect((await post('1.1.1.1', JSON.stringify(twoPeople))).status).toBe(201);
    expect((await post('1.1.1.1', 'x'.repeat(15_000))).status).toBe(429);
    expect((await post('1.1.1.2', 'x'.repeat(15_000))).status).toBe(400);
    const { id, tokens } = await seated(url);
    const client = await Client.join(url, id, tokens.a, true, { 'x-forwarded-for': '3.3.3.3' });
    client.send({ id: 9, kind: 'hello' });
    expect(await client.untilClosed()).toBe(4008);
  });

  test('connections of one address are bounded where no proxy counts them', async () => {
    const { url } = await start({
      limits: { pace: much, moreConnections: 10, mostConnectionsOfAddress: 2 },
    });
    const two = [await Client.open(url), await Client.open(url)];
    await expect(Client.open(url)).rejects.toThrow('hang up');
    for (const client of two) client.close();
    await expect.poll(async () => (await Client.open(url).catch(() => undefined)) !== undefined).toBe(true);
  });
});
