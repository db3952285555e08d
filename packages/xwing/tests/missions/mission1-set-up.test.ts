import { shows } from '@sortie/testkit';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { hullValue, shieldValue } from '../../src/rules/values.ts';
import { presetMission, squadMission, squadOf } from './mission-setup.ts';

const rookie = 'rebel:xwing:rookiepilot';
const academy = 'imperial:tiefighter:academypilot';
const duel = { rebel: squadOf('rebel', [rookie]), imperial: squadOf('imperial', [academy]) };

shows(
  [
    'xw.mission1.forces.rebel',
    'xw.mission1.forces.imperial',
    'xw.mission1.shuttle.is-rebel-ship',
    'xw.mission1.setup.damage-card-holder',
  ],
  'a Red Squadron Pilot escorts the shuttle against two Academy Pilots told apart by their numbers',
  () => {
    const { ships } = xwingGame(presetMission('mission1')).state;
    expect(ships.map(({ side, pilot, identifier }) => [side, pilot, identifier])).toEqual([
      [0, 'rebel:xwing:redsquadronpilot', null],
      [1, academy, { numeral: 1, colour: 'black' }],
      [1, academy, { numeral: 2, colour: 'black' }],
      [0, 'rebel:senatorsshuttle:senator', null],
    ]);
    expect(ships.every(({ upgrades }) => upgrades.length === 0)).toBe(true);
  },
);

shows(
  ['xw.mission1.setup.order', 'xw.mission1.setup.rebel-ships', 'xw.mission1.setup.imperial-ships'],
  'the shuttle comes first, then the Rebel ships, then the Imperial ones, each at range 2 of their edge',
  () => {
    xwingGame(presetMission('mission1'))
      .asks('placeShuttle', { ship: 'shuttle' })
      .asksSeat('p1')
      .answers({ depth: 80 })
      .asks('placeForces', { ships: ['s1'], satellites: [] })
      .asksSeat('p1')
      .refuses({ ship: 's2', x: 450, y: 750, heading: 180 }, 'xw.mission1.setup.order')
      .refuses({ ship: 's1', x: 450, y: 99, heading: 0 }, 'xw.mission1.setup.rebel-ships')
      .refuses({ ship: 's1', x: 450, y: 201, heading: 0 }, 'xw.mission1.setup.rebel-ships')
      .refuses({ ship: 's1', x: 450, y: 750, heading: 0 }, 'xw.mission1.setup.rebel-ships')
      .answers({ ship: 's1', x: 450, y: 150, heading: 0 })
      .asks('placeForces', { ships: ['s2', 's3'], satellites: [] })
      .asksSeat('p2')
      .refuses({ ship: 's2', x: 450, y: 781, heading: 180 }, 'xw.mission1.setup.imperial-ships')
      .refuses({ ship: 's2', x: 450, y: 719, heading: 180 }, 'xw.mission1.setup.imperial-ships')
      .refuses({ ship: 's2', x: 450, y: 150, heading: 180 }, 'xw.mission1.setup.imperial-ships')
      .answers({ ship: 's3', x: 450, y: 750, heading: 180 })
      .answers({ ship: 's2', x: 300, y: 779, heading: 180 })
      .until('setDial');
  },
);

shows(
  'xw.mission1.setup.shuttle',
  'the shuttle stands in the middle of the Rebel edge, facing the Imperial one, wholly inside range 1',
  () => {
    xwingGame(presetMission('mission1'))
      .refuses({ depth: 19.9 }, 'xw.mission1.setup.shuttle')
      .refuses({ depth: 80.1 }, 'xw.mission1.setup.shuttle')
      .answers({ depth: 80 })
      .has('shuttle', { pose: { x: 450, y: 80, heading: 0 } });
    xwingGame(presetMission('mission1'))
      .answers({ depth: 20 })
      .has('shuttle', { pose: { x: 450, y: 20, heading: 0 } });
    const swapped = squadMission('mission1', { rebel: duel.imperial, imperial: duel.rebel });
    xwingGame(swapped)
      .answers({ depth: 80 })
      .has('shuttle', { pose: { x: 450, y: 820, heading: 180 } });
  },
);

shows(
  ['xw.mission1.shuttle.hull', 'xw.mission1.shuttle.shields-100', 'xw.setup.tracking.other-uses'],
  'the shuttle has hull 6, and 6 shields kept by tracking tokens in a 100-point game only',
  () => {
    const shuttleIn = (setup: Parameters<typeof xwingGame>[0]) => {
      const table = xwingGame(setup);
      const shuttle = table.ship('shuttle');
      const { table: seen } = table.referee.view('spectator') as unknown as { table: { tracking: unknown } };
      return [hullValue(shuttle), shieldValue(shuttle), shuttle.shields, seen.tracking];
    };
    expect(shuttleIn(presetMission('mission1'))).toEqual([6, 0, 0, []]);
    expect(shuttleIn(squadMission('mission1', duel, { points: 31 }))).toEqual([6, 0, 0, []]);
    expect(shuttleIn(squadMission('mission1', duel))).toEqual([
      6,
      6,
      6,
      [{ kind: 'shields', ship: 'shuttle', tokens: 6 }],
    ]);
  },
);

shows(
  'xw.large.deploy-overhang',
  'a large ship that begins nearer than the zone of its mission and does not reach through it is refused',
  () => {
    const falcon = squadOf('rebel', ['rebel:yt1300:outerrimsmuggler']);
    const placing = () =>
      xwingGame(squadMission('mission1', { ...duel, rebel: falcon })).answers({ depth: 80 });
    placing()
      .refuses({ ship: 's1', x: 200, y: 130, heading: 0 }, 'xw.mission1.setup.rebel-ships')
      .refuses({ ship: 's1', x: 200, y: 170, heading: 0 }, 'xw.mission1.setup.rebel-ships')
      .answers({ ship: 's1', x: 200, y: 150, heading: 0 });
    // Turned by 45 degrees it is 113 mm deep.
    placing().answers({ ship: 's1', x: 200, y: 150, heading: 45 });
  },
);

shows('xw.mission1.setup.order', 'no obstacle lies on the table of the first mission', () => {
  expect(xwingGame(presetMission('mission1')).until('setDial').state.obstacles).toEqual([]);
});
