import type { Pose, Shape, Slide, SlideResult } from '@sortie/geometry';
import {
  distanceSquared,
  movePose,
  overlaps,
  partialPathShape,
  poseOnPath,
  slideBack,
  turnPose,
} from '@sortie/geometry';
import type { Bearing, Maneuver, Template } from '../catalogue/index.ts';
import type { BombTokenId, ObstacleId, ShipId, XwingState } from '../model/index.ts';
import { isInsideArea } from './area.ts';
import { baseLength, baseOf, bodyAt, bodyOf } from './base.ts';
import { bombsMetBy } from './bombs-met.ts';
import type { PlacedShip } from './in-play.ts';
import { isInPlay } from './in-play.ts';
import { obstaclesOnPath } from './obstacles.ts';
import type { PlacedObstacle } from './outlines.ts';
import { obstacleShape } from './outlines.ts';
import { othersThan, overlapsShips } from './overlaps-ships.ts';
import { tallonPose } from './tallon-roll.ts';
import { templateOf } from './template-of.ts';

/** What of the table a flight is measured on. */
export type FlightTable = Pick<XwingState, 'options' | 'ships' | 'obstacles' | 'bombs'>;

/** Where a maneuver takes a ship and what it runs into on the way. */
export interface Flight {
  readonly to: Pose;
  /** Ships it was stopped by and now touches. xw.overlap.only-final-contacts-count */
  readonly overlapped: readonly ShipId[];
  readonly slid: boolean;
  /** Ships whose bases the template crosses: nothing comes of it by itself. xw.overlap.through-definition */
  readonly movedThrough: readonly ShipId[];
  /** Nearest to the start first. xw.obstacle.multiple-order */
  readonly obstacles: readonly ObstacleId[];
  readonly bombs: readonly BombTokenId[];
  readonly fled: boolean;
}

/**
 * Koiogran turns and Segnor's loops turn about at the end, whatever obstacle lies there.
 * xw.maneuver.bearing.koiogran, xw.maneuver.bearing.segnor, xw.maneuver.obstacle-keeps-flip
 */
function flips(bearing: Bearing): boolean {
  return bearing === 'koiogranTurn' || bearing === 'segnorsLoopLeft' || bearing === 'segnorsLoopRight';
}

function isReverse(bearing: Bearing): boolean {
  return bearing === 'reverseStraight' || bearing === 'reverseBankLeft' || bearing === 'reverseBankRight';
}

/** A stopping place is found this finely, and looked for this far back; beyond it, no ship hides between two looks. */
const FINE_LOOK = 1 / 64;
const FINE_STRETCH = 0.3;
const LOOK = 0.5;

/** Which of the ships now in contact the base lay over on its way back. xw.overlap.touching.definition */
function overlappedOnTheWay(slide: Slide, { t, contacts }: SlideResult): readonly number[] {
  // The ship that stopped it is always among them. xw.overlap.contact-last
  if (contacts.length < 2) return contacts;
  const { path: template, start, baseLength: length } = slide;
  const found = new Set<number>();
  const look = (at: number) => {
    const shape = slide.shapeAt(poseOnPath(template, start, length, at));
    for (const index of contacts) if (overlaps(shape, slide.blockers[index]!)) found.add(index);
  };
  for (let at = t; at < template.length; at += at - t < FINE_STRETCH ? FINE_LOOK : LOOK) look(at);
  look(template.length);
  return found.size > 0 ? contacts.filter((index) => found.has(index)) : contacts;
}

/**
 * Flies a maneuver to its end, or back along its template to the first place clear of every ship; where there is
 * none, it ends where it started. `offset` is the chosen shift of a Tallon roll.
 * xw.activation.move-ship, xw.geometry.pose.straight, xw.geometry.pose.curve, xw.overlap.back-up,
 * xw.overlap.back-up-centred, xw.overlap.back-up-chain, xw.overlap.no-movement-possible
 */
