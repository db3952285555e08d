import {
  closestOnPolygon,
  type Millimetres,
  type Point,
  passesOver,
  pointsOutside,
  squareBetween,
  TOLERANCE,
} from '@sortie/geometry';
import { segmentMeasure } from '../catalogue/index.ts';
import type { Place } from '../model/index.ts';
import { touches } from './cover.ts';
import { type Figure, radiusOf } from './figures.ts';
import { floorUnder, type Occupied, type Stander, standFault } from './footing.ts';
import { nearestStand } from './nearest-stand.ts';
import { placeAt } from './places.ts';
import { heightOf } from './range.ts';
import type { Feature, Relief } from './relief.ts';

/** Where a leader lands by a climb, a clamber or a clamber over a piece. */
export interface Landing {
  readonly terrain: string;
  readonly place: Place;
  /** How far up or down, in segments of the ruler. lg.height.relative-surfaces */
  readonly height: number;
  readonly isOver: boolean;
  /** lg.vertical.clamber.ladder-safe */
  readonly hasHandholds: boolean;
}

/** A place in contact is set down so far from what it touches: more than rounding, less than the tolerance. */
const FLUSH = 0.003;

/** Steep pieces that the leader touches or stands on. lg.vertical.requires-leader-contact */
export function steepPiecesTouched(leader: Figure, who: Stander, { features }: Relief): readonly Feature[] {
  return features.filter(
    (feature) =>
      feature.blocks.length > 0 &&
      feature.rating.movement[who.mover] === 'impassable' &&
      touches(leader, feature),
  );
}

/** Every landing by a climb or clamber. lg.vertical.leader-at-edge, lg.vertical.clamber-over.landing, lg.height.relative-surfaces */
export function landingsOf(leader: Figure, who: Stander, occupied: Occupied): readonly Landing[] {
  return steepPiecesTouched(leader, who, occupied.relief).flatMap((feature) => {
    const up = landOnTop(leader, who, feature, occupied);
    const down = landAtFoot(leader, who, feature, occupied);
    const over = landBeyond(leader, who, feature, occupied);
    return [up, down, over].flatMap((place, index): readonly Landing[] => {
      if (place === undefined) return [];
      const rise = index === 2 ? feature.piece.height - leader.stand.level : place.level - leader.stand.level;
      return [
        {
          terrain: feature.id,
          place,
          height: heightOf(rise),
          isOver: index === 2,
          hasHandholds: feature.rating.hasHandholds,
        },
      ];
    });
  });
}

/** Up onto a surface of the piece, as near as can be to where the leader touched it. */
function landOnTop(leader: Figure, who: Stander, feature: Feature, occupied: Occupied): Place | undefined {
  const { level } = leader.stand;
  const spot = closestOnPolygon(feature.outline, leader.stand);
  const surfaces = feature.blocks.filter(({ holds, top }) => holds && top > level + TOLERANCE);
  const [surface] = surfaces.toSorted((one, other) => one.top - other.top);
  if (surface === undefined) return undefined;
  const isOn = (at: Place) => Math.abs(at.level - surface.top) <= TOLERANCE;
  return nearestStand({ who, near: spot, within: segmentMeasure.value, occupied, accepts: isOn });
}

/** Down from the piece, in contact with its foot. */
function landAtFoot(leader: Figure, who: Stander, feature: Feature, occupied: Occupied): Place | undefined {
  const { level } = leader.stand;
  const isOnPiece = feature.blocks.some(({ top }) => Math.abs(top - level) <= TOLERANCE);
  return isOnPiece
    ? nearestFoot(leader, who, feature, occupied, (at) => at.level < level - TOLERANCE)
    : undefined;
}

/** Over a piece without a top to stand on, up to height 1. lg.vertical.clamber-over.allowed */
function landBeyond(leader: Figure, who: Stander, feature: Feature, occupied: Occupied): Place | undefined {
  const { stand } = leader;
  const rise = feature.piece.height - stand.level;
  if (feature.blocks.some(({ holds }) => holds) || heightOf(rise) > 1) return undefined;
  return nearestFoot(leader, who, feature, occupied, (at) =>
    passesOver({ start: stand, end: at }, feature.outline),
  );
}

function nearestFoot(
  leader: Figure,
  who: Stander,
  feature: Feature,
  occupied: Occupied,
  accepts: (place: Place) => boolean,
): Place | undefined {
  const radius = radiusOf(who.base);
  return footPoints(feature, radius, leader.stand)
    .toSorted((one, other) => squareBetween(one, leader.stand) - squareBetween(other, leader.stand))
    .map(({ x, y }) => placeAt(x, y, floorUnder(occupied.relief, { x, y }, radius)))
    .find((place) => accepts(place) && standFault(who, place, occupied) === undefined);
}

/** Points at which a base touches the piece from outside. */
export function footPoints({ blocks }: Feature, radius: Millimetres, near: Point): readonly Point[] {
  return blocks.flatMap(({ shape }) =>
    (shape.convex ? [shape] : shape.parts).flatMap(({ points }) =>
      pointsOutside(points, radius + FLUSH, radius / 3, near),
    ),
  );
}
