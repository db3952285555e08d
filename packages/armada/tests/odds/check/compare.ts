import type { ShotOdds } from '@sortie/armada/odds';
import type { Scenario } from './scenarios.ts';
import { oddsOf, type Played, simulate } from './simulate.ts';

const figures = {
  expectedDamage: ({ points }) => points,
  expectedCards: ({ cards }) => cards,
  chanceToHurt: ({ points, cards }) => (points + cards > 0 ? 1 : 0),
  chanceToDestroy: ({ isDestroyed }) => (isDestroyed ? 1 : 0),
} satisfies Partial<Record<keyof ShotOdds, (played: Played) => number>>;

type Figure = keyof typeof figures;

/** A number of the odds beside what the engine's attacks came to. */
export interface Compared {
  readonly figure: Figure;
  readonly told: number;
  readonly seen: number;
  /** How far they are apart, in standard errors. */
  readonly errors: number;
}

/** The odds of a scenario against so many attacks of the engine. */
export function compare(name: string, scenario: Scenario, attacks: number): readonly Compared[] {
  const odds = oddsOf(scenario);
  const played = simulate(scenario, attacks, `odds of ${name}`);
  return (Object.keys(figures) as Figure[]).map((figure) => {
    const told = odds[figure];
    const values = played.map(figures[figure]);
    const seen = mean(values);
    return { figure, told, seen, errors: errorsBetween(told, seen, errorOf(figure, told, values)) };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of a chance by what is told: a sample without a single case still has an error. */
function errorOf(figure: Figure, told: number, values: readonly number[]): number {
  const seen = mean(values);
  const variance = figure.startsWith('chance')
    ? told * (1 - told)
    : mean(values.map((value) => (value - seen) * (value - seen)));
  return Math.sqrt(variance / values.length);
}

function errorsBetween(told: number, seen: number, error: number): number {
  const apart = Math.abs(told - seen);
  if (apart < 1e-9) return 0;
  return error < 1e-9 ? Number.POSITIVE_INFINITY : apart / error;
}
