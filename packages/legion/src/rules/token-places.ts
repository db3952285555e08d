import {
  disc,
  isInsideBy,
  type Millimetres,
  overlaps,
  type Point,
  squareBetween,
  TOLERANCE,
} from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { tokenMeasure } from '../catalogue/index.ts';
import { featuresNear, floorUnder, placeAt, reliefOf } from '../measuring/index.ts';
import type { BattlefieldToken, LegionState, Place, TokenId } from '../model/index.ts';

type Kind = BattlefieldToken['kind'];

export function tokenRadius(kind: Kind): Millimetres {
  return tokenMeasure.value[kind] / 2;
}

export function readPlace(answer: Plain): Place | undefined {
  const { x, y, level } = (answer ?? {}) as { readonly [key: string]: unknown };
  if (typeof x !== 'number' || typeof y !== 'number' || typeof level !== 'number') return undefined;
  return [x, y, level].every(Number.isFinite) ? placeAt(x, y, level) : undefined;
}

/** lg.area-weapon.charge.no-overlap, lg.battle-card.condition.tokens-no-overlap-objective */
export function overlapsToken(
  { tokens }: Pick<LegionState, 'tokens'>,
  place: Place,
  kind: Kind,
  without: TokenId | null = null,
): boolean {
  return tokens.some(({ id, at, kind: other }) => {
    if (id === without || at === null || at.level !== place.level) return false;
    const reach = tokenRadius(kind) + tokenRadius(other) - TOLERANCE;
    return squareBetween(at, place) < reach * reach;
  });
}

export function isTokenOnTable({ battlefield }: Pick<LegionState, 'battlefield'>, at: Point, kind: Kind) {
  const { width, depth } = battlefield;
  return [at.x, width - at.x, at.y, depth - at.y].every((gap) => gap >= tokenRadius(kind));
}

/**
 * The ground with nothing solid on it, or wholly on top of something that holds.
 * lg.area-weapon.charge.flat-surface, lg.battle-card.objective.not-under-terrain,
 * lg.battle-card.condition.tokens-not-under-terrain
 */
export function liesFlat(
  { battlefield }: Pick<LegionState, 'battlefield'>,
  place: Place,
  kind: Kind,
): boolean {
  const relief = reliefOf(battlefield);
  const radius = tokenRadius(kind);
  const token = disc(place, radius);
  const features = featuresNear(relief, place);
  const blocks = features.flatMap((feature) => feature.blocks);
  const isFree = blocks.every(({ shape, top }) => top <= place.level + TOLERANCE || !overlaps(token, shape));
  const isHeld =
    place.level === 0 ||
    features.some(
      ({ piece, outline }) => piece.depth === -place.level && isInsideBy(place, outline, radius),
    ) ||
    blocks.some(
      ({ shape, top, holds }) =>
        holds && Math.abs(top - place.level) <= TOLERANCE && isInsideBy(place, shape, radius),
    );
  return isTokenOnTable({ battlefield }, place, kind) && isFree && isHeld;
}

/** The place on the floor that is there. */
export function placeOnFloor(
  { battlefield }: Pick<LegionState, 'battlefield'>,
  { x, y }: Point,
  kind: Kind,
): Place {
  const place = placeAt(x, y, 0);
  return {
    ...place,
    level: placeAt(0, 0, floorUnder(reliefOf(battlefield), place, tokenRadius(kind))).level,
  };
}
