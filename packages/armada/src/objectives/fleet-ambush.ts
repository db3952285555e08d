import type { Box, Point, Pose } from '@sortie/geometry';
import { overlaps, polygon } from '@sortie/geometry';
import {
  distanceBands,
  obstacleShape,
  setUpArea,
  shipOverlapsObstacle,
  squadronOverlapsObstacle,
} from '../measuring/index.ts';
import type { Unit } from '../model/index.ts';
import { isPlaced, placeOf } from '../rules/places.ts';
import type { Objective, ObjectiveGame } from './objective.ts';

const RULE = 'ar.known.objective.fleet-ambush';

/** The part of the setup area beyond distance 5 of all its edges. ar.known.objective.fleet-ambush */
function ambushZone({ options }: ObjectiveGame): Box {
  const { minX, minY, maxX, maxY } = setUpArea(options);
  const { to } = distanceBands(1, 5);
  return { minX: minX + to, minY: minY + to, maxX: maxX - to, maxY: maxY - to };
}

function cornersOf({ minX, minY, maxX, maxY }: Box): readonly [Point, Point, Point, Point] {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}

/** The first player's units may not be deployed on an obstacle in the ambush zone. */
function isOnObstacleThere(game: ObjectiveGame, unit: Unit, at: Pose | Point): boolean {
  const zone = polygon(cornersOf(ambushZone(game)));
  return game.obstacles
    .filter(isPlaced)
    .filter((obstacle) => overlaps(zone, obstacleShape(obstacle)))
    .some((obstacle) =>
      unit.kind === 'ship'
        ? shipOverlapsObstacle(placeOf({ card: unit.card, pose: at as Pose }), obstacle)
        : squadronOverlapsObstacle(at, obstacle),
    );
}

function isShipLeft({ ships }: ObjectiveGame): boolean {
  return ships.some(({ pose, setAside }) => pose === null && !setAside);
}

/** ar.known.objective.fleet-ambush */
export const fleetAmbush = {
  card: 'fleet-ambush',
  deployment: {
    whyNotNow: (game, unit) => (unit.kind === 'squadron' && isShipLeft(game) ? RULE : undefined),
    // The first player's turns 1, 3, 5 and so on.
    shipZone: (game, { side }, { turns }) => {
      if (side !== game.initiative || turns[side] % 2 === 1) return undefined;
      const [from, , to] = cornersOf(ambushZone(game));
      return { corners: [from, to], rule: RULE };
    },
    whyNotThere: (game, unit, at) =>
      unit.side === game.initiative && isOnObstacleThere(game, unit, at) ? RULE : undefined,
  },
  beforeDeployment: (game) =>
    cornersOf(ambushZone(game)).map(
      (at) => ({ kind: 'placeObjectiveToken', token: { at, on: null } }) as const,
    ),
  afterDeployment: ({ objectiveTokens }) =>
    objectiveTokens.map(({ id }) => ({ kind: 'removeObjectiveToken', token: id }) as const),
} satisfies Objective;
