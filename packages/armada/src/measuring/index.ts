export { arcOf, isInArc, isShapeInArc } from './arcs.ts';
export {
  areObstaclesApart,
  deploymentZone,
  isBeyondEdges,
  isInSetUpArea,
  isNearObstacle,
  isShipInPlayArea,
  isSquadronInPlayArea,
  isSquadronNearShip,
  type PlayerEdge,
  type SetUpTable,
  setUpArea,
} from './areas.ts';
export {
  type Bands,
  BEYOND_RULER,
  DISTANCE_LIMITS,
  type Distance,
  distanceBands,
  distanceOfGap,
  isAt,
  isBeyond,
  isWithin,
  RANGE_LIMITS,
  type Range,
} from './bands.ts';
export { type Course, everyClicks, isWithinYaws } from './course.ts';
export {
  type Displacement,
  displacedPlaces,
  isDisplacedPlace,
  nearestDisplacedPlace,
} from './displaced.ts';
export { areEngaged } from './engagement.ts';
export { adjacentZones } from './hull-zones.ts';
export {
  blockingZone,
  isObstructed,
  sightLine,
} from './line-of-sight.ts';
export {
  baseOf,
  baseWithDialsOf,
  OBJECTIVE_TOKEN_RADIUS,
  objectiveToken,
  obstacleShape,
  SQUADRON_RADIUS,
  squadronBase,
  targetingPointOf,
  tokenOf,
  zoneOf,
} from './outlines.ts';
export {
  type Flown,
  flyCourse,
  nearestShips,
  overlapsSquadron,
  shipOverlapsObstacle,
  shipOverlapsToken,
  shipsOverlap,
  squadronOverlapsObstacle,
  squadronOverlapsToken,
} from './overlap.ts';
export {
  isSamePlace,
  type ObstaclePlace,
  type Obstructions,
  type ShipPlace,
  type Target,
} from './places.ts';
export {
  areSquadronsAtDistanceOne,
  distanceBetweenShips,
  distanceBetweenSquadrons,
  distanceOfAttack,
  distanceToSquadron,
  rangeOfAttack,
  rangeToSquadron,
} from './range.ts';
export { sidesFor } from './sides.ts';
export {
  isFreeForSquadron,
  isInSquadronReach,
  squadronReach,
  squadronsOverlap,
} from './squadron-move.ts';
export { shapeOf } from './target-shape.ts';
export { coversTool, endOfCourse, type LaidTool, layTool, posesAlong } from './tool.ts';
