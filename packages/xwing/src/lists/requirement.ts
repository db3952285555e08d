import { unreachable } from '@sortie/kernel';
import { fitsShipType, type Requirement, shipType, type Upgrade } from '../catalogue/index.ts';
import { actionBarOf, type Build, equippedValue } from './build.ts';
import { upgradeBar } from './upgrade-bar.ts';

export function failedRequirements(card: Upgrade, build: Build): readonly Requirement[] {
  return card.requires.filter((requirement) => !isMet(requirement, build));
}

function isMet(requirement: Requirement, build: Build): boolean {
  const { pilot, upgrades } = build;
  switch (requirement.kind) {
    case 'faction':
      return requirement.factions.includes(pilot.faction);
    case 'size':
      return requirement.sizes.includes(shipType(pilot.shipType).size);
    case 'shipType':
      return requirement.names.some((name) => fitsShipType(shipType(pilot.shipType).name, name));
    case 'ship':
      return requirement.ships.includes(pilot.shipType);
    case 'energy':
      return shipType(pilot.shipType).energy !== undefined;
    case 'pilotSkill':
      return equippedValue(build, 'pilotSkill') >= requirement.atLeast;
    case 'value': {
      const value = equippedValue(build, requirement.value);
      return value >= (requirement.atLeast ?? value) && value <= (requirement.atMost ?? value);
    }
    case 'action':
      return actionBarOf(build).includes(requirement.action);
    case 'icons':
      return requirement.slots.every((slot) => upgradeBar(build).some((icon) => icon.slots.includes(slot)));
    case 'noIcon':
      return !pilot.slots.includes(requirement.slot);
    case 'card':
      return upgrades.some((card) => card.uid === requirement.card);
    default:
      return unreachable(requirement);
  }
}

export function requirementRule(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'faction':
      return 'xw.squad.faction.upgrade-restricted';
    case 'size':
    case 'energy':
      return 'xw.squad.upgrade.size-only';
    case 'shipType':
    case 'ship':
      return 'xw.squad.upgrade.type-only';
    case 'pilotSkill':
    case 'value':
    case 'noIcon':
      return 'xw.timing.precedence.cannot-is-absolute';
    case 'action':
    case 'icons':
    case 'card':
      return 'xw.timing.precedence.card-beats-rule';
    default:
      return unreachable(requirement);
  }
}
