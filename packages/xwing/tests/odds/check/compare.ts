import type { ShotOdds } from '@sortie/xwing/odds';
import type { Scenario } from './scenario.ts';
import { oddsOf, type Simulated, simulate } from './simulate.ts';

export type Figure = 'chanceToHit' | 'expectedDamage' | 'chanceToDestroy';

/** A number of the panel beside what the engine's attacks came to. */
export interface Compared {
  readonly figure: Figure;
  readonly told: number;
  readonly seen: number;
  /** How far they are apart, in standard errors of the sample. */
  readonly errors: number;
}

/** The odds of a scenario against so many attacks of the engine. */
export function compare(name: string, scenario: Scenario, attacks: number): readonly Compared[] {
  const told = oddsOf(scenario);
  const seen = simulate(scenario, attacks, `odds of ${name}`);
  return [
    chance('chanceToHit', told, seen.hits, seen),
    damage(told, seen),
    chance('chanceToDestroy', told, seen.destroyed, seen),
  ];
}

/** By the chance that is told: a sample without a single case still has an error. */
function chance(
  figure: 'chanceToHit' | 'chanceToDestroy',
  odds: ShotOdds,
  cases: number,
  { attacks }: Simulated,
): Compared {
  const told = odds[figure];
  const seen = cases / attacks;
  return { figure, told, seen, errors: errorsBetween(told, seen, Math.sqrt((told * (1 - told)) / attacks)) };
}

function damage(odds: ShotOdds, { attacks, damage: sum, damageSquared }: Simulated): Compared {
  const told = odds.expectedDamage;
  const seen = sum / attacks;
  const variance = Math.max(0, damageSquared / attacks - seen * seen);
  return {
    figure: 'expectedDamage',
    told,
    seen,
    errors: errorsBetween(told, seen, Math.sqrt(variance / attacks)),
  };
}

function errorsBetween(told: number, seen: number, error: number): number {
  const apart = Math.abs(told - seen);
  if (apart < 1e-9) return 0;
  return error < 1e-9 ? Number.POSITIVE_INFINITY : apart / error;
}
