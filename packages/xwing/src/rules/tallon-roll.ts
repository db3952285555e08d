import type { Pose, Side } from '@sortie/geometry';
import { depth, moved, poseOnPath, TOLERANCE, turned } from '@sortie/geometry';
import type { Bearing, Maneuver } from '../catalogue/index.ts';
import type { XwingState } from '../model/index.ts';
import { baseLength, bodyAt, bodyOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { othersThan, overlapsShips } from './overlaps-ships.ts';
import { templateOf } from './template-of.ts';

export function tallonSide(bearing: Bearing): Side | undefined {
  if (bearing === 'tallonRollLeft') return 'left';
  return bearing === 'tallonRollRight' ? 'right' : undefined;
}

/** The farthest lengthwise shift: the template's end stays within the base's side. xw.geometry.pose.tallon */
export function tallonPlay(ship: PlacedShip): number {
  return (baseLength(ship) - 20) / 2;
}

/** The end of a Tallon roll with this shift. xw.maneuver.bearing.tallon, xw.maneuver.bearing.tallon-placement */
export function tallonPose(ship: PlacedShip, maneuver: Maneuver, offset: number): Pose {
  const template = templateOf(maneuver)!;
  const length = baseLength(ship);
  const end = poseOnPath(template, ship.pose, length, template.length);
  const inward = tallonSide(maneuver.bearing) === 'right' ? 90 : -90;
  // Before the roll the base lies lengthwise on the way out of the turn; the shift is along the old heading.
  const rolledOver = turned(end, inward);
  return moved(rolledOver, -offset, 0);
}

/** How far apart shifts are suggested where the roll is clear. */
const SUGGESTED_EVERY = 0.5;

/**
 * Shifts of the roll that are clear of ships. A blocked base must move at least as far as it sinks in, so no
 * clear gap wider than the tolerance is stepped over. xw.maneuver.tallon-avoid-overlap
 */
export function clearTallonOffsets(state: XwingState, ship: PlacedShip, maneuver: Maneuver): number[] {
  const play = tallonPlay(ship);
  const { guides } = state.options;
  const others = othersThan(state, ship).map((other) => bodyOf(other, guides));
  const clear: number[] = [];
  for (let offset = -play; offset < play; ) {
    const at = tallonPose(ship, maneuver, offset);
    if (!overlapsShips(state, ship, at)) {
      clear.push(offset);
      offset += SUGGESTED_EVERY;
      continue;
    }
    const body = bodyAt(ship, at, guides);
    const deepest = Math.max(...others.map((other) => depth(body, other)));
    offset += Math.max(deepest - TOLERANCE, TOLERANCE);
  }
  if (!overlapsShips(state, ship, tallonPose(ship, maneuver, play))) clear.push(play);
  return clear;
}
