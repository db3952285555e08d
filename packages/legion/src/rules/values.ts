import type { RulesTable } from '../abilities/rules-table.ts';
import type { AttackSurge, DefenseColour, DefenseSurge, UnitCard, UpgradeCard } from '../catalogue/index.ts';
import { isTrooperType, isVehicleType, unitCard } from '../catalogue/index.ts';
import type { AttackPool, Miniature, Unit } from '../model/index.ts';
import { miniaturesLeft } from './in-play.ts';
import { faceOf, findUpgradeIn } from './upgrade-face.ts';

export function cardOf({ card }: Pick<Unit, 'card'>): UnitCard {
  return unitCard(card);
}

/** Emplacement troopers included. lg.unit.emplacement.trooper-rules, lg.unit.emplacement.trooper-effects-apply */
export function isTrooper(unit: Pick<Unit, 'card'>): boolean {
  return isTrooperType(cardOf(unit).type);
}

export function isVehicle(unit: Pick<Unit, 'card'>): boolean {
  return isVehicleType(cardOf(unit).type);
}

/** The newest upgrade that gives the unit another courage, or the unit card's. */
function printedCourage(unit: Unit): number | null {
  const given = facesOf(unit).find(({ courage }) => courage !== undefined);
  return given?.courage ?? cardOf(unit).courage;
}

function facesOf({ upgrades }: Unit): UpgradeCard[] {
  return upgrades.flatMap((upgrade) => faceOf(upgrade) ?? []);
}

/** Null is a dash; vehicles have none. lg.unit.trooper.courage, lg.suppression.no-courage */
export function courageOf({ cards }: RulesTable, unit: Unit): number | null {
  const printed = printedCourage(unit);
  const courage = cards.replace('courage', { printed }, unit.id, printed);
  return courage === null ? null : Math.max(0, courage + cards.sum('courage', { unit }));
}

/** lg.suppression.threshold */
export function isSuppressed(table: RulesTable, unit: Unit): boolean {
  const courage = courageOf(table, unit);
  return courage !== null && unit.tokens.suppression >= courage;
}

const GREATEST_SPEED = 3;

/**
 * What raises it comes first and ends at 3, then what lowers it, immobilize tokens among it.
 * lg.move.speed.modifier-order, lg.move.speed.cap-3, lg.move.immobilize.speed
 */
export function maxSpeedOf({ cards }: RulesTable, unit: Unit): number {
  const raised = Math.min(GREATEST_SPEED, cardOf(unit).speed + cards.sum('speedRaised', { unit }));
  return Math.max(0, raised - cards.sum('speedLowered', { unit }) - unit.tokens.immobilize);
}

/** Wound tokens on its miniatures. */
export function woundsOn(unit: Pick<Unit, 'miniatures'>): number {
  return miniaturesLeft(unit).reduce((sum, { wounds }) => sum + wounds, 0);
}

/** The same for every miniature of the unit. lg.unit.added.stats */
export function woundThreshold(unit: Pick<Unit, 'card'>): number {
  return cardOf(unit).wounds;
}

/** lg.unit.added.stats */
export function defenseDieOf({ cards }: RulesTable, unit: Unit): DefenseColour {
  return cards.replace('defenseDie', {}, unit.id, cardOf(unit).defenseDie);
}

/** What an attack surge of the unit becomes. lg.cards.unit.surge-chart */
export function attackSurgeOf({ cards }: RulesTable, unit: Unit, pool: AttackPool | null): AttackSurge {
  return cards.replace('attackSurge', { pool }, unit.id, cardOf(unit).attackSurge);
}

/** lg.cards.unit.surge-chart */
export function defenseSurgeOf({ cards }: RulesTable, unit: Unit, pool: AttackPool | null): DefenseSurge {
  return cards.replace('defenseSurge', { pool }, unit.id, cardOf(unit).defenseSurge);
}

export function isNoncombatant(unit: Unit, { from }: Miniature): boolean {
  const upgrade = from === null ? undefined : findUpgradeIn(unit, from);
  return (upgrade && faceOf(upgrade)?.keywords.some(({ id }) => id === 'noncombatant')) ?? false;
}
