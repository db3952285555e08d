import { type Compared, compareAll, type Sampled } from '@sortie/testkit/odds-check';
import type { Scenario } from './scenario.ts';
import { plainScenarios, scenarios } from './scenarios.ts';
import { oddsOf, simulate } from './simulate.ts';

export const allScenarios: Readonly<Record<string, Scenario>> = { ...plainScenarios, ...scenarios };

/** The odds of a scenario against so many attacks of the engine. */
export function compare(name: string, scenario: Scenario, attacks: number): readonly Compared[] {
  const odds = oddsOf(scenario);
  const { hits, destroyed, damage, damageSquared } = simulate(scenario, attacks, `odds of ${name}`);
  const chance = (figure: string, told: number, cases: number): Sampled => ({
    figure,
    kind: 'chance',
    told,
    sum: cases,
    sumOfSquares: cases,
  });
  const points: Sampled = {
    figure: 'damage',
    kind: 'mean',
    told: odds.expectedDamage,
    sum: damage,
    sumOfSquares: damageSquared,
  };
  return compareAll(
    [chance('hits', odds.chanceToHit, hits), points, chance('destroys', odds.chanceToDestroy, destroyed)],
    attacks,
  );
}
