import { type Point, searchAround, TOLERANCE } from '@sortie/geometry';
import type { Place } from '../model/index.ts';
import {
  type Candidate,
  candidatesOf,
  GRID,
  goodPlace,
  type PlacedMiniature,
  placeOver,
  type Wish,
} from './candidates.ts';
import { areNearer, cohesionFault, type PlaceFault } from './cohesion.ts';
import { type Cohesion, cohesionRadius, narrowed } from './cohesion-terms.ts';
import { radiusOf } from './figures.ts';
import { packPlaces } from './pack-places.ts';

export interface FormationFault extends PlaceFault {
  readonly miniature: string;
}

/** What is wrong with an arrangement: the first miniature that is out of place, and the rule. lg.cohesion.required */
export function formationFault(
  cohesion: Cohesion,
  placed: readonly PlacedMiniature[],
): FormationFault | undefined {
  const near = narrowed(cohesion);
  const apart = 2 * radiusOf(cohesion.who.base) - TOLERANCE;
  for (const [index, { id, place }] of placed.entries()) {
    const found = cohesionFault(near, place);
    if (found !== undefined) return { ...found, miniature: id };
    const over = placed.slice(0, index).find((other) => clashes(cohesion, other.place, place, apart));
    if (over !== undefined) return { rule: 'lg.move.end.no-overlap-minis', by: over.id, miniature: id };
  }
  return undefined;
}

function clashes({ who }: Cohesion, one: Place, other: Place, apart: number): boolean {
  return Math.abs(one.level - other.level) < who.height && areNearer(one, other, apart);
}

/**
 * The nearest place to a wish, on a grid around the wish itself. While the next wish is for the same point the search
 * goes on where it ended: places are only ever taken, never given back.
 */
function openPlaces(cohesion: Cohesion, taken: readonly Place[]): (wish: Point) => Place | undefined {
  const { leader, who } = cohesion;
  const apart = 2 * radiusOf(who.base) - TOLERANCE;
  const reach = cohesionRadius(cohesion);
  const isOut = (point: Point) => !areNearer(leader, point, reach) || areNearer(leader, point, apart);
  const placeIfOpen = (point: Point) => {
    if (isOut(point)) return undefined;
    if (taken.some((other) => areNearer(other, point, apart))) return undefined;
    const place = placeOver(cohesion, point);
    return cohesionFault(cohesion, place) === undefined ? place : undefined;
  };
  let around: Point | undefined;
  let search: ReturnType<typeof searchAround>;
  return (wish) => {
    if (around?.x !== wish.x || around.y !== wish.y) {
      around = wish;
      search = searchAround(wish, 2 * reach, radiusOf(who.base) * GRID);
    }
    return search(placeIfOpen);
  };
}

function nearestGood(
  cohesion: Cohesion,
  candidates: readonly Candidate[],
  wish: Point,
  taken: readonly Place[],
): Place | undefined {
  const apart = 2 * radiusOf(cohesion.who.base) - TOLERANCE;
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const { x, y } = candidate.point;
    const square = (x - wish.x) * (x - wish.x) + (y - wish.y) * (y - wish.y);
    if (square >= least || candidate.place === null) continue;
    if (taken.some((other) => areNearer(other, candidate.point, apart))) continue;
    const place = goodPlace(cohesion, candidate);
    if (place === null) continue;
    best = place;
    least = square;
  }
  return best;
}

/** From a good place towards the wish, as long as it stays good. */
function moveCloser(cohesion: Cohesion, from: Place, wish: Point, taken: readonly Place[]): Place {
  const apart = 2 * radiusOf(cohesion.who.base) - TOLERANCE;
  for (const share of [1, 0.75, 0.5, 0.25, 0.1]) {
    const place = placeOver(cohesion, {
      x: from.x + (wish.x - from.x) * share,
      y: from.y + (wish.y - from.y) * share,
    });
    if (taken.some((other) => clashes(cohesion, other, place, apart))) continue;
    if (cohesionFault(cohesion, place) === undefined) return place;
  }
  return from;
}

/** The wish itself, or as near to it as the leader lets it be. */
function drawnIn(cohesion: Cohesion, { x, y }: Point): Point {
  const { leader } = cohesion;
  const [dx, dy] = [x - leader.x, y - leader.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const reach = cohesionRadius(cohesion);
  if (length <= reach) return { x, y };
  return { x: leader.x + (dx * reach) / length, y: leader.y + (dy * reach) / length };
}

/**
 * A legal arrangement for all, each as near to its wish as those before it leave room. Nothing when the search finds
 * none: by wishes first, then packed from every side on a grid of a third of a base's radius.
 */
export function completeFormation(
  given: Cohesion,
  wishes: readonly Wish[],
): readonly PlacedMiniature[] | undefined {
  const cohesion = narrowed(given);
  // What has to touch somebody, or stands on two levels, is looked for at places of its own.
  const isPlain = cohesion.touching === undefined && cohesion.climbed === undefined;
  const apart = 2 * radiusOf(cohesion.who.base) - TOLERANCE;
  const placed: PlacedMiniature[] = [];
  const taken: Place[] = [];
  const nearestOpen = openPlaces(cohesion, taken);
  let candidates: readonly Candidate[] | undefined;
  for (const { id, at } of wishes) {
    const wish = drawnIn(cohesion, at);
    const exact = placeOver(cohesion, wish);
    const isFree = !taken.some((other) => clashes(cohesion, other, exact, apart));
    let place = isFree && cohesionFault(cohesion, exact) === undefined ? exact : undefined;
    if (place === undefined) {
      if (!isPlain) candidates ??= candidatesOf(cohesion);
      const found = candidates ? nearestGood(cohesion, candidates, wish, taken) : nearestOpen(wish);
      if (found === undefined) return packPlaces(cohesion, candidates ?? candidatesOf(cohesion), wishes);
      place = cohesion.touching === undefined ? moveCloser(cohesion, found, wish, taken) : found;
    }
    placed.push({ id, place });
    taken.push(place);
  }
  return placed;
}
