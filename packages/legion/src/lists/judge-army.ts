import type { Faction } from '../catalogue/index.ts';
import type { CardKind } from './any-card.ts';
import type { Army } from './army.ts';
import { armyBuildCost } from './army-cost.ts';
import { type ArmyRules, limitsOf, type SizeLimits } from './army-rules.ts';
import { type ArmyBuild, armyBuildOf } from './build.ts';
import type { Fault } from './fault.ts';
import { judgeIds, judgeProducts } from './judge-cards.ts';
import { judgeHand } from './judge-hand.ts';
import { judgeRanks } from './judge-ranks.ts';
import { judgeUnit } from './judge-unit.ts';
import { judgeUniqueNames } from './unique-names.ts';

/** Everything that keeps an army from the table; none when it is legal. */
export function judgeArmy(army: Army, rules: ArmyRules = {}): readonly Fault[] {
  const unknown = judgeIds(army);
  if (unknown.length > 0) return unknown;
  const build = armyBuildOf(army);
  const limits = limitsOf(rules);
  return [
    ...judgeProducts(build),
    ...judgePoints(build, limits),
    ...judgeFactions(build),
    ...judgeRanks(build, limits),
    ...build.units.flatMap((each, unit) => judgeUnit(each).map((fault) => ({ ...fault, unit }))),
    ...judgeUniqueNames(build),
    ...judgeHand(build),
  ];
}

/** lg.army.points.cap-800, lg.optional.large-scale.points, lg.team.army.points */
function judgePoints(army: ArmyBuild, { points, pointsRule }: SizeLimits): readonly Fault[] {
  const cost = armyBuildCost(army);
  if (cost <= points) return [];
  return [{ rule: pointsRule, reason: { kind: 'overPoints', cost, limit: points } }];
}

/** Units, and command cards of one side. lg.army.faction.single */
function judgeFactions({ faction: army, units, commands }: ArmyBuild): readonly Fault[] {
  const judge = (kind: CardKind, id: string, faction: Faction, unit?: number): readonly Fault[] => {
    if (faction === army) return [];
    const where = unit === undefined ? {} : { unit };
    const reason = { kind: 'otherFaction', faction, army } as const;
    return [{ rule: 'lg.army.faction.single', ...where, card: { kind, id }, reason }];
  };
  return [
    ...units.flatMap(({ unit }, at) => judge('unit', unit.id, unit.faction, at)),
    ...commands.flatMap(({ id, faction }) => (faction === undefined ? [] : judge('command', id, faction))),
  ];
}
