import { shows } from '@sortie/testkit';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { presetMission, squadMission, squadOf } from './mission-setup.ts';

const rookie = 'rebel:xwing:rookiepilot';
const academy = 'imperial:tiefighter:academypilot';

shows(
  ['xw.mission2.forces.rebel', 'xw.mission2.forces.imperial'],
  'Luke Skywalker with Determination against "Night Beast" and "Mauler Mithel" with Marksmanship',
  () => {
    const { ships } = xwingGame(presetMission('mission2')).state;
    expect(
      ships.map(({ side, pilot, upgrades }) => [side, pilot, ...upgrades.map(({ card }) => card)]),
    ).toEqual([
      [0, 'rebel:xwing:lukeskywalker', 'ept:determination'],
      [1, 'imperial:tiefighter:nightbeast'],
      [1, 'imperial:tiefighter:maulermithel', 'ept:marksmanship'],
    ]);
  },
);

shows(
  ['xw.mission2.setup.order', 'xw.mission2.setup.imperial', 'xw.mission2.setup.rebel'],
  'Imperial ships come first, at either edge, then the Rebel ships in the middle, then the asteroids',
  () => {
    const table = xwingGame(presetMission('mission2'))
      .asks('placeForces', { ships: ['s2', 's3'] })
      .asksSeat('p2')
      .refuses({ ship: 's1', x: 450, y: 450, heading: 0 }, 'xw.mission2.setup.order')
      .refuses({ ship: 's2', x: 450, y: 81, heading: 0 }, 'xw.mission2.setup.imperial')
      .refuses({ ship: 's2', x: 50, y: 450, heading: 0 }, 'xw.mission2.setup.imperial')
      .answers({ ship: 's2', x: 450, y: 80, heading: 0 })
      .answers({ ship: 's3', x: 450, y: 820, heading: 180 })
      .asks('placeForces', { ships: ['s1'] })
      .asksSeat('p1')
      // Exactly 300 mm from an edge is still range 3 of it.
      .refuses({ ship: 's1', x: 450, y: 320, heading: 0 }, 'xw.mission2.setup.rebel')
      .refuses({ ship: 's1', x: 450, y: 580, heading: 0 }, 'xw.mission2.setup.rebel')
      .refuses({ ship: 's1', x: 10, y: 450, heading: 0 }, 'xw.mission2.setup.rebel')
      .answers({ ship: 's1', x: 20, y: 320.1, heading: 0 })
      .asks('placeObstacle')
      .asksSeat('p2');
    expect(table.state.mission?.disabledShip).toBe('s1');
    xwingGame(presetMission('mission2'))
      .answers({ ship: 's2', x: 450, y: 80, heading: 0 })
      .answers({ ship: 's3', x: 450, y: 820, heading: 180 })
      .answers({ ship: 's1', x: 880, y: 579.9, heading: 0 })
      .asks('placeObstacle');
  },
);

shows(
  ['xw.mission2.setup.disabled-ship', 'xw.setup.tracking.other-uses'],
  'the Rebel player names the disabled ship, and a tracking token marks it',
  () => {
    const squads = {
      rebel: squadOf('rebel', [rookie], ['rebel:xwing:lukeskywalker']),
      imperial: squadOf('imperial', [academy]),
    };
    const table = xwingGame(squadMission('mission2', squads))
      .answers({ ship: 's3', x: 450, y: 850, heading: 180 })
      .answers({ ship: 's1', x: 450, y: 450, heading: 0 })
      .answers({ ship: 's2', x: 300, y: 450, heading: 0 })
      .asks('chooseDisabledShip')
      .asksSeat('p1')
      .offersExactly({ ship: 's1' }, { ship: 's2' })
      .answers({ ship: 's2' })
      .asks('placeObstacle');
    expect(table.events('disabledShipMarked')).toMatchObject([{ ship: 's2' }]);
    const { table: seen } = table.referee.view('p2' as never) as unknown as { table: { tracking: unknown } };
    expect(seen.tracking).toContainEqual({ kind: 'disabledShip', ship: 's2', tokens: 1 });
  },
);

shows(
  'xw.mission2.setup.asteroids',
  'the Imperial player places all six asteroids beyond range 1 of Rebel ships and of each other',
  () => {
    const rule = 'xw.mission2.setup.asteroids';
    const table = xwingGame(presetMission('mission2'))
      .answers({ ship: 's2', x: 450, y: 50, heading: 0 })
      .answers({ ship: 's3', x: 450, y: 850, heading: 180 })
      .answers({ ship: 's1', x: 450, y: 450, heading: 0 })
      .asks('placeObstacle', { obstacles: ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'] })
      .asksSeat('p2')
      // Outline 0 reaches 28 mm to the right and 30 mm to the left.
      .refuses({ obstacle: 'o1', x: 310, y: 450, heading: 0 }, rule)
      .refuses({ obstacle: 'o1', x: 25, y: 300, heading: 0 }, rule)
      .answers({ obstacle: 'o1', x: 300, y: 450, heading: 0 })
      .refuses({ obstacle: 'o2', x: 300, y: 590, heading: 0 }, rule)
      .refuses({ obstacle: 'o1', x: 700, y: 700, heading: 0 }, 'xw.setup.obstacle.choice')
      // Near the edges and upon an Imperial ship are no bar.
      .answers({ obstacle: 'o2', x: 450, y: 860, heading: 0 })
      .answers({ obstacle: 'o3', x: 40, y: 40, heading: 0 })
      .answers({ obstacle: 'o4', x: 860, y: 40, heading: 0 })
      .answers({ obstacle: 'o5', x: 40, y: 860, heading: 0 })
      .asks('placeObstacle', { obstacles: ['o6'] })
      // Range 2 of another asteroid is far enough.
      .answers({ obstacle: 'o6', x: 300, y: 630, heading: 0 });
    expect(table.state.phase).toBe('planning');
    expect(table.events('obstaclePlaced').map(({ side }) => side)).toEqual([1, 1, 1, 1, 1, 1]);
  },
);

shows(
  ['xw.large.deploy-overhang', 'xw.large.deploy-inside-area', 'xw.mission.setup.zone-whole-base'],
  'a large base that is too long for the strip covers its whole depth and stays inside the area',
  () => {
    const squads = {
      rebel: squadOf('rebel', [rookie]),
      imperial: squadOf('imperial', ['imperial:firespray31:bountyhunter']),
    };
    xwingGame(squadMission('mission2', squads))
      .asks('placeForces', { ships: ['s2'] })
      .refuses({ ship: 's2', x: 450, y: 50, heading: 45 }, 'xw.large.deploy-inside-area')
      .refuses({ ship: 's2', x: 450, y: 58, heading: 45 }, 'xw.mission2.setup.imperial')
      .refuses({ ship: 's2', x: 450, y: 80, heading: 45 }, 'xw.mission2.setup.imperial')
      .answers({ ship: 's2', x: 450, y: 56.569, heading: 45 })
      .asks('placeForces', { ships: ['s1'] });
    // A small base finds room in the strip however it is turned.
    xwingGame(presetMission('mission2'))
      .refuses({ ship: 's2', x: 450, y: 10, heading: 0 }, 'xw.mission2.setup.imperial')
      .refuses({ ship: 's2', x: 450, y: 90, heading: 45 }, 'xw.mission2.setup.imperial');
  },
);
