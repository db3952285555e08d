import { disc, isInsideBy, type Millimetres, overlaps, squareBetween, TOLERANCE } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { segmentMeasure, tokenMeasure } from '../catalogue/index.ts';
import { featuresNear, hasLineOfSightToToken, placeAt, reliefOf } from '../measuring/index.ts';
import type { Arming, LegionState, Place } from '../model/index.ts';
import { baseRadius } from './distances.ts';
import { figureOf } from './figures.ts';
import { leaderOf, type PlacedMiniature, unitOf } from './in-play.ts';
import { inSight } from './sight.ts';

const RADIUS: Millimetres = tokenMeasure.value.charge / 2;
/** Between suggested places. */
const STEP: Millimetres = 25;

export function readPlace(answer: Plain): Place | undefined {
  const { x, y, level } = (answer ?? {}) as { readonly [key: string]: unknown };
  if (typeof x !== 'number' || typeof y !== 'number' || typeof level !== 'number') return undefined;
  return [x, y, level].every(Number.isFinite) ? placeAt(x, y, level) : undefined;
}

/** lg.area-weapon.charge.no-overlap */
function overlapsToken({ tokens }: LegionState, place: Place): boolean {
  return tokens.some(({ at, kind }) => {
    if (at === null || at.level !== place.level) return false;
    const reach = RADIUS + tokenMeasure.value[kind] / 2 - TOLERANCE;
    return squareBetween(at, place) < reach * reach;
  });
}

/** The ground with nothing solid on it, or wholly on top of something that holds. lg.area-weapon.charge.flat-surface */
function liesFlat({ battlefield }: LegionState, place: Place): boolean {
  const relief = reliefOf(battlefield);
  const token = disc(place, RADIUS);
  const { width, depth } = relief.area;
  const isOnTable = [place.x, width - place.x, place.y, depth - place.y].every((gap) => gap >= RADIUS);
  const blocks = featuresNear(relief, place).flatMap((feature) => feature.blocks);
  const isFree = blocks.every(({ shape, top }) => top <= place.level + TOLERANCE || !overlaps(token, shape));
  const isHeld =
    place.level === 0 ||
    blocks.some(
      ({ shape, top, holds }) =>
        holds && Math.abs(top - place.level) <= TOLERANCE && isInsideBy(place, shape, RADIUS),
    );
  return isOnTable && isFree && isHeld;
}

/** The whole token lies inside the first segment, where the leader sees it. lg.weapon-keyword.arm.effect */
function isWithinReach(state: LegionState, { unit: id }: Arming, place: Place): boolean {
  const unit = unitOf(state, id);
  const leader = leaderOf(unit) as PlacedMiniature;
  const most = segmentMeasure.value + baseRadius(unit) - RADIUS + TOLERANCE;
  if (squareBetween(leader.stand, place) > most * most) return false;
  return hasLineOfSightToToken(figureOf(unit, leader), place, RADIUS, inSight(state));
}

/** The rule against a charge token in this place. */
export function refuseCharge(state: LegionState, at: Arming, answer: Plain): Refusal | undefined {
  const place = readPlace(answer);
  if (!place) return refused('table.malformed-answer', { field: 'x, y, level' });
  if (overlapsToken(state, place)) return refused('lg.area-weapon.charge.no-overlap');
  if (!liesFlat(state, place)) return refused('lg.area-weapon.charge.flat-surface');
  return isWithinReach(state, at, place) ? undefined : refused('lg.weapon-keyword.arm.effect');
}

/** Places on a grid around the leader, on its level and on the ground. */
export function* suggestCharges(state: LegionState, at: Arming): Generator<Place> {
  const { stand } = leaderOf(unitOf(state, at.unit));
  if (stand === null) return;
  const levels = stand.level === 0 ? [0] : [stand.level, 0];
  const most = Math.floor(segmentMeasure.value / STEP) * STEP;
  for (const level of levels) {
    for (let dy = most; dy >= -most; dy -= STEP) {
      for (let dx = -most; dx <= most; dx += STEP) {
        const place = placeAt(stand.x + dx, stand.y + dy, level);
        if (refuseCharge(state, at, { ...place }) === undefined) yield place;
      }
    }
  }
}
