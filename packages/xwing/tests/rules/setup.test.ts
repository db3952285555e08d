import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { originalCoreSet, pilot, shipType } from '../../src/catalogue/index.ts';
import { standardOptions } from '../../src/setup/index.ts';
import type { XwingView } from '../../src/view/index.ts';
import {
  ACADEMY,
  BEAST,
  courseOf,
  game,
  LUKE,
  OBSIDIAN,
  ROOKIE,
  refusalOf,
  seated,
  stepsOf,
} from './seated.ts';

const rebel = seated('p1', 0, 'rebel', [LUKE, 'amd:r2d2', 'torpedo:protontorpedoes'], ROOKIE);
const imperial = seated('p2', 1, 'imperial', BEAST, OBSIDIAN, OBSIDIAN);

shows(
  ['xw.setup.order', 'xw.timing.round.first-after-setup'],
  'set-up runs seven steps in order, and round 1 opens with its Planning phase',
  () => {
    const table = game({}, rebel, imperial);
    expect(stepsOf(table)).toEqual(['gatherForces', 'determineInitiative']);
    table.asks('chooseInitiative').answers({ side: 0 });
    expect(stepsOf(table).slice(2)).toEqual(['establishPlayArea', 'placeObstacles']);
    table.until('chooseEdge').answers({ edge: 'north' }).asks('deployShip');
    expect(stepsOf(table).slice(4)).toEqual(['deployShips']);
    table.until('setDial');
    expect(stepsOf(table)).toEqual([
      'gatherForces',
      'determineInitiative',
      'establishPlayArea',
      'placeObstacles',
      'deployShips',
      'setShields',
      'prepareComponents',
    ]);
    expect(
      courseOf(
        table,
        'initiativeGiven',
        'obstaclePlaced',
        'edgesTaken',
        'shipDeployed',
        'shieldsSet',
        'roundStarted',
        'phaseStarted',
      ),
    ).toEqual([
      'initiativeGiven',
      'obstaclePlaced',
      'edgesTaken',
      'shipDeployed',
      'shieldsSet',
      'roundStarted',
      'phaseStarted',
    ]);
    expect(table.events('roundStarted')).toEqual([{ kind: 'roundStarted', round: 1 }]);
    expect(table.state).toMatchObject({ round: 1, phase: 'planning' });
  },
);

shows(
  ['xw.setup.gather.reveal', 'xw.setup.gather.complete-ship'],
  'both squads lie open from the first step on, every ship with its card, upgrades, dial and identifier',
  () => {
    const table = game({}, rebel, imperial).asks('chooseInitiative');
    for (const viewer of ['p1', 'p2', 'spectator'] as const) {
      const { ships } = (table.referee.view(viewer as never) as unknown as { table: XwingView }).table;
      expect(ships.map((ship) => [ship.pilot, ...ship.upgrades.map(({ card }) => card)])).toEqual([
        [LUKE, 'amd:r2d2', 'torpedo:protontorpedoes'],
        [ROOKIE],
        [BEAST],
        [OBSIDIAN],
        [OBSIDIAN],
      ]);
      expect(ships.map(({ identifier }) => identifier)).toEqual([
        null,
        null,
        null,
        { numeral: 1, colour: 'black' },
        { numeral: 2, colour: 'black' },
      ]);
    }
    for (const ship of table.state.ships) {
      expect(ship.type).toBe(pilot(ship.pilot).shipType);
      expect(shipType(ship.type).dial.length).toBeGreaterThan(0);
    }
    table.until('setDial');
    const dials = table.referee.decisions().filter(({ kind }) => kind === 'setDial');
    expect(dials.map(({ about }) => (about as { ship: string }).ship)).toEqual([
      's1',
      's2',
      's3',
      's4',
      's5',
    ]);
    const straights = dials.map(({ answers }) =>
      answers.kind === 'offers'
        ? answers.offers.filter((each) => (each as { speed: number }).speed === 5).length
        : -1,
    );
    expect(straights, 'a TIE fighter has a speed of 5, an X-wing has none').toEqual([0, 0, 1, 1, 1]);
  },
);

