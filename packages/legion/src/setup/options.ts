import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { battlefieldFacts, battlefieldMeasure } from '../catalogue/index.ts';
import { sizeLimits } from '../lists/index.ts';
import type { Options } from '../model/index.ts';
import { standardOptions } from './standard-options.ts';

const checks: { readonly [Key in keyof Options]: (value: unknown) => boolean } = {
  points: (value) => isWhole(value, 10_000),
  battlefield: isArea,
  terrain: (value) => value === null || battlefieldFacts.some(({ id }) => id === value),
  battleCards: isBoolean,
  isLargeScale: isBoolean,
  isSkirmish: isBoolean,
  roundLimit: (value) => value === null || isWhole(value, 100),
};

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isArea(value: unknown): boolean {
  const { width, depth } = (value ?? {}) as { readonly width?: unknown; readonly depth?: unknown };
  return [width, depth].every((side) => typeof side === 'number' && side >= 500 && side <= 3000);
}

/** What was agreed, completed with the usual; an unknown or ill-formed option is named. lg.optional.agreement */
export function readOptions(given: Plain | undefined): Options | Refusal {
  if (given === undefined || given === null) return standardOptions;
  if (typeof given !== 'object' || Array.isArray(given)) return refuseOption('options');
  for (const [name, value] of Object.entries(given)) {
    const check = (checks as Readonly<Record<string, (value: unknown) => boolean>>)[name];
    if (!Object.hasOwn(checks, name) || !check?.(value)) return refuseOption(`options.${name}`);
  }
  const agreed = given as Partial<Options>;
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

function refuseOption(field: string): Refusal {
  return refused('table.malformed-setup', { field });
}
