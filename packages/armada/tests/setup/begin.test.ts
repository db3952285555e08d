import { presets } from '@sortie/armada/lists';
import { armada } from '@sortie/armada/rules';
import type { Plain, SeatId } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import { armadaGame, armadaTable, findPreset } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { shows } from '../shows.ts';

const fleet = presets[0]!.fleet;
const other = presets[1]!.fleet;

const begin = (setup: object) => armada.begin(setup as Plain, seededRandom('begin'));
const players = (...given: readonly object[]) => ({ players: given });
const seat = (id: string, side: number, part: object = side === 0 ? fleet : other) => ({
  seat: id,
  side,
  fleet: part,
});

shows('ar.setup.two-players', 'a game is for two sides', () => {
  expect(begin(players(seat('p1', 0)))).toMatchObject({ rule: 'ar.setup.two-players' });
  expect(begin(players(seat('p1', 0), seat('p2', 0)))).toMatchObject({ rule: 'ar.setup.two-players' });
  expect(isRefusal(begin(players(seat('p1', 0), seat('p2', 1))))).toBe(false);
});

shows(
  'ar.optional.agreed-before-game',
  'what is not agreed is the usual, and an unknown option is refused',
  () => {
    const refused = begin({ ...players(seat('p1', 0), seat('p2', 1)), options: { dice: 'loaded' } });
    expect(refused).toMatchObject({ rule: 'table.malformed-setup', about: { field: 'options.dice' } });
    expect(armadaTable({ a: { ship: 'victory-ii', at: null } }).state.options).toMatchObject({
      points: 300,
      roundLimit: 6,
      objectives: true,
    });
  },
);

shows('ar.optional.unlimited.no-objectives', 'without a limit of rounds there are no objectives', () => {
  const unlimited = { roundLimit: null };
  const setup = players(
    seat('p1', 0, { ...fleet, objectives: [] }),
    seat('p2', 1, { ...other, objectives: [] }),
  );
  const state = begin({ ...setup, options: unlimited });
  expect(state).toMatchObject({ options: { objectives: false }, objectives: [[], []] });
  expect(begin({ ...setup, options: { ...unlimited, objectives: true } })).toMatchObject({
    rule: 'ar.optional.unlimited.no-objectives',
  });
});

shows('ar.fleet.any-agreed-limit', 'both fleets are held to the same limit', () => {
  const setup = players(seat('p1', 0), seat('p2', 1));
  expect(begin({ ...setup, options: { points: 200 } })).toMatchObject({ rule: 'ar.fleet.point-limit' });
});

shows(
  'ar.fleet.same-faction-allowed',
  'both fleets may be of one faction, and field the same unique cards',
  () => {
    const state = begin(players(seat('p1', 0), seat('p2', 1, fleet)));
    if (isRefusal(state)) throw new Error(state.rule);
    expect(state.ships.map(({ card }) => card)).toEqual([
      ...fleet.ships.map(({ ship }) => ship),
      ...fleet.ships.map(({ ship }) => ship),
    ]);
  },
);

shows('ar.fleet.single-faction', 'the members of a team bring cards of one faction', () => {
  const [ship] = other.ships;
  const mate = { ...other, ships: [ship], squadrons: [], objectives: [] };
  const setup = players(seat('p1', 0), seat('p2', 1), seat('p3', 0, mate));
  expect(begin({ ...setup, options: { points: 500 } })).toMatchObject({
    rule: 'ar.fleet.single-faction',
    about: { side: 0 },
  });
});

test('a fleet that breaks a rule is refused with the rule and the side', () => {
  const two = {
    ...other,
    ships: [...other.ships, { ship: 'gladiator-i-class-star-destroyer', upgrades: [] }],
  };
  expect(begin(players(seat('p1', 0), seat('p2', 1, two)))).toMatchObject({
    rule: 'ar.fleet.point-limit',
    about: { side: 1 },
  });
  expect(armada.begin(null, seededRandom('begin'))).toMatchObject({ rule: 'table.malformed-setup' });
  expect(begin(players(seat('p1', 0), { seat: 'p2', side: 1 }))).toMatchObject({
    rule: 'table.malformed-setup',
  });
});

/** The first fleet of the presets in two parts, each with the ships of one member. */
const [leading, ...rest] = fleet.ships;
const teams = players(
  seat('lead', 0, { ...fleet, ships: [leading!], squadrons: [] }),
  seat('mate', 0, { ...fleet, ships: rest }),
  seat('p2', 1),
);

