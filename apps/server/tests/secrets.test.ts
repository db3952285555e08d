import type { Plain } from '@sortie/kernel';
import type { Update } from '@sortie/protocol';
import { presets } from '@sortie/xwing/lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { forceOf, forces, type TableUpdate } from './client.ts';
import { bench } from './databases.ts';
import { fieldsIn, type Looker, REFEREES, type SecretGame, searchGames } from './secret-frames.ts';

const GAMES = Number(process.env.SECRET_GAMES ?? 20);

const { start, end } = bench('embedded');
let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(end);

function leaksOf(update: Update<Plain>, viewer: Looker): readonly string[] {
  const { view, log } = update as unknown as TableUpdate;
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

const squads = presets.filter(({ points }) => points === 100);

const secret: SecretGame = {
  name: 'xwing',
  refereesFields: new Set([...REFEREES, 'place']),
  openingOf(game) {
    const isLarge = game % 5 === 0;
    const squadAt = (offset: number) => forceOf(squads[(game + offset) % squads.length]!.id);
    return {
      options: { points: 100, roundLimit: isLarge ? 3 : 6 },
      forces: isLarge ? { a: squadAt(0), b: squadAt(1) } : forces,
    };
  },
  leaksOf: (updates, viewer) => updates.flatMap((update) => leaksOf(update, viewer)),
  secretQuestion: 'setDial',
  planning: ['setDial'],
};

test(
  `no frame of ${GAMES} whole games tells anybody what is not theirs to know`,
  async () => {
    const { leaks, twins } = await searchGames(server, secret, GAMES);
    expect(leaks).toEqual([]);
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
  const wrongWith = (fields: object, events: readonly object[] = []) => {
    const table = { seats: [{ id: 'a', side: 0 }], decks: [], ships: [ship({})], ...fields };
    const update = { kind: 'update', view: { decisions: [], table }, log: { events } };
    return [
      ...fieldsIn(update, 'a', secret.refereesFields),
      ...leaksOf(update as unknown as Update<Plain>, 'a'),
    ];
  };
  expect(wrongWith({})).toEqual([]);
  expect(wrongWith({ ships: [ship({ dial: { speed: 1 } })] })).toEqual(['the dial of s1']);
  expect(wrongWith({ ships: [ship({ dial: { speed: 1 }, dialRevealed: true })] })).toEqual([]);
  expect(wrongWith({ ships: [ship({ damage: [{ key: 'd1', faceup: false, card: 'c' }] })] })).toEqual([
    'the facedown card d1',
  ]);
  expect(wrongWith({ decks: [{ left: 1, discard: [], draw: ['c'] }] })).toHaveLength(2);
  expect(wrongWith({ engine: { random: [1] } })).toHaveLength(2);
  expect(wrongWith({}, [{ kind: 'dialSet', ship: 's1', maneuver: {} }])).toEqual(['the event dialSet']);
});
