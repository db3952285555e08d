import { join } from 'node:path';
import type { Replay } from '@sortie/kernel';
import Database from 'libsql';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { asked, Client, dice, http, openQuestion, play, type Seating, seated } from './client.ts';
import { bench, databases, type Place } from './databases.ts';
import { query } from './postgresql.ts';

/** Changes the database by hand, as nobody should. */
async function meddle({ data, databaseUrl }: Place, text: string): Promise<void> {
  if (databaseUrl !== undefined) await query(databaseUrl, text);
  else {
    const file = new Database(join(data, 'sortie.db'));
    file.exec(text);
    file.close();
  }
}

/** A log of a server that can be read. */
function listening() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }) };
}

async function playBoth(url: string, { id, tokens }: Seating, answers: number): Promise<void> {
  const clients = await Promise.all(Object.values(tokens).map((token) => Client.join(url, id, token)));
  const below = dice(3);
  for (let count = 0; count < answers && clients[0]!.now.status !== 'over'; count++) {
    const version = Math.max(...clients.map(({ now }) => now.version));
    await Promise.all(clients.map((each) => each.until((update) => update.version >= version)));
    const asker = clients.find((each) => openQuestion(each));
    if (asker) await play(asker, below, 1);
  }
  for (const client of clients) client.close();
}

