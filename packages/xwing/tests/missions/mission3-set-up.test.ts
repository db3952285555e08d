import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { SATELLITE_RADIUS, satelliteShape } from '../../src/rules/outlines.ts';
import { presetMission, squadMission, squadOf } from './mission-setup.ts';

const rookie = 'rebel:xwing:rookiepilot';
const academy = 'imperial:tiefighter:academypilot';

/** The Rebel player's block, after the Imperial ships. */
function placing(): XwingTable {
  return xwingGame(presetMission('mission3'))
    .answers({ ship: 's2', x: 300, y: 850, heading: 180 })
    .answers({ ship: 's3', x: 600, y: 850, heading: 180 });
}

function placingFour(): XwingTable {
  const squads = { rebel: squadOf('rebel', [rookie]), imperial: squadOf('imperial', [academy]) };
  return xwingGame(squadMission('mission3', squads)).answers({ ship: 's2', x: 300, y: 850, heading: 180 });
}

shows(
  ['xw.mission3.forces.rebel', 'xw.mission3.forces.imperial'],
  'a Red Squadron Pilot with torpedoes and R2-F2 against a Black Squadron Pilot and an Obsidian one',
  () => {
    const { ships } = xwingGame(presetMission('mission3')).state;
    expect(
      ships.map(({ side, pilot, upgrades }) => [side, pilot, ...upgrades.map(({ card }) => card)]),
    ).toEqual([
      [0, 'rebel:xwing:redsquadronpilot', 'torpedo:protontorpedoes', 'amd:r2f2'],
      [1, 'imperial:tiefighter:blacksquadronpilot', 'ept:determination'],
      [1, 'imperial:tiefighter:obsidiansquadronpilot'],
    ]);
  },
);

shows(
  [
    'xw.mission3.setup.order',
    'xw.mission3.setup.imperial',
    'xw.mission3.setup.rebel',
    'xw.mission.setup.order-within-side',
  ],
  'Imperial ships come first, then satellites and Rebel ships in any order, ships at range 1 of their edge',
  () => {
    xwingGame(presetMission('mission3'))
      .asks('placeForces', { ships: ['s2', 's3'], satellites: [] })
      .asksSeat('p2')
      .refuses({ ship: 's1', x: 450, y: 50, heading: 0 }, 'xw.mission3.setup.order')
      .refuses({ ship: 's2', x: 450, y: 819, heading: 180 }, 'xw.mission3.setup.imperial')
      .refuses({ ship: 's2', x: 450, y: 50, heading: 180 }, 'xw.mission3.setup.imperial')
      .answers({ ship: 's2', x: 450, y: 820, heading: 180 })
      .answers({ ship: 's3', x: 600, y: 850, heading: 180 })
      .asks('placeForces', { ships: ['s1'], satellites: ['satellite1', 'satellite2'] })
      .asksSeat('p1')
      .answers({ satellite: 'satellite2', x: 450, y: 150 })
      .asks('placeForces', { ships: ['s1'], satellites: ['satellite1'] })
      .refuses({ ship: 's1', x: 450, y: 81, heading: 0 }, 'xw.mission3.setup.rebel')
      .refuses({ ship: 's1', x: 450, y: 850, heading: 0 }, 'xw.mission3.setup.rebel')
      .answers({ ship: 's1', x: 450, y: 80, heading: 0 })
      .asks('placeForces', { ships: [], satellites: ['satellite1'] })
      .answers({ satellite: 'satellite1', x: 300, y: 250 })
      .until('setDial');
    placing().answers({ ship: 's1', x: 450, y: 80, heading: 0 }).asks('placeForces', { ships: [] });
  },
);

