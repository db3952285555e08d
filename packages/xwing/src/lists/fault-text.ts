import { unreachable } from '@sortie/kernel';
import {
  findPilot,
  findShipType,
  findUpgrade,
  type Limit,
  type Requirement,
  type Slot,
} from '../catalogue/index.ts';
import type { Fault } from './fault.ts';

/** One English sentence: the card, where it is, what is wrong, and the rule. */
export function faultText(fault: Fault): string {
  const where = [
    ...(fault.squad === undefined ? [] : [`squad ${fault.squad + 1}`]),
    ...(fault.ship === undefined ? [] : [`ship ${fault.ship + 1}${shipName(fault)}`]),
  ].join(', ');
  return `${where === '' ? '' : `In ${where}: `}${reasonText(fault)} (${fault.rule}).`;
}

function shipName({ pilot, card }: Fault): string {
  return pilot === undefined || pilot === card ? '' : `, ${cardName(pilot)}`;
}

function reasonText({ reason, card }: Fault): string {
  const name = card === undefined ? 'the squad' : cardName(card);
  switch (reason.kind) {
    case 'unknownCard':
      return `there is no card ${reason.uid}`;
    case 'noShips':
      return 'the squad has no ship';
    case 'overPoints':
      return `the squad costs ${reason.cost} points of ${reason.ceiling}`;
    case 'otherFaction':
      return `${name} is ${factionNames[reason.faction]} and the squad is ${factionNames[reason.squad]}`;
    case 'notInVariant':
      return `the box of 2012 has no ${factionNames[reason.faction]} side`;
    case 'noFreeIcon':
      return `${name} finds no free ${slotNames[reason.slot]} place, the ship has ${reason.icons}`;
    case 'requirement':
      return `${name} needs ${requirementText(reason.requirement)}`;
    case 'limit':
      return `${cardName(reason.by)} forbids ${name}: ${limitText(reason.limit)}`;
    case 'secondLimited':
      return `${name} is Limited: one copy a ship`;
    case 'secondUnique':
      return cardName(reason.first) === name
        ? `${name} is unique: one copy a squad`
        : `${name} shares its unique name with ${cardName(reason.first)}`;
    case 'squadLimit':
      return `${name} is allowed ${reason.most} times in a squad`;
    case 'hugeShip':
      return `${name} is a huge ship, for Epic play only`;
    case 'sectionMissing':
      return `${name} lacks the other section of its ship`;
    case 'deployedOnly':
      return `${name} comes into play by ${cardName(reason.by)} only`;
    case 'notInCollection':
      return `${name} needs one more ${componentNames[reason.component]} than the ${reason.owned} at hand`;
    default:
      return unreachable(reason);
  }
}

function requirementText(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'faction':
      return `a ship of the faction ${requirement.factions.map((each) => factionNames[each]).join(' or ')}`;
    case 'size':
      return `a ${requirement.sizes.join(' or ')} ship`;
    case 'shipType':
      return `a ship of type ${requirement.names.join(' or ')}`;
    case 'ship':
      return `a ship of type ${requirement.ships.map((id) => findShipType(id)?.name ?? id).join(' or ')}`;
    case 'energy':
      return 'energy, which huge ships alone have';
    case 'pilotSkill':
      return `pilot skill ${requirement.atLeast} or more`;
    case 'value':
      return `${valueNames[requirement.value]} ${boundsText(requirement.atLeast, requirement.atMost)}`;
    case 'action':
      return `the action icon ${requirement.action}`;
    case 'icons':
      return `the icons ${requirement.slots.map((slot) => slotNames[slot]).join(' and ')} in the upgrade bar`;
    case 'noIcon':
      return `an upgrade bar without the icon ${slotNames[requirement.slot]}`;
    case 'card':
      return `${cardName(requirement.card)} on the same ship`;
    default:
      return unreachable(requirement);
  }
}

function limitText(limit: Limit): string {
  const slot = slotNames[limit.slot];
  switch (limit.kind) {
    case 'none':
      return `no ${slot} card`;
    case 'different':
      return `no two equal ${slot} cards`;
    case 'maxCost':
      return `no ${slot} card of more than ${limit.points} points`;
    case 'uniqueOnly':
      return `unique ${slot} cards only`;
    default:
      return unreachable(limit);
  }
}

function boundsText(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast === atMost) return String(atLeast);
  return atLeast === undefined ? `${atMost} or less` : `${atLeast} or more`;
}

function cardName(uid: string): string {
  return findPilot(uid)?.name ?? findUpgrade(uid)?.name ?? uid;
}

const factionNames = { rebel: 'Rebel', imperial: 'Imperial', scum: 'Scum' } as const;

const componentNames = { ship: 'ship', shipCard: 'Ship card', upgradeCard: 'Upgrade card' } as const;

const valueNames = {
  primaryWeapon: 'primary weapon value',
  agility: 'agility',
  hull: 'hull',
  shields: 'shields',
} as const;

const slotNames: Readonly<Record<Slot, string>> = {
  elite: 'Elite',
  astromech: 'Astromech',
  torpedoes: 'Torpedoes',
  missiles: 'Missiles',
  cannon: 'Cannon',
  turret: 'Turret',
  bomb: 'Bomb',
  crew: 'Crew',
  salvagedAstromech: 'Salvaged Astromech',
  system: 'System',
  title: 'Title',
  modification: 'Modification',
  illicit: 'Illicit',
  cargo: 'Cargo',
  hardpoint: 'Hardpoint',
  team: 'Team',
  tech: 'Tech',
};
