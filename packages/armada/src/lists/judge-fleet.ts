import { type Faction, objectiveCategories } from '../catalogue/index.ts';
import { type CardKind, isCommander } from './any-card.ts';
import { type FleetBuild, fleetBuildOf } from './build.ts';
import type { Fault } from './fault.ts';
import type { Fleet } from './fleet.ts';
import { buildCost, sumPoints } from './fleet-cost.ts';
import { type FleetRules, pointsLimit, squadronLimit } from './fleet-rules.ts';
import { judgeIds, judgeWaves } from './judge-cards.ts';
import { judgeShip } from './judge-ship.ts';
import { judgeUniqueNames } from './unique-names.ts';

/** Everything that keeps a fleet from the table; none when it is legal. */
export function judgeFleet(fleet: Fleet, rules: FleetRules = {}): readonly Fault[] {
  const unknown = judgeIds(fleet);
  if (unknown.length > 0) return unknown;
  const build = fleetBuildOf(fleet);
  return [
    ...judgeWaves(build),
    ...judgePoints(build, rules),
    ...judgeFactions(build),
    ...judgeCommanders(build),
    ...build.ships.flatMap((each, ship) => judgeShip(each).map((fault) => ({ ...fault, ship }))),
    ...judgeUniqueNames(build),
    ...judgeObjectives(build, rules),
  ];
}

/** ar.fleet.point-limit, ar.fleet.squadron-third */
function judgePoints({ ships, squadrons }: FleetBuild, rules: FleetRules): readonly Fault[] {
  const points = pointsLimit(rules);
  const ofSquadrons = sumPoints(squadrons);
  const cost = ships.reduce((sum, each) => sum + buildCost(each), ofSquadrons);
  const limit = squadronLimit(rules);
  const faults: Fault[] = [];
  if (cost > points)
    faults.push({ rule: 'ar.fleet.point-limit', reason: { kind: 'overPoints', cost, limit: points } });
  if (ofSquadrons > limit)
    faults.push({
      rule: 'ar.fleet.squadron-third',
      reason: { kind: 'overSquadronPoints', cost: ofSquadrons, limit, points },
    });
  return faults;
}

interface CardOfFaction {
  readonly id: string;
  readonly faction?: Faction;
}

/** ar.fleet.single-faction, ar.faction.upgrade-icon */
function judgeFactions({ faction: fleet, ships, squadrons }: FleetBuild): readonly Fault[] {
  const judge = (kind: CardKind, { id, faction }: CardOfFaction, ship?: number): readonly Fault[] => {
    if (faction === undefined || faction === fleet) return [];
    const where = ship === undefined ? {} : { ship };
    const reason = { kind: 'otherFaction', faction, fleet } as const;
    return [{ rule: 'ar.fleet.single-faction', ...where, card: { kind, id }, reason }];
  };
  return [
    ...ships.flatMap(({ ship, upgrades }, at) => [
      ...judge('ship', ship, at),
      ...upgrades.flatMap((card) => judge('upgrade', card, at)),
    ]),
    ...squadrons.flatMap((card) => judge('squadron', card)),
  ];
}

/** ar.fleet.exactly-one-flagship */
function judgeCommanders({ ships }: FleetBuild): readonly Fault[] {
  const rule = 'ar.fleet.exactly-one-flagship';
  if (ships.length === 0) return [{ rule, reason: { kind: 'noShips' } }];
  const [first, ...others] = ships.flatMap(({ upgrades }, ship) =>
    upgrades.filter(isCommander).map(({ id }) => ({ id, ship })),
  );
  if (first === undefined) return [{ rule, reason: { kind: 'noCommander' } }];
  return others.map(({ id, ship }) => ({
    rule,
    ship,
    card: { kind: 'upgrade', id },
    reason: { kind: 'secondCommander', first: first.id },
  }));
}

/** One of each category. ar.fleet.three-objectives, ar.optional.unlimited.no-objectives */
function judgeObjectives({ objectives }: FleetBuild, rules: FleetRules): readonly Fault[] {
  if (rules.objectives === false) return [];
  const rule = 'ar.fleet.three-objectives';
  return objectiveCategories.flatMap((category): readonly Fault[] => {
    const [first, ...others] = objectives.filter((card) => card.category === category);
    if (first === undefined) return [{ rule, reason: { kind: 'noObjective', category } }];
    return others.map(({ id }) => ({
      rule,
      card: { kind: 'objective', id },
      reason: { kind: 'secondObjective', category },
    }));
  });
}
