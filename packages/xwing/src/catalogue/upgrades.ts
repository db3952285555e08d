import type { ConditionId } from './condition.ts';
import { astromechUpgradeFacts } from './data/upgrades-astromech.ts';
import { crewUpgradeFacts } from './data/upgrades-crew.ts';
import { eliteUpgradeFacts } from './data/upgrades-elite.ts';
import { equipmentUpgradeFacts } from './data/upgrades-equipment.ts';
import { hugeUpgradeFacts } from './data/upgrades-huge.ts';
import { modificationUpgradeFacts } from './data/upgrades-modification.ts';
import { ordnanceUpgradeFacts } from './data/upgrades-ordnance.ts';
import { titleUpgradeFacts } from './data/upgrades-title.ts';
import { weaponUpgradeFacts } from './data/upgrades-weapon.ts';
import type { Upgrade, UpgradeFacts, UpgradeId } from './upgrade.ts';

export const upgrades: readonly Upgrade[] = [
  ...eliteUpgradeFacts,
  ...astromechUpgradeFacts,
  ...ordnanceUpgradeFacts,
  ...weaponUpgradeFacts,
  ...crewUpgradeFacts,
  ...equipmentUpgradeFacts,
  ...titleUpgradeFacts,
  ...modificationUpgradeFacts,
  ...hugeUpgradeFacts,
].map(upgradeCard);

const byUid: ReadonlyMap<string, Upgrade> = new Map(upgrades.map((each) => [each.uid, each]));

export function findUpgrade(uid: string): Upgrade | undefined {
  return byUid.get(uid);
}

export function upgrade(uid: UpgradeId): Upgrade {
  const found = findUpgrade(uid);
  if (found === undefined) throw new Error(`no upgrade ${uid}`);
  return found;
}

export function upgradeId(uid: string): UpgradeId {
  return upgrade(uid as UpgradeId).uid;
}

/** The two faces of a dual card are one card: both give the uid of its first face. */
export function cardOf(face: Upgrade): UpgradeId {
  return face.otherFace !== undefined && face.otherFace < face.uid ? face.otherFace : face.uid;
}

function upgradeCard(facts: UpgradeFacts): Upgrade {
  const { uid, xws, name, slot, points, squadLimit, attack, range, energy, otherFace } = facts;
  return {
    uid: uid as UpgradeId,
    xws,
    name,
    slot,
    fills: facts.fills ?? 1,
    points,
    unique: facts.unique ?? false,
    limited: facts.limited ?? false,
    requires: facts.requires ?? [],
    grants: facts.grants ?? [],
    limits: facts.limits ?? [],
    discounts: facts.discounts ?? [],
    conditions: (facts.conditions ?? []).map((id) => id as ConditionId),
    ...(squadLimit === undefined ? {} : { squadLimit }),
    ...(attack === undefined || range === undefined ? {} : { weapon: { attack, range } }),
    ...(energy === undefined ? {} : { energy }),
    ...(otherFace === undefined ? {} : { otherFace: otherFace as UpgradeId }),
  };
}
