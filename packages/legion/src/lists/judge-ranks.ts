import { type Rank, ranks } from '../catalogue/index.ts';
import type { SizeLimits } from './army-rules.ts';
import type { ArmyBuild } from './build.ts';
import type { Fault } from './fault.ts';

/** The units of each rank. */
export function judgeRanks(army: ArmyBuild, limits: SizeLimits): readonly Fault[] {
  return ranks.flatMap((rank): readonly Fault[] => {
    const { least, most, rule } = limits.ranks[rank];
    const count = army.units.filter(({ unit }) => unit.rank === rank).length;
    if (count < least) return [{ rule, reason: { kind: 'tooFewOfRank', rank, count, least } }];
    const counted = count - ignoredUnits(army, rank);
    return counted > most ? [{ rule, reason: { kind: 'tooManyOfRank', rank, count: counted, most } }] : [];
  });
}

/**
 * How many units of a rank need not be counted: for each unit with Entourage one of those it names. The player may
 * ignore it and need not, so it still helps to reach the least number.
 * lg.unit-keyword.entourage.army, lg.unit-keyword.entourage.limits
 */
function ignoredUnits({ units }: ArmyBuild, rank: Rank): number {
  const named = units.flatMap(({ unit }) =>
    unit.keywords.flatMap((keyword) => (keyword.id === 'entourage' ? [keyword.unit] : [])),
  );
  return [...new Set(named)].reduce((sum, name) => {
    const there = units.filter(({ unit }) => unit.id === name && unit.rank === rank).length;
    return sum + Math.min(there, named.filter((each) => each === name).length);
  }, 0);
}
