import { type Disc, findUncovered, type Millimetres, type Polygon, type Stretch } from '@sortie/geometry';
import type { Stand } from '../model/index.ts';
import { baseOf, type Figure, radiusOf } from './figures.ts';
import { floorUnder, type Occupied, type StandFault, standFault } from './footing.ts';
import { featuresAlong, firstStop, middleOver, overlapsAlong, type Stop, type Traveller } from './passage.ts';
import { placeAt, standAt } from './places.ts';
import { headingOn, lengthOf, pointOn, type Route } from './tool.ts';

/** Where a base comes to rest on a route, and why it went no farther. */
export interface Advance {
  readonly stand: Stand;
  readonly after: Millimetres;
  /** It went as far as it wanted to. */
  readonly isWhole: boolean;
  /** What stops the base on its way, if it does so before the wanted end. */
  readonly stop: Stop | undefined;
  /** Why it could not rest at the wanted end or where it was stopped. */
  readonly fault: StandFault | undefined;
}

export interface Surroundings extends Occupied {
  /** Miniatures through which it cannot move. */
  readonly walls: readonly Figure[];
}

/** The stand of a base after so many millimetres of a route, on the floor that is there. */
export function standOn(route: Route, who: Traveller, after: Millimetres, { relief }: Occupied): Stand {
  const point = pointOn(route, after);
  const level = floorUnder(relief, point, radiusOf(who.base));
  return standAt(placeAt(point.x, point.y, level), headingOn(route, after));
}

/** Stretches of the route at which the base overlaps something solid without standing on it. */
function withoutMiddle(
  route: Route,
  radius: Millimetres,
  shape: Polygon,
  holds: boolean,
): readonly Stretch[] {
  const over = overlapsAlong(route, radius, shape);
  if (!holds) return over;
  const standing = middleOver(route, shape);
  return over.flatMap((stretch) => findUncovered(stretch, standing));
}

/** The stretches of the route in which the base could not rest, as far as outlines tell. */
function closedStretches(route: Route, who: Traveller, around: Surroundings): readonly Stretch[] {
  const radius = radiusOf(who.base);
  const bases: readonly Disc[] = [
    ...around.figures.filter(({ id }) => id !== who.id).map(baseOf),
    ...around.untouchable.map(baseOf),
    ...around.tokens,
  ];
  return [
    ...featuresAlong(route, radius, around.relief).flatMap(({ blocks, outline, rating, piece }) =>
      piece.group === 'area' && rating.movement[who.mover] === 'impassable'
        ? overlapsAlong(route, radius, outline)
        : blocks.flatMap(({ shape, holds }) => withoutMiddle(route, radius, shape, holds)),
    ),
    ...bases.flatMap((base) => overlapsAlong(route, radius, base)),
  ];
}

/** How far before the end of a closed stretch a rest is tried: contact first, then clear of it by more than rounding. */
const STEPS_BACK: readonly Millimetres[] = [0, 0.002, 0.02, 0.25];

/**
 * As far along the route as the base can go and rest, up to the wanted end; `stop` is what first stops it, where that is
 * known. Between the stretches that are closed the first rest is found from their ends, so nothing is stepped over.
 */
export function advanceAlong(
  route: Route,
  who: Traveller,
  around: Surroundings,
  wanted: Millimetres = lengthOf(route),
  stop = firstStop(route, who, around.relief, around.walls),
): Advance | undefined {
  const isStopped = stop !== undefined && stop.at < wanted;
  const most = isStopped ? stop.at : wanted;
  const restAt = (after: Millimetres) => standFault(who, standOn(route, who, after, around), around);
  const fault = restAt(most);
  const advanced = (after: Millimetres): Advance => ({
    stand: standOn(route, who, after, around),
    after,
    isWhole: !isStopped && after >= wanted,
    stop: isStopped ? stop : undefined,
    fault,
  });
  if (fault === undefined) return advanced(most);
  const closed = closedStretches(route, who, around);
  const open = findUncovered({ from: 0, to: most }, closed);
  for (const { from, to } of open.toReversed()) {
    for (const step of STEPS_BACK) {
      const after = Math.max(from, to - step);
      if (restAt(after) === undefined) return advanced(after);
    }
  }
  return undefined;
}
