import { type Fleet, presets } from '@sortie/armada/lists';
import type { ArmadaEvent, ShipId } from '@sortie/armada/model';
import type { ArmadaView } from '@sortie/armada/view';
import type { Plain, Replay } from '@sortie/kernel';
import type { Force, Update } from '@sortie/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { bench } from './databases.ts';
import { fieldsIn, type Looker, REFEREES, type SecretGame, searchGames } from './secret-frames.ts';

const GAMES = Number(process.env.SECRET_GAMES ?? 6);

const { start, end } = bench('embedded');
let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(end);

type ArmadaUpdate = Update<ArmadaView>;

/** The dials of others' stacks are hidden, whatever the side. ar.optional.team.dials-hidden */
function openDials({ ships }: ArmadaView, viewer: Looker): readonly ShipId[] {
  return ships
    .filter(({ seat, dials }) => (seat as string) !== viewer && dials.some((dial) => dial !== 'hidden'))
    .map(({ id }) => id);
}

/** The first player's objectives are shown to nobody else, the second player's to the first player alone, once it is known who that is. ar.objective.first-player-chooses */
function openObjectives({ objectives, initiative, seats }: ArmadaView, viewer: Looker): readonly number[] {
  const own = seats.find(({ id }) => (id as string) === viewer)?.side;
  return [0, 1].filter((side) => {
    if (own === side || objectives[side as 0 | 1] === null) return false;
    return own === undefined || initiative === null || initiative !== own;
  });
}

function isTold(event: ArmadaEvent, viewer: Looker, owner: string | undefined): boolean {
  switch (event.kind) {
    case 'dialsAssigned':
      return owner !== viewer;
    case 'topDialSet':
      return owner !== viewer && (event.by as string) !== viewer;
    case 'dialsLookedAt':
      return event.commands.length > 0 && owner !== viewer && (event.by as string) !== viewer;
    case 'deckLookedAt':
      return event.cards.length > 0 && (event.by as string) !== viewer;
    case 'damageDealt':
      return event.place !== null || (!event.faceup && event.card !== null);
    default:
      return event.kind === 'deckShuffled';
  }
}

/** The ships of which a card has shown the viewer a dial, or let it be set. ar.dial.hidden-until-revealed */
function shipsLookedAt(events: readonly ArmadaEvent[], viewer: Looker): readonly ShipId[] {
  return events.flatMap((event) =>
    (event.kind === 'dialsLookedAt' || event.kind === 'topDialSet') && (event.by as string) === viewer
      ? [event.ship]
      : [],
  );
}

function eventsOf({ log }: ArmadaUpdate): readonly ArmadaEvent[] {
  return log.events as unknown as readonly ArmadaEvent[];
}

function leaksIn(update: ArmadaUpdate, viewer: Looker, known: ReadonlySet<ShipId>): readonly string[] {
  const { view } = update;
  if (!view) return [];
  const { table, decisions } = view;
  const ownerOf = (event: ArmadaEvent) =>
    'ship' in event ? table.ships.find(({ id }) => id === event.ship)?.seat : undefined;
  const dials = openDials(table, viewer).filter((ship) => !known.has(ship));
  const cards = table.ships.flatMap(({ damage }) =>
    damage.filter(({ faceup, card }) => !faceup && card !== null),
  );
  const asked = decisions.filter(({ seat }) => (seat as string) !== viewer);
  const told = eventsOf(update).filter((event) => isTold(event, viewer, ownerOf(event)));
  return [
    ...dials.map((ship) => `a dial of ${ship}`),
    ...cards.map(({ key }) => `the facedown card ${key}`),
    ...openObjectives(table, viewer).map((side) => `the objectives of side ${side}`),
    ...(Object.keys(table.deck).join() === 'left,discard' ? [] : ['the order of the deck']),
    ...asked.map(({ kind }) => `a question ${kind} to another`),
    ...told.map(({ kind }) => `the event ${kind}`),
  ];
}

function leaksOf(updates: readonly Update<Plain>[], viewer: Looker): readonly string[] {
  const known = new Set<ShipId>();
  return (updates as unknown as readonly ArmadaUpdate[]).flatMap((update) => {
    for (const ship of shipsLookedAt(eventsOf(update), viewer)) known.add(ship);
    return leaksIn(update, viewer, known).map((leak) => `${viewer} sees ${leak}`);
  });
}

/** The objectives that one side alone has brought. */
function objectivesOf(setup: Plain, side: 0 | 1): readonly string[] {
  const { players } = setup as unknown as {
    readonly players: readonly { readonly side: 0 | 1; readonly fleet: Fleet }[];
  };
  const brought = (of: number) =>
    players.filter((player) => player.side === of).flatMap(({ fleet }) => fleet.objectives);
  return brought(side).filter((card) => !brought(1 - side).includes(card));
}

