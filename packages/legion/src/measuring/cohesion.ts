import {
  distanceSquaredToPoint,
  isInsideBy,
  type Millimetres,
  type Point,
  type Polygon,
  TOLERANCE,
} from '@sortie/geometry';
import { segmentMeasure } from '../catalogue/index.ts';
import type { Place } from '../model/index.ts';
import { type Climbed, type Cohesion, cohesionRadius } from './cohesion-terms.ts';
import { radiusOf } from './figures.ts';
import { areWithin, type StandRule, standFault } from './footing.ts';
import type { Traveller } from './passage.ts';
import { type Feature, featuresNear, type Relief } from './relief.ts';
import { hasWay } from './ways.ts';

export type CohesionRule =
  | StandRule
  | 'lg.cohesion.max-distance'
  | 'lg.cohesion.path-required'
  | 'lg.cohesion.vertical.same-height-default'
  | 'lg.cohesion.vertical.max-height-1'
  | 'lg.cohesion.vertical.touch-terrain'
  | 'lg.cohesion.vertical.not-past-leader'
  | 'lg.terrain.difficult.enter'
  | 'lg.melee.start.2-own-minis'
  | 'lg.setup.deploy.bases-fully-inside';

export interface PlaceFault {
  readonly rule: CohesionRule;
  /** The miniature or terrain piece that is in the way. */
  readonly by: string | undefined;
}

const fault = (rule: CohesionRule, by?: string): PlaceFault => ({ rule, by });

function isTooFar(cohesion: Cohesion, at: Point): boolean {
  const [dx, dy] = [at.x - cohesion.leader.x, at.y - cohesion.leader.y];
  const reach = cohesionRadius(cohesion) + TOLERANCE;
  return dx * dx + dy * dy > reach * reach;
}

/** The miniatures of a unit on different levels after a climb. lg.cohesion.vertical.* */
function climbFault(cohesion: Cohesion, { terrain, from }: Climbed, at: Place): PlaceFault | undefined {
  const { leader, who, around } = cohesion;
  const rise = leader.level - at.level;
  if (Math.abs(rise) <= who.step) return undefined;
  if (Math.abs(rise) > segmentMeasure.value + TOLERANCE) return fault('lg.cohesion.vertical.max-height-1');
  if (rise > 0 !== leader.level > from) return fault('lg.cohesion.vertical.not-past-leader');
  const piece = around.relief.features.find(({ id }) => id === terrain);
  const isTouching = piece !== undefined && isOnOrTouching(piece, at, radiusOf(who.base));
  return isTouching ? undefined : fault('lg.cohesion.vertical.touch-terrain', terrain);
}

function isOnOrTouching({ outline }: Feature, at: Point, radius: Millimetres): boolean {
  return distanceSquaredToPoint(outline, at) <= (radius + TOLERANCE) * (radius + TOLERANCE);
}

function isInDifficult(who: Traveller, at: Place, relief: Relief): string | undefined {
  const reach = radiusOf(who.base) - TOLERANCE;
  return featuresNear(relief, at).find(
    ({ rating, outline, piece }) =>
      rating.movement[who.mover] === 'difficult' &&
      at.level <= piece.height &&
      distanceSquaredToPoint(outline, at) < reach * reach,
  )?.id;
}

function isInZone(zones: readonly Polygon[], at: Point, radius: Millimetres): boolean {
  return zones.some((zone) => isInsideBy(at, zone, 0) && isOffBorder(zone, at, radius));
}

/** Inside the zone and farther from its border than contact. */
export function isOffBorder({ points }: Polygon, at: Point, radius: Millimetres): boolean {
  const reach = radius + TOLERANCE;
  return points.every((end, index) => {
    const start = points.at(index - 1) as Point;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = ((at.x - start.x) * dx + (at.y - start.y) * dy) / (dx * dx + dy * dy);
    const share = Math.max(0, Math.min(1, along));
    const [x, y] = [at.x - start.x - share * dx, at.y - start.y - share * dy];
    return x * x + y * y > reach * reach;
  });
}

/** Why the place itself will not do, whatever way leads there. */
export function placeFault(cohesion: Cohesion, at: Place): PlaceFault | undefined {
  const { who, around, climbed, touching, zones, leader } = cohesion;
  const radius = radiusOf(who.base);
  if (isTooFar(cohesion, at)) return fault('lg.cohesion.max-distance');
  if (zones !== undefined && !isInZone(zones, at, radius)) return fault('lg.setup.deploy.bases-fully-inside');
  const isTouching = touching?.some((other) => areWithin(at, radius, who.height, other, TOLERANCE)) ?? true;
  if (!isTouching) return fault('lg.melee.start.2-own-minis');
  const stands = standFault(who, at, around);
  if (stands !== undefined) return stands;
  const isOnLeader =
    areNearer(at, leader, 2 * radius - TOLERANCE) && Math.abs(at.level - leader.level) < who.height;
  if (isOnLeader) return fault('lg.move.end.no-overlap-minis');
  const difficult = cohesion.keepsOffDifficult ? isInDifficult(who, at, around.relief) : undefined;
  if (difficult !== undefined) return fault('lg.terrain.difficult.enter', difficult);
  return climbed === undefined ? undefined : climbFault(cohesion, climbed, at);
}

export function areNearer(one: Point, other: Point, reach: Millimetres): boolean {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return dx * dx + dy * dy < reach * reach;
}

/** Why a miniature placed there is not in cohesion; nothing when it is. */
export function cohesionFault(cohesion: Cohesion, at: Place): PlaceFault | undefined {
  const found = placeFault(cohesion, at);
  if (found !== undefined || hasWay(cohesion, at)) return found;
  const isApart = Math.abs(at.level - cohesion.leader.level) > cohesion.who.step;
  return fault(isApart ? 'lg.cohesion.vertical.same-height-default' : 'lg.cohesion.path-required');
}