describe.each(databases)('a game on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  test('whose entries were changed, taken out or put in another order is not shown as another', async () => {
    const place = await newPlace();
    const first = await start(place);
    const games: Seating[] = [];
    for (let count = 0; count < 6; count++) games.push(await seated(first.url));
    for (const game of games) await playBoth(first.url, game, 12);
    await first.stop();
    const at = (game: number, number: number) => `game = '${games[game]!.id}' and number = ${number}`;
    const other = `'{"kind":"command","from":"a","command":{"kind":"say","text":"I never said that."}}'`;
    await meddle(place, `update entries set entry = ${other} where ${at(0, 5)}`);
    await meddle(place, `delete from entries where ${at(1, 7)}`);
    await meddle(place, `delete from entries where ${at(2, 11)}`);
    await meddle(place, `update entries set number = 100 where ${at(3, 2)}`);
    await meddle(place, `update entries set number = 2 where ${at(3, 3)}`);
    await meddle(place, `update entries set number = 3 where ${at(3, 100)}`);
    await meddle(place, `update entries set mark = '0123456789abcdef' where ${at(4, 9)}`);
    const { lines, log } = listening();
    const second = await start({ ...place, log });
    const found: (string | undefined)[] = [];
    const closedWith: number[] = [];
    for (const { id, tokens } of games) {
      const before = lines.length;
      const client = await Client.open(second.url);
      const joined = await client
        .ask('join', { protocol: 1, game: id, token: tokens.a })
        .catch(() => undefined);
      const said = lines.slice(before).join('');
      found.push(joined?.kind === 'result' ? 'shown' : /the entry \d+[^":]*/.exec(said)?.[0]);
      if (joined?.kind !== 'result') closedWith.push(await client.untilClosed());
      client.close();
    }
    expect(found).toEqual([
      'the entry 5 is missing or is not the one that was stored',
      'the entry 7 is missing or is not the one that was stored',
      'the entry 11 is missing',
      'the entry 2 is missing or is not the one that was stored',
      'the entry 9 the game is another than it was',
      'shown',
    ]);
    expect(closedWith).toEqual([4013, 4013, 4013, 4013, 4013]);
  });

  test('that is found damaged while people look at it hangs up on them, and lets nobody in', async () => {
    const place = await newPlace();
    const server = await start({ ...place, log: listening().log });
    const game = await seated(server.url);
    await playBoth(server.url, game, 6);
    const join = () => Client.join(server.url, game.id, game.tokens.a!);
    const [one, other] = [await join(), await Client.join(server.url, game.id, game.tokens.b!)];
    // An entry is missing of which the game tells; whoever writes next finds it.
    await meddle(place, `update games set length = length + 1, revision = revision + 1`);
    await one.ask('command', { from: 'a', command: { kind: 'say', text: 'Hello?' } }).catch(() => undefined);
    expect([await one.untilClosed(), await other.untilClosed()]).toEqual([4013, 4013]);
    await expect(join()).rejects.toThrow('cannot be brought up');
  });

  test('whose entry or opening cannot be read any more is damaged, and not only not there at the moment', async () => {
    const place = await newPlace();
    const first = await start(place);
    const games = [await seated(first.url), await seated(first.url)];
    for (const game of games) await playBoth(first.url, game, 4);
    await first.stop();
    await meddle(place, `update entries set entry = '{' where game = '${games[0]!.id}' and number = 2`);
    await meddle(place, `update games set opening = 'x' where id = '${games[1]!.id}'`);
    const second = await start({ ...place, log: listening().log });
    for (const { id, tokens } of games) {
      const client = await Client.open(second.url);
      client.send({ id: 1, kind: 'join', protocol: 1, game: id, token: tokens.a });
      expect(await client.untilClosed()).toBe(4013);
    }
  });

  test('that is over keeps its replay as it was written, whatever the rules make of it later', async () => {
    const place = await newPlace();
    const first = await start(place);
    const game = await seated(first.url);
    await playBoth(first.url, game, 10);
    const seat = await Client.join(first.url, game.id, game.tokens.a!);
    await seat.ask('command', { from: 'a', command: { kind: 'concede' } });
    await seat.until(({ status }) => status === 'over');
    const fresh = await seat.ask('replay');
    const written = await asked<Replay>(200, `${first.url}/api/games/${game.id}/replay`);
    expect(fresh).toMatchObject({ kind: 'result', result: { replay: written } });
    await first.stop();
    // Under other rules the game would come to another end.
    await meddle(place, `update games set ending = replace(ending, '"finalHash":"', '"finalHash":"0')`);
    const { log } = listening();
    const second = await start({ ...place, log });
    const kept = await asked<Replay>(200, `${second.url}/api/games/${game.id}/replay`);
    expect(kept).toEqual({ ...written, finalHash: `0${written.finalHash}` });
    await expect(Client.join(second.url, game.id, game.tokens.a!)).rejects.toThrow('cannot be brought up');
    expect(await http(`${second.url}/api/games/${game.id}`)).toMatchObject({ body: { status: 'over' } });
  });

  test('that was begun before entries had links goes on, and is chained from there', async () => {
    const place = await newPlace();
    const first = await start(place);
    const game = await seated(first.url);
    await playBoth(first.url, game, 6);
    await first.stop();
    await meddle(place, 'update entries set link = null, mark = null');
    const second = await start(place);
    await playBoth(second.url, game, 4);
    await second.stop();
    const third = await start(place);
    const client = await Client.join(third.url, game.id, game.tokens.a!);
    expect(client.now.version).toBe(10);
    client.close();
    await third.stop();
    await meddle(
      place,
      `update entries set entry = replace(entry, '"decision"', '"decision" ') where number = 3`,
    );
    const { lines, log } = listening();
    const fourth = await start({ ...place, log });
    await expect(Client.join(fourth.url, game.id, game.tokens.a!)).rejects.toThrow('brought up');
    expect(lines.join('')).toContain('the entry 6 is missing or is not the one that was stored');
  });
});

describe('two processes on one PostgreSQL', () => {
  const { start, newPlace, end } = bench('postgresql');
  afterAll(end);

  test('never leave a game that was conceded as one that is played', async () => {
    const place = await newPlace();
    const [one, other] = [await start(place), await start(place)];
    const ids: string[] = [];
    for (let count = 0; count < 15; count++) {
      const game = await seated(one.url);
      await playBoth(one.url, game, 3);
      const a = await Client.join(one.url, game.id, game.tokens.a!);
      const b = await Client.join(other.url, game.id, game.tokens.b!);
      const [conceded] = await Promise.all([
        a.ask('command', { from: 'a', command: { kind: 'concede' } }),
        b.ask('undo', { by: 'b' }),
      ]);
      expect(conceded.kind).toBe('result');
      await b.until(({ status }) => status === 'over');
      ids.push(game.id);
      for (const client of [a, b]) client.close();
    }
    const rows = await query(place.databaseUrl!, `select status, undo from games`);
    expect(rows).toEqual(ids.map(() => ({ status: 'over', undo: null })));
  });
});
