import { cardOf, findPilot, findUpgrade, type Upgrade } from '../catalogue/index.ts';
import { type Build, buildOf } from './build.ts';
import type { Fault } from './fault.ts';
import { judgeCollection } from './judge-collection.ts';
import { judgeSections } from './judge-sections.ts';
import { judgeShip } from './judge-ship.ts';
import type { Squad } from './squad.ts';
import { buildCost } from './squad-cost.ts';
import { pointsCeiling, type SquadRules } from './squad-rules.ts';
import { judgeUniqueNames } from './unique-names.ts';

/** Everything that keeps a squad from the table; none when it is legal. */
export function judgeSquad(squad: Squad, rules: SquadRules = {}): readonly Fault[] {
  return judgeSquads([squad], rules).map(({ squad: _squad, ...fault }) => fault);
}

/** The squads of one team: each by itself, unique names across the team. xw.squad.unique.team-scope */
export function judgeTeam(squads: readonly Squad[], rules: SquadRules = {}): readonly Fault[] {
  return judgeSquads(squads, rules);
}

function judgeSquads(squads: readonly Squad[], rules: SquadRules): readonly Fault[] {
  const unknown = squads.flatMap((squad, at) => judgeIds(squad).map((fault) => ({ ...fault, squad: at })));
  if (unknown.length > 0) return unknown;
  const builds = squads.map((squad) => squad.ships.map(buildOf));
  const single = squads.flatMap((squad, at) =>
    judgeAlone(squad, builds[at] ?? [], rules).map((fault) => ({ ...fault, squad: at })),
  );
  const shared = rules.collection === undefined ? [] : judgeCollection(builds, rules.collection);
  return [...single, ...judgeUniqueNames(builds), ...shared].map((fault) => withPilot(fault, builds));
}

function judgeAlone(squad: Squad, builds: readonly Build[], rules: SquadRules): readonly Fault[] {
  const cost = builds.reduce((sum, build) => sum + buildCost(build), 0);
  const ceiling = pointsCeiling(rules);
  const faults: Fault[] = [];
  if (squad.ships.length === 0)
    faults.push({ rule: 'xw.squad.format.standard', reason: { kind: 'noShips' } });
  // xw.squad.points.limit
  if (cost > ceiling)
    faults.push({ rule: 'xw.squad.points.limit', reason: { kind: 'overPoints', cost, ceiling } });
  // The box of 2012 knows two sides. xw.squad.faction.core2012-two-sides
  if (rules.variant === 'core2012' && squad.faction === 'scum')
    faults.push({
      rule: 'xw.squad.faction.core2012-two-sides',
      reason: { kind: 'notInVariant', faction: squad.faction },
    });
  return [
    ...faults,
    ...builds.flatMap((build, ship) =>
      [...judgeFaction(squad, build), ...judgeShip(build, rules)].map((fault) => ({ ...fault, ship })),
    ),
    ...judgeSections(squad, builds),
    ...judgeSquadLimits(builds),
  ];
}

/** xw.squad.faction.single */
function judgeFaction(squad: Squad, { pilot }: Build): readonly Fault[] {
  if (pilot.faction === squad.faction) return [];
  return [
    {
      rule: 'xw.squad.faction.single',
      card: pilot.uid,
      reason: { kind: 'otherFaction', faction: pilot.faction, squad: squad.faction },
    },
  ];
}

function judgeSquadLimits(builds: readonly Build[]): readonly Fault[] {
  const counts = new Map<string, number>();
  const judge = (card: Upgrade, ship: number): Fault[] => {
    if (card.squadLimit === undefined) return [];
    const count = (counts.get(cardOf(card)) ?? 0) + 1;
    counts.set(cardOf(card), count);
    if (count <= card.squadLimit) return [];
    const reason = { kind: 'squadLimit', most: card.squadLimit } as const;
    return [{ rule: 'xw.timing.precedence.card-beats-rule', ship, card: card.uid, reason }];
  };
  return builds.flatMap((build, ship) => build.upgrades.flatMap((card) => judge(card, ship)));
}

/** Ids from outside may name no card; nothing else can be judged until they do. */
function judgeIds(squad: Squad): readonly Fault[] {
  return squad.ships.flatMap(({ pilot, upgrades }, ship) =>
    [
      ...(findPilot(pilot) === undefined ? [pilot] : []),
      ...upgrades.filter((uid) => findUpgrade(uid) === undefined),
    ].map((uid): Fault => ({ rule: 'table.unknown-card', ship, reason: { kind: 'unknownCard', uid } })),
  );
}

function withPilot(fault: Fault, squads: readonly (readonly Build[])[]): Fault {
  const pilot = fault.ship === undefined ? undefined : squads[fault.squad ?? 0]?.[fault.ship]?.pilot.uid;
  return pilot === undefined ? fault : { ...fault, pilot };
}
