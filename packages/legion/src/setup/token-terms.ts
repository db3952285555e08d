import { type Box, disc, type Point, type Polygon, pointsAround, scatter } from '@sortie/geometry';
import type { Plain, Refusal, Side } from '@sortie/kernel';
import { otherSide, refused } from '@sortie/kernel';
import type { TokenPlacing } from '../abilities/battle-parts.ts';
import { isBeyondRange } from '../measuring/index.ts';
import type { LegionState, Place } from '../model/index.ts';
import {
  isTokenOnTable,
  liesFlat,
  overlapsToken,
  placeOnFloor,
  readPlace,
  tokenRadius,
} from '../rules/token-places.ts';
import { deploymentZones } from './deployment-zones.ts';

/** A token that a side is about to place by the terms of its card. */
export interface TokenTerms {
  readonly state: LegionState;
  readonly placing: TokenPlacing;
  readonly kind: 'objective' | 'condition';
  readonly side: Side;
}

/** The rule that the card of a token stands for. */
export function ruleOfCard({ kind }: Pick<TokenTerms, 'kind'>): string {
  return kind === 'objective'
    ? 'lg.battle-card.objective.content'
    : 'lg.battle-card.condition.tokens-from-card';
}

/** Where a side may place its own tokens: in its half; anybody's go anywhere. */
export function areaOf({ state, placing, side }: TokenTerms): Box {
  const { width, depth } = state.battlefield;
  if (!placing.isOwn) return { minX: 0, minY: 0, maxX: width, maxY: depth };
  const isSouth = (side === state.blue) === (state.blueEdge !== 'north');
  return isSouth
    ? { minX: 0, minY: 0, maxX: width, maxY: depth / 2 }
    : { minX: 0, minY: depth / 2, maxX: width, maxY: depth };
}

function isInArea(terms: TokenTerms, { x, y }: Place): boolean {
  const { minX, minY, maxX, maxY } = areaOf(terms);
  const radius = tokenRadius(terms.kind);
  return x >= minX + radius && x <= maxX - radius && y >= minY + radius && y <= maxY - radius;
}

/** The zones that a token keeps away from. */
function zonesToAvoid({ state, placing, side }: TokenTerms): readonly Polygon[] {
  const enemy = otherSide(side);
  const sides = placing.fromZones.of === 'enemy' ? [enemy] : [side, enemy];
  return sides.flatMap((each) => deploymentZones(state, each));
}

/** lg.range.beyond */
function isFarEnough({ state, placing, kind }: TokenTerms, place: Place, zones: readonly Polygon[]): boolean {
  const token = disc(place, tokenRadius(kind));
  return (
    zones.every((zone) => isBeyondRange(zone, token, placing.fromZones.range)) &&
    state.tokens.every(
      ({ at, kind: other }) =>
        at === null ||
        other !== kind ||
        isBeyondRange(disc(at, tokenRadius(other)), token, placing.fromTokens),
    )
  );
}

/** The rule against a token in this place. */
function whyNot(terms: TokenTerms, place: Place, zones = zonesToAvoid(terms)): string | undefined {
  const { state, kind } = terms;
  if (!isTokenOnTable(state, place, kind) || !isInArea(terms, place)) return ruleOfCard(terms);
  if (overlapsToken(state, place, kind)) return 'lg.battle-card.condition.tokens-no-overlap-objective';
  if (place.level !== placeOnFloor(state, place, kind).level || !liesFlat(state, place, kind)) {
    return kind === 'objective'
      ? 'lg.battle-card.objective.not-under-terrain'
      : 'lg.battle-card.condition.tokens-not-under-terrain';
  }
  return isFarEnough(terms, place, zones) ? undefined : ruleOfCard(terms);
}

export function refuseToken(terms: TokenTerms, answer: Plain): Refusal | undefined {
  const place = readPlace(answer);
  if (!place) return refused('table.malformed-answer', { field: 'x, y, level' });
  const rule = whyNot(terms, place);
  return rule === undefined ? undefined : refused(rule);
}

/** Places are tried so far apart, closer ones where the wide grid has none. */
const SPACINGS = [53, 11] as const;

export function* suggestTokens(terms: TokenTerms): Generator<Place> {
  const { state, kind } = terms;
  const zones = zonesToAvoid(terms);
  for (const spacing of SPACINGS) {
    let isFound = false;
    for (const point of scatter(areaOf(terms), spacing, state.tokens.length * 17)) {
      const place = placeOnFloor(state, point, kind);
      if (whyNot(terms, place, zones) !== undefined) continue;
      isFound = true;
      yield place;
    }
    if (isFound) return;
  }
}

/** The nearest place to where a hand let go. */
export function completeToken(terms: TokenTerms, rough: Plain): Place | Refusal {
  const { x, y } = (rough ?? {}) as { readonly x?: unknown; readonly y?: unknown };
  if (typeof x !== 'number' || typeof y !== 'number') {
    return refused('table.malformed-answer', { field: 'x, y' });
  }
  const { state, kind } = terms;
  const zones = zonesToAvoid(terms);
  for (const point of pointsAround({ x, y }, state.battlefield.width, 10)) {
    const place = placeOnFloor(state, point, kind);
    if (whyNot(terms, place, zones) === undefined) return place;
  }
  return refused(ruleOfCard(terms));
}

/** How far from a point of its card a token goes where terrain leaves no room. */
const ASIDE = 300;

/** Where a token of the card goes: as near to the point as it lies flat. lg.battle-card.objective.not-under-terrain */
export function placeNear(state: LegionState, point: Point, accepts = (_place: Place) => true): Place | null {
  for (const each of pointsAround(point, ASIDE, 5)) {
    const place = placeOnFloor(state, each, 'objective');
    const isFree = liesFlat(state, place, 'objective') && !overlapsToken(state, place, 'objective');
    if (isFree && accepts(place)) return place;
  }
  return null;
}
