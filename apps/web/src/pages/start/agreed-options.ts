import type { ObstacleChoice, Options } from '@sortie/xwing/model';
import { standardOptions } from '@sortie/xwing/setup';
import type { Choices, ObstacleSet } from './choices.ts';

/** What the players agree on, as far as it differs from the usual. */
export function agreedOptions(choices: Choices): Partial<Options> {
  const { battle, presetForces, points, variant, damageDeck, roundLimit, minutes } = choices;
  const usual = standardOptions;
  const common = {
    ...(damageDeck === usual.damageDeck ? {} : { damageDeck }),
    ...(presetForces && battle !== 'duel' ? {} : points === usual.points ? {} : { points }),
  };
  // A mission has its own obstacles and goes on until its objective is met. xw.mission.rules.until-objective
  if (battle !== 'duel') return { ...common, mission: battle, ...(presetForces ? { presetForces } : {}) };
  const obstacles = obstaclesOf(choices);
  return {
    ...common,
    ...(variant === usual.variant ? {} : { variant, damageDeck }),
    ...(obstacles === undefined ? {} : { obstacles }),
    ...(roundLimit === null ? {} : { roundLimit }),
    ...(minutes === null ? {} : { timeLimit: true }),
  };
}

/** Undefined leaves the six asteroids that are usual. */
function obstaclesOf({ obstacles, variant }: Choices): readonly ObstacleChoice[] | null | undefined {
  // Only the older book can do without. xw.setup.obstacle.core2012-optional
  if (obstacles === 'none') return variant === 'core2012' ? null : undefined;
  if (obstacles === 'asteroids') return variant === 'core2012' ? six('asteroids') : undefined;
  return six(obstacles);
}

/** xw.setup.obstacle.total-six */
function six(set: Exclude<ObstacleSet, 'none'>): readonly ObstacleChoice[] {
  return Array.from({ length: 6 }, (_, place): ObstacleChoice => {
    const isDebris = set === 'debris' || (set === 'mix' && place >= 3);
    return { kind: isDebris ? 'debris' : 'asteroid', outline: place };
  });
}
