import { distanceSquaredToPoint, isInsideBy, overlaps, type Point, TOLERANCE } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import { type Feature, isBeyondRange, reliefOf } from '../measuring/index.ts';
import type { BattlefieldToken, LegionState } from '../model/index.ts';
import { deploymentZones } from './deployment-zones.ts';
import { newToken } from './new-token.ts';
import { placeNear } from './token-terms.ts';

/** The piece at the centre, then one of each player. */
export const MARKS = 3;

/** Blue chooses between pieces equally near, and marks the first of the players'. lg.battle-card.key-positions.player-tokens */
export function markingSide({ blue }: LegionState, placed: number): Side {
  const first = blue ?? 0;
  return placed === 2 ? otherSide(first) : first;
}

function centreOf({ battlefield: { width, depth } }: LegionState): Point {
  return { x: width / 2, y: depth / 2 };
}

/** lg.battle-card.key-positions.first-token */
function nearestPieces(state: LegionState): readonly Feature[] {
  const centre = centreOf(state);
  const apart = ({ outline }: Feature) => Math.sqrt(distanceSquaredToPoint(outline, centre));
  const { features } = reliefOf(state.battlefield);
  const least = Math.min(...features.map(apart));
  return features.filter((each) => apart(each) <= least + TOLERANCE);
}

/** lg.battle-card.key-positions.placement, lg.battle-card.key-positions.fallback */
function piecesOutside(state: LegionState): readonly Feature[] {
  const { features } = reliefOf(state.battlefield);
  const marked = features.filter(({ id }) => state.tokens.some(({ terrain }) => terrain === id));
  const zones = ([0, 1] as const).flatMap((side) => deploymentZones(state, side));
  const outside = features.filter(
    (each) => !marked.includes(each) && !zones.some((zone) => overlaps(each.outline, zone)),
  );
  const apart = outside.filter(({ outline }) =>
    marked.every((other) => isBeyondRange(other.outline, outline, 1)),
  );
  return apart.length > 0 ? apart : outside;
}

/** The pieces of which the next is marked; none leaves the token out. lg.battle-card.key-positions.not-placed */
export function markablePieces(state: LegionState, placed: number): readonly string[] {
  return (placed === 0 ? nearestPieces(state) : piecesOutside(state)).map(({ id }) => id);
}

/** On the piece, near its middle; one that has no room for it is marked all the same. */
export function markOn(state: LegionState, terrain: string): Omit<BattlefieldToken, 'id'> {
  const { outline } = reliefOf(state.battlefield).features.find(({ id }) => id === terrain)!;
  const { pose } = state.battlefield.terrain.find(({ id }) => id === terrain)!;
  const at = placeNear(state, pose, (place) => isInsideBy(place, outline, 0));
  return { ...newToken('objective', at), terrain };
}
