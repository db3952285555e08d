import type { Plain, Refusal } from '@sortie/kernel';
import { isBoolean, isRefusal, isTableArea, isWhole, type OptionChecks, readAgreed } from '@sortie/kernel';
import { findProduct, product } from '../catalogue/index.ts';
import { collectionOf, pointsCeiling } from '../lists/index.ts';
import type { ObstacleChoice, Options } from '../model/index.ts';
import { outlineCount } from '../rules/outlines.ts';
import { standardOptions } from './standard-options.ts';

const checks: OptionChecks<Options> = {
  variant: (value) => value === 'standard' || value === 'core2012',
  points: (value) => isWhole(value),
  format: (value) => value === 'standard' || value === 'epic',
  area: isTableArea,
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

function isBox(value: unknown): boolean {
  return typeof value === 'string' && findProduct(value) !== undefined;
}

function isObstacleChoice(value: unknown): boolean {
  const { kind, outline } = (value ?? {}) as Partial<ObstacleChoice>;
  if (kind !== 'asteroid' && kind !== 'debris') return false;
  return Number.isInteger(outline) && outline! >= 0 && outline! < outlineCount(kind);
}

/** What was agreed, completed with the usual; an unknown or ill-formed option is named. */
export function readOptions(given: Plain | undefined): Options | Refusal {
  const agreed = readAgreed(given, checks);
  if (isRefusal(agreed)) return agreed;
  const { variant = 'standard', format = 'standard', collection = null } = agreed;
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
  return { ...usual, ...agreed };
}
