import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plain, Replay } from '@sortie/kernel';
import type { CreateGame, Shared } from '@sortie/protocol';
import { presets } from '@sortie/wisps/lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../apps/server/src/server.ts';
import {
  answersOf,
  asked,
  Client,
  dice,
  http,
  openQuestion,
  play,
  seated,
} from '../../apps/server/tests/client.ts';
import { testGames } from '../test-games/registry.ts';
import { wispsKit } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-wisps-'));
const servers: RunningServer[] = [];

/** The real server on its embedded database, with the games for tests. */
async function start(): Promise<RunningServer> {
  const pace = { burst: 10_000, perSecond: 10_000 };
  const server = await startServer({
    games: testGames,
    thinker: new URL('../test-games/thinker.mjs', import.meta.url),
    host: '127.0.0.1',
    port: 0,
    data: folder,
    pause: 0,
    pace,
    limits: { pace },
    longestThought: 60_000,
  });
  servers.push(server);
  return server;
}

let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await Promise.all(servers.map((each) => each.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const [a, b] = presets.map(({ flight }) => ({ flight }) as unknown as Plain);
const forces = { a: a!, b: b! };

const twoPeople: CreateGame = {
  game: 'wisps',
  options: { lastRound: 3 },
  spectators: true,
  seats: [
    { seat: 'a', side: 0, who: 'person' },
    { seat: 'b', side: 1, who: 'person' },
  ],
};

const againstComputer: CreateGame = {
  ...twoPeople,
  seats: [
    { seat: 'a', side: 0, who: 'person' },
    { seat: 'b', side: 1, who: 'computer', level: 'easy', name: 'Marsh', force: forces.b },
  ],
};

async function verdictOf(replay: Replay) {
  const engine = await wispsKit.engine(replay.opening.rules);
  return { dice: engine!.verifyDice(replay), replay: engine!.verifyReplay(replay) };
}

/** Everybody answers until this is so. */
async function playUntil(clients: readonly Client[], isSo: () => boolean): Promise<void> {
  const below = dice(7);
  while (!isSo()) {
    const client = clients.find((each) => openQuestion(each))!;
    await play(client, below, 1);
    await Promise.all(clients.map((each) => each.until(({ version }) => version >= client.now.version)));
  }
}

test('two people who come by links play to the end before a spectator, and the replay verifies', async () => {
  const { url } = server;
  const { id, tokens, created } = await seated(url, twoPeople, forces);
  const clients = await Promise.all(['a', 'b'].map((seat) => Client.join(url, id, tokens[seat]!)));
  const spectator = await Client.join(url, id, created.spectator!);
  await Promise.all(clients.map((client, place) => play(client, dice(place))));
  const over = await spectator.until(({ status }) => status === 'over');
  expect(over.view!.outcome).toMatchObject({ rule: 'wi.round.last' });
  expect(over.view!.table).toMatchObject({ round: 3, hands: { a: expect.any(Number) } });
  const replay = await asked<Replay>(200, `${url}/api/games/${id}/replay`);
  expect(await verdictOf(replay)).toMatchObject({
    dice: { rule: 'table.seed-not-promised' },
    replay: { kind: 'verified' },
  });
  const shared = await asked<Shared>(201, `${url}/api/replays`, replay);
  expect(await asked(200, `${url}/api/replays/${shared.id}`)).toMatchObject({ opening: { game: 'wisps' } });
  const forged = { ...replay, finalHash: '0'.repeat(replay.finalHash.length) };
  expect(await http(`${url}/api/replays`, forged)).toMatchObject({ status: 422 });
  for (const client of [...clients, spectator]) client.close();
});

test('one plays to the end against the computer, which thinks in a thread with the same games', async () => {
  const { url } = server;
  const { id, tokens } = await seated(url, againstComputer, forces);
  const client = await Client.join(url, id, tokens.a!);
  expect(await play(client, dice(3))).toBeGreaterThan(5);
  const replay = await asked<Replay>(200, `${url}/api/games/${id}/replay`);
  expect(replay.journal.some((entry) => entry.kind === 'answer' && entry.seat === 'b')).toBe(true);
  expect((await verdictOf(replay)).replay).toMatchObject({ kind: 'verified' });
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  expect(metrics).toMatch(/^sortie_computer_fallbacks_total 0$/m);
  client.close();
});

test('an answer that revealed something is taken back with consent, and the game outlives a restart', async () => {
  const { url } = server;
  const { id, tokens } = await seated(url, twoPeople, forces);
  const join = (at: string) => Promise.all(['a', 'b'].map((seat) => Client.join(at, id, tokens[seat]!)));
  const clients = await join(url);
  await playUntil(clients, () => clients[0]!.log.some(({ kind }) => kind === 'bidsShown'));
  const [one, other] = clients as [Client, Client];
  const before = one.log.length;
  expect(await one.ask('undo', { by: 'a' })).toMatchObject({ result: { undo: 'asked' } });
  await other.until(({ undo }) => undo !== null);
  expect(await other.ask('consent', { seat: 'b', agrees: true })).toMatchObject({
    result: { undo: 'undone' },
  });
  await one.until(({ undo }) => undo === null);
  expect(one.log.length).toBeLessThan(before);
  await playUntil(clients, () => one.log.some(({ kind }) => kind === 'placed'));
  const seen = await one.ask('view', { viewer: 'a' });
  await server.stop();
  server = await start();
  const again = await join(server.url);
  expect({ ...(await again[0]!.ask('view', { viewer: 'a' })), id: 0 }).toEqual({ ...seen, id: 0 });
  await Promise.all(again.map((client, place) => play(client, dice(place + 5))));
  expect(again.map(({ now }) => now.status)).toEqual(['over', 'over']);
  for (const client of again) client.close();
});

test('a roll that is taken back and made again falls anew each time', async () => {
  const { url } = server;
  const { id, tokens } = await seated(url, twoPeople, forces);
  const clients = await Promise.all(['a', 'b'].map((seat) => Client.join(url, id, tokens[seat]!)));
  const rolled = () => clients[0]!.log.findLast(({ kind }) => kind === 'flashRolled');
  const below = dice(7);
  let by = 'a';
  while (!rolled()) {
    const client = clients.find((each) => openQuestion(each))!;
    by = client === clients[0] ? 'a' : 'b';
    await play(client, below, 1);
    await Promise.all(clients.map((each) => each.until(({ version }) => version >= client.now.version)));
  }
  const [asker, other] = by === 'a' ? clients : clients.toReversed();
  const faces = new Set([JSON.stringify(rolled())]);
  for (let time = 0; time < 12; time++) {
    expect(await asker!.ask('undo', { by })).toMatchObject({ result: { undo: 'asked' } });
    await other!.until(({ undo }) => undo !== null);
    await other!.ask('consent', { seat: by === 'a' ? 'b' : 'a', agrees: true });
    await asker!.until(({ redo }) => redo === by);
    await asker!.ask('redo', { by });
    await clients[0]!.until(({ redo, undo }) => redo === null && undo === null);
    faces.add(JSON.stringify(rolled()));
  }
  expect(faces.size).toBeGreaterThan(1);
  for (const client of clients) client.close();
});

test('what breaks a rule is refused before it begins', async () => {
  const { url } = server;
  const crowd = { flight: { folk: 'fen', wisps: Array.from({ length: 5 }, () => ({ talents: [] })) } };
  const sitting = seated(url, twoPeople, { a: crowd as unknown as Plain, b: forces.b });
  await expect(sitting).rejects.toThrow('wi.flight.points');
  const level = { ...againstComputer.seats[1]!, level: 'hard' };
  const strange = { ...againstComputer, seats: [againstComputer.seats[0]!, level] };
  expect(await http(`${url}/api/games`, strange)).toMatchObject({ status: 400 });
  const asking = await Client.join(url, ...(await someTable(url)));
  const question = openQuestion(asking)!;
  expect(answersOf(question)).toEqual([0, 1, 2, 3]);
  expect(await asking.answer(question, 4)).toMatchObject({ kind: 'refused', rule: 'table.not-offered' });
  asking.close();
});

async function someTable(url: string): Promise<readonly [string, string]> {
  const { id, tokens } = await seated(url, twoPeople, forces);
  return [id, tokens.a!];
}
