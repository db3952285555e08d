import {
  type Compound,
  type Disc,
  disc,
  type Millimetres,
  type Point,
  type Polygon,
  type Pose,
  placeShape,
  toTable,
} from '@sortie/geometry';
import {
  type HullZone,
  objectiveTokenMeasure,
  obstacle,
  type ShipClass,
  squadronBaseMeasure,
} from '../catalogue/index.ts';
import { drawnClass } from './drawn-class.ts';
import type { ObstaclePlace, ShipPlace } from './places.ts';

/** The pieces of one ship, each placed when it is first asked for. */
interface PlacedPieces {
  readonly class: ShipClass;
  base?: Polygon;
  token?: Polygon;
  baseWithDials?: Compound;
  readonly zones: Partial<Record<HullZone, Polygon>>;
  readonly targetingPoints: Partial<Record<HullZone, Point>>;
}

const placed = new WeakMap<Pose, PlacedPieces>();

/** A ship that moves has another pose, so what is kept for a pose stays true. */
function piecesOf(ship: ShipPlace): PlacedPieces {
  const known = placed.get(ship.pose);
  if (known?.class === ship.class) return known;
  const pieces: PlacedPieces = { class: ship.class, zones: {}, targetingPoints: {} };
  placed.set(ship.pose, pieces);
  return pieces;
}

/**
 * The plastic base: what every distance but that of an attack is measured from, what obstructs, and what leaves the
 * play area. ar.range.measure.non-attack-closest, ar.range.measure.ignore-dials-and-sliders, ar.ship.model-ignored
 */
export function baseOf(ship: ShipPlace): Polygon {
  const pieces = piecesOf(ship);
  pieces.base ??= placeShape(drawnClass(ship.class).base, ship.pose);
  return pieces.base;
}

/** The base with shield dials and their frames: what overlaps ships, squadrons and obstacles. ar.overlap.shield-frames-count */
export function baseWithDialsOf(ship: ShipPlace): Compound {
  const pieces = piecesOf(ship);
  pieces.baseWithDials ??= placeShape(drawnClass(ship.class).baseWithDials, ship.pose);
  return pieces.baseWithDials;
}

/** The cardboard. ar.known.base.token-size */
export function tokenOf(ship: ShipPlace): Polygon {
  const pieces = piecesOf(ship);
  pieces.token ??= placeShape(drawnClass(ship.class).token, ship.pose);
  return pieces.token;
}

/** The part of the token between two arc lines. ar.hull-zone.definition */
export function zoneOf(ship: ShipPlace, zone: HullZone): Polygon {
  const { zones } = piecesOf(ship);
  zones[zone] ??= placeShape(drawnClass(ship.class).zones[zone], ship.pose);
  return zones[zone];
}

/** Where the line of sight of a hull zone ends; for nothing else. ar.los.hull-zone-endpoint */
export function targetingPointOf(ship: ShipPlace, zone: HullZone): Point {
  const { targetingPoints } = piecesOf(ship);
  targetingPoints[zone] ??= toTable(ship.pose, drawnClass(ship.class).targetingPoints[zone]);
  return targetingPoints[zone];
}

/** ar.known.base.squadron-diameter */
export const SQUADRON_RADIUS: Millimetres = squadronBaseMeasure.value / 2;

export const OBJECTIVE_TOKEN_RADIUS: Millimetres = objectiveTokenMeasure.value / 2;

/** The slider on it never counts. ar.range.measure.ignore-dials-and-sliders */
export function squadronBase(at: Point): Disc {
  return disc(at, SQUADRON_RADIUS);
}

export function objectiveToken(at: Point): Disc {
  return disc(at, OBJECTIVE_TOKEN_RADIUS);
}

const obstacleShapes = new WeakMap<Pose, { readonly id: string; readonly shape: Polygon }>();

/** ar.known.obstacle.sizes */
export function obstacleShape(place: ObstaclePlace): Polygon {
  const known = obstacleShapes.get(place.pose);
  if (known?.id === place.id) return known.shape;
  const shape = placeShape(obstacle(place.id).outline, place.pose);
  obstacleShapes.set(place.pose, { id: place.id, shape });
  return shape;
}
