import { type Compared, compareAll, Sampling } from '@sortie/testkit/odds-check';
import { type Scenario, scenarios } from './scenarios.ts';
import { oddsOf, type Played, simulate } from './simulate.ts';

export const allScenarios: Readonly<Record<string, Scenario>> = scenarios;

const figures = [
  {
    figure: 'hurts',
    kind: 'chance',
    odds: ({ chances }: ReturnType<typeof oddsOf>) => 1 - chances[0]!,
    of: ({ wounds }: Played) => (wounds > 0 ? 1 : 0),
  },
  {
    figure: 'wounds',
    kind: 'mean',
    odds: ({ expected }: ReturnType<typeof oddsOf>) => expected,
    of: ({ wounds }: Played) => wounds,
  },
  {
    figure: 'all in sight fall',
    kind: 'chance',
    odds: ({ defeat }: ReturnType<typeof oddsOf>) => defeat,
    of: ({ areDefeated }: Played) => (areDefeated ? 1 : 0),
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
    sampled.map(({ figure, kind, odds, sampling }) => sampling.as(figure, kind, odds(told))),
    attacks,
  );
}
