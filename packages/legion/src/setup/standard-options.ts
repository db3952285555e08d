import { battlefieldMeasure } from '../catalogue/index.ts';
import type { Options } from '../model/index.ts';

/** What is played unless something else is agreed. lg.army.points.cap-800, lg.setup.battlefield-mm, lg.round.six-rounds */
export const standardOptions: Options = {
  points: 800,
  battlefield: battlefieldMeasure.value.standard,
  terrain: null,
  battleCards: true,
  isLargeScale: false,
  isSkirmish: false,
  roundLimit: 6,
};
