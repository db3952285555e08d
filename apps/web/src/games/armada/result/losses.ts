import type { ArmadaView } from '@sortie/armada/view';
import type { Side } from '@sortie/kernel';
import type { RoundScore } from '../../../table/score-plot.tsx';
import { pointsOf } from '../roster/armada-roster.ts';
import type { UnitView } from '../units.ts';

export interface SideAtEnd {
  readonly side: Side;
  readonly survivors: readonly UnitView[];
  readonly losses: readonly UnitView[];
  readonly score: number;
  readonly victoryTokens: number;
}

export function sidesAtEnd(table: ArmadaView): readonly [SideAtEnd, SideAtEnd] {
  const units: readonly UnitView[] = [...table.ships, ...table.squadrons];
  const at = (side: Side): SideAtEnd => {
    const own = units.filter((unit) => unit.side === side);
    return {
      side,
      survivors: own.filter(({ destroyed }) => destroyed === null),
      losses: own
        .filter(({ destroyed }) => destroyed !== null)
        .toSorted((one, other) => (one.destroyed ?? 0) - (other.destroyed ?? 0)),
      score: table.scores[side],
      victoryTokens: table.victoryTokens[side],
    };
  };
  return [at(0), at(1)];
}

/** Points of enemy units destroyed by the end of each round. ar.score.destroyed-cost */
export function scoresByRound(table: ArmadaView): readonly RoundScore[] {
  const units: readonly UnitView[] = [...table.ships, ...table.squadrons];
  const destroyedBy = (side: Side, round: number) =>
    units
      .filter((unit) => unit.side !== side && unit.destroyed !== null && unit.destroyed <= round)
      .reduce((sum, unit) => sum + pointsOf(unit), 0);
  return Array.from({ length: table.round + 1 }, (_, round) => ({
    round,
    points: [destroyedBy(0, round), destroyedBy(1, round)],
  }));
}
