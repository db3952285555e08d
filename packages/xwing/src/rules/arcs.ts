import type { Arc } from '@sortie/geometry';
import { inArc } from '@sortie/geometry';
import type { Size } from '../catalogue/index.ts';
import type { Ship } from '../model/index.ts';
import { baseOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { typeOf } from './in-play.ts';

/** xw.geometry.arc.small, xw.geometry.arc.large */
const HALF_ANGLE: Readonly<Record<Size, number>> = { small: 40.45, large: 42.03, huge: 42.03 };

const AHEAD = wedges(0);
const REAR = wedges(180);
const FRONT_HALF: Arc = { kind: 'half' };

function wedges(offset: number): Readonly<Record<Size, Arc>> {
  const wedge = (size: Size): Arc => ({ kind: 'wedge', offset, halfAngle: HALF_ANGLE[size] });
  return { small: wedge('small'), large: wedge('large'), huge: wedge('huge') };
}

/** xw.arc.primary */
export function primaryArc(ship: Pick<Ship, 'type'>): Arc {
  return AHEAD[typeOf(ship).size];
}

/** The arc of the dashed lines, if the ship has one. xw.geometry.arc.auxiliary, xw.geometry.arc.auxiliary-180 */
export function auxiliaryArc(ship: Pick<Ship, 'type'>): Arc | undefined {
  const { arcs, size } = typeOf(ship);
  if (arcs.includes('auxiliaryRear')) return REAR[size];
  if (arcs.includes('auxiliary180')) return FRONT_HALF;
  return undefined;
}

/** xw.turret.definition */
export function hasTurretPrimary(ship: Pick<Ship, 'type'>): boolean {
  return typeOf(ship).arcs.includes('turret');
}

/** xw.arc.auxiliary.definition */
export function isInAuxiliaryArc(ship: PlacedShip, target: PlacedShip): boolean {
  const arc = auxiliaryArc(ship);
  return arc !== undefined && inArc(ship.pose, arc, baseOf(target));
}

/** A single point of the base inside is enough. xw.arc.inside-any-part */
export function isInPrimaryArc(ship: PlacedShip, target: PlacedShip): boolean {
  return inArc(ship.pose, primaryArc(ship), baseOf(target));
}
