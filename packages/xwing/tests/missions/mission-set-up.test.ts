import type { Plain } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import type { Squad } from '../../src/lists/index.ts';
import { findPreset } from '../../src/lists/index.ts';
import type { MissionId, Options } from '../../src/model/index.ts';
import type { XwingSetup } from '../../src/setup/index.ts';
import { standardOptions } from '../../src/setup/index.ts';
import { presetMission, squadMission, squadOf } from './mission-setup.ts';
import { refusedBy } from './refused-by.ts';

const rookie = 'rebel:xwing:rookiepilot';
const luke = 'rebel:xwing:lukeskywalker';
const academy = 'imperial:tiefighter:academypilot';
const black = 'imperial:tiefighter:blacksquadronpilot';
const obsidian = 'imperial:tiefighter:obsidiansquadronpilot';
const missions: readonly MissionId[] = ['mission1', 'mission2', 'mission3'];

const duel = { rebel: squadOf('rebel', [rookie]), imperial: squadOf('imperial', [academy]) };

/** Everything that is asked from the first question to the first dial. */
function questionsOfSetUp(setup: XwingSetup): string[] {
  const table = xwingGame(setup);
  const kinds: string[] = [];
  while (table.state.phase === 'setup') {
    kinds.push(table.question.kind);
    table.letGoBy();
  }
  return kinds;
}

shows('xw.mission.pre-setup.choose', 'one of the three missions is agreed on before set-up', () => {
  expect(missions.map((mission) => xwingGame(presetMission(mission)).state.mission?.id)).toEqual(missions);
  const unknown = { ...presetMission('mission1'), options: { mission: 'mission4', presetForces: true } };
  expect(refusedBy(unknown)).toBe('table.malformed-setup');
  const none = { ...presetMission('mission1'), options: { presetForces: true } };
  expect(refusedBy(none)).toBe('xw.mission.pre-setup.choose');
});

shows(
  ['xw.mission.pre-setup.forces', 'xw.mission.setup.preset-upgrades'],
  'a mission is played with its own forces, upgrades equipped, or with squads of the players',
  () => {
    const preset = xwingGame(presetMission('mission2')).state.ships;
    expect(
      preset.map(({ pilot, upgrades, seat }) => [seat, pilot, upgrades.map(({ card }) => card)]),
    ).toEqual([
      ['p1', luke, ['ept:determination']],
      ['p2', 'imperial:tiefighter:nightbeast', []],
      ['p2', 'imperial:tiefighter:maulermithel', ['ept:marksmanship']],
    ]);
    expect(preset.every(({ upgrades }) => upgrades.every(({ faceup }) => faceup))).toBe(true);
    const own = xwingGame(squadMission('mission2', duel)).state.ships;
    expect(own.map(({ pilot }) => pilot)).toEqual([rookie, academy]);
    const dear = squadOf('rebel', [luke, 'amd:r2d2']);
    expect(refusedBy(squadMission('mission2', { ...duel, rebel: dear }, { points: 31 }))).toBe(
      'xw.squad.points.limit',
    );
  },
);

shows('xw.mission.sides', 'a mission is played Rebel against Imperial', () => {
  const other = squadOf('rebel', [luke]);
  expect(refusedBy(squadMission('mission1', { ...duel, imperial: other }))).toBe('xw.mission.sides');
  const scum = squadOf('scum', ['scum:firespray31:bobafett']);
  expect(refusedBy(squadMission('mission1', { ...duel, imperial: scum }))).toBe('xw.mission.sides');
  const empire = squadOf('imperial', [black]);
  expect(refusedBy(squadMission('mission1', { ...duel, rebel: empire }))).toBe('xw.mission.sides');
  const swapped = xwingGame(squadMission('mission1', { rebel: duel.imperial, imperial: duel.rebel }));
  expect(swapped.state.mission).toMatchObject({ rebel: 1, imperial: 0 });
});

shows('xw.mission.area.size', 'a mission is played on 90 by 90 centimetres', () => {
  expect(xwingGame(presetMission('mission3')).state.options.area).toEqual({ width: 900, depth: 900 });
  for (const area of [
    { width: 900, depth: 1200 },
    { width: 1200, depth: 900 },
  ]) {
    expect(refusedBy(presetMission('mission3', { area }))).toBe('xw.mission.area.size');
  }
});

shows(
  'xw.mission.initiative',
  'the lower total has initiative, the Imperial player at equal totals and with preset forces',
  () => {
    const holder = (setup: XwingSetup) => xwingGame(setup).state.initiative;
    // 23 points against 24.
    expect(holder(presetMission('mission1'))).toBe(1);
    expect(
      holder(squadMission('mission1', { ...duel, imperial: squadOf('imperial', [academy], [academy]) })),
    ).toBe(0);
    expect(holder(squadMission('mission1', duel))).toBe(1);
    const alike = {
      rebel: squadOf('rebel', [rookie]),
      imperial: squadOf('imperial', ['imperial:tieadvanced:tempestsquadronpilot']),
    };
    expect(holder(squadMission('mission1', alike))).toBe(1);
  },
);