shows('xw.setup.shields', 'each ship gets its full shield value, shields that cards add included', () => {
  const shielded = seated('p1', 0, 'rebel', [LUKE, 'mod:shieldupgrade'], ROOKIE);
  const table = game({}, shielded, imperial).until('deployShip');
  expect(table.state.ships.map(({ shields }) => shields)).toEqual([0, 0, 0, 0, 0]);
  table.until('setDial');
  expect(table.state.ships.map(({ shields }) => shields)).toEqual([3, 2, 0, 0, 0]);
  expect(table.events('shieldsSet').map(({ ship, shields }) => [ship, shields])).toEqual([
    ['s1', 3],
    ['s2', 2],
    ['s3', 0],
    ['s4', 0],
    ['s5', 0],
  ]);
});

shows('xw.setup.area.size', 'a game of 100 points is played on 90 by 90 cm', () => {
  expect(standardOptions.area).toEqual({ width: 900, depth: 900 });
  expect(game({}, rebel, imperial).state.options.area).toEqual({ width: 900, depth: 900 });
  const square = (side: number) => refusalOf({ area: { width: side, depth: side } }, rebel, imperial);
  expect(square(900)).toBeUndefined();
  expect(square(914.4), 'the three feet of the English edition').toBeUndefined();
  expect(square(1200)).toBe('xw.setup.area.size');
  expect(refusalOf({ area: { width: 900, depth: 600 } }, rebel, imperial)).toBe('xw.setup.area.size');
});

shows(
  ['xw.setup.area.scalable', 'xw.setup.area.boundary'],
  'for other totals width and depth may be agreed on, and ships are deployed inside',
  () => {
    const options = { points: 80, area: { width: 1300, depth: 700 } };
    const table = game(options, rebel, imperial).answers({ side: 0 }).until('chooseEdge');
    table.answers({ edge: 'north' }).asksSeat('p1');
    const at = (x: number, y: number) => ({ ship: 's2', x, y, heading: 0 });
    table
      .refuses(at(19, 50), 'xw.setup.area.boundary')
      .refuses(at(1281, 50), 'xw.setup.area.boundary')
      .refuses(at(700, 19), 'xw.setup.area.boundary')
      .refuses(at(700, 720), 'xw.setup.area.boundary')
      .answers(at(1280, 50))
      .has('s2', { pose: { x: 1280, y: 50 } });
    table.asksSeat('p2').refuses({ ship: 's4', x: 700, y: 599, heading: 180 }, 'xw.setup.deploy.zone');
    table.answers({ ship: 's4', x: 700, y: 650, heading: 180 }).has('s4', { pose: { x: 700, y: 650 } });
  },
);

shows('xw.setup.area.boundary', 'a base that leaves the area flees', () => {
  const table = game({}, rebel, imperial).answers({ side: 0 }).until('chooseEdge').answers({ edge: 'north' });
  table.answers({ ship: 's2', x: 450, y: 20, heading: 180 }).until('setDial');
  table.plans('s2', 1, 'straight');
  for (const ship of ['s1', 's3', 's4', 's5']) table.plans(ship, 2, 'straight');
  table.readies();
  expect(table.events('shipLost')).toEqual([{ kind: 'shipLost', ship: 's2', how: 'fled' }]);
});

shows(
  'xw.setup.area.scalable',
  'an area too small for the ships is refused before the game, not when the last ship has no place',
  () => {
    const swarm = (seat: string, side: 0 | 1) =>
      seated(seat, side, 'imperial', ...Array.from({ length: 16 }, () => ACADEMY));
    const area = (side: number) => ({ points: 200, area: { width: side, depth: side } });
    expect(refusalOf(area(500), swarm('p1', 0), swarm('p2', 1))).toBe('xw.setup.area.scalable');
    expect(refusalOf(area(700), swarm('p1', 0), swarm('p2', 1))).toBeUndefined();
    const ships = (small: number, large: number) => [
      seated(
        'p1',
        0,
        'rebel',
        ...Array.from({ length: large }, () => 'rebel:yt1300:outerrimsmuggler'),
        ROOKIE,
      ),
      seated('p2', 1, 'imperial', ...Array.from({ length: small - 1 }, () => ACADEMY)),
    ];
    // On 500 by 500 mm there is room for 18 small ships, or for a large one and 6 small ones.
    expect(refusalOf({ ...area(500), points: 300 }, ...ships(18, 0))).toBeUndefined();
    expect(refusalOf({ ...area(500), points: 300 }, ...ships(19, 0))).toBe('xw.setup.area.scalable');
    expect(refusalOf(area(500), ...ships(6, 1))).toBeUndefined();
    expect(refusalOf(area(500), ...ships(7, 1))).toBe('xw.setup.area.scalable');
  },
);

