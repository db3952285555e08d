import type { Millimetres } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { segmentMeasure } from '../catalogue/index.ts';
import { hasLineOfSightToToken, isWithinRange, placeAt } from '../measuring/index.ts';
import type { Arming, LegionState, Place } from '../model/index.ts';
import { baseRadius } from './distances.ts';
import { figureOf } from './figures.ts';
import { leaderOf, type PlacedMiniature, unitOf } from './in-play.ts';
import { inSight } from './sight.ts';
import { liesFlat, overlapsToken, readPlace, tokenRadius } from './token-places.ts';

const RADIUS: Millimetres = tokenRadius('charge');
/** Between suggested places. */
const STEP: Millimetres = 25;

/** The whole token lies inside the first segment, where the leader sees it. lg.weapon-keyword.arm.effect */
function isWithinReach(state: LegionState, { unit: id }: Arming, place: Place): boolean {
  const unit = unitOf(state, id);
  const leader = leaderOf(unit) as PlacedMiniature;
  const base = { centre: leader.stand, radius: baseRadius(unit) };
  // lg.range.within
  if (!isWithinRange(base, { centre: place, radius: RADIUS }, 1)) return false;
  return hasLineOfSightToToken(figureOf(unit, leader), place, RADIUS, inSight(state));
}

/** The rule against a charge token in this place. */
export function refuseCharge(state: LegionState, at: Arming, answer: Plain): Refusal | undefined {
  const place = readPlace(answer);
  if (!place) return refused('table.malformed-answer', { field: 'x, y, level' });
  if (overlapsToken(state, place, 'charge')) return refused('lg.area-weapon.charge.no-overlap');
  if (!liesFlat(state, place, 'charge')) return refused('lg.area-weapon.charge.flat-surface');
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
