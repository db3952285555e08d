import {
  type Area,
  type Box,
  boxDistanceSquared,
  boxOfArea,
  distanceSquared,
  distanceSquaredToPoint,
  type Edge,
  isInsideBox,
  type Millimetres,
  type Point,
  type Shape,
  TOLERANCE,
} from '@sortie/geometry';
import type { DistanceBand } from '../catalogue/index.ts';
import { distanceBands, isAt, isGapUpTo } from './bands.ts';
import { baseOf, obstacleShape, squadronBase } from './outlines.ts';
import type { ObstaclePlace, ShipPlace } from './places.ts';

/** The long edges are the players'. ar.setup.players-on-long-edges */
export type PlayerEdge = 'south' | 'north';

/** The play area and how much of its width, in the middle, is the setup area. */
export interface SetUpTable {
  readonly area: Area;
  readonly setUpWidth: Millimetres;
}

/** Dials and their frames may stick out. ar.destroyed.outside-play-area, ar.destroyed.edge-ignores-dials-and-sliders */
export function isShipInPlayArea(area: Area, ship: ShipPlace): boolean {
  return isInsideBox(boxOfArea(area), baseOf(ship));
}

/** ar.destroyed.outside-play-area */
export function isSquadronInPlayArea(area: Area, at: Point): boolean {
  return isInsideBox(boxOfArea(area), squadronBase(at));
}

/** As deep as the play area, in its middle. ar.setup.setup-area, ar.setup.setup-area-core */
export function setUpArea({ area, setUpWidth }: SetUpTable): Box {
  const margin = (area.width - setUpWidth) / 2;
  return { minX: margin, minY: 0, maxX: area.width - margin, maxY: area.depth };
}

/** On its line is inside. ar.setup.deploy-inside-setup-area, ar.setup.obstacles-in-setup-area */
export function isInSetUpArea(table: SetUpTable, piece: Shape): boolean {
  return isInsideBox(setUpArea(table), piece);
}

/** Within distance 1-3 of the player's edge, as far as it is setup area. ar.setup.deployment-zone */
export function deploymentZone(table: SetUpTable, edge: PlayerEdge): Box {
  const { to } = distanceBands(1, 3);
  const whole = setUpArea(table);
  return edge === 'south' ? { ...whole, maxY: to } : { ...whole, minY: table.area.depth - to };
}

/** "At", so any part of the base is enough. ar.setup.deploy-squadrons-near-ship, ar.range.term-at */
export function isSquadronNearShip(at: Point, ship: ShipPlace): boolean {
  return isAt(distanceBands(1, 2), baseOf(ship), squadronBase(at));
}

/** How far into the box from one of its edges the piece begins. */
function depthInto(box: Box, edge: Edge, piece: Shape): Millimetres {
  switch (edge) {
    case 'south':
      return piece.box.minY - box.minY;
    case 'north':
      return box.maxY - piece.box.maxY;
    case 'west':
      return piece.box.minX - box.minX;
    case 'east':
      return box.maxX - piece.box.maxX;
  }
}

/**
 * No part of the piece lies in the bands up to this one from the edges of an area: the play area's for obstacles, the
 * players' or the setup area's for objectives. ar.setup.obstacles-edge-distance, ar.range.term-beyond
 */
export function isBeyondEdges(box: Box, edges: readonly Edge[], last: DistanceBand, piece: Shape): boolean {
  const { to } = distanceBands(1, last);
  return edges.every((edge) => depthInto(box, edge, piece) > to + TOLERANCE);
}

/** No part of one lies in the bands up to this one from the other. ar.setup.obstacles-spacing, ar.range.term-beyond */
export function areObstaclesApart(one: ObstaclePlace, other: ObstaclePlace, last: DistanceBand): boolean {
  const { to } = distanceBands(1, last);
  const [first, second] = [obstacleShape(one), obstacleShape(other)];
  if (!isGapUpTo(boxDistanceSquared(first.box, second.box), to)) return true;
  return !isGapUpTo(distanceSquared(first, second), to);
}

/** The point is so near to the obstacle that nothing over it can be beyond this distance. ar.range.term-beyond */
export function isNearObstacle(at: Point, place: ObstaclePlace, last: DistanceBand): boolean {
  return isGapUpTo(distanceSquaredToPoint(obstacleShape(place), at), distanceBands(1, last).to);
}