export function fly(state: FlightTable, ship: PlacedShip, maneuver: Maneuver, offset: number | null): Flight {
  const template = templateOf(maneuver);
  if (!template) return landing(state, ship, { to: ship.pose, overlapped: [], slid: false }, []);
  const length = baseLength(ship);
  const start = isReverse(maneuver.bearing) ? turnPose(ship.pose, 180) : ship.pose;
  const finish = (to: Pose) => (isReverse(maneuver.bearing) ? turnPose(to, 180) : to);
  // xw.obstacle.partial-template
  const footprint = (travelled: number): Shape[] => {
    const part = Math.max(0, Math.min(travelled, template.length));
    return part > 0 ? [partialPathShape(template, movePose(start, length / 2), part)] : [];
  };
  if (offset !== null) {
    const to = tallonPose(ship, maneuver, offset);
    return landing(state, ship, { to, overlapped: [], slid: false }, footprint(template.length));
  }
  const end = cameToRest(state, ship, { template, start, length });
  // xw.maneuver.k-turn-overlap-no-flip
  const flipped = flips(maneuver.bearing) && !end.slid;
  const to = finish(flipped ? turnPose(end.pose, 180) : end.pose);
  return landing(state, ship, { to, overlapped: end.overlapped, slid: end.slid }, footprint(end.t));
}

interface Way {
  readonly template: Template;
  readonly start: Pose;
  readonly length: number;
}

interface Rest {
  readonly pose: Pose;
  readonly t: number;
  readonly slid: boolean;
  readonly overlapped: readonly ShipId[];
}

/** At the end of the template, or slid back from there to the first ship in the way. xw.overlap.back-up */
function cameToRest(state: FlightTable, ship: PlacedShip, { template, start, length }: Way): Rest {
  const end = poseOnPath(template, start, length, template.length);
  if (!overlapsShips(state, ship, end)) return { pose: end, t: template.length, slid: false, overlapped: [] };
  const { guides } = state.options;
  const others = othersThan(state, ship).filter((other) => mayMeet(ship, other, template.length));
  const slide: Slide = {
    path: template,
    start,
    baseLength: length,
    shapeAt: (at) => bodyAt(ship, at, guides),
    blockers: others.map((other) => bodyOf(other, guides)),
  };
  const result = slideBack(slide);
  const overlapped = overlappedOnTheWay(slide, result).map((index) => others[index]!.id);
  return { pose: result.pose, t: result.t, slid: result.slid, overlapped };
}

/** Whether a base that moves so far along a path could come as near as the other: a quick look at the middles. */
function mayMeet(ship: PlacedShip, other: PlacedShip, travel: number): boolean {
  const reach = travel + 2 * (baseLength(ship) + baseLength(other));
  const dx = ship.pose.x - other.pose.x;
  const dy = ship.pose.y - other.pose.y;
  return dx * dx + dy * dy < reach * reach;
}

interface Landing {
  readonly to: Pose;
  readonly overlapped: readonly ShipId[];
  readonly slid: boolean;
}

/**
 * What lies under the template or the base where it came to rest; what the base sweeps over in between does not
 * count, nor what it stood on at the start.
 * xw.activation.swept-base-ignored, xw.obstacle.start-overlap-ignored, xw.obstacle.stay-on-token,
 * xw.overlap.through-ships-free, xw.flee.trigger, xw.flee.final-position, xw.flee.template-outside-ok
 */
function landing(state: FlightTable, ship: PlacedShip, end: Landing, template: readonly Shape[]): Flight {
  const body = bodyAt(ship, end.to, state.options.guides);
  const covered = [body, ...template];
  const obstacles = obstaclesUnder(state, ship, covered);
  const bombs = bombsMetBy(state, covered);
  const movedThrough = shipsBeneath(state, ship, template);
  const { to, overlapped, slid } = end;
  const fled = !isInsideArea(state.options.area, body);
  return { to, overlapped, slid, movedThrough, obstacles, bombs, fled };
}

/** Most flights meet none, and none is then measured or sorted. xw.obstacle.multiple-order */
function obstaclesUnder(state: FlightTable, ship: PlacedShip, covered: readonly Shape[]): ObstacleId[] {
  const met: PlacedObstacle[] = [];
  for (const obstacle of obstaclesOnPath(state, ship)) {
    const shape = obstacleShape(obstacle);
    if (covered.some((part) => overlaps(part, shape))) met.push(obstacle);
  }
  if (met.length === 0) return [];
  const startBase = baseOf(ship);
  return met
    .map((each) => ({ id: each.id, from: distanceSquared(startBase, obstacleShape(each)) }))
    .sort((one, other) => one.from - other.from)
    .map(({ id }) => id);
}

/** Ships whose bases the template crosses. xw.overlap.through-definition */
function shipsBeneath(state: FlightTable, ship: PlacedShip, template: readonly Shape[]): ShipId[] {
  const found: ShipId[] = [];
  for (const other of state.ships) {
    if (other.id === ship.id || !isInPlay(other)) continue;
    const body = bodyOf(other, state.options.guides);
    if (template.some((part) => overlaps(part, body))) found.push(other.id);
  }
  return found;
}
