import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { findObjective } from '../catalogue/index.ts';
import type { Options } from '../model/index.ts';
import { standardOptions } from './standard-options.ts';

const checks: { readonly [Key in keyof Options]: (value: unknown) => boolean } = {
  points: (value) => isWhole(value, 10_000),
  area: isArea,
  setUpWidth: (value) => typeof value === 'number' && value >= 500 && value <= 3000,
  obstacles: isBoolean,
  roundLimit: (value) => value === null || isWhole(value, 100),
  objectives: isBoolean,
  agreedObjective: (value) =>
    value === null || (typeof value === 'string' && findObjective(value) !== undefined),
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

/** What was agreed, completed with the usual; an unknown or ill-formed option is named. */
export function readOptions(given: Plain | undefined): Options | Refusal {
  if (given === undefined || given === null) return standardOptions;
  if (typeof given !== 'object' || Array.isArray(given)) return refuseOption('options');
  for (const [name, value] of Object.entries(given)) {
    const check = (checks as Readonly<Record<string, (value: unknown) => boolean>>)[name];
    if (!Object.hasOwn(checks, name) || !check?.(value)) return refuseOption(`options.${name}`);
  }
  const agreed = given as Partial<Options>;
  const options: Options = { ...standardOptions, ...agreed };
  if (options.setUpWidth > options.area.width) return refuseOption('options.setUpWidth');
  // ar.optional.unlimited.no-objectives
  if (options.roundLimit !== null) return options;
  if (agreed.objectives || options.agreedObjective) return refused('ar.optional.unlimited.no-objectives');
  return { ...options, objectives: false };
}

function refuseOption(field: string): Refusal {
  return refused('table.malformed-setup', { field });
}
