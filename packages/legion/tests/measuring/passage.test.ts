import { figuresAlong, firstStop, layTool, type Traveller } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { figure, type Laid, relief } from './figures.ts';
import { traveller } from './travellers.ts';

const trooper = traveller();
/** Straight to the right along the middle of the pieces: 202 mm for a small base. */
const route = (x: number, level = 0) =>
  layTool(figure('mover', x, 400, 'stormtroopers', level).stand, 'small', { speed: 3, angle: 90, bend: 0 });
const stopOn = (x: number, level: number, who: Traveller, ...pieces: readonly Laid[]) =>
  firstStop(route(x, level), who, relief(...pieces), []);

shows(
  'lg.vertical.requires-leader-contact',
  'the first roof that is left stops a move at its edge, whatever roofs come after it',
  () => {
    // The first house ends at 575, the other lies from 601 to 661: both on the way from 500 to 702.
    const stop = stopOn(500, 80, trooper, ['container', 631, 400, 90], ['house-small', 500, 400]);
    expect(stop).toMatchObject({ kind: 'drop' });
    expect(stop!.at).toBeCloseTo(75, 1);
    const other = stopOn(500, 80, trooper, ['house-small', 500, 400], ['container', 631, 400, 90]);
    expect(other!.at).toBeCloseTo(75, 1);
  },
);

shows(
  ['lg.vertical.requires-leader-contact', 'lg.vertical.not-needed-slope'],
  'whoever stays on roofs that join, or walks down a slope, goes on',
  () => {
    // From 525 to 675 and from 675 to 825, with the end of the way on the second.
    const joined = [
      ['house-small', 600, 400],
      ['house-small', 749, 400],
    ] as const;
    expect(stopOn(560, 80, trooper, ...joined)).toBeUndefined();
    const low = { ...trooper, step: 10 };
    expect(stopOn(600, 35, low, ['dune', 600, 400])).toBeUndefined();
  },
);

shows(
  ['lg.move.trooper.not-through-ground-vehicles', 'lg.move.trooper.step-over'],
  'miniatures are in the way from as far down as one step to as far up as one, and nobody is in its own',
  () => {
    const who: Traveller = { ...trooper, height: 42, step: 42 };
    const at = (level: number) => ({
      ...figure(`at ${level}`, 600, 400, 'stormtroopers', level),
      height: { top: 40, confidence: 1 },
    });
    const met = (start: number, ...levels: readonly number[]) =>
      figuresAlong(route(500, start), who, [figure('mover', 500, 400), ...levels.map(at)]).map(
        ({ id }) => id,
      );
    expect(met(0, 83, 84, 85)).toEqual(['at 83']);
    expect(met(100, 17, 18, 19)).toEqual(['at 19']);
  },
);