shows(
  ['xw.mission3.setup.satellites', 'xw.mission3.setup.satellite-side-distance', 'xw.geometry.mission-tokens'],
  'one satellite lies at range 3 and one at range 2, discs of 40 millimetres beyond range 1 of the side edges',
  () => {
    expect(SATELLITE_RADIUS).toBe(20);
    expect(satelliteShape({ at: { x: 100, y: 100 } }).box).toEqual({
      minX: 80,
      minY: 80,
      maxX: 120,
      maxY: 120,
    });
    const rule = 'xw.mission3.setup.satellites';
    const table = placing();
    expect(table.state.mission?.satellites.map(({ band }) => band)).toEqual([3, 2]);
    table
      // Wholly in the band: more than 200 and at most 300 mm from the edge.
      .refuses({ satellite: 'satellite1', x: 450, y: 220 }, rule)
      .refuses({ satellite: 'satellite1', x: 450, y: 280.1 }, rule)
      .refuses({ satellite: 'satellite2', x: 450, y: 250 }, rule)
      .refuses({ satellite: 'satellite1', x: 120, y: 250 }, 'xw.mission3.setup.satellite-side-distance')
      .refuses({ satellite: 'satellite1', x: 780, y: 250 }, 'xw.mission3.setup.satellite-side-distance')
      .answers({ satellite: 'satellite1', x: 120.1, y: 280 })
      .answers({ satellite: 'satellite2', x: 300, y: 180 });
    expect(table.state.mission?.satellites.map(({ at }) => at)).toEqual([
      { x: 120.1, y: 280 },
      { x: 300, y: 180 },
    ]);
  },
);

shows(
  'xw.mission3.setup.satellite-spacing',
  'every satellite ends at range 2-3 of another, and a place for the last one is kept',
  () => {
    const rule = 'xw.mission3.setup.satellite-spacing';
    const two = placing().answers({ satellite: 'satellite1', x: 450, y: 250 });
    two
      // 100 mm between the discs is range 1, more than 300 mm is beyond.
      .refuses({ satellite: 'satellite2', x: 450, y: 150 }, rule)
      .refuses({ satellite: 'satellite2', x: 780 - 0.5, y: 150 }, rule)
      .answers({ satellite: 'satellite2', x: 560, y: 150 });
    const four = placingFour()
      .asks('placeForces', { satellites: ['satellite1', 'satellite2', 'satellite3', 'satellite4'] })
      .answers({ satellite: 'satellite1', x: 120.1, y: 280 })
      // No place in the band of the third is near both, but two are still to come.
      .answers({ satellite: 'satellite2', x: 779.9, y: 120.1 })
      // Neither has a neighbour: no single satellite could serve these two and a third alone in between.
      .refuses({ satellite: 'satellite3', x: 470, y: 279 }, rule)
      .answers({ satellite: 'satellite3', x: 400, y: 250 })
      .refuses({ satellite: 'satellite4', x: 250, y: 150 }, rule)
      .answers({ satellite: 'satellite4', x: 560, y: 150 })
      .answers({ ship: 's1', x: 450, y: 50, heading: 0 });
    expect(four.state.phase).toBe('planning');
  },
);

shows(
  'xw.mission3.setup.satellites-100',
  'in a 100-point game two more satellites lie at range 3 and at range 2',
  () => {
    const { satellites } = placingFour().state.mission!;
    expect(satellites.map(({ band }) => band)).toEqual([3, 2, 3, 2]);
    placingFour()
      .refuses({ satellite: 'satellite3', x: 450, y: 150 }, 'xw.mission3.setup.satellites')
      .refuses({ satellite: 'satellite4', x: 450, y: 250 }, 'xw.mission3.setup.satellites');
  },
);

shows(
  'xw.mission3.setup.satellite-spacing',
  'a place for the last satellite counts even where hardly two millimetres are left for it',
  () => {
    // The last one must serve all three, and only around (443, 178) it is not too far from either side.
    const table = placingFour()
      .answers({ satellite: 'satellite1', x: 120.1, y: 280 })
      .answers({ satellite: 'satellite2', x: 777.1, y: 120.1 })
      .answers({ satellite: 'satellite3', x: 200, y: 280 })
      .refuses({ satellite: 'satellite4', x: 450, y: 170 }, 'xw.mission3.setup.satellite-spacing')
      .answers({ satellite: 'satellite4', x: 443, y: 178 });
    expect(table.state.mission!.satellites.map(({ at }) => at)).not.toContain(null);
  },
);
