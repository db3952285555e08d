import { connect } from 'node:net';
import { ask, crowd, hold, Statuses } from './hand.ts';
import type { Attack, Target } from './target.ts';

const people = [0, 1].map((side) => ({ seat: 'ab'[side], side, who: 'person' }));
const plain = { options: { points: 100 }, spectators: true, seats: people };
const bodyOf = ({ game }: Target, more: object = {}) => JSON.stringify({ ...plain, game, ...more });
const MANY = 1_000_000;

/** What one address may make at once and over time, with some room for how long a request takes. */
const mayMake = (seconds: number) => 300 + 30 * (seconds + 3);

const gamesAtOnce: Attack = {
  name: 'games from one address',
  does: '400 games made at once',
  seconds: 8,
  run: async (target, power) => {
    const { url } = target;
    const statuses = new Statuses();
    const body = bodyOf(target);
    await crowd(400 * power.strength, 100, power, async () => {
      statuses.add((await ask(`${url}/api/games`, { body })).status);
    });
    return statuses.counts;
  },
  breach: (counts, { seconds }) =>
    (counts['status 201'] ?? 0) <= mayMake(seconds) ? undefined : 'more games than one address may make',
};

const forgedAddresses: Attack = {
  name: 'forged addresses',
  does: '700 games made, each with another address of its own invention before the one that the proxy wrote',
  seconds: 8,
  run: async (target, power) => {
    const { url } = target;
    const statuses = new Statuses();
    const body = bodyOf(target);
    await crowd(700 * power.strength, 100, power, async (number) => {
      const from = `9.9.${number >> 8}.${number & 255}, 6.6.6.6`;
      statuses.add((await ask(`${url}/api/games`, { body, from })).status);
    });
    return statuses.counts;
  },
  breach: (counts, { seconds }) =>
    (counts['status 201'] ?? 0) <= mayMake(seconds)
      ? undefined
      : 'the address that the client wrote is believed',
};

const gamesFromMany: Attack = {
  name: 'games from many addresses',
  does: '2,000 games from 69 addresses',
  seconds: 10,
  run: async (target, power) => {
    const { url } = target;
    const statuses = new Statuses();
    const body = bodyOf(target);
    await crowd(2000 * power.strength, 64, power, async (number) => {
      const from = `6.7.${Math.floor(number / 29) >> 8}.${Math.floor(number / 29) & 255}`;
      statuses.add((await ask(`${url}/api/games`, { body, from })).status);
    });
    return statuses.counts;
  },
  breach: (counts) =>
    Object.keys(counts).every((name) => /201|429/.test(name)) ? undefined : 'an answer that is no refusal',
};

const wideBody = (game: string) =>
  `{"game":"${game}","options":{${Array.from({ length: 350_000 }, (_, at) => `"k${at}":1`).join()}},"spectators":true,"seats":[]}`;

const wideBodies: Attack = {
  name: 'bodies of many fields',
  does: '8 bodies of 4 MiB with 350,000 fields each',
  seconds: 8,
  run: async ({ url, game }, power) => {
    const statuses = new Statuses();
    const body = wideBody(game);
    await crowd(8 * power.strength, 8, power, async () => {
      statuses.add((await ask(`${url}/api/games`, { body })).status);
    });
    return statuses.counts;
  },
  breach: (counts) => onlyRefused(counts),
};

const heavyForces: Attack = {
  name: 'ships of many upgrades',
  does: '20 bodies of 61 KB with one ship of 5,500 upgrades',
  seconds: 8,
  run: async (target, power) => {
    const { url, forces } = target;
    const statuses = new Statuses();
    const { squad } = forces.b as unknown as { squad: { ships: readonly object[] } };
    const upgrades = Array.from({ length: 5500 }, () => ({}));
    const force = { squad: { ...squad, ships: [{ ...squad.ships[0], upgrades }] } };
    const seats = [people[0], { seat: 'b', side: 1, who: 'computer', force }];
    const body = bodyOf(target, { seats });
    await crowd(20 * power.strength, 10, power, async () => {
      statuses.add((await ask(`${url}/api/games`, { body })).status);
    });
    return statuses.counts;
  },
  breach: (counts) => onlyRefused(counts),
};