shows(
  ['xw.mission.setup.replaces-deploy', 'xw.mission.setup.obstacles'],
  "the mission's placement takes the place of obstacles and deployment, all else is set up as ever",
  () => {
    expect(missions.map((mission) => [...new Set(questionsOfSetUp(presetMission(mission)))])).toEqual([
      ['placeShuttle', 'placeForces'],
      ['placeForces', 'placeObstacle'],
      ['placeForces'],
    ]);
    expect(standardOptions.obstacles).toHaveLength(6);
    const obstaclesOf = (mission: MissionId) =>
      xwingGame(presetMission(mission))
        .until('setDial')
        .state.obstacles.map(({ kind, pose }) => [kind, pose !== null]);
    expect(obstaclesOf('mission1')).toEqual([]);
    expect(obstaclesOf('mission2')).toEqual(Array.from({ length: 6 }, () => ['asteroid', true]));
    expect(obstaclesOf('mission3')).toEqual([]);
    const { initiative, edges, ships, phase } = xwingGame(presetMission('mission3')).until('setDial').state;
    expect({ initiative, edges, phase }).toEqual({
      initiative: 1,
      edges: ['south', 'north'],
      phase: 'planning',
    });
    expect(ships.map(({ shields, pose }) => [shields, pose !== null])).toEqual([
      [2, true],
      [0, true],
      [0, true],
    ]);
  },
);

shows(
  'xw.mission.setup.binding-with-custom-squads',
  'squads of the players are placed as the mission says',
  () => {
    xwingGame(squadMission('mission1', duel))
      .answers({ depth: 50 })
      .asks('placeForces', { ships: ['s1'] })
      .refuses({ ship: 's1', x: 300, y: 50, heading: 0 }, 'xw.mission1.setup.rebel-ships')
      .answers({ ship: 's1', x: 300, y: 150, heading: 0 })
      .asks('placeForces', { ships: ['s2'] })
      .refuses({ ship: 's2', x: 300, y: 850, heading: 0 }, 'xw.mission1.setup.imperial-ships')
      .answers({ ship: 's2', x: 300, y: 750, heading: 0 })
      .has('s1', { pose: { x: 300, y: 150, heading: 0 } })
      .has('s2', { pose: { x: 300, y: 750, heading: 0 } });
  },
);

shows(
  'xw.mission.setup.zone-whole-base',
  'a base placed at range 2 lies wholly beyond 100 and within 200 millimetres',
  () => {
    const rule = 'xw.mission1.setup.rebel-ships';
    const placing = () => xwingGame(squadMission('mission1', duel)).answers({ depth: 50 });
    placing()
      .refuses({ ship: 's1', x: 300, y: 120, heading: 0 }, rule)
      .refuses({ ship: 's1', x: 300, y: 180.1, heading: 0 }, rule)
      // Turned, the corners of the base come nearer.
      .refuses({ ship: 's1', x: 300, y: 125, heading: 45 }, rule)
      .refuses({ ship: 's1', x: 10, y: 150, heading: 0 }, rule);
    placing().answers({ ship: 's1', x: 300, y: 120.1, heading: 0 }).asksSeat('p2');
    placing().answers({ ship: 's1', x: 300, y: 180, heading: 0 }).asksSeat('p2');
    placing().answers({ ship: 's1', x: 300, y: 129, heading: 45 }).asksSeat('p2');
  },
);

shows(
  'xw.mission.setup.order-within-side',
  'within its block a player places ships in any order, whatever their pilot skill',
  () => {
    const squads = {
      rebel: squadOf('rebel', [luke], [rookie]),
      imperial: squadOf('imperial', [obsidian], [academy]),
    };
    const placing = () => xwingGame(squadMission('mission1', squads)).answers({ depth: 50 });
    placing()
      .asks('placeForces', { ships: ['s1', 's2'] })
      .refuses({ ship: 's3', x: 300, y: 750, heading: 0 }, 'xw.mission1.setup.order')
      .answers({ ship: 's1', x: 300, y: 150, heading: 0 })
      .refuses({ ship: 's2', x: 310, y: 150, heading: 0 }, 'xw.overlap.definition')
      .answers({ ship: 's2', x: 500, y: 150, heading: 0 })
      .asks('placeForces', { ships: ['s3', 's4'] });
    placing()
      .answers({ ship: 's2', x: 300, y: 150, heading: 0 })
      .answers({ ship: 's1', x: 500, y: 150, heading: 0 })
      .answers({ ship: 's4', x: 300, y: 750, heading: 0 })
      .answers({ ship: 's3', x: 500, y: 750, heading: 0 })
      .until('setDial');
  },
);

