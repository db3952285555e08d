import { type Compared, compareAll, Sampling } from '@sortie/testkit/odds-check';
import { plainScenarios, type Scenario, scenarios } from './scenarios.ts';
import { oddsOf, type Played, simulate } from './simulate.ts';

export const allScenarios: Readonly<Record<string, Scenario>> = { ...plainScenarios, ...scenarios };

const figures = [
  {
    figure: 'hurts',
    kind: 'chance',
    odds: 'chanceToHurt',
    of: ({ points, cards }: Played) => (points + cards > 0 ? 1 : 0),
  },
  { figure: 'damage', kind: 'mean', odds: 'expectedDamage', of: ({ points }: Played) => points },
  { figure: 'cards', kind: 'mean', odds: 'expectedCards', of: ({ cards }: Played) => cards },
  {
    figure: 'destroys',
    kind: 'chance',
    odds: 'chanceToDestroy',
    of: ({ isDestroyed }: Played) => (isDestroyed ? 1 : 0),
  },
] as const;

/** The odds of a scenario against so many attacks of the engine. */
export function compare(name: string, scenario: Scenario, attacks: number): readonly Compared[] {
  const told = oddsOf(scenario);
  const sampled = figures.map((figure) => ({ ...figure, sampling: new Sampling() }));
  simulate(scenario, attacks, `odds of ${name}`, (played) => {
    for (const { sampling, of } of sampled) sampling.add(of(played));
  });
  return compareAll(
    sampled.map(({ figure, kind, odds, sampling }) => sampling.as(figure, kind, told[odds])),
    attacks,
  );
}
