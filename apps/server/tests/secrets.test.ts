import type { Replay } from '@sortie/kernel';
import type { Joined } from '@sortie/protocol';
import { presets } from '@sortie/xwing/lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import {
  answersOf,
  asked,
  Client,
  dice,
  forceOf,
  openQuestion,
  type Seating,
  seated,
  type Table,
  type TableUpdate,
  twoPeople,
} from './client.ts';
import { bench } from './databases.ts';

const GAMES = Number(process.env.SECRET_GAMES ?? 20);
const VIEWERS = ['a', 'b', 'spectator'] as const;
type Looker = (typeof VIEWERS)[number];

const { start, end } = bench('embedded');
let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(end);

/** Fields that belong to the referee alone, wherever in a frame they would be. */
const REFEREES = new Set([
  'random',
  'engine',
  'seed',
  'seeds',
  'secret',
  'draw',
  'script',
  'stack',
  'invite',
  'tokenHash',
  'inviteHash',
  'force',
  'opening',
  'journal',
  'place',
]);

function fieldsIn(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const isLeak = !Array.isArray(value) && REFEREES.has(name) && field !== null;
    return [...(isLeak ? [`${path}.${name}`] : []), ...fieldsIn(field, `${path}.${name}`)];
  });
}

/** What a picture of the table shows this viewer that is not theirs to see. */
function leaksOf(update: TableUpdate, viewer: Looker): readonly string[] {
  const { view, log } = update;
  const { ships = [], decks = [], seats = [] } = view?.table ?? {};
  const side = seats.find(({ id }) => (id as string) === viewer)?.side;
  const hidden = new Set(
    ships.filter((ship) => ship.side !== side && !ship.dialRevealed).map(({ id }) => id),
  );
  const dials = ships.filter(({ id, dial }) => hidden.has(id) && dial !== null && dial !== 'hidden');
  const cards = ships.flatMap(({ damage }) => damage.filter(({ faceup, card }) => !faceup && card !== null));
  const orders = decks.filter((deck) => Object.keys(deck).join() !== 'left,discard');
  const asked = (view?.decisions ?? []).filter(({ seat }) => (seat as string) !== viewer);
  const told = log.events.filter((event) => {
    const { kind, ship, faceup, card } = event as {
      kind: string;
      ship?: string;
      faceup?: boolean;
      card?: unknown;
    };
    const owner = ships.find(({ id }) => (id as string) === ship);
    if (kind === 'dialSet') return owner?.side !== side;
    if (kind === 'damageDealt') return faceup === false && card !== null;
    return kind === 'deckShuffled' || kind === 'damageDrawn';
  });
  return [
    ...dials.map(({ id }) => `the dial of ${id}`),
    ...cards.map(({ key }) => `the facedown card ${key}`),
    ...orders.map(() => 'the order of a deck'),
    ...asked.map(({ kind }) => `a question ${kind} to another`),
    ...told.map(({ kind }) => `the event ${kind}`),
  ];
}

interface Frame {
  readonly text: string;
  readonly viewer: Looker;
}

/** What is in a frame that should not be. */
function wrongWith({ text, viewer }: Frame): readonly string[] {
  const message = JSON.parse(text) as { kind: string; result?: unknown };
  const fields = fieldsIn(message, viewer);
  const { update } = (message.result ?? {}) as Partial<Joined<Table>>;
  const shown = message.kind === 'update' ? (message as unknown as TableUpdate) : update;
  return shown ? [...fields, ...leaksOf(shown, viewer)] : fields;
}

async function joined({ id, tokens, created }: Seating): Promise<Readonly<Record<Looker, Client>>> {
  const tokenOf = { a: tokens.a!, b: tokens.b!, spectator: created.spectator! };
  const [a, b, spectator] = await Promise.all(
    VIEWERS.map((each) => Client.join(server.url, id, tokenOf[each])),
  );
  return { a: a!, b: b!, spectator: spectator! };
}

/** Everybody has seen the newest version. */
async function together(clients: Readonly<Record<Looker, Client>>): Promise<void> {
  const newest = Math.max(...VIEWERS.map((each) => clients[each].now.version));
  await Promise.all(VIEWERS.map((each) => clients[each].until(({ version }) => version === newest)));
}

const squads = presets.filter(({ points }) => points === 100);

interface Played {
  readonly frames: readonly Frame[];
  readonly replay: Replay;
  readonly dials: readonly number[];
  /** What opens a seat. */
  readonly keys: readonly string[];
}