shows(
  ['ar.optional.team.two-teams', 'ar.optional.team.exclusive-control'],
  'teams are as even as possible, and each member controls the ships and squadrons of their own part',
  () => {
    const state = begin(teams);
    if (isRefusal(state)) throw new Error(state.rule);
    expect(state.ships.map(({ seat: each }) => each)).toEqual(['lead', 'mate', 'mate', 'p2', 'p2']);
    expect(begin(players(seat('a', 0), seat('b', 0), seat('c', 0), seat('d', 1)))).toMatchObject({
      rule: 'ar.optional.team.two-teams',
    });
    // All copies of a squadron that is not unique share one card.
    const shared = players(
      seat('lead', 0, { ...fleet, ships: [leading!], squadrons: ['x-wing-squadron'] }),
      seat('mate', 0, { ...fleet, ships: rest, squadrons: ['x-wing-squadron'] }),
      seat('p2', 1),
    );
    expect(begin(shared)).toMatchObject({ rule: 'ar.optional.team.exclusive-control' });
  },
);

shows(
  ['ar.optional.team.commander', 'ar.optional.team.dials-hidden', 'ar.optional.team.agree-activations'],
  'the commander speaks for the team; each member sets dials for their own ships and hides them from teammates',
  () => {
    const table = armadaTable(
      {
        one: { ship: 'victory-ii', at: [300, 100, 0], seat: 'lead' },
        two: { ship: 'victory-i-', at: [600, 100, 0], seat: 'mate' },
        corvette: { ship: 'cr90-corvette-a', at: [900, 800, 180] },
      },
      {
        phase: 'command',
        seats: [
          { id: 'lead', side: 0 },
          { id: 'mate', side: 0 },
          { id: 'p2', side: 1 },
        ],
      },
    );
    expect(table.open.map(({ seat: each }) => each)).toEqual(['lead', 'mate', 'p2']);
    table.assigns('two', 'repair', 'repair', 'repair').assigns('one', 'squadron', 'squadron', 'squadron');
    expect(table.seenBy('lead').ships[1]!.dials).toEqual(['hidden', 'hidden', 'hidden']);
    expect(table.seenBy('mate').ships[1]!.dials).toEqual(['repair', 'repair', 'repair']);
    table.assigns('corvette', 'repair').readies();
    table.asks('chooseShip').asksSeat('lead').answers({ ship: 'two' });
    // Its own controller decides for the ship.
    table.asksSeat('mate');
  },
);

shows('ar.optional.team.eliminated-member', 'a team plays on when one member has lost everything', () => {
  const table = armadaTable(
    {
      one: { ship: 'victory-ii', at: [300, 100, 0], seat: 'lead', activated: true },
      two: { ship: 'victory-i-', at: [600, 890, 0], seat: 'mate', speed: 1 },
      corvette: { ship: 'cr90-corvette-a', at: [1500, 800, 180], activated: true },
    },
    {
      seats: [
        { id: 'lead', side: 0 },
        { id: 'mate', side: 0 },
        { id: 'p2', side: 1 },
      ],
    },
  )
    .until('chooseCourse', 'two')
    .answers({ clicks: [0], side: 'left' });
  table.has('two', { destroyed: 1 });
  expect(table.referee.outcome).toBeNull();
});

test('a game of the presets opens', () => {
  expect(findPreset(presets[0]!.id)).toBeDefined();
  armadaGame({
    players: [
      { seat: 'p1' as SeatId, side: 0, fleet },
      { seat: 'p2' as SeatId, side: 1, fleet: other },
    ],
  }).asks('chooseInitiative');
});

test('a position is written and read again', () => {
  const table = armadaTable(
    {
      victory: {
        ship: 'victory-ii',
        at: [900, 300, 0],
        facedown: ['crew-panic'],
        dials: ['repair'],
        upgrades: ['gunnery-team'],
      },
      tie: { squadron: 'howlrunner', at: [600, 300], hull: 2, slider: 'orange' },
      corvette: { ship: 'cr90-corvette-a', at: [900, 700, 180], shields: { front: 0 }, speed: 3 },
    },
    { phase: 'squadron', round: 3, obstacles: { station: [500, 500, 30] }, victoryTokens: [1, 2] },
  );
  const document = armada.writePosition(table.state);
  const again = armada.readPosition(JSON.parse(JSON.stringify(document)) as Plain, seededRandom('again'));
  if (isRefusal(again)) throw new Error(JSON.stringify(again));
  expect(armada.writePosition(again)).toEqual(document);
  expect(armada.readPosition({ phase: 'ship', ships: [{ id: 'x' }] }, seededRandom('x'))).toMatchObject({
    rule: 'table.malformed-position',
  });
});
