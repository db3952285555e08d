import type { Kinded, Side } from '@sortie/kernel';
import type { LegionView, UnitView } from '@sortie/legion/view';
import type { RoundScore } from '../../../table/score-plot.tsx';
import { isInPlay } from '../units.ts';

/** So many victory tokens for one thing. */
export interface TokensGained {
  readonly source: string;
  readonly count: number;
}

export interface SideAtEnd {
  readonly side: Side;
  readonly survivors: readonly UnitView[];
  readonly losses: readonly UnitView[];
  /** Points of enemy units defeated. lg.victory.tiebreak.score */
  readonly score: number;
  readonly victoryTokens: number;
  readonly gained: readonly TokensGained[];
}

/** The round in which its last miniature fell; 0 where that is not known. */
export function lostIn({ miniatures }: UnitView): number {
  return Math.max(0, ...miniatures.map(({ defeatedIn }) => defeatedIn ?? 0));
}

function pointsOf(units: readonly UnitView[]): number {
  return units.reduce((sum, { points }) => sum + points, 0);
}

function defeatedOf({ units }: LegionView, side: Side): readonly UnitView[] {
  return units
    .filter((unit) => unit.side === side && !isInPlay(unit))
    .toSorted((one, other) => lostIn(one) - lostIn(other));
}

/** What a side got its victory tokens for, as everybody was told. */
export function tokensGained(log: readonly Kinded[], side: Side): readonly TokensGained[] {
  const counts = new Map<string, number>();
  for (const event of log) {
    if (event.kind !== 'victoryTokensGained') continue;
    const { side: whose, count, source } = event as unknown as TokensGained & { readonly side: Side };
    if (whose === side) counts.set(source, (counts.get(source) ?? 0) + count);
  }
  return [...counts].map(([source, count]) => ({ source, count }));
}

export function sidesAtEnd(table: LegionView, log: readonly Kinded[]): readonly [SideAtEnd, SideAtEnd] {
  const at = (side: Side): SideAtEnd => ({
    side,
    survivors: table.units.filter((unit) => unit.side === side && isInPlay(unit)),
    losses: defeatedOf(table, side),
    score: pointsOf(defeatedOf(table, side === 0 ? 1 : 0)),
    victoryTokens: table.victoryTokens[side],
    gained: tokensGained(log, side),
  });
  return [at(0), at(1)];
}

/** Points of enemy units defeated by the end of each round. */
export function scoresByRound(table: LegionView): readonly RoundScore[] {
  const by = (side: Side, round: number) =>
    pointsOf(defeatedOf(table, side === 0 ? 1 : 0).filter((unit) => lostIn(unit) <= round));
  return Array.from({ length: table.round + 1 }, (_, round) => ({
    round,
    points: [by(0, round), by(1, round)],
  }));
}
