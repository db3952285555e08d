import {
  type Disc,
  distanceSquaredToPoint,
  isInsideBy,
  type Millimetres,
  type Point,
  type Shape,
  TOLERANCE,
} from '@sortie/geometry';
import type { BaseSize, Mover } from '../catalogue/index.ts';
import type { Place } from '../model/index.ts';
import { type Figure, radiusOf } from './figures.ts';
import { placeAt } from './places.ts';
import { type Feature, featuresNear, type Relief } from './relief.ts';

/** Who wants to stand somewhere. */
export interface Stander {
  readonly id: string;
  readonly base: BaseSize;
  /** How tall the miniature is. */
  readonly height: Millimetres;
  readonly mover: Mover;
  /** Jump X and Speeder X: impassable terrain up to this height above the table is none. */
  readonly over?: Millimetres;
}

/** What is already there. */
export interface Occupied {
  readonly relief: Relief;
  /** Whose bases may not be overlapped. */
  readonly figures: readonly Figure[];
  /** Whose bases may not even be touched. lg.base.contact.enemy-forbidden */
  readonly untouchable: readonly Figure[];
  /** Tokens on which nobody may end. lg.move.end.no-overlap-tokens */
  readonly tokens: readonly Disc[];
}

export type StandRule =
  | 'lg.defeat.off-battlefield.not-voluntary'
  | 'lg.move.end.flat-surface'
  | 'lg.terrain.impassable.no-move'
  | 'lg.move.end.no-overlap-minis'
  | 'lg.move.end.no-overlap-tokens'
  | 'lg.base.contact.enemy-forbidden';

/** Why nobody can stand there, and because of what. */
export interface StandFault {
  readonly rule: StandRule;
  readonly by: string | undefined;
}

/**
 * The floor under a base: the highest surface under its middle, so that part of the base may hang over an edge; the
 * bottom of a pit only for a base that fits into it. lg.move.end.overhang, lg.cohesion.overhang, lg.height.multi-level
 */
export function floorUnder(relief: Relief, point: Point, radius: Millimetres): Millimetres {
  let floor = 0;
  for (const { blocks, piece, outline } of featuresNear(relief, point)) {
    for (const { shape, top, holds } of blocks) {
      if (holds && top > floor && isInsideBy(point, shape, 0)) floor = top;
    }
    if (piece.group === 'pit' && floor === 0 && isInsideBy(point, outline, radius)) floor = -piece.depth;
  }
  return floor;
}

/** The place over a point, in whole steps, on the floor that is there. */
export function placeOnFloor(relief: Relief, x: Millimetres, y: Millimetres, radius: Millimetres): Place {
  const ground = placeAt(x, y, 0);
  const floor = floorUnder(relief, ground, radius);
  return floor === 0 ? ground : placeAt(x, y, floor);
}

export function isOnTable({ area }: Relief, { x, y }: Point, radius: Millimetres): boolean {
  const reach = radius - TOLERANCE;
  return x >= reach && y >= reach && x <= area.width - reach && y <= area.depth - reach;
}

/** Whether more of a base than its rim is over a shape. */
function reachesOver(shape: Shape, at: Point, radius: Millimetres): boolean {
  const reach = radius - TOLERANCE;
  return distanceSquaredToPoint(shape, at) < reach * reach;
}

/** Why the feature leaves no room for a base at a level. */
function featureFault(
  feature: Feature,
  who: Stander,
  at: Place,
  radius: Millimetres,
): StandFault | undefined {
  const { blocks, outline, rating, piece, id } = feature;
  for (const { shape, top, floor } of blocks) {
    if (top <= at.level + TOLERANCE || floor >= at.level + who.height) continue;
    if (reachesOver(shape, at, radius)) return { rule: 'lg.move.end.flat-surface', by: id };
  }
  const isArea = piece.group === 'area' && at.level <= piece.height;
  if (!isArea || rating.movement[who.mover] !== 'impassable') return undefined;
  if (who.over !== undefined && piece.height <= who.over) return undefined;
  return reachesOver(outline, at, radius) ? { rule: 'lg.terrain.impassable.no-move', by: id } : undefined;
}

/** Why the ground itself does not bear the base there. */
export function groundFault(who: Stander, at: Place, relief: Relief): StandFault | undefined {
  const radius = radiusOf(who.base);
  if (!isOnTable(relief, at, radius)) {
    return { rule: 'lg.defeat.off-battlefield.not-voluntary', by: undefined };
  }
  if (Math.abs(floorUnder(relief, at, radius) - at.level) > TOLERANCE) {
    return { rule: 'lg.move.end.flat-surface', by: undefined };
  }
  for (const feature of featuresNear(relief, at)) {
    const fault = featureFault(feature, who, at, radius);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Whether the bases come nearer than so far, counting only those that share a height. */
export function areWithin(
  at: Place,
  radius: Millimetres,
  height: Millimetres,
  other: Figure,
  gap: Millimetres,
): boolean {
  const { stand } = other;
  const reach = radius + radiusOf(other.base) + gap;
  const [dx, dy] = [at.x - stand.x, at.y - stand.y];
  if (dx * dx + dy * dy >= reach * reach) return false;
  return at.level < stand.level + other.height.top && stand.level < at.level + height;
}

function figureFault(
  who: Stander,
  at: Place,
  { figures, untouchable, tokens }: Occupied,
): StandFault | undefined {
  const radius = radiusOf(who.base);
  for (const other of figures) {
    if (other.id !== who.id && areWithin(at, radius, who.height, other, -TOLERANCE)) {
      return { rule: 'lg.move.end.no-overlap-minis', by: other.id };
    }
  }
  for (const other of untouchable) {
    if (areWithin(at, radius, who.height, other, TOLERANCE)) {
      return { rule: 'lg.base.contact.enemy-forbidden', by: other.id };
    }
  }
  const isOnToken = tokens.some((token) => reachesOver(token, at, radius));
  return isOnToken ? { rule: 'lg.move.end.no-overlap-tokens', by: undefined } : undefined;
}

/** Why a miniature cannot end there; nothing when it can. */
export function standFault(who: Stander, at: Place, occupied: Occupied): StandFault | undefined {
  return groundFault(who, at, occupied.relief) ?? figureFault(who, at, occupied);
}
