import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { findProduct, product } from '../catalogue/index.ts';
import { collectionOf, pointsCeiling } from '../lists/index.ts';
import type { ObstacleChoice, Options } from '../model/index.ts';
import { outlineCount } from '../rules/outlines.ts';
import { standardOptions } from './standard-options.ts';

const checks: { readonly [Key in keyof Options]: (value: unknown) => boolean } = {
  variant: (value) => value === 'standard' || value === 'core2012',
  points: isWhole,
  format: (value) => value === 'standard' || value === 'epic',
  area: (value) => isArea(value),
  guides: (value) => typeof value === 'number' && value >= 0 && value <= 5,
  obstacles: (value) =>
    value === null || (Array.isArray(value) && value.length <= 6 && value.every(isObstacleChoice)),
  damageDeck: (value) => value === 'core' || value === 'core2',
  ownDecks: isBoolean,
  roundLimit: (value) => value === null || isWhole(value),
  timeLimit: isBoolean,
  timedPlanning: isBoolean,
  disputes: isBoolean,
  collection: (value) => value === null || (Array.isArray(value) && value.length <= 99 && value.every(isBox)),
  mission: (value) => value === null || value === 'mission1' || value === 'mission2' || value === 'mission3',
  presetForces: isBoolean,
};

function isWhole(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 10_000;
}

function isBox(value: unknown): boolean {
  return typeof value === 'string' && findProduct(value) !== undefined;
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isArea(value: unknown): boolean {
  const { width, depth } = (value ?? {}) as { readonly width?: unknown; readonly depth?: unknown };
  return [width, depth].every((side) => typeof side === 'number' && side >= 500 && side <= 3000);
}

function isObstacleChoice(value: unknown): boolean {
  const { kind, outline } = (value ?? {}) as Partial<ObstacleChoice>;
  if (kind !== 'asteroid' && kind !== 'debris') return false;
  return Number.isInteger(outline) && outline! >= 0 && outline! < outlineCount(kind);
}

/** What was agreed, completed with the usual; an unknown or ill-formed option is named. */
export function readOptions(given: Plain | undefined): Options | Refusal {
  if (given === undefined || given === null) return standardOptions;
  if (typeof given !== 'object' || Array.isArray(given))
    return refused('table.malformed-setup', { field: 'options' });
  for (const [name, value] of Object.entries(given)) {
    const check = (checks as Readonly<Record<string, (value: unknown) => boolean>>)[name];
    if (!Object.hasOwn(checks, name) || !check?.(value)) {
      return refused('table.malformed-setup', { field: `options.${name}` });
    }
  }
  const { variant = 'standard', format = 'standard', collection = null } = given as Partial<Options>;
  // xw.squad.points.core-box-31, xw.squad.format.epic
  const points = pointsCeiling({
    format,
    ...(collection ? { collection: collectionOf(collection.map(product)) } : {}),
  });
  // The older book comes with its own deck, and with obstacles only by agreement. xw.setup.obstacle.core2012-optional
  const usual: Options =
    variant === 'core2012'
      ? { ...standardOptions, points, damageDeck: 'core', obstacles: null }
      : { ...standardOptions, points };
  return { ...usual, ...(given as Partial<Options>) };
}
