import { afterAll, describe, expect, test } from 'vitest';
import { Client, dice, openQuestion, play, seated } from './client.ts';
import { bench, databases } from './databases.ts';

describe.each(databases)('what was taken back on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  /** Somebody has answered, taken it back, and everybody knows. */
  async function takenBack() {
    const place = await newPlace();
    const server = await start(place);
    const { id, tokens } = await seated(server.url);
    const join = (url: string) =>
      Promise.all([tokens.a!, tokens.b!].map((token) => Client.join(url, id, token)));
    const clients = await join(server.url);
    const asked = clients.find(openQuestion)!;
    const other = clients.find((client) => client !== asked)!;
    const { seat } = openQuestion(asked)!;
    await play(asked, dice(7), 1);
    const { version } = asked.now;
    expect(asked.now.redo).toBeNull();
    expect(await asked.ask('undo', { by: seat })).toMatchObject({ result: { undo: 'undone' } });
    await Promise.all(clients.map((client) => client.until((update) => update.version > version)));
    return { place, server, join, asked, other, seat };
  }

  test('is given again by whoever took it back, after a restart too', async () => {
    const { place, server, join, asked, other, seat } = await takenBack();
    expect([asked.now.redo, other.now.redo]).toEqual([seat, seat]);
    const { log } = asked;
    await server.stop();
    const again = await join((await start(place)).url);
    const client = again.find((each) => openQuestion(each)?.seat === seat)!;
    expect(client.now.redo).toBe(seat);
    const { version } = client.now;
    expect(await client.ask('redo', { by: seat })).toMatchObject({ kind: 'result' });
    await client.until((update) => update.version > version);
    expect(client.now.redo).toBeNull();
    expect(client.log.length).toBeGreaterThanOrEqual(log.length);
    expect(await client.ask('redo', { by: seat })).toMatchObject({ rule: 'table.nothing-to-redo' });
    for (const each of again) each.close();
  });

  test('is given again by nobody else', async () => {
    const { asked, other, seat } = await takenBack();
    expect(await other.ask('redo', { by: seat })).toMatchObject({ problem: 'not-allowed' });
    const own = seat === 'a' ? 'b' : 'a';
    expect(await other.ask('redo', { by: own })).toMatchObject({ rule: 'table.nothing-to-redo' });
    for (const client of [asked, other]) client.close();
  });

  test('is given again until something else is answered; what is said aside is nothing else', async () => {
    const { asked, other, seat } = await takenBack();
    await asked.ask('command', { from: seat, command: { kind: 'say', text: 'one moment' } });
    await asked.until(({ log }) => log.events.some((event) => event.kind === 'said'));
    expect(asked.now.redo).toBe(seat);
    const { version } = asked.now;
    for (let tries = 0; asked.now.version === version || asked.now.redo !== null; tries++) {
      // The same answer is what was taken back, so another one is given.
      await asked.ask('undo', { by: seat });
      await play(asked, dice(100 + tries), 1);
      if (tries > 20) throw new Error('there is only one answer');
    }
    expect(asked.now.redo).toBeNull();
    for (const client of [asked, other]) client.close();
  });
});

test('whoever asked to take back may think better of it', async () => {
  const { start, end } = bench('embedded');
  const { url } = await start();
  const { id, tokens } = await seated(url);
  const [a, b] = (await Promise.all([tokens.a!, tokens.b!].map((token) => Client.join(url, id, token)))) as [
    Client,
    Client,
  ];
  const below = dice(7);
  while (a.log.length < 30 || !(await a.ask('undo', { by: 'a' })).kind.includes('result') || !a.now.undo) {
    const client = openQuestion(a) ? a : b;
    await play(client, below, 1);
    await Promise.all([a, b].map((each) => each.until(({ version }) => version >= client.now.version)));
  }
  await b.until(({ undo }) => undo !== null);
  expect(b.now.undo?.question).toMatch(/^[a-zA-Z]+$/);
  expect(await b.ask('withdraw', { by: 'a' })).toMatchObject({ problem: 'not-allowed' });
  expect(await b.ask('withdraw', { by: 'b' })).toMatchObject({ rule: 'table.nothing-to-consent-to' });
  expect(await a.ask('withdraw', { by: 'a' })).toMatchObject({ result: { undo: 'kept', needs: [] } });
  await b.until(({ undo }) => undo === null);
  expect(await b.ask('consent', { seat: 'b', agrees: true })).toMatchObject({
    rule: 'table.nothing-to-consent-to',
  });
  for (const client of [a, b]) client.close();
  await end();
});
