import type { Plain, Refusal } from '@sortie/kernel';
import {
  isBoolean,
  isRefusal,
  isTableArea,
  isTableSide,
  isWhole,
  type OptionChecks,
  readAgreed,
  refused,
  refuseOption,
} from '@sortie/kernel';
import { findObjective } from '../catalogue/index.ts';
import type { Options } from '../model/index.ts';
import { standardOptions } from './standard-options.ts';

const checks: OptionChecks<Options> = {
  points: (value) => isWhole(value),
  area: isTableArea,
  setUpWidth: isTableSide,
  obstacles: isBoolean,
  roundLimit: (value) => value === null || isWhole(value, 100),
  objectives: isBoolean,
  agreedObjective: (value) =>
    value === null || (typeof value === 'string' && findObjective(value) !== undefined),
};

/** What was agreed, completed with the usual; an unknown or ill-formed option is named. */
export function readOptions(given: Plain | undefined): Options | Refusal {
  const agreed = readAgreed(given, checks);
  if (isRefusal(agreed)) return agreed;
  const options: Options = { ...standardOptions, ...agreed };
  if (options.setUpWidth > options.area.width) return refuseOption('options.setUpWidth');
  // ar.optional.unlimited.no-objectives
  if (options.roundLimit !== null) return options;
  if (agreed.objectives || options.agreedObjective) return refused('ar.optional.unlimited.no-objectives');
  return { ...options, objectives: false };
}
