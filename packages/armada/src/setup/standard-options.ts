import { playAreas } from '../catalogue/index.ts';
import { usualLimits } from '../lists/index.ts';
import type { Options } from '../model/index.ts';

const { width, depth, setupWidth } = playAreas.standard;

/** What is played unless something else is agreed. ar.fleet.standard-300, ar.round.six-round-limit */
export const standardOptions: Options = {
  points: usualLimits.standard,
  area: { width, depth },
  setUpWidth: setupWidth,
  obstacles: true,
  roundLimit: 6,
  objectives: true,
  agreedObjective: null,
};
