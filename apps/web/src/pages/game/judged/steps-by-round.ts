import type { NamedStep } from '@sortie/protocol';

/** The steps of one round; 0 is the set-up. */
interface RoundOfSteps {
  readonly round: number;
  readonly steps: readonly NamedStep[];
}

/** The latest round first, and in it the latest step first: a judge mostly goes back a little. */
export function stepsByRound(steps: readonly NamedStep[]): readonly RoundOfSteps[] {
  const rounds = [...new Set(steps.map(({ round }) => round))].toSorted((one, other) => other - one);
  return rounds.map((round) => ({
    round,
    steps: steps.filter((step) => step.round === round).toReversed(),
  }));
}
