import { isWhole, type Plain, setupOptionsOf } from '@sortie/kernel';
import { battlefieldFacts } from '../catalogue/index.ts';
import { sizeLimits } from '../lists/index.ts';
import type { Options } from '../model/index.ts';

/** What is chosen before a game of Legion. */
export interface Choices {
  readonly points: number;
  readonly terrain: Options['terrain'];
  readonly battleCards: boolean;
  /** Null plays on until a side has no trooper unit left. lg.optional.no-limit.no-six-round-end */
  readonly roundLimit: number | null;
}

/** lg.army.points.cap-800, lg.round.six-rounds */
export const usualChoices: Choices = {
  points: sizeLimits.standard.points,
  terrain: 'homestead',
  battleCards: true,
  roundLimit: 6,
};

export function readChoices(choices: Readonly<Record<string, Plain>>): Choices {
  return { ...usualChoices, ...(choices as Partial<Choices>) };
}

function isRoundLimit(value: Plain): boolean {
  return value === null || isWhole(value, 100);
}

const totals = [sizeLimits.skirmish.points, sizeLimits.standard.points];

const terrains: readonly Plain[] = [...battlefieldFacts.map(({ id }) => id), 'chance', 'players'];

export const setupOptions = setupOptionsOf<Choices>(usualChoices, {
  points: {
    values: totals,
    place: 'main',
    accepts: (value) => isWhole(value),
    explains: (value) =>
      value === sizeLimits.largeScale.points
        ? ['lg.optional.large-scale.points']
        : ['lg.army.points.cap-800'],
  },
  terrain: {
    values: terrains,
    place: 'main',
    isVaried: true,
    // An empty table can be agreed on too.
    accepts: (value) => value === null || terrains.includes(value),
    explains: (value) =>
      value === 'players'
        ? ['lg.setup.competitive-terrain.order', 'lg.setup.competitive-terrain.spacing']
        : ['lg.setup.place-terrain-agreement'],
  },
  battleCards: {
    values: [true, false],
    explains: (value) => (value === true ? ['lg.setup.battle-cards.reveal-three'] : []),
  },
  roundLimit: {
    values: [null, 4, 6, 8],
    accepts: isRoundLimit,
    explains: (value) =>
      value === null
        ? ['lg.optional.no-limit.no-six-round-end', 'lg.optional.no-limit.end']
        : ['lg.round.six-rounds'],
  },
});
