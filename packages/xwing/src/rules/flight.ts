import type { Pose, Shape, Side, Template } from '@sortie/geometry';
import {
  bank,
  distanceSquared,
  moved,
  overlaps,
  partialTemplateShape,
  pose,
  poseOnPath,
  slideBack,
  straight,
  turn,
  turned,
} from '@sortie/geometry';
import type { Bearing, Maneuver } from '../catalogue/index.ts';
import type { BombTokenId, ObstacleId, ShipId, XwingState } from '../model/index.ts';
import { isInsideArea } from './area.ts';
import { baseLength, baseOf, bodyAt, bodyOf } from './base.ts';
import { bombsMetBy } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import { shipsInPlay } from './in-play.ts';
import { obstaclesFor } from './obstacles.ts';
import { obstacleShape } from './outlines.ts';

/** Where a maneuver takes a ship and what it runs into on the way. */
export interface Flight {
  readonly to: Pose;
  /** Ships it was stopped by and now touches. xw.overlap.only-final-contacts-count */
  readonly overlapped: readonly ShipId[];
  readonly slid: boolean;
  /** Nearest to the start first. xw.obstacle.multiple-order */
  readonly obstacles: readonly ObstacleId[];
  readonly bombs: readonly BombTokenId[];
  readonly fled: boolean;
}

/** The template of a maneuver; none for a stationary one. */
export function templateOf(maneuver: Pick<Maneuver, 'speed' | 'bearing'>): Template | undefined {
  const { speed, bearing } = maneuver;
  switch (bearing) {
    case 'straight':
    case 'koiogranTurn':
    case 'reverseStraight':
      return straight(speed);
    case 'bankLeft':
    case 'segnorsLoopLeft':
      return bank(speed, 'left');
    case 'bankRight':
    case 'segnorsLoopRight':
      return bank(speed, 'right');
    case 'turnLeft':
    case 'tallonRollLeft':
      return turn(speed, 'left');
    case 'turnRight':
    case 'tallonRollRight':
      return turn(speed, 'right');
    // Flown backwards, what lies to the ship's left lies to the right of the way it goes.
    case 'reverseBankLeft':
      return bank(speed, 'right');
    case 'reverseBankRight':
      return bank(speed, 'left');
    case 'stationary':
      return undefined;
  }
}

/** Flips at the end: 180 degrees for Koiogran turns and Segnor's loops. xw.maneuver.bearing.koiogran, xw.maneuver.bearing.segnor */
function flips(bearing: Bearing): boolean {
  return bearing === 'koiogranTurn' || bearing === 'segnorsLoopLeft' || bearing === 'segnorsLoopRight';
}

export function tallonSide(bearing: Bearing): Side | undefined {
  if (bearing === 'tallonRollLeft') return 'left';
  return bearing === 'tallonRollRight' ? 'right' : undefined;
}

function isReverse(bearing: Bearing): boolean {
  return bearing === 'reverseStraight' || bearing === 'reverseBankLeft' || bearing === 'reverseBankRight';
}

/** The farthest lengthwise shift of a Tallon roll: the template's end stays within the base's side. xw.geometry.pose.tallon */
export function tallonPlay(ship: PlacedShip): number {
  return (baseLength(ship) - 20) / 2;
}

/** The end of a Tallon roll with this shift. xw.maneuver.bearing.tallon-placement */
export function tallonPose(ship: PlacedShip, maneuver: Maneuver, offset: number): Pose {
  const template = templateOf(maneuver)!;
  const length = baseLength(ship);
  const end = poseOnPath(template, ship.pose, length, template.length);
  const inward = tallonSide(maneuver.bearing) === 'right' ? 90 : -90;
  // Before the roll the base lies lengthwise on the way out of the turn; the shift is along the old heading.
  const rolledOver = turned(end, inward);
  return moved(rolledOver, -offset, 0);
}

