import type { Plain } from '@sortie/kernel';
import { presets } from '@sortie/legion/lists';
import type { LegionEvent } from '@sortie/legion/model';
import type { LegionView } from '@sortie/legion/view';
import type { Force, Update } from '@sortie/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { bench } from './databases.ts';
import { fieldsIn, type Looker, REFEREES, type SecretGame, searchGames } from './secret-frames.ts';

const GAMES = Number(process.env.SECRET_GAMES ?? 4);

const { start, end } = bench('embedded');
let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(end);

type LegionUpdate = Update<LegionView>;

/** Others' hands and what they have committed. lg.command-phase.select.secret */
function openCards({ players }: LegionView, viewer: Looker): readonly string[] {
  return players.flatMap(({ seat, hand, selected }) => {
    if ((seat as string) === viewer) return [];
    return [
      ...(hand === null ? [] : [`the hand of ${seat}`]),
      ...(selected === null ? [] : [`the card selected by ${seat}`]),
    ];
  });
}

function isTold(event: LegionEvent, viewer: Looker): boolean {
  switch (event.kind) {
    case 'commandCardSelected':
      return (event.seat as string) !== viewer;
    case 'handSeen':
      return event.cards.length > 0 && (event.seat as string) !== viewer;
    case 'orderPoolsCreated':
      return event.pools.some(({ pool }) => pool.length > 0);
    case 'orderTokenDrawn':
      return event.place !== undefined;
    case 'orderTokenKept':
    case 'orderTokenReturned':
      return event.pool !== undefined;
    case 'activationForced':
      return (event.pool?.length ?? 0) > 0;
    default:
      return false;
  }
}

function leaksIn({ view, log }: LegionUpdate, viewer: Looker): readonly string[] {
  if (!view) return [];
  const { table, decisions } = view;
  const asked = decisions.filter(({ seat }) => (seat as string) !== viewer);
  const told = (log.events as unknown as readonly LegionEvent[]).filter((event) => isTold(event, viewer));
  return [
    ...openCards(table, viewer),
    ...(table.players.some((player) => 'pool' in player) ? ['the order of a pool'] : []),
    ...('decks' in table.battleCards ? ['the order of the battle cards'] : []),
    ...asked.map(({ kind }) => `a question ${kind} to another`),
    ...told.map(({ kind }) => `the event ${kind}`),
  ];
}

function leaksOf(updates: readonly Update<Plain>[], viewer: Looker): readonly string[] {
  return (updates as unknown as readonly LegionUpdate[]).flatMap((update) =>
    leaksIn(update, viewer).map((leak) => `${viewer} sees ${leak}`),
  );
}

const small = presets.filter(({ size }) => size === 'skirmish');

const secret: SecretGame = {
  name: 'legion',
  // Whoever may draw an order token is offered so, by this word.
  refereesFields: new Set([...REFEREES.filter((field) => field !== 'draw'), 'decks']),
  openingOf: (game) => {
    const force = (offset: number) =>
      ({ army: small[(game + offset) % small.length]!.army }) as unknown as Force;
    const options = { isSkirmish: true, points: 500, terrain: 'town', roundLimit: game % 5 === 0 ? 4 : 2 };
    return { options, forces: { a: force(0), b: force(1) } };
  },
  leaksOf,
  secretQuestion: 'selectCommandCard',
  // Whoever is ready last turns the cards up for everybody.
  planning: ['selectCommandCard'],
};

test(
  `no frame of ${GAMES} whole games tells anybody a hand, a card that was chosen, or in which order tokens will be drawn`,
  async () => {
    const { leaks, twins } = await searchGames(server, secret, GAMES);
    expect(leaks).toEqual([]);
    expect(twins).toBeGreaterThan(GAMES / 2);
  },
  600_000 + GAMES * 60_000,
);

test('the test would see a leak', () => {
  const player = { seat: 'b', hand: null, selected: null };
  const wrongWith = (players: readonly object[], events: readonly object[] = [], cards: object = {}) => {
    const table = { players, battleCards: { rows: {}, used: {}, ...cards } };
    const update = { kind: 'update', version: 5, view: { decisions: [], table }, log: { events } };
    return [
      ...fieldsIn(update, 'a', secret.refereesFields),
      ...leaksOf([update as unknown as Update<Plain>], 'a'),
    ];
  };
  expect(wrongWith([player])).toEqual([]);
  expect(wrongWith([{ ...player, seat: 'a', hand: ['push'], selected: 'push' }])).toEqual([]);
  expect(wrongWith([{ ...player, hand: ['push'] }])).toEqual(['a sees the hand of b']);
  expect(wrongWith([{ ...player, selected: 'push' }])).toEqual(['a sees the card selected by b']);
  expect(wrongWith([{ ...player, pool: ['corps'] }])).toEqual(['a sees the order of a pool']);
  expect(wrongWith([player], [], { decks: {} })).toHaveLength(2);
  const seen = { kind: 'handSeen', seat: 'a', of: 'b', count: 1, cards: ['push'] };
  expect(wrongWith([player], [seen])).toEqual([]);
  expect(wrongWith([player], [{ ...seen, seat: 'b', of: 'a' }])).toEqual(['a sees the event handSeen']);
  for (const event of [
    { kind: 'commandCardSelected', seat: 'b', card: 'push' },
    { kind: 'orderPoolsCreated', pools: [{ seat: 'b', pool: ['corps'] }] },
    { kind: 'orderTokenDrawn', seat: 'b', rank: 'corps', place: 2 },
    { kind: 'orderTokenReturned', seat: 'b', unit: 'u1', pool: ['corps'] },
    { kind: 'activationForced', seat: 'b', unit: 'u1', pool: ['corps'] },
  ]) {
    expect(wrongWith([player], [event])).toEqual([`a sees the event ${event.kind}`]);
  }
});
