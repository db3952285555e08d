import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import type { ObstacleChoice, Options } from '../../src/model/index.ts';
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

const rebel = seated('p1', 0, 'rebel', LUKE);
const imperial = seated('p2', 1, 'imperial', BEAST, OBSIDIAN);
const six: readonly ObstacleChoice[] = Array.from({ length: 6 }, (_, outline) => ({
  kind: 'asteroid',
  outline,
}));
const older = (options: Partial<Options> = {}) => game({ variant: 'core2012', ...options }, rebel, imperial);

const STEPS = [
  'chooseFactions',
  'gatherForces',
  'assembleShips',
  'establishPlayArea',
  'deployShips',
  'layOutCards',
  'setShields',
  'prepareComponents',
];

shows(
  ['xw.setup.core2012-order', 'xw.setup.edge.core2012-seat', 'xw.setup.obstacle.core2012-optional'],
  'the older book sets up in eight steps; without obstacles everybody has the edge they sit at',
  () => {
    const table = older().asks('deployShip');
    expect(table.state).toMatchObject({ edges: ['south', 'north'], obstacles: [], initiative: 1 });
    expect(stepsOf(table)).toEqual(STEPS.slice(0, 5));
    table.until('setDial');
    expect(stepsOf(table)).toEqual(STEPS);
    expect(courseOf(table, 'initiativeGiven', 'edgesTaken', 'shipDeployed', 'shieldsSet')).toEqual([
      'initiativeGiven',
      'edgesTaken',
      'shipDeployed',
      'shieldsSet',
    ]);
  },
);

shows(
  [
    'xw.setup.core2012-order',
    'xw.setup.obstacle.core2012-optional',
    'xw.setup.obstacle.core2012-imperial-first',
    'xw.setup.obstacle.core2012-rebel-edge',
  ],
  'agreed obstacles are placed before the ships, the Imperial player first; then the Rebel player picks an edge',
  () => {
    const table = older({ obstacles: six });
    const asked: string[] = [];
    while (table.question.kind === 'placeObstacle') {
      asked.push(table.question.seat);
      table.letGoBy();
    }
    expect(asked).toEqual(['p2', 'p1', 'p2', 'p1', 'p2', 'p1']);
    table
      .asks('chooseEdge')
      .asksSeat('p1')
      .offersExactly({ edge: 'south' }, { edge: 'north' }, { edge: 'west' }, { edge: 'east' })
      .answers({ edge: 'east' });
    expect(table.state.edges).toEqual(['east', 'west']);
    table.until('setDial');
    expect(stepsOf(table)).toEqual([...STEPS.slice(0, 4), 'placeObstacles', ...STEPS.slice(4)]);
    const other = game(
      { variant: 'core2012', obstacles: six.slice(0, 3) },
      { ...rebel, side: 1 },
      { ...imperial, side: 0 },
    );
    other.asks('placeObstacle').asksSeat('p2').until('chooseEdge').asksSeat('p1');
    expect(other.events('obstaclePlaced'), 'all that are available').toHaveLength(3);
    // The cheaper Rebel side has initiative; that changes neither order.
    const cheap = game({ variant: 'core2012', obstacles: six }, imperial, {
      ...rebel,
      squad: seated('p1', 0, 'rebel', ROOKIE).squad,
    });
    expect(cheap.state.initiative).toBe(0);
    cheap.asks('placeObstacle').asksSeat('p2').until('chooseEdge').asksSeat('p1');
    expect(cheap.question.rule).toBe('xw.setup.obstacle.core2012-rebel-edge');
  },
);

shows(
  'xw.setup.obstacle.core2012-no-gap',
  'in the older book obstacles may lie close together, but not on each other, and away from the edges',
  () => {
    const at = (obstacle: string, x: number, y: number) => ({ obstacle, x, y, heading: 0 });
    older({ obstacles: six })
      .answers(at('o5', 400, 450))
      .refuses(at('o1', 420, 450), 'xw.setup.obstacle.core2012-no-gap')
      .refuses(at('o1', 220, 450), 'xw.setup.obstacle.edge-distance')
      .answers(at('o1', 460, 450))
      .asks('placeObstacle');
    game({}, rebel, seated('p2', 1, 'imperial', ACADEMY))
      .answers({ side: 0 })
      .answers(at('o5', 400, 450))
      .refuses(at('o1', 460, 450), 'xw.setup.obstacle.spacing');
  },
);

shows(
  'xw.setup.area.core2012-any-size',
  'the older book leaves the size of the area to the players, whatever the points',
  () => {
    const area = { width: 1200, depth: 600 };
    expect(refusalOf({ area }, rebel, imperial)).toBe('xw.setup.area.size');
    const table = older({ area }).asks('deployShip').asksSeat('p2');
    table
      .refuses({ ship: 's3', x: 1190, y: 550, heading: 0 }, 'xw.setup.area.boundary')
      .answers({ ship: 's3', x: 1150, y: 550, heading: 0 })
      .has('s3', { pose: { x: 1150, y: 550 } });
    expect(older().state.options.area).toEqual({ width: 900, depth: 900 });
    const mission = { variant: 'core2012', mission: 'mission1', presetForces: true, area };
    const players = [
      { seat: 'p1', side: 0, faction: 'rebel' },
      { seat: 'p2', side: 1, faction: 'imperial' },
    ] as never[];
    expect(refusalOf(mission, ...players)).toBe('xw.mission.area.size');
  },
);

shows(
  ['xw.squad.core2012-default-forces', 'xw.timing.initiative.core2012-tie-imperial'],
  'without squad building Luke Skywalker faces Night Beast and an Obsidian pilot, and the Empire has initiative',
  () => {
    const table = game(
      { variant: 'core2012', presetForces: true },
      { seat: 'p1', side: 0, faction: 'rebel' } as never,
      { seat: 'p2', side: 1, faction: 'imperial' } as never,
    );
    expect(table.state.ships.map(({ pilot, upgrades, seat }) => [seat, pilot, upgrades])).toEqual([
      ['p1', LUKE, []],
      ['p2', BEAST, []],
      ['p2', OBSIDIAN, []],
    ]);
    expect(table.state.initiative).toBe(1);
    expect(refusalOf({ presetForces: true }, rebel, imperial)).toBe('xw.mission.pre-setup.choose');
  },
);

shows(
  'xw.squad.faction.core2012-two-sides',
  'in the older book one side is Rebel and the other Imperial',
  () => {
    const two = seated('p2', 1, 'rebel', ROOKIE);
    expect(refusalOf({ variant: 'core2012' }, rebel, two)).toBe('xw.squad.faction.core2012-two-sides');
    expect(refusalOf({ variant: 'core2012' }, rebel, imperial)).toBeUndefined();
    expect(refusalOf({}, rebel, two)).toBeUndefined();
  },
);

shows(
  'xw.squad.faction.core2012-upgrades-neutral',
  'in the older book an Upgrade card of the other side may be equipped',
  () => {
    const hunter = seated('p2', 1, 'imperial', ['imperial:firespray31:bountyhunter', 'crew:chewbacca']);
    expect(refusalOf({}, rebel, hunter)).toBe('xw.squad.faction.upgrade-restricted');
    expect(refusalOf({ variant: 'core2012' }, rebel, hunter)).toBeUndefined();
  },
);
