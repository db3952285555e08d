import type { ConditionId } from './condition.ts';
import { missionPilotFacts } from './data/mission-ships.ts';
import { imperialPilotFacts } from './data/pilots-imperial.ts';
import { rebelPilotFacts } from './data/pilots-rebel.ts';
import { scumPilotFacts } from './data/pilots-scum.ts';
import { factionOf } from './faction.ts';
import type { Pilot, PilotFacts, PilotId } from './pilot.ts';
import type { ShipValues } from './ship-type.ts';
import { shipType, shipTypeId } from './ship-types.ts';
import type { UpgradeId } from './upgrade.ts';

const facts = [...rebelPilotFacts, ...imperialPilotFacts, ...scumPilotFacts] as const;

/** The ids of pilots without an ability. */
export type PlainPilot = Extract<(typeof facts)[number], { readonly plain: true }>['uid'];

export const pilots: readonly Pilot[] = facts.map(shipCard);

const byUid: ReadonlyMap<string, Pilot> = new Map(pilots.map((each) => [each.uid, each]));

/** Ships that only a mission brings to the table. */
const missionShips: ReadonlyMap<string, Pilot> = new Map(
  missionPilotFacts.map(shipCard).map((each) => [each.uid, each]),
);

/** A card that squads may take. */
export function findPilot(uid: string): Pilot | undefined {
  return byUid.get(uid);
}

/** A card that can stand on the table, those of missions included. */
export function findShipCard(uid: string): Pilot | undefined {
  return byUid.get(uid) ?? missionShips.get(uid);
}

export function pilot(uid: PilotId): Pilot {
  const found = findShipCard(uid);
  if (found === undefined) throw new Error(`no pilot ${uid}`);
  return found;
}

export function pilotId(uid: string): PilotId {
  return pilot(uid as PilotId).uid;
}

function shipCard(facts: PilotFacts): Pilot {
  const type = shipType(shipTypeId(facts.shipType));
  return {
    uid: facts.uid as PilotId,
    xws: facts.xws,
    name: facts.name,
    unique: facts.unique ?? false,
    shipType: type.id,
    faction: factionOf(facts.allegiance),
    allegiance: facts.allegiance,
    skill: facts.skill,
    points: facts.points,
    plain: facts.plain ?? false,
    ...valuesOf(facts.values ?? type),
    actions: type.actions,
    slots: facts.slots,
    grants: facts.grants ?? [],
    conditions: (facts.conditions ?? []).map((id) => id as ConditionId),
    ...(facts.primaryRange === undefined ? {} : { primaryRange: facts.primaryRange }),
    ...(facts.deployedBy === undefined ? {} : { deployedBy: facts.deployedBy as UpgradeId }),
  };
}

function valuesOf({ primaryWeapon, agility, hull, shields }: ShipValues): ShipValues {
  return { ...(primaryWeapon === undefined ? {} : { primaryWeapon }), agility, hull, shields };
}
