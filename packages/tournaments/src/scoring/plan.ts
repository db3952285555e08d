import type { Plan } from '../model/tournament.ts';
import type { PlanStep } from './scoring.ts';

/**
 * Rounds and cut for the players there are when round one is paired; what the organiser announced comes first.
 * ev.cut.4-16 ev.cut.17-32 ev.cut.33-64 ev.cut.65-plus
 */
export function planFor(
  players: number,
  steps: readonly PlanStep[],
  announced: { readonly rounds: number | null; readonly cut: number | null },
): Plan {
  const step = steps.findLast(({ from }) => from <= players);
  return {
    players,
    rounds: announced.rounds ?? step?.rounds ?? 1,
    cut: announced.cut ?? step?.cut ?? 0,
  };
}
