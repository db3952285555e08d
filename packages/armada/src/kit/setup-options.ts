import { isWhole, type Plain, setupOptionsOf } from '@sortie/kernel';
import { type ObjectiveCardId, objectives, type PlayAreaSize, playAreaSizes } from '../catalogue/index.ts';
import { usualLimits } from '../lists/index.ts';

/** What is chosen before a game of Armada. */
export interface Choices {
  readonly points: number;
  readonly area: PlayAreaSize;
  readonly obstacles: boolean;
  /** Null plays on until a fleet is eliminated. ar.optional.unlimited.no-round-limit */
  readonly roundLimit: number | null;
  readonly objectives: boolean;
  /** Agreed on beforehand; null leaves it to the first player. ar.objective.first-player-chooses */
  readonly agreedObjective: ObjectiveCardId | null;
}

/** ar.fleet.standard-300, ar.round.six-round-limit */
export const usualChoices: Choices = {
  points: usualLimits.standard,
  area: 'standard',
  obstacles: true,
  roundLimit: 6,
  objectives: true,
  agreedObjective: null,
};

/** The options that a game of this total comes with. ar.setup.play-area, ar.setup.play-area-core */
export function areaFor(points: number): PlayAreaSize {
  return points <= usualLimits.coreSet ? 'coreSet' : 'standard';
}

export function readChoices(choices: Readonly<Record<string, Plain>>): Choices {
  return { ...usualChoices, ...(choices as Partial<Choices>) };
}

const areaRules: Readonly<Record<PlayAreaSize, readonly string[]>> = {
  standard: ['ar.setup.play-area', 'ar.setup.setup-area'],
  coreSet: ['ar.setup.play-area-core', 'ar.setup.setup-area-core'],
  roundedStandard: ['ar.setup.play-area', 'ar.setup.setup-area'],
  roundedCoreSet: ['ar.setup.play-area-core', 'ar.setup.setup-area-core'],
};

function isRoundLimit(value: Plain): boolean {
  return value === null || isWhole(value, 100);
}

export const setupOptions = setupOptionsOf<Choices>(usualChoices, {
  points: {
    values: [usualLimits.coreSet, usualLimits.standard],
    place: 'main',
    // ar.fleet.any-agreed-limit
    accepts: (value) => isWhole(value),
    explains: (value) =>
      value === usualLimits.coreSet
        ? ['ar.fleet.core-set-180']
        : value === usualLimits.standard
          ? ['ar.fleet.standard-300']
          : ['ar.fleet.any-agreed-limit'],
  },
  area: {
    values: playAreaSizes,
    explains: (value) => areaRules[value as PlayAreaSize] ?? [],
  },
  obstacles: { values: [true, false] },
  roundLimit: {
    values: [null, 4, 6, 8],
    accepts: isRoundLimit,
    explains: (value) =>
      value === null
        ? ['ar.optional.unlimited.no-round-limit', 'ar.optional.unlimited.no-objectives']
        : ['ar.round.six-round-limit'],
  },
  objectives: {
    values: [true, false],
    isAsked: ({ roundLimit }) => roundLimit !== null,
    explains: (value) => (value === true ? ['ar.objective.first-player-chooses'] : []),
  },
  agreedObjective: {
    values: [null, ...objectives.map(({ id }) => id)],
    isAsked: ({ roundLimit, objectives: hasObjectives }) => roundLimit !== null && hasObjectives,
  },
});
