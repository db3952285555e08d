import { difficultAlong, layTool, lengthOf, lineOfSight, obscurersOf } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { overlapsAlong } from '../../src/measuring/passage.ts';
import { shows } from '../shows.ts';
import { figure, type Laid, relief } from './figures.ts';
import { traveller } from './travellers.ts';

/** A trooper's route of 102 mm to the east. */
function routeFrom(x: number, y: number, level = 0) {
  const start = { ...figure('mover', x, y, 'stormtroopers', level).stand, heading: 90 };
  return layTool(start, 'small', { speed: 1, angle: 90, bend: 0 });
}

const rounded = (crossings: ReturnType<typeof difficultAlong>) =>
  crossings.map(({ id, from, to }) => [id, Math.round(from), Math.round(to)]);

/** Where troopers are slowed: the piece, from where on their way, to where. */
function slowed(pieces: readonly Laid[], [x, y, level]: readonly number[], until?: number) {
  const route = routeFrom(x!, y!, level);
  return rounded(difficultAlong(route, until ?? lengthOf(route), traveller(), relief(...pieces)));
}

shows(
  ['lg.terrain.trench.open-inside', 'lg.terrain.trench.difficult-to-enter-leave-cross'],
  'a trench slows whoever is over one of its edges at any point of the move',
  () => {
    // From 490 to 710, and from 375 to 425.
    const trench: readonly Laid[] = [['trench', 600, 400]];
    expect([slowed(trench, [520, 400]), slowed(trench, [520, 411])]).toEqual([[], []]);
    expect([slowed(trench, [520, 412]), slowed(trench, [520, 388])]).toEqual([
      [['t0', 0, 102]],
      [['t0', 0, 102]],
    ]);
    // The base leaves it after 76.5.
    expect([slowed(trench, [620, 400], 76), slowed(trench, [620, 400], 77)]).toEqual([[], [['t0', 0, 77]]]);
    expect([slowed(trench, [420, 400]), slowed(trench, [420, 300])]).toEqual([[['t0', 57, 102]], []]);
    const route = routeFrom(620, 400);
    const { outline } = relief(...trench).features[0]!;
    const { points } = outline;
    const edges = points.map((point, index) => ({ ...outline, points: [points.at(index - 1)!, point] }));
    const first = Math.min(
      ...edges.flatMap((edge) => overlapsAlong(route, 13.5, edge).map(({ from }) => from)),
    );
    expect(difficultAlong(route, first, traveller(), relief(...trench))).toEqual([]);
  },
);

shows(
  ['lg.terrain.difficult.enter', 'lg.terrain.difficult.start'],
  'difficult terrain slows from where the base comes over it, and not who stops before or passes above',
  () => {
    const [grass, ruins] = [
      ['grass-tall', 600, 400],
      ['ruins-corner', 650, 400],
    ] as const;
    // The corner begins at 560.
    expect(slowed([grass, ruins], [500, 350])).toEqual([['t1', 47, 102]]);
    expect(slowed([ruins], [500, 350], 40)).toEqual([]);
    const route = routeFrom(500, 350);
    const [entered] = difficultAlong(route, 102, traveller(), relief(ruins));
    expect(difficultAlong(route, entered!.from, traveller(), relief(ruins))).toEqual([]);
    // On the roof of a house 90 high, in which a barricade is built.
    const roof: readonly [Laid, Laid] = [
      ['house-large', 600, 400],
      ['barricade', 600, 400, 90],
    ];
    expect([slowed(roof, [550, 400, 90]), slowed([roof[1]], [550, 400])]).toEqual([[], [['t0', 31, 69]]]);
  },
);

shows(
  ['lg.setup.define-terrain', 'lg.terrain.area.volume'],
  'a fence is seen through, and water and low barricades have no room that covers',
  () => {
    const [leader, defender] = [figure('leader', 500, 400), figure('defender', 800, 400)];
    const obscured = (...pieces: readonly Laid[]) =>
      obscurersOf(leader, defender, { relief: relief(...pieces), units: [] });
    expect([obscured(['fence', 780, 400, 90]), obscured(['water-shallow', 780, 400])]).toEqual([[], []]);
    expect(obscured(['barricade', 780, 400, 90])).toEqual([{ kind: 'terrain', id: 't0', hidesAll: false }]);
    const fenced = { relief: relief(['fence', 780, 400, 90]), vehicles: [] };
    expect(lineOfSight(leader, defender, fenced).hiders).toEqual([]);
    expect(relief(['fence', 780, 400, 90]).hiding).toEqual([]);
  },
);