const junkOptions: Attack = {
  name: 'options of junk',
  does: '250 games whose options hold what no game knows',
  seconds: 8,
  run: async (target, power) => {
    const { url } = target;
    const statuses = new Statuses();
    const junk = [{ junk: 'x'.repeat(60_000) }, { junk: 'x'.repeat(3000) }, { points: { deep: [1] } }];
    await crowd(250 * power.strength, 20, power, async (number) => {
      const body = bodyOf(target, { options: junk[number % junk.length] });
      statuses.add((await ask(`${url}/api/games`, { body })).status);
    });
    return statuses.counts;
  },
  breach: (counts) => onlyRefused(counts),
};

const replayOf = ({ game, rules }: Target, fields: object) =>
  JSON.stringify({
    format: 'sortie-replay',
    formatVersion: 2,
    opening: { game, rules, setup: null, seed: '' },
    journal: [],
    milestones: [],
    finalHash: '',
    outcome: null,
    ...fields,
  });

const replays: Attack = {
  name: 'replays to be played again',
  does: '66 replays of 4 MiB of nothing, of 100,000 undos and of 20,000 ships',
  seconds: 10,
  run: async (target, power) => {
    const statuses = new Statuses();
    const undos = Array.from({ length: 100_000 }, () => ({ kind: 'undo', to: 0, by: 'a' }));
    const ships = Array.from({ length: 20_000 }, (_, at) => ({ id: `s${at}` }));
    const { url, game, rules } = target;
    const position = { game, rules, setup: null, position: { ships }, seed: '' };
    const bodies = [
      replayOf(target, { journal: undos }),
      replayOf(target, { junk: `${'{},'.repeat(1000)}` }),
      replayOf(target, {}).replace('"journal":[]', `"journal":[${'{},'.repeat(1_300_000)}{}]`),
      replayOf(target, { opening: position }),
    ];
    await crowd(66 * power.strength, 60, power, async (number) => {
      const body = bodies[number % bodies.length]!;
      statuses.add((await ask(`${url}/api/replays`, { body })).status);
    });
    return statuses.counts;
  },
  breach: (counts) => onlyRefused(counts),
};

const readReplays: Attack = {
  name: 'replays read',
  does: '40 readers at once of the replay of a long game, over and over',
  seconds: 8,
  run: async ({ url, long }, power) => {
    const statuses = new Statuses();
    let bytes = 0;
    const paths = [`/api/replays/${long.replay}`, `/api/games/${long.id}/replay`];
    await crowd(MANY, Math.min(400, 40 * power.strength), power, async (number) => {
      const answer = await ask(`${url}${paths[number % 2]}`);
      statuses.add(answer.status);
      bytes += answer.bytes;
    });
    return { ...statuses.counts, megabytes: Math.round(bytes / 1e6) };
  },
  breach: (counts, { seconds }) =>
    (counts['status 200'] ?? 0) <= mayMake(seconds) ? undefined : 'more replays than one address may read',
};

/** Something that is never finished, on a bare connection. */
const unfinished: readonly ((url: URL) => readonly [first: string, again: string])[] = [
  () => ['', ''],
  ({ host }) => [`GET / HTTP/1.1\r\nHost: ${host}\r\n`, 'X-Junk: 1\r\n'],
  ({ host }) => [
    `POST /api/games HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
    ' ',
  ],
];

const slowWriters: Attack = {
  name: 'slow writers',
  does: '300 connections each that say nothing, never end their headers, and never end their bodies',
  seconds: 8,
  run: async ({ url }, power) => {
    const at = new URL(url);
    let refused = 0;
    const sockets = Array.from({ length: Math.min(900 * power.strength, 9000) }, (_, number) => {
      const [first, again] = unfinished[number % unfinished.length]!(at);
      const socket = connect({ host: at.hostname, port: Number(at.port) });
      socket.on('error', () => undefined);
      socket.on('close', () => refused++);
      socket.on('connect', () => socket.write(first));
      const drip = setInterval(() => again !== '' && socket.writable && socket.write(again), 1000);
      socket.on('close', () => clearInterval(drip));
      return socket;
    });
    await hold(power);
    const cutOff = refused;
    for (const socket of sockets) socket.destroy();
    return { connections: sockets.length, 'cut off': cutOff };
  },
  breach: () => undefined,
};

function onlyRefused(counts: Readonly<Record<string, number>>): string | undefined {
  const taken = Object.keys(counts).filter((name) => /status (?:2|5)/.test(name));
  return taken.length === 0 ? undefined : `${taken.join(', ')} where all were to be refused`;
}

export const httpAttacks: readonly Attack[] = [
  gamesAtOnce,
  forgedAddresses,
  gamesFromMany,
  wideBodies,
  heavyForces,
  junkOptions,
  replays,
  readReplays,
  slowWriters,
];
