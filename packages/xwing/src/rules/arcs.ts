import type { Arc } from '@sortie/geometry';
import { inArc, movePose, overlaps, rectangle, turnPose } from '@sortie/geometry';
import type { FiringArc, Size } from '../catalogue/index.ts';
import { RULER, TEMPLATE_WIDTH } from '../catalogue/index.ts';
import type { ArcFacing, Ship } from '../model/index.ts';
import { baseLength, baseOf } from './base.ts';
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

export const FACINGS: readonly ArcFacing[] = ['front', 'left', 'right', 'rear'];

const QUARTERS: Readonly<Record<ArcFacing, Readonly<Record<Size, Arc>>>> = {
  front: AHEAD,
  right: wedges(90),
  rear: REAR,
  left: wedges(270),
};

/** Where it points now, if the ship has one. xw.later.mobile.facing */
export function mobileArc(ship: Pick<Ship, 'type' | 'mobileArc'>): Arc | undefined {
  const { arcs, size } = typeOf(ship);
  return arcs.includes('mobile') ? QUARTERS[ship.mobileArc][size] : undefined;
}

export function isInMobileArc(ship: PlacedShip, target: PlacedShip): boolean {
  const arc = mobileArc(ship);
  return arc !== undefined && inArc(ship.pose, arc, baseOf(target));
}

/** An arc that a card gives weapons of a slot besides the primary one. xw.later.mobile.primary */
export function arcNamed(ship: Pick<Ship, 'type' | 'mobileArc'>, arc: FiringArc): Arc | undefined {
  switch (arc) {
    case 'auxiliaryRear':
      return REAR[typeOf(ship).size];
    case 'mobile':
      return mobileArc(ship);
    default:
      return undefined;
  }
}

/** The strip reaches as far as any ruler. xw.later.bullseye.definition */
const BULLSEYE_LENGTH = RULER.at(-1)! + 1;

/** xw.later.bullseye.definition */
export function isInBullseye(ship: PlacedShip, target: PlacedShip): boolean {
  if (!typeOf(ship).arcs.includes('bullseye')) return false;
  const ahead = movePose(ship.pose, baseLength(ship) / 2 + BULLSEYE_LENGTH / 2);
  return overlaps(rectangle(ahead, BULLSEYE_LENGTH, TEMPLATE_WIDTH), baseOf(target));
}

const HALVES: Readonly<Record<'fore' | 'aft', number>> = { fore: 0, aft: 180 };

/** A half of the base and all that lies before it. xw.later.reinforce.evade */
export function isOnHalf(ship: PlacedShip, half: 'fore' | 'aft', target: PlacedShip): boolean {
  return inArc(turnPose(ship.pose, HALVES[half]), FRONT_HALF, baseOf(target));
}
