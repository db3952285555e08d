import { displacedLeaderPlace, landingsOf } from '@sortie/legion/measuring';
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
