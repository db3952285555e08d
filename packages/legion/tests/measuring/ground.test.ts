import {
  firstStop,
  floorUnder,
  hasLineOfSight,
  hasLineOfSightToToken,
  layTool,
  lineOfSight,
  placeAt,
  standFault,
  visiblePartsOf,
} from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { figure, type Laid, relief } from './figures.ts';
import { around, traveller } from './travellers.ts';

shows(
  ['lg.move.end.overhang', 'lg.cohesion.overhang'],
  'where pieces lie on each other the highest surface is the floor, and areas have none of their own',
  () => {
    const floorOn = (...pieces: readonly Laid[]) => floorUnder(relief(...pieces), { x: 620, y: 400 }, 13.5);
    const [house, hill, crater] = [
      ['house-small', 600, 400],
      ['hill-low', 650, 400],
      ['crater-large', 600, 400],
    ] as const;
    expect([floorOn(house, hill), floorOn(hill, house)]).toEqual([80, 80]);
    expect([floorOn(house, crater), floorOn(crater, house), floorOn(crater)]).toEqual([80, 80, -25]);
    expect([floorOn(), floorOn(['forest-small', 600, 400]), floorOn(['generator', 600, 400])]).toEqual([
      0, 0, 0,
    ]);
  },
);

shows(
  'lg.terrain.impassable.no-move',
  'nobody ends where any part of the base is in an area that is impassable for such a unit',
  () => {
    const lake = around(relief(['water-deep', 600, 400]));
    const at = (x: number, unit: Parameters<typeof traveller>[0] = 'stormtroopers', more: object = {}) =>
      standFault(traveller(unit, more), placeAt(x, 400, 0), lake);
    const fault = { rule: 'lg.terrain.impassable.no-move', by: 't0' };
    // Its eastern corner is at 710.
    expect([at(600), at(723), at(724)]).toEqual([fault, fault, undefined]);
    expect([at(600, 'at-rt'), at(600, '74-z-speeder-bikes')]).toEqual([fault, undefined]);
  },
);

shows(
  'lg.terrain.impassable.no-move',
  'the first impassable terrain on the way stops a base, in whatever order pieces were placed',
  () => {
    const who = traveller('luke-skywalker');
    const start = { ...figure('mover', 600, 200).stand, heading: 0 };
    const route = layTool(start, 'small', { speed: 3, angle: 0, bend: 0 });
    const stops = (...pieces: readonly Laid[]) => firstStop(route, who, relief(...pieces), []);
    const [near, far] = [
      ['wall-tall', 600, 300],
      ['wall-tall', 600, 400],
    ] as const;
    // The wall is 18 deep: the base stops 9 + 13.5 before its middle.
    const stop = { kind: 'terrain', at: expect.closeTo(100 - 22.5, 1) };
    expect(stops(near, far)).toEqual({ ...stop, id: 't0' });
    expect(stops(far, near)).toEqual({ ...stop, id: 't1' });
    expect(stops(near, near)).toEqual({ ...stop, id: 't0' });
    expect(stops(far)).toEqual({ ...stop, at: expect.closeTo(200 - 22.5, 1), id: 't0' });
  },
);

shows(
  ['lg.line-of-sight.any-part', 'lg.cover.check.pegged-bases'],
  'all of a miniature can be seen from its base to its top; of a raised one the peg is clear',
  () => {
    const storm = figure('storm', 500, 400, 'stormtroopers', 80);
    expect(visiblePartsOf(storm)).toEqual([{ x: 500, y: 400, radius: 13.5, bottom: 80, top: 80 + 41.9 }]);
    const { height, ...speeder } = figure('speeder', 800, 400, 't-47-airspeeder');
    const base = { x: 800, y: 400, radius: visiblePartsOf({ ...speeder, height })[0]!.radius };
    expect(visiblePartsOf({ ...speeder, height })).toEqual([
      { ...base, bottom: height.bottom, top: height.top },
      { ...base, bottom: 0, top: 3.5 },
    ]);
    // A low wall right before it hides its base, and not what is raised above that.
    const wall = { relief: relief(['wall-low', 740, 400, 90]), vehicles: [] };
    const from = figure('from', 500, 400);
    expect(hasLineOfSight(from, { ...speeder, height }, wall)).toBe(true);
    expect(hasLineOfSight(from, { ...speeder, height: { top: 3.5, confidence: 1 } }, wall)).toBe(false);
  },
);

shows('lg.line-of-sight.not-self', 'what is looked at has no part that it hides itself', () => {
  const from = figure('from', 500, 400);
  const walker = figure('walker', 800, 400, 'at-st');
  const among = { relief: relief(), vehicles: [walker] };
  expect(lineOfSight(from, walker, among)).toMatchObject({ hiders: [], hidersOfAll: [] });
  expect(lineOfSight(walker, from, among)).toMatchObject({ hiders: [], hidersOfAll: [] });
});

shows(
  'lg.line-of-sight.token',
  'a token is seen when its edge shows above what hides the table, and not behind a vehicle',
  () => {
    const from = figure('from', 500, 400);
    // The wall is 25 high and ends at 707. It hides the table up to 1013, and what is 2 high up to 989.
    const wall = { relief: relief(['wall-low', 700, 400, 90]), vehicles: [] };
    const sees = (x: number) => hasLineOfSightToToken(from, placeAt(x, 400, 0), 12.55, wall);
    expect([sees(970), sees(995), sees(1010)]).toEqual([false, true, true]);
    const walker = figure('walker', 650, 400, 'at-st');
    const behind = (vehicles: readonly (typeof walker)[], looker = from) =>
      hasLineOfSightToToken(looker, placeAt(800, 400, 0), 12.55, { relief: relief(), vehicles });
    expect([behind([walker]), behind([]), behind([walker], walker)]).toEqual([false, true, true]);
  },
);
