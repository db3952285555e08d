import type { Id } from '@sortie/kernel';
import type { Faction } from './faction.ts';
import type { Maneuver } from './maneuver.ts';

export type ShipTypeId = Id<'xwing ship type'>;

/** xw.ship.size.small, xw.ship.size.huge */
export type Size = 'small' | 'large' | 'huge';

/** The icons of an action bar. */
export type ActionIcon =
  | 'focus'
  | 'targetLock'
  | 'boost'
  | 'evade'
  | 'barrelRoll'
  | 'cloak'
  | 'slam'
  | 'rotateArc'
  | 'reload'
  | 'recover'
  | 'reinforce'
  | 'coordinate'
  | 'jam';

/** Arcs printed on the ship token; `turret` is a primary weapon that fires all around. */
export type FiringArc = 'front' | 'turret' | 'auxiliaryRear' | 'auxiliary180' | 'mobile' | 'bullseye';

/** Huge ships without guns have no primary weapon. */
export interface ShipValues {
  readonly primaryWeapon?: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
}

export interface ShipTypeFacts extends ShipValues {
  readonly id: string;
  readonly name: string;
  readonly factions: readonly Faction[];
  readonly size: Size;
  readonly energy?: number;
  readonly epicPoints?: number;
  readonly actions: readonly ActionIcon[];
  readonly arcs: readonly FiringArc[];
  readonly dial: readonly string[];
}

export interface ShipType extends Omit<ShipTypeFacts, 'id' | 'dial'> {
  readonly id: ShipTypeId;
  readonly dial: readonly Maneuver[];
}