/** What nobody across the table may ever read: the first player's objectives, and for those who look on the others that were not chosen. */
function secretWords(replay: Replay, viewer: Looker): readonly string[] {
  const first = sideThatBegan(replay);
  const side = viewer === 'a' ? 0 : viewer === 'b' ? 1 : undefined;
  const { setup } = replay.opening;
  const chosen = replay.journal.flatMap((entry) =>
    entry.kind === 'answer' && entry.question === 'chooseObjective'
      ? [(entry.answer as { readonly objective: string }).objective]
      : [],
  );
  const ofFirst = side === first ? [] : objectivesOf(setup, first);
  const ofSecond = side === undefined ? objectivesOf(setup, first === 0 ? 1 : 0) : [];
  return [...ofFirst, ...ofSecond].filter((card) => !chosen.includes(card)).map((card) => `"${card}"`);
}

/** Whoever chose the objective is the first player. */
function sideThatBegan({ journal }: Replay): 0 | 1 {
  const chooser = journal.find((entry) => entry.kind === 'answer' && entry.question === 'chooseObjective');
  return chooser?.kind === 'answer' && (chooser.seat as string) === 'b' ? 1 : 0;
}

const force = (fleet: Fleet): Force => ({ fleet }) as unknown as Force;
const large = presets.filter(({ points }) => points === 300);
const small = presets.filter(({ points }) => points === 180);

const secret: SecretGame = {
  name: 'armada',
  refereesFields: new Set(REFEREES),
  openingOf(game) {
    const isLarge = game % 5 === 0;
    const fleets = isLarge ? large : small;
    const fleetAt = (offset: number) => force(fleets[(game + offset) % fleets.length]!.fleet);
    return {
      options: { points: isLarge ? 300 : 180, roundLimit: isLarge ? 2 : 4 },
      forces: { a: fleetAt(0), b: fleetAt(1) },
    };
  },
  leaksOf,
  secretWords,
  secretQuestion: 'assignDials',
  planning: ['assignDials', 'endCommandPhase'],
};

test(
  `no frame of ${GAMES} whole games tells anybody a stack of dials, a facedown card or an objective that is not theirs to know`,
  async () => {
    const { leaks, twins } = await searchGames(server, secret, GAMES);
    expect(leaks).toEqual([]);
    expect(twins).toBeGreaterThan(GAMES / 2);
  },
  600_000 + GAMES * 60_000,
);

test('the test would see a leak', () => {
  const ship = { id: 's1', seat: 'b', side: 1, dials: ['hidden'], damage: [] };
  const wrongWith = (fields: object, events: readonly object[] = []) => {
    const table = {
      seats: [
        { id: 'a', side: 0 },
        { id: 'b', side: 1 },
      ],
      initiative: 1,
      objectives: [['minefields'], null],
      deck: { left: 40, discard: [] },
      ships: [ship],
      ...fields,
    };
    const update = { kind: 'update', version: 5, view: { decisions: [], table }, log: { events } };
    return [
      ...fieldsIn(update, 'a', secret.refereesFields),
      ...leaksOf([update as unknown as Update<Plain>], 'a'),
    ];
  };
  const looked = { kind: 'dialsLookedAt', ship: 's1', by: 'a', commands: ['repair'] };
  const dealt = { kind: 'damageDealt', ship: 's1', faceup: false, card: 'comm-noise', place: null };
  expect(wrongWith({})).toEqual([]);
  expect(wrongWith({ ships: [{ ...ship, dials: ['repair'] }] })).toEqual(['a sees a dial of s1']);
  expect(wrongWith({ ships: [{ ...ship, dials: ['repair'] }] }, [looked])).toEqual([]);
  expect(wrongWith({}, [{ ...looked, by: 'b' }])).toEqual(['a sees the event dialsLookedAt']);
  expect(wrongWith({ ships: [{ ...ship, damage: [{ key: 'd1', faceup: false, card: 'c' }] }] })).toEqual([
    'a sees the facedown card d1',
  ]);
  expect(wrongWith({}, [dealt])).toEqual(['a sees the event damageDealt']);
  expect(wrongWith({}, [{ kind: 'dialsAssigned', ship: 's1', commands: [] }])).toEqual([
    'a sees the event dialsAssigned',
  ]);
  expect(wrongWith({ objectives: [['minefields'], ['fire-lanes']] })).toEqual([
    'a sees the objectives of side 1',
  ]);
  expect(wrongWith({ initiative: 0, objectives: [['minefields'], ['fire-lanes']] })).toEqual([]);
  expect(wrongWith({ deck: { left: 1, discard: [], draw: ['c'] } })).toHaveLength(2);
});