/** A whole game; `dials` are the places in its log at which the first player was about to set a dial. */
async function wholeGame(seed: number): Promise<Played> {
  const isLarge = seed % 5 === 0;
  const squadAt = (offset: number) => forceOf(squads[(seed + offset) % squads.length]!.id);
  const seating = await seated(
    server.url,
    { ...twoPeople, options: { points: 100, roundLimit: isLarge ? 3 : 6 } },
    isLarge ? { a: squadAt(0), b: squadAt(1) } : undefined,
  );
  const clients = await joined(seating);
  const below = dice(seed);
  const dials: number[] = [];
  while (clients.a.now.status !== 'over') {
    const client = openQuestion(clients.a) ? clients.a : clients.b;
    const question = openQuestion(client)!;
    const legal = answersOf(question);
    if (client === clients.a && question.kind === 'setDial') dials.push(client.now.version);
    const { version } = client.now;
    await client.answer(question, legal[below(legal.length)]!);
    await client.until((update) => update.version > version);
    await together(clients);
  }
  const frames = VIEWERS.flatMap((viewer) => clients[viewer].heard.map((text) => ({ text, viewer })));
  for (const viewer of VIEWERS) clients[viewer].close();
  const replay = await asked<Replay>(200, `${server.url}/api/games/${seating.id}/replay`);
  const { seats, spectator } = seating.created;
  const keys = [...Object.values(seating.tokens), spectator!, ...seats.map(({ invite }) => invite!)];
  return { frames, replay, dials, keys };
}

/** What the others hear while the first player sets a dial one way or another, up to the end of planning. */
async function heardWhile(replay: Replay, entries: number, choice: number): Promise<readonly string[]> {
  const seating = await seated(server.url, { ...twoPeople, options: {}, from: { replay, entries } });
  const clients = await joined(seating);
  const others = [clients.b, clients.spectator];
  const [{ length: fromB }, { length: fromSpectator }] = others.map(({ heard }) => heard) as [
    string[],
    string[],
  ];
  let isFirst = true;
  for (;;) {
    const client = [clients.a, clients.b].find((each) => openQuestion(each)?.kind === 'setDial');
    if (!client) break;
    const question = openQuestion(client)!;
    const legal = answersOf(question);
    const { version } = client.now;
    await client.answer(question, legal[isFirst ? choice : 0]!);
    isFirst = false;
    await client.until((update) => update.version > version);
    await together(clients);
  }
  const heard = [...clients.b.heard.slice(fromB), ...clients.spectator.heard.slice(fromSpectator)];
  for (const viewer of VIEWERS) clients[viewer].close();
  return heard;
}

test(
  `no frame of ${GAMES} whole games tells anybody what is not theirs to know`,
  async () => {
    const found: string[] = [];
    let frames = 0;
    let twins = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const game = await wholeGame(seed);
      frames += game.frames.length;
      const { secret, seeds } = game.replay.fairness!;
      const words = [secret!, game.replay.opening.seed, ...Object.values(seeds), ...game.keys];
      for (const frame of game.frames) {
        found.push(...wrongWith(frame), ...words.filter((word) => frame.text.includes(word)));
      }
      const at = game.dials[seed % game.dials.length];
      if (at === undefined) continue;
      const [one, other] = [await heardWhile(game.replay, at, 0), await heardWhile(game.replay, at, 1)];
      expect(one.length).toBeGreaterThan(1);
      expect(other).toEqual(one);
      twins++;
    }
    console.log(`games ${GAMES}, frames ${frames}, twin plannings ${twins}, leaks ${found.length}`);
    expect([...new Set(found)]).toEqual([]);
    expect(twins).toBeGreaterThan(GAMES / 2);
  },
  120_000 + GAMES * 10_000,
);

test('the test would see a leak', () => {
  const ship = (fields: object) => ({
    id: 's1',
    side: 1,
    dial: null,
    dialRevealed: false,
    damage: [],
    ...fields,
  });
  const frame = (fields: object, events: readonly object[] = []): Frame => ({
    viewer: 'a',
    text: JSON.stringify({
      kind: 'update',
      view: {
        decisions: [],
        table: { seats: [{ id: 'a', side: 0 }], decks: [], ships: [ship({})], ...fields },
      },
      log: { events },
    }),
  });
  expect(wrongWith(frame({}))).toEqual([]);
  expect(wrongWith(frame({ ships: [ship({ dial: { speed: 1 } })] }))).toEqual(['the dial of s1']);
  expect(wrongWith(frame({ ships: [ship({ dial: { speed: 1 }, dialRevealed: true })] }))).toEqual([]);
  expect(wrongWith(frame({ ships: [ship({ damage: [{ key: 'd1', faceup: false, card: 'c' }] })] }))).toEqual([
    'the facedown card d1',
  ]);
  expect(wrongWith(frame({ decks: [{ left: 1, discard: [], draw: ['c'] }] }))).toHaveLength(2);
  expect(wrongWith(frame({ engine: { random: [1] } }))).toHaveLength(2);
  expect(wrongWith(frame({}, [{ kind: 'dialSet', ship: 's1', maneuver: {} }]))).toEqual([
    'the event dialSet',
  ]);
});
