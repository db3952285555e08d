import { unreachable } from '@sortie/kernel';

/** The three primary factions. xw.squad.faction.three */
export const factions = ['rebel', 'imperial', 'scum'] as const;

export type Faction = (typeof factions)[number];

/** The emblem on a Ship card. */
export const allegiances = [
  'rebelAlliance',
  'resistance',
  'galacticEmpire',
  'firstOrder',
  'scumAndVillainy',
] as const;

export type Allegiance = (typeof allegiances)[number];

/** Resistance ships count as Rebel, First Order ships as Imperial. xw.squad.faction.three */
export function factionOf(allegiance: Allegiance): Faction {
  switch (allegiance) {
    case 'rebelAlliance':
    case 'resistance':
      return 'rebel';
    case 'galacticEmpire':
    case 'firstOrder':
      return 'imperial';
    case 'scumAndVillainy':
      return 'scum';
    default:
      return unreachable(allegiance);
  }
}
