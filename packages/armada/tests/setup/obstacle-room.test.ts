import type { ObstacleId } from '@sortie/armada/catalogue';
import { pose } from '@sortie/geometry';
import type { ArmadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { suggestPlaces, whyNotThere } from '../../src/setup/obstacles.ts';
import { objectiveGame } from '../objectives/objective-game.ts';
import { shows } from '../shows.ts';

/** An area on which five obstacles can shut the station out. */
const AREA = { area: { width: 850, depth: 850 }, setUpWidth: 850 };

const FIVE: readonly (readonly [ObstacleId, number, number])[] = [
  ['asteroid-1', 425, 425],
  ['asteroid-2', 327, 327],
  ['asteroid-3', 523, 327],
  ['debris-1', 327, 523],
  ['debris-2', 523, 523],
];

/** Looks for a place of the obstacle on a grid, turned by 30 degrees at a time. */
function hasPlace({ state }: ArmadaTable, obstacle: ObstacleId): boolean {
  const { width, depth } = state.options.area;
  for (let x = 0; x <= width; x += 15) {
    for (let y = 0; y <= depth; y += 15) {
      for (let heading = 0; heading < 360; heading += 30) {
        if (whyNotThere(state, obstacle, pose(x, y, heading)) === undefined) return true;
      }
    }
  }
  return false;
}

shows(
  'ar.setup.obstacles-spacing',
  'an obstacle for which the others leave no legal place is left out, and set-up goes on',
  () => {
    const table = objectiveGame('opening-salvo', 0, AREA).asks('placeObstacle');
    expect(hasPlace(table, 'station')).toBe(true);
    for (const [obstacle, x, y] of FIVE) table.answers({ obstacle, x, y, heading: 0 });
    expect(hasPlace(table, 'station')).toBe(false);
    table.asks('deploy');
    expect(table.state.obstacles.filter(({ pose: at }) => at === null)).toEqual([
      { id: 'station', pose: null },
    ]);
    table.until('assignDials');
  },
);

shows('ar.setup.obstacles-spacing', 'a single place is room enough for the last obstacle', () => {
  const counts = new Set<number>();
  for (let width = 850; width <= 950 && !counts.has(1); width += 2) {
    const area = { area: { width, depth: width }, setUpWidth: width };
    const table = objectiveGame('opening-salvo', 0, area).asks('placeObstacle');
    const middle = (width - 850) / 2;
    for (const [obstacle, x, y] of FIVE) {
      table.answers({ obstacle, x: x + middle, y: y + middle, heading: 0 });
    }
    const places = suggestPlaces(table.state, ['station']);
    counts.add(places.length);
    table.asks(places.length > 0 ? 'placeObstacle' : 'deploy');
    if (places.length > 0) table.answers({ ...places[0]! }).asks('deploy');
  }
  expect(counts).toContain(0);
  expect(counts).toContain(1);
});

shows(
  ['ar.known.objective.contested-outpost', 'ar.setup.obstacles-spacing'],
  'the station of Contested Outpost is left out in the same way',
  () => {
    const table = objectiveGame('contested-outpost', 0, AREA).asks('placeObstacle');
    for (const [obstacle, x, y] of FIVE) table.answers({ obstacle, x, y, heading: 0 });
    table.asks('deploy');
    expect(table.state.obstacles.find(({ id }) => id === 'station')?.pose).toBeNull();
  },
);

shows(
  ['ar.known.objective.dangerous-territory', 'ar.setup.obstacles-spacing'],
  'under Dangerous Territory an obstacle without room is left out and has no token',
  () => {
    const table = objectiveGame('dangerous-territory', 0, {
      area: { width: 760, depth: 760 },
      setUpWidth: 760,
    }).asks('placeObstacle');
    table.answers({ obstacle: 'station', x: 380, y: 380, heading: 0 }).until('deploy');
    const placed = table.state.obstacles.filter(({ pose: at }) => at !== null).map(({ id }) => id);
    expect(placed.length).toBeLessThan(6);
    expect(table.state.objectiveTokens.map(({ on }) => on)).toEqual(placed);
  },
);

shows(
  ['ar.known.objective.minefields', 'ar.known.objective.intel-sweep'],
  'objective tokens without room are left out as well',
  () => {
    const area = { area: { width: 700, depth: 700 }, setUpWidth: 700 };
    const sweep = objectiveGame('intel-sweep', 0, area).until('placeObjectiveToken');
    sweep.answers({ x: 350, y: 350 }).until('deploy');
    expect(sweep.state.objectiveTokens.length).toBeLessThan(5);
    const mines = objectiveGame('minefields', 0, area).until('deploy');
    expect(mines.state.obstacles.filter(({ pose: at }) => at !== null).length).toBeLessThan(6);
  },
);
