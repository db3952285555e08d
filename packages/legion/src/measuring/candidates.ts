import { type Point, pointsAround, pointsOnCircle } from '@sortie/geometry';
import type { Place } from '../model/index.ts';
import { placeFault } from './cohesion.ts';
import { type Cohesion, cohesionRadius } from './cohesion-terms.ts';
import { radiusOf } from './figures.ts';
import { placeOnFloor } from './footing.ts';
import { footPoints } from './vertical.ts';
import { hasWay } from './ways.ts';

/** A miniature of a unit and where it would like to stand. */
export interface Wish {
  readonly id: string;
  readonly at: Point;
}

export interface PlacedMiniature {
  readonly id: string;
  readonly place: Place;
}

/** A point where a miniature might stand; whether it can is found out once, when it is first wanted. */
export interface Candidate {
  readonly point: Point;
  /** Null when it cannot stand there. */
  place: Place | null | undefined;
}

/** A place in contact is set down so far from what it touches: more than rounding, less than the tolerance. */
const FLUSH = 0.003;
/** Places are looked for on a grid a third of a base's radius wide: 4.5 mm for troopers. */
export const GRID = 1 / 3;

/** The place over a point, on the floor that is there. */
export function placeOver({ who, around }: Cohesion, point: Point): Place {
  return placeOnFloor(around.relief, point.x, point.y, radiusOf(who.base));
}

/** Where the miniatures of a unit might stand. */
export function candidatesOf(cohesion: Cohesion): readonly Candidate[] {
  const { leader, who, touching, climbed, around } = cohesion;
  const radius = radiusOf(who.base);
  const spacing = radius * GRID;
  const piece = around.relief.features.find(({ id }) => id === climbed?.terrain);
  const points = [
    ...(touching ?? []).flatMap(({ stand, base }) =>
      pointsOnCircle(stand, radius + radiusOf(base) + FLUSH, spacing),
    ),
    ...(piece === undefined ? [] : footPoints(piece, radius, leader)),
    ...pointsAround(leader, cohesionRadius(cohesion), spacing),
  ];
  return points.map((point) => ({ point, place: undefined }));
}

/** The place over the candidate's point if it is in cohesion. */
export function goodPlace(cohesion: Cohesion, candidate: Candidate): Place | null {
  if (candidate.place !== undefined) return candidate.place;
  const place = placeOver(cohesion, candidate.point);
  const isGood = placeFault(cohesion, place) === undefined && hasWay(cohesion, place);
  candidate.place = isGood ? place : null;
  return candidate.place;
}