shows(
  'xw.mission.setup.facing',
  'ships are placed facing anywhere, the shuttle faces the Imperial edge',
  () => {
    xwingGame(presetMission('mission1'))
      .refuses({ depth: 50, heading: 90 }, 'table.malformed-answer')
      .answers({ depth: 50 })
      .has('shuttle', { pose: { heading: 0 } })
      .answers({ ship: 's1', x: 300, y: 150, heading: 217 })
      .has('s1', { pose: { heading: 217 } })
      .answers({ ship: 's2', x: 300, y: 750, heading: 10 })
      .has('s2', { pose: { heading: 10 } });
  },
);

shows(
  'xw.mission.squads.hundred-point-switch',
  'the 100-point changes follow the ceiling of squads and never touch preset forces',
  () => {
    const hundred = (setup: XwingSetup) => xwingGame(setup).state.mission?.hundredPoints;
    expect(hundred(squadMission('mission3', duel))).toBe(true);
    expect(hundred(squadMission('mission3', duel, { points: 31 }))).toBe(false);
    expect(hundred(presetMission('mission3'))).toBe(false);
    expect(xwingGame(squadMission('mission3', duel)).state.mission?.satellites).toHaveLength(4);
    expect(xwingGame(squadMission('mission3', duel, { points: 31 })).state.mission?.satellites).toHaveLength(
      2,
    );
  },
);

test('no squad takes the ship of a mission', () => {
  const squad = { faction: 'rebel', ships: [{ pilot: 'rebel:senatorsshuttle:senator', upgrades: [] }] };
  const setup = {
    options: {},
    players: [
      { seat: 'p1', side: 0, squad },
      { seat: 'p2', side: 1, squad: duel.imperial },
    ],
  };
  expect(refusedBy(setup)).toBe('table.malformed-setup');
});

shows(
  'xw.mission.squads.imperial-picks-first',
  'out of one box the Imperial player takes the wanted Upgrade cards, whoever sits first; the Rebel has the rest',
  () => {
    const imperial = {
      seat: 'imperial',
      squad: squadOf('imperial', [black, 'ept:determination'], [academy]),
    };
    const rebelWith = (elite: string) => ({ seat: 'rebel', squad: squadOf('rebel', [luke, elite]) });
    const opened = (...players: readonly { readonly seat: string; readonly squad: Squad }[]) =>
      xwing.begin(
        {
          options: { mission: 'mission1', points: 31, collection: ['SWX01'], damageDeck: 'core' },
          players: players.map((player, side) => ({ ...player, side })),
        } as unknown as Plain,
        seededRandom('a box'),
      );
    const wanted = rebelWith('ept:determination');
    const fault = { rule: 'xw.setup.components.limited', card: 'ept:determination' };
    expect(opened(wanted, imperial)).toMatchObject({ kind: 'refused', about: { side: 0, fault } });
    expect(opened(imperial, wanted)).toMatchObject({ kind: 'refused', about: { side: 1, fault } });
    expect(isRefusal(opened(rebelWith('ept:marksmanship'), imperial))).toBe(false);
  },
);

test('the two squads of the box can be played together', () => {
  const [rebel, imperial] = ['box-rebel', 'box-imperial'].map((id) => findPreset(id)!.squad);
  const options = { points: 31, collection: ['SWX01'], damageDeck: 'core', variant: 'core2012' };
  const players = [
    { seat: 'p1', side: 0, squad: rebel },
    { seat: 'p2', side: 1, squad: imperial },
  ];
  expect(refusedBy({ options, players })).toBeUndefined();
});

test('a team shares out the forces of a mission, and each player places their own', () => {
  const setup = presetMission('mission1');
  const players = [...setup.players, { seat: 'p3', side: 1, faction: 'imperial' }];
  const table = xwingGame({ ...setup, players } as XwingSetup)
    .answers({ depth: 50 })
    .answers({ ship: 's1', x: 300, y: 150, heading: 0 })
    .asksSeat('p2')
    .asks('placeForces', { ships: ['s2'] })
    .answers({ ship: 's2', x: 300, y: 750, heading: 180 })
    .asksSeat('p3')
    .asks('placeForces', { ships: ['s3'] });
  expect(table.ship('s3').seat).toBe('p3');
});

shows(
  ['xw.setup.obstacle.total-six', 'xw.setup.components.limited'],
  'a mission has its own obstacles, so those of the options are neither counted nor looked for in the boxes',
  () => {
    expect(refusedBy(presetMission('mission1', { obstacles: null }))).toBeUndefined();
    const obstacles = Array.from({ length: 6 }, (_, outline) => ({ kind: 'debris', outline }) as const);
    const box = { collection: ['SWX36'], damageDeck: 'core2' } as unknown as Partial<Options>;
    expect(refusedBy({ ...presetMission('mission1', { ...box, obstacles }) })).toBeUndefined();
    const players = squadMission('mission1', duel).players;
    expect(refusedBy({ options: { ...box, obstacles }, players })).toBe('xw.setup.components.limited');
  },
);
