import type { Plain, Refusal } from '@sortie/kernel';
import {
  isBoolean,
  isRefusal,
  isTableArea,
  isWhole,
  type OptionChecks,
  readAgreed,
  refuseOption,
} from '@sortie/kernel';
import { battlefieldFacts, battlefieldMeasure } from '../catalogue/index.ts';
import { sizeLimits } from '../lists/index.ts';
import type { Options } from '../model/index.ts';
import { standardOptions } from './standard-options.ts';

const checks: OptionChecks<Options> = {
  points: (value) => isWhole(value),
  battlefield: isTableArea,
  terrain: (value) =>
    value === null ||
    value === 'chance' ||
    value === 'players' ||
    battlefieldFacts.some(({ id }) => id === value),
  battleCards: isBoolean,
  isLargeScale: isBoolean,
  isSkirmish: isBoolean,
  roundLimit: (value) => value === null || isWhole(value, 100),
};

/** What was agreed, completed with the usual; an unknown or ill-formed option is named. lg.optional.agreement */
export function readOptions(given: Plain | undefined): Options | Refusal {
  const agreed = readAgreed(given, checks);
  if (isRefusal(agreed)) return agreed;
  if (agreed.isLargeScale && agreed.isSkirmish) return refuseOption('options.isSkirmish');
  const size = agreed.isLargeScale ? LARGE_SCALE : agreed.isSkirmish ? SKIRMISH : {};
  return { ...standardOptions, ...size, ...agreed };
}

/** lg.optional.large-scale.points, lg.optional.large-scale.battlefield */
const LARGE_SCALE: Partial<Options> = {
  points: sizeLimits.largeScale.points,
  battlefield: { width: battlefieldMeasure.value.standard.width, depth: 1219.2 },
};

const SKIRMISH: Partial<Options> = {
  points: sizeLimits.skirmish.points,
  battlefield: battlefieldMeasure.value.learnToPlay,
};