export function othersThan(state: XwingState, ship: PlacedShip): PlacedShip[] {
  return shipsInPlay(state).filter((other) => other.id !== ship.id);
}

/** Whether a base put there would overlap another ship's. xw.overlap.definition */
export function overlapsShips(state: XwingState, ship: PlacedShip, at: Pose): boolean {
  const { guides } = state.options;
  const body = bodyAt(ship, at, guides);
  return othersThan(state, ship).some((other) => overlaps(body, bodyOf(other, guides)));
}

/** Whether any shift of the roll is clear of ships. xw.maneuver.tallon-avoid-overlap */
export function clearTallonOffsets(state: XwingState, ship: PlacedShip, maneuver: Maneuver): number[] {
  const play = tallonPlay(ship);
  const steps = 40;
  const clear: number[] = [];
  for (let index = 0; index <= steps; index++) {
    const offset = -play + (2 * play * index) / steps;
    if (!overlapsShips(state, ship, tallonPose(ship, maneuver, offset))) clear.push(offset);
  }
  return clear;
}

/** Flies a maneuver to its end or to the first ship in the way. `offset` is the chosen shift of a Tallon roll. */
export function fly(state: XwingState, ship: PlacedShip, maneuver: Maneuver, offset: number | null): Flight {
  const template = templateOf(maneuver);
  if (!template) return landing(state, ship, { to: ship.pose, overlapped: [], slid: false }, []);
  const length = baseLength(ship);
  const start = isReverse(maneuver.bearing) ? turned(ship.pose, 180) : ship.pose;
  const finish = (to: Pose) => (isReverse(maneuver.bearing) ? turned(to, 180) : to);
  const footprint = (travelled: number): Shape[] => {
    const part = Math.max(0, Math.min(travelled, template.length));
    return part > 0 ? [partialTemplateShape(template, moved(start, length / 2), part)] : [];
  };
  if (offset !== null && tallonSide(maneuver.bearing)) {
    const to = tallonPose(ship, maneuver, offset);
    return landing(state, ship, { to, overlapped: [], slid: false }, footprint(template.length));
  }
  const { guides } = state.options;
  const others = othersThan(state, ship);
  const slide = slideBack({
    template,
    start,
    baseLength: length,
    shapeAt: (at) => bodyAt(ship, at, guides),
    blockers: others.map((other) => bodyOf(other, guides)),
  });
  const overlapped = slide.slid ? slide.contacts.map((index) => others[index]!.id) : [];
  // xw.maneuver.k-turn-overlap-no-flip
  const flipped = flips(maneuver.bearing) && !slide.slid;
  const to = finish(flipped ? turned(slide.pose, 180) : slide.pose);
  return landing(state, ship, { to, overlapped, slid: slide.slid }, footprint(slide.t));
}

interface Landing {
  readonly to: Pose;
  readonly overlapped: readonly ShipId[];
  readonly slid: boolean;
}

function landing(state: XwingState, ship: PlacedShip, end: Landing, template: readonly Shape[]): Flight {
  const body = bodyAt(ship, end.to, state.options.guides);
  const meets = (shape: Shape) => overlaps(body, shape) || template.some((part) => overlaps(part, shape));
  const startBase = baseOf(ship);
  const obstacles = obstaclesFor(state, ship)
    .filter((each) => meets(obstacleShape(each)))
    .map((each) => ({ id: each.id, from: distanceSquared(startBase, obstacleShape(each)) }))
    .sort((one, other) => one.from - other.from)
    .map(({ id }) => id);
  const bombs = bombsMetBy(state, [body, ...template]);
  return { ...end, obstacles, bombs, fled: !isInsideArea(state.options.area, body) };
}

/** Where a template laid at the front takes the base, with nobody in the way. */
export function endOfTemplate(ship: PlacedShip, template: Template): Pose {
  const end = poseOnPath(template, ship.pose, baseLength(ship), template.length);
  return pose(end.x, end.y, end.heading);
}
