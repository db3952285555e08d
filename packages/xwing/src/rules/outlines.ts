import type { Disc, Point, Polygon, Shape } from '@sortie/geometry';
import { compound, disc, placeShape, polygon, rectangle, toTable } from '@sortie/geometry';
import type { BombToken, Obstacle, ObstacleKind, Satellite } from '../model/index.ts';

/** Outlines of our own, 45 to 75 mm across. xw.geometry.obstacle-shapes */
const OUTLINES: Readonly<Record<ObstacleKind, readonly (readonly Point[])[]>> = {
  asteroid: [
    outline([-26, -14], [-8, -24], [16, -20], [28, -4], [24, 16], [6, 25], [-16, 22], [-30, 6]),
    outline([-34, -10], [-14, -20], [10, -17], [33, -8], [30, 10], [8, 14], [-4, 22], [-26, 16]),
    outline([-18, -28], [6, -30], [20, -14], [22, 10], [12, 30], [-10, 32], [-22, 12], [-24, -10]),
    outline([-30, -4], [-18, -22], [4, -18], [14, -26], [30, -12], [26, 12], [10, 20], [-12, 24], [-28, 14]),
    outline([-22, -18], [0, -24], [22, -18], [26, 2], [14, 22], [-8, 24], [-24, 12]),
    outline([-36, 2], [-24, -16], [-4, -12], [12, -22], [34, -14], [36, 6], [18, 16], [-2, 12], [-20, 22]),
  ],
  debris: [
    outline([-30, -8], [-12, -22], [4, -10], [22, -18], [34, 0], [18, 8], [20, 22], [-4, 16], [-22, 20]),
    outline([-34, -14], [-10, -12], [6, -26], [18, -8], [36, -4], [24, 12], [4, 10], [-8, 24], [-26, 10]),
    outline([-20, -26], [2, -18], [20, -28], [24, -2], [32, 16], [8, 18], [-6, 30], [-18, 10], [-30, -6]),
    outline([-28, -18], [-6, -10], [10, -24], [30, -10], [20, 4], [30, 20], [2, 18], [-18, 26], [-22, 4]),
    outline([-36, -2], [-16, -20], [2, -14], [16, -24], [30, -8], [26, 14], [6, 10], [-10, 22], [-24, 8]),
    outline([-24, -20], [-2, -26], [8, -10], [28, -12], [30, 10], [12, 14], [4, 28], [-16, 18], [-32, 4]),
    outline([-20, -12], [-14, -18], [16, -18], [22, -6], [18, 14], [12, 18], [-16, 18], [-22, 8]),
  ],
};

/** The last outline of debris is that of a cargo token; nobody brings it to the table. xw.later.cargo.token */
export const CARGO = OUTLINES.debris.length - 1;
export const CARGO_LENGTH = 36;

function outline(...corners: readonly (readonly [number, number])[]): readonly Point[] {
  return corners.map(([x, y]) => ({ x, y }));
}

/** Each outline cut into convex parts once. */
const DRAWN: Readonly<Record<ObstacleKind, readonly Polygon[]>> = {
  asteroid: OUTLINES.asteroid.map(polygon),
  debris: OUTLINES.debris.map(polygon),
};

export function outlineCount(kind: ObstacleKind): number {
  return kind === 'debris' ? CARGO : OUTLINES[kind].length;
}

const shapes = new WeakMap<object, Polygon>();

export function obstacleShape(
  obstacle: Obstacle & { readonly pose: NonNullable<Obstacle['pose']> },
): Polygon {
  let shape = shapes.get(obstacle.pose);
  if (!shape) {
    shape = obstacleShapeAt(obstacle, obstacle.pose);
    shapes.set(obstacle.pose, shape);
  }
  return shape;
}

export function obstacleShapeAt(
  obstacle: Pick<Obstacle, 'kind' | 'outline'>,
  pose: NonNullable<Obstacle['pose']>,
): Polygon {
  return placeShape(DRAWN[obstacle.kind][obstacle.outline]!, pose);
}

export type PlacedObstacle = Obstacle & { readonly pose: NonNullable<Obstacle['pose']> };

export function isPlaced(obstacle: Obstacle): obstacle is PlacedObstacle {
  return obstacle.pose !== null;
}

/** Bomb tokens are ours: a square with two nubs at its front. xw.geometry.mission-tokens */
export const BOMB_LENGTH = 24;
const NUB = 2;

/** xw.bomb.guides-count */
export function bombParts(bomb: Pick<BombToken, 'pose'>): readonly Polygon[] {
  const nubs = [-1, 1].map((side) => {
    const middle = toTable(bomb.pose, { x: side * 11, y: BOMB_LENGTH / 2 + NUB / 2 });
    return rectangle({ ...middle, heading: bomb.pose.heading }, NUB, NUB);
  });
  return [rectangle(bomb.pose, BOMB_LENGTH, BOMB_LENGTH), ...nubs];
}

export function bombShape(bomb: Pick<BombToken, 'pose'>): Shape {
  return compound(bombParts(bomb));
}

/** A disc of 40 mm. xw.geometry.mission-tokens */
export const SATELLITE_RADIUS = 20;

export type PlacedSatellite = Satellite & { readonly at: Point };

export function isSatellitePlaced(satellite: Satellite): satellite is PlacedSatellite {
  return satellite.at !== null;
}

export function satelliteShape(satellite: Pick<PlacedSatellite, 'at'>): Disc {
  return disc(satellite.at, SATELLITE_RADIUS);
}
