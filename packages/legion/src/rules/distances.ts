import { bandOf, type Millimetres, squareBetween, TOLERANCE } from '@sortie/geometry';
import { segmentMeasure, tokenMeasure, unitCard } from '../catalogue/index.ts';
import { areInContact as areFiguresInContact, radiusOf } from '../measuring/index.ts';
import type { BattlefieldToken, LegionState, Place, Unit } from '../model/index.ts';
import { figureOf } from './figures.ts';
import {
  areFriendly,
  isOnBattlefield,
  leaderOf,
  miniaturesPlaced,
  type PlacedMiniature,
  unitsOnBattlefield,
} from './in-play.ts';
import { isTrooper } from './values.ts';

/** Beyond the ruler, or not on the battlefield. lg.range.ruler-four-segments */
export const FAR = 5;

const SEGMENT = segmentMeasure.value;
const SEGMENTS: readonly Millimetres[] = [1, 2, 3, 4].map((number) => number * SEGMENT);

/** A disc on the battlefield: a base, or a token. */
interface Disc {
  readonly at: Place;
  readonly radius: Millimetres;
}

export function baseRadius({ card }: Pick<Unit, 'card'>): Millimetres {
  return radiusOf(unitCard(card).base);
}

function discOf(unit: Unit, { stand }: PlacedMiniature): Disc {
  return { at: stand, radius: baseRadius(unit) };
}

function discsOf(unit: Unit): Disc[] {
  return isOnBattlefield(unit) ? miniaturesPlaced(unit).map((each) => discOf(unit, each)) : [];
}

/** Seen from above, edge to edge. lg.range.definition, lg.range.horizontal-projection */
function gapOf(one: Disc, other: Disc): Millimetres {
  const dx = one.at.x - other.at.x;
  const dy = one.at.y - other.at.y;
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - one.radius - other.radius);
}

function smallestGap(ones: readonly Disc[], others: readonly Disc[]): Millimetres {
  let smallest = Number.POSITIVE_INFINITY;
  for (const one of ones) for (const other of others) smallest = Math.min(smallest, gapOf(one, other));
  return smallest;
}

/** The segment that the gap reaches into; on a mark it is the lower one. lg.range.count-segments, lg.range.boundary-lower */
export function rangeOfGap(gap: Millimetres): number {
  return gap === Number.POSITIVE_INFINITY ? FAR : bandOf(gap * gap, SEGMENTS);
}

/** Its own bases, or that of the vehicle which carries it. lg.transport.range-from, lg.transport.range-to */
function measuredFrom({ units }: Pick<LegionState, 'units'>, unit: Unit): Disc[] {
  const vehicle = unit.whereabouts === 'transported' && units.find(({ id }) => id === unit.vehicle);
  return discsOf(vehicle || unit);
}

/** Between the closest miniatures. lg.range.between-units-closest */
export function rangeBetween(state: Pick<LegionState, 'units'>, one: Unit, other: Unit): number {
  return rangeOfGap(smallestGap(measuredFrom(state, one), measuredFrom(state, other)));
}

/** From the attacking leader to the closest miniature. lg.range.attack-from-leader */
export function attackRange(attacker: Unit, defender: Unit): number {
  const leader = leaderOf(attacker);
  if (leader.stand === null) return FAR;
  const from = discOf(attacker, leader as PlacedMiniature);
  return rangeOfGap(smallestGap([from], discsOf(defender)));
}

export function rangeToToken(unit: Unit, { kind, at }: BattlefieldToken): number {
  if (!at) return FAR;
  return rangeOfGap(smallestGap(discsOf(unit), [{ at, radius: tokenMeasure.value[kind] / 2 }]));
}

/** A miniature of a unit that stands on the battlefield. */
export interface Standing {
  readonly unit: Unit;
  readonly miniature: PlacedMiniature;
}

/** Two bases that touch. lg.base.contact.definition */
export function areInContact(one: Standing, other: Standing): boolean {
  return areFiguresInContact(figureOf(one.unit, one.miniature), figureOf(other.unit, other.miniature));
}

/** lg.melee.in-melee */
export function areInMelee(one: Unit, other: Unit): boolean {
  if (areFriendly(one, other) || !isOnBattlefield(one) || !isOnBattlefield(other)) return false;
  const enemies = miniaturesPlaced(other);
  const reach = baseRadius(one) + baseRadius(other) + TOLERANCE;
  return miniaturesPlaced(one).some((miniature) =>
    enemies.some(
      (enemy) =>
        // Asked of every pair of units at every look, and nearly all of them are far apart.
        squareBetween(miniature.stand, enemy.stand) <= reach * reach &&
        areInContact({ unit: one, miniature }, { unit: other, miniature: enemy }),
    ),
  );
}

/** Enemy units it is in melee with. lg.melee.in-melee */
export function inMeleeWith(state: Pick<LegionState, 'units'>, unit: Unit): Unit[] {
  return unitsOnBattlefield(state).filter((other) => areInMelee(unit, other));
}

/** Only troopers, and only with troopers. lg.melee.engaged.definition, lg.melee.engaged.not-with-vehicles */
export function isEngaged(state: Pick<LegionState, 'units'>, unit: Unit): boolean {
  return isTrooper(unit) && inMeleeWith(state, unit).some(isTrooper);
}
