import type { Point } from '@sortie/geometry';
import { boxOfArea, isInsideBox } from '@sortie/geometry';
import type { DistanceBand } from '../catalogue/index.ts';
import {
  distanceBands,
  isBeyond,
  isBeyondEdges,
  isInSetUpArea,
  isWithin,
  objectiveToken,
} from '../measuring/index.ts';
import type { ObjectiveGame } from './objective.ts';

/** ar.setup.setup-area */
export function isTokenInSetUpArea({ options }: ObjectiveGame, at: Point): boolean {
  return isInSetUpArea(options, objectiveToken(at));
}

export function isTokenInPlayArea({ options }: ObjectiveGame, at: Point): boolean {
  return isInsideBox(boxOfArea(options.area), objectiveToken(at));
}

export function isBeyondPlayerEdges({ options }: ObjectiveGame, at: Point, distance: DistanceBand): boolean {
  return isBeyondEdges(boxOfArea(options.area), ['south', 'north'], distance, objectiveToken(at));
}

/** Beyond this distance of every other token. */
export function isBeyondTokens(
  { objectiveTokens }: ObjectiveGame,
  at: Point,
  distance: DistanceBand,
): boolean {
  const bands = distanceBands(1, distance);
  return objectiveTokens.every(
    (other) => other.at === null || isBeyond(bands, objectiveToken(other.at), objectiveToken(at)),
  );
}

/** All of the token stays within so far of where it lies. ar.range.term-within */
export function isTokenMove(from: Point, to: Point, distance: DistanceBand): boolean {
  return isWithin(distanceBands(1, distance), objectiveToken(from), objectiveToken(to));
}