shows('xw.setup.sides.two', 'a game has two opposing sides, each with a player', () => {
  expect(refusalOf({}, rebel, imperial)).toBeUndefined();
  expect(refusalOf({}, rebel)).toBe('xw.setup.sides.two');
  expect(refusalOf({}, rebel, { ...imperial, side: 0 })).toBe('xw.setup.sides.two');
  expect(refusalOf({}, rebel, { ...imperial, side: 2 as never })).toBe('table.malformed-setup');
  const { seats, ships } = game({}, rebel, imperial).state;
  expect(seats).toEqual([
    { id: 'p1', side: 0 },
    { id: 'p2', side: 1 },
  ]);
  expect(ships.map(({ seat, side }) => [seat, side])).toEqual([
    ['p1', 0],
    ['p1', 0],
    ['p2', 1],
    ['p2', 1],
    ['p2', 1],
  ]);
});

shows(
  'xw.setup.components.limited',
  'with a collection no more ships, cards, asteroids or decks come to the table than the boxes hold',
  () => {
    const box = { collection: ['SWX01'], damageDeck: 'core' };
    const one = seated('p1', 0, 'rebel', LUKE);
    const two = seated('p2', 1, 'imperial', BEAST, OBSIDIAN);
    expect(refusalOf(box, one, two)).toBeUndefined();
    const limited = 'xw.setup.components.limited';
    expect(refusalOf({ ...box, points: 60 }, seated('p1', 0, 'rebel', LUKE, ROOKIE), two)).toBe(limited);
    expect(refusalOf({ ...box, points: 60 }, one, imperial)).toBe(limited);
    expect(refusalOf({ ...box, damageDeck: 'core2' }, one, two)).toBe(limited);
    expect(refusalOf({ ...box, ownDecks: true }, one, two)).toBe(limited);
    expect(refusalOf({ ...box, collection: ['SWX01', 'SWX01'], ownDecks: true }, one, two)).toBeUndefined();
    const debris = Array.from({ length: 6 }, () => ({ kind: 'debris', outline: 0 }));
    expect(refusalOf({ ...box, obstacles: debris }, one, two)).toBe(limited);
    const talented = (pilot: string) => [pilot, 'ept:determination'] as const;
    expect(
      refusalOf(
        { ...box, points: 60 },
        seated('p1', 0, 'rebel', talented(LUKE)),
        seated('p2', 1, 'imperial', talented('imperial:tiefighter:maulermithel')),
      ),
      'one copy of Determination for both sides',
    ).toBe(limited);
    const older = game({ ...box, variant: 'core2012' } as never, one, two);
    expect(older.state.options.points).toBe(31);
  },
);

shows(
  'xw.setup.components.substitutes',
  'tokens never run out: a box holds few of them, the table any number',
  () => {
    const table = xwingTable(
      {
        rookie: {
          pilot: 'rookiepilot',
          at: [450, 300],
          dial: { speed: 2, bearing: 'straight' },
          tokens: { focus: 40 },
        },
        academy: { pilot: 'academypilot', at: [450, 600, 180], tokens: { evade: 40, stress: 40 } },
      },
      {
        phase: 'activation',
        options: { collection: [originalCoreSet.sku], damageDeck: 'core' },
      },
    );
    table.acts('focus').has('rookie', { tokens: { focus: 41 } });
    table.has('academy', { tokens: { evade: 40, stress: 40 } });
  },
);

shows(
  ['xw.squad.points.limit', 'xw.ship.size.huge'],
  'a squad over the agreed total does not come to the table, nor one with a huge ship',
  () => {
    expect(refusalOf({ points: 30 }, rebel, imperial)).toBe('xw.squad.points.limit');
    const huge = seated('p1', 0, 'rebel', 'rebel:gr75mediumtransport:gr75mediumtransport');
    expect(refusalOf({}, huge, imperial)).toBe('xw.ship.size.huge');
  },
);
