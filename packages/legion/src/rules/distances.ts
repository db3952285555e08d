import { type Millimetres, squareBetween, TOLERANCE } from '@sortie/geometry';
import { tokenMeasure, unitCard } from '../catalogue/index.ts';
import {
  areInContact as areFiguresInContact,
  type Round,
  radiusOf,
  rangeBetween as rangeOfBases,
} from '../measuring/index.ts';
import type { BattlefieldToken, LegionState, MiniatureId, Place, Unit } from '../model/index.ts';
import { figureOf } from './figures.ts';
import {
  areFriendly,
  isOnBattlefield,
  isPlaced,
  leaderOf,
  miniaturesPlaced,
  type PlacedMiniature,
} from './in-play.ts';
import { isTrooper } from './values.ts';

/** Beyond the ruler, or not on the battlefield. lg.range.ruler-four-segments */
export const FAR = 5;

export function baseRadius({ card }: Pick<Unit, 'card'>): Millimetres {
  return radiusOf(unitCard(card).base);
}

function discOf(unit: Unit, { stand }: PlacedMiniature): Round {
  return { centre: stand, radius: baseRadius(unit) };
}

function discsOf(unit: Unit): Round[] {
  return isOnBattlefield(unit) ? miniaturesPlaced(unit).map((each) => discOf(unit, each)) : [];
}

function discOfToken(at: Place, kind: BattlefieldToken['kind']): Round {
  return { centre: at, radius: tokenMeasure.value[kind] / 2 };
}

/** Its own bases, or that of the vehicle which carries it. lg.transport.range-from, lg.transport.range-to */
function measuredFrom({ units }: Pick<LegionState, 'units'>, unit: Unit): Round[] {
  const vehicle = unit.whereabouts === 'transported' && units.find(({ id }) => id === unit.vehicle);
  return discsOf(vehicle || unit);
}

/** Between the closest miniatures. lg.range.between-units-closest */
export function rangeBetween(state: Pick<LegionState, 'units'>, one: Unit, other: Unit): number {
  return rangeOfBases(measuredFrom(state, one), measuredFrom(state, other));
}

/** From the attacking leader to the closest miniature. lg.range.attack-from-leader */
export function attackRange(attacker: Unit, defender: Unit): number {
  const leader = leaderOf(attacker);
  if (leader.stand === null) return FAR;
  return rangeOfBases([discOf(attacker, leader as PlacedMiniature)], discsOf(defender));
}

/** From the closest miniature of one unit to a single one of another. lg.range.between-units-closest */
export function rangeToMiniature(from: Unit, unit: Unit, miniature: MiniatureId): number {
  const chosen = miniaturesPlaced(unit).filter(({ id }) => id === miniature);
  return rangeOfBases(
    discsOf(from),
    chosen.map((each) => discOf(unit, each)),
  );
}

/** From the leader's base alone. */
export function leaderRangeToToken(unit: Unit, { kind, at }: BattlefieldToken): number {
  const { stand } = leaderOf(unit);
  if (!at || stand === null || !isOnBattlefield(unit)) return FAR;
  return rangeOfBases([{ centre: stand, radius: baseRadius(unit) }], [discOfToken(at, kind)]);
}

export function rangeToToken(unit: Unit, { kind, at }: BattlefieldToken): number {
  if (!at) return FAR;
  return rangeOfBases(discsOf(unit), [discOfToken(at, kind)]);
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

/** Whether no miniature of the one can touch any of the other, seen from a single one: a quick yes for most pairs. */
function areFarApart(one: Unit, other: Unit, reach: Millimetres): boolean {
  const middle = one.miniatures.find(isPlaced)?.stand;
  if (middle === undefined) return true;
  let widest = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { stand } of one.miniatures)
    if (stand !== null) widest = Math.max(widest, squareBetween(middle, stand));
  for (const { stand } of other.miniatures)
    if (stand !== null) nearest = Math.min(nearest, squareBetween(middle, stand));
  // A millimetre more than rounding takes.
  const far = Math.sqrt(widest) + reach + 1;
  return nearest > far * far;
}

/** lg.melee.in-melee */
export function areInMelee(one: Unit, other: Unit): boolean {
  if (areFriendly(one, other) || !isOnBattlefield(one) || !isOnBattlefield(other)) return false;
  const reach = baseRadius(one) + baseRadius(other) + TOLERANCE;
  // Asked of every pair of units at every look, and nearly all of them are far apart: nothing is made for these.
  if (areFarApart(one, other, reach)) return false;
  for (const miniature of one.miniatures) {
    if (!isPlaced(miniature)) continue;
    for (const enemy of other.miniatures) {
      if (!isPlaced(enemy) || squareBetween(miniature.stand, enemy.stand) > reach * reach) continue;
      if (areInContact({ unit: one, miniature }, { unit: other, miniature: enemy })) return true;
    }
  }
  return false;
}

/** Enemy units it is in melee with. lg.melee.in-melee */
export function inMeleeWith({ units }: Pick<LegionState, 'units'>, unit: Unit): Unit[] {
  return units.filter((other) => areInMelee(unit, other));
}

/** Only troopers, and only with troopers. lg.melee.engaged.definition, lg.melee.engaged.not-with-vehicles */
export function isEngaged({ units }: Pick<LegionState, 'units'>, unit: Unit): boolean {
  return isTrooper(unit) && units.some((other) => isTrooper(other) && areInMelee(unit, other));
}
