import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { liveLimits } from '../src/live/limits.ts';
import type { RunningServer } from '../src/server.ts';
import { answersOf, Client, dice, openQuestion, type Seating, seated, twoPeople } from './client.ts';
import { bench } from './databases.ts';

const SOCKETS = Number(process.env.HOSTILE_SOCKETS ?? 500);

const { start, end } = bench('embedded');
let server: RunningServer;
let victim: Seating;

beforeAll(async () => {
  server = await start({ limits: { pace: liveLimits.pace } });
  victim = await seated(server.url, { ...twoPeople, options: { points: 100, roundLimit: 12 } });
});
afterAll(end);

const noise = dice(99);
const garbage = (length: number) => Buffer.from(Array.from({ length }, () => noise(256)));

/** What a hostile socket does once it is open. `victim` is a game it has no right to. */
const attacks: readonly ((socket: WebSocket, round: number) => void)[] = [
  (socket) => socket.send(garbage(2000)),
  (socket) => socket.send('{"id":1,"kind":"join","protocol":1,"game":'.repeat(50)),
  (socket) => socket.send('x'.repeat(60_000)),
  (socket) => socket.send('x'.repeat(120_000)),
  (socket) => socket.send(garbage(1_000_000)),
  (socket) => socket.send('['.repeat(60_000)),
  (socket) => socket.send(join({ token: 'a'.repeat(43) })),
  (socket) => socket.send(join({ token: victim.created.seats[0]!.invite })),
  (socket) => socket.send(join({ game: '__proto__', token: 'x' })),
  (socket) => socket.send(join({ as: 'referee' })),
  (socket) => {
    for (let count = 0; count < 200; count++) socket.send('{"id":1,"kind":"answer"}');
  },
  // Says nothing at all.
  () => undefined,
  (socket, round) => {
    // Looks on as it may, and then asks what it may not, as fast as it can.
    socket.send(join({ token: victim.created.spectator }));
    for (let count = 0; count < 80; count++) {
      socket.send(
        JSON.stringify({ id: count, kind: 'answer', seat: 'a', decision: round, version: count, answer: {} }),
      );
      socket.send(JSON.stringify({ id: count, kind: 'view', viewer: 'referee' }));
    }
  },
];

function join(fields: object): string {
  return JSON.stringify({ id: 1, kind: 'join', protocol: 1, game: victim.id, ...fields });
}

async function attack(round: number): Promise<void> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.once('open', () => attacks[round % attacks.length]!(socket, round));
  await closed;
}

/** Sends a request a byte at a time, and frames that are none. */
async function drip(round: number): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const request = `GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`;
  if (round % 2 === 0) {
    socket.write(request);
    socket.write(garbage(500));
  } else {
    for (const letter of request.slice(0, 40)) {
      if (socket.destroyed) break;
      socket.write(letter);
      await wait(50);
    }
    socket.destroy();
  }
  await closed;
}

/** Two people who play one game after the other; how long each answer took is told. */
async function playOn(goesOn: () => boolean): Promise<readonly number[]> {
  const delays: number[] = [];
  const below = dice(5);
  for (let game = victim; ; game = await seated(server.url)) {
    const { id, tokens } = game;
    const clients = await Promise.all(
      [tokens.a!, tokens.b!].map((token) => Client.join(server.url, id, token)),
    );
    while (clients[0]!.now.status === 'playing') {
      if (!goesOn()) {
        for (const client of clients) client.close();
        await Promise.all(clients.map((client) => client.untilClosed()));
        return delays;
      }
      const client = clients.find((each) => openQuestion(each))!;
      const question = openQuestion(client)!;
      const legal = answersOf(question);
      const { version } = client.now;
      const begun = performance.now();
      const reply = await client.answer(question, legal[below(legal.length)]!);
      delays.push(performance.now() - begun);
      if (reply.kind !== 'result') throw new Error(JSON.stringify(reply));
      await Promise.all(clients.map((each) => each.until((update) => update.version > version)));
      await wait(50);
    }
    for (const client of clients) client.close();
  }
}

test(`${SOCKETS} hostile sockets do not disturb a game`, async () => {
  const before = process.memoryUsage.rss();
  let isOn = true;
  let most = 0;
  const watch = (async () => {
    for (; isOn; await wait(50)) most = Math.max(most, process.memoryUsage.rss());
  })();
  const playing = playOn(() => isOn);
  await Promise.all(
    Array.from({ length: SOCKETS }, (_, round) => (round % 10 === 9 ? drip(round) : attack(round))),
  );
  isOn = false;
  const delays = await playing;
  await watch;
  const [middle, worst] = [
    delays.toSorted((one, other) => one - other)[delays.length >> 1]!,
    Math.max(...delays),
  ];
  const grown = Math.round((most - before) / 1024 / 1024);
  console.log(
    `hostile sockets ${SOCKETS}, answers meanwhile ${delays.length}, median ${Math.round(middle)} ms, worst ${Math.round(worst)} ms, memory grew ${grown} MB`,
  );
  expect(delays.length).toBeGreaterThan(20);
  expect(middle).toBeLessThan(500);
  expect(worst).toBeLessThan(5000);
  expect(grown).toBeLessThan(600);
  const metrics = await (await fetch(`${server.url}/api/metrics`)).text();
  expect(metrics).toMatch(/sortie_errors_total\{problem="bad-token"\} [1-9]/);
  expect(metrics).toMatch(/^sortie_sockets 0$/m);
});
