import { displacedLeaderPlace, type Feature, landingsOf, steepPiecesTouched } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { figure, relief } from './figures.ts';
import { around, traveller } from './travellers.ts';

const who = traveller();
const rounded = (landings: ReturnType<typeof landingsOf>) =>
  landings.map(({ place, ...rest }) => ({
    ...rest,
    at: [Math.round(place.x), Math.round(place.y), place.level],
  }));

shows(
  ['lg.vertical.requires-leader-contact', 'lg.vertical.leader-at-edge', 'lg.height.relative-surfaces'],
  'a leader that touches a building lands on its edge next to where it stood',
  () => {
    const table = relief(['house-small', 600, 400]);
    const touching = figure('leader', 511.5, 400);
    const landing = { terrain: 't0', height: 1, isOver: false, hasHandholds: false };
    expect(rounded(landingsOf(touching, who, around(table)))).toEqual([{ ...landing, at: [525, 400, 80] }]);
    expect(landingsOf(figure('leader', 511, 400), who, around(table))).toEqual([]);
    const roof = figure('leader', 560, 400, 'stormtroopers', 80);
    expect(rounded(landingsOf(roof, who, around(table)))).toEqual([{ ...landing, at: [511, 400, 0] }]);
  },
);

shows(
  ['lg.vertical.clamber-over.allowed', 'lg.vertical.clamber-over.landing'],
  'a wall without a top is clambered over to its far side',
  () => {
    const table = relief(['wall-tall', 600, 400, 90]);
    const [over, ...others] = landingsOf(figure('leader', 577.5, 400), who, around(table));
    expect(others).toEqual([]);
    expect(rounded([over!])).toEqual([
      { terrain: 't0', height: 1, isOver: true, hasHandholds: false, at: [623, 400, 0] },
    ]);
  },
);

shows(
  ['lg.height.relative-surfaces', 'lg.vertical.climb.two-actions-height-1'],
  'a height is counted from the surface on which the leader stands',
  () => {
    // On a roof 80 mm up, in contact with a tower of 165 and a vaporator of 115.
    const roof = figure('leader', 661.5, 400, 'stormtroopers', 80);
    const table = (piece: 'tower' | 'vaporator', x: number) =>
      around(relief(['house-small', 600, 400], [piece, x, 400]));
    const heights = (...of: Parameters<typeof table>) =>
      landingsOf(roof, who, table(...of)).flatMap(({ terrain, height, isOver, place }) =>
        terrain === 't1' ? [[height, isOver, place.level]] : [],
      );
    expect(heights('tower', 730)).toEqual([[1, false, 165]]);
    expect(heights('vaporator', 692)).toEqual([[1, true, 0]]);
  },
);

shows(
  ['lg.vertical.clamber-over.allowed', 'lg.vertical.requires-leader-contact'],
  'nobody clambers over what has a top or is higher than 1, and water is no steep piece',
  () => {
    const table = relief(['generator', 600, 400]);
    const leader = figure('leader', 546.5, 400);
    const changed = (change: (feature: Feature) => Feature) =>
      landingsOf(leader, who, around({ ...table, features: table.features.map(change) }));
    const raised = (height: number) =>
      changed((feature) => ({ ...feature, piece: { ...feature.piece, height } }));
    expect([raised(152.4), raised(152.6)].map((landings) => landings.length)).toEqual([1, 0]);
    const stepped = changed(({ blocks: [block], ...feature }) => ({
      ...feature,
      blocks: [block!, { ...block!, holds: true, floor: 65, top: 70 }],
    }));
    expect(stepped.filter(({ isOver }) => isOver)).toEqual([]);
    const pool = relief(['water-deep', 600, 400]);
    expect(steepPiecesTouched(figure('leader', 500, 400), who, pool)).toEqual([]);
  },
);

shows('lg.vertical.no-room-no-move', 'there is no landing where somebody stands everywhere', () => {
  const table = relief(['vaporator', 600, 400]);
  const ring = Array.from({ length: 12 }, (_, index) =>
    figure(`m${index}`, 600 + 40 * Math.sin(index * 0.5236), 400 + 40 * Math.cos(index * 0.5236)),
  );
  const leader = figure('leader', 600, 430.5);
  expect(landingsOf(leader, who, around(table)).map(({ isOver }) => isOver)).toEqual([true]);
  expect(landingsOf(leader, who, around(table, ring))).toEqual([]);
});

shows(
  ['lg.displacement.3-leader-range-1', 'lg.displacement.3-same-height'],
  'a displaced leader stands as near as there is room, on its own level',
  () => {
    const vehicle = figure('vehicle', 500, 400, 'at-st');
    const place = displacedLeaderPlace(
      who,
      { x: 500, y: 420, level: 0 },
      around(relief(), [vehicle]),
      () => true,
    )!;
    expect(place.level).toBe(0);
    expect(Math.hypot(place.x - 500, place.y - 400)).toBeGreaterThan(63.49);
    expect(Math.hypot(place.x - 500, place.y - 420)).toBeLessThan(48);
    expect(
      displacedLeaderPlace(who, { x: 500, y: 420, level: 0 }, around(relief(), [vehicle]), () => false),
    ).toBeUndefined();
  },
);
