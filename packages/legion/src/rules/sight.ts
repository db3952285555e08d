import { tokenMeasure, tokenThicknessMeasure, unitCard } from '../catalogue/index.ts';
import {
  type CoverAround,
  type Figure,
  type FiringArc,
  hasLineOfSight,
  hasLineOfSightToToken,
  type InSight,
  isInFiringArc,
  type Obscurer,
  obscurersOf,
  reliefOf,
} from '../measuring/index.ts';
import type {
  AttackPool,
  BattlefieldToken,
  CoverGrade,
  MiniatureId,
  TableTop,
  Unit,
} from '../model/index.ts';
import { coverGivenBy, hidesOthers } from './cover-given.ts';
import { figureOf } from './figures.ts';
import { leaderOf, miniaturesPlaced, type PlacedMiniature, unitOf, unitsOnBattlefield } from './in-play.ts';
import { tokenOf } from './token-weapon.ts';
import { isVehicle } from './values.ts';

/** An arc as keywords name it. */
export type NamedArc = 'front' | 'rear' | 'sides';

/** lg.unit-keyword.weak-point.arc-variants */
function isInNamedArc(of: Figure, named: NamedArc, other: Figure): boolean {
  const arcs: readonly FiringArc[] = named === 'sides' ? ['left', 'right'] : [named];
  return arcs.some((arc) => isInFiringArc(of, arc, other));
}

type Top = Pick<TableTop, 'units' | 'tokens' | 'battlefield'>;

export function figuresOf(unit: Unit): readonly Figure[] {
  return miniaturesPlaced(unit).map((miniature) => figureOf(unit, miniature));
}

/** Terrain and vehicles; troopers never stand in the way. lg.line-of-sight.blockers, lg.line-of-sight.trooper-never-blocks */
export function inSight(top: Top): InSight {
  const vehicles = unitsOnBattlefield(top).filter(isVehicle).flatMap(figuresOf);
  return { relief: reliefOf(top.battlefield), vehicles };
}

/** What the miniatures of one unit see, each looked at once. */
export interface Sight {
  /** Miniatures of another unit that this one sees. */
  seen(miniature: PlacedMiniature, other: Unit): readonly MiniatureId[];
  /** lg.attack.2.eligible-minis-los */
  seesAny(miniature: PlacedMiniature, other: Unit): boolean;
}

export function sightOf(top: Top, unit: Unit): Sight {
  const among = inSight(top);
  const looked = new Map<string, boolean>();
  const sees = (from: PlacedMiniature, other: Unit, to: PlacedMiniature): boolean => {
    const key = `${from.id} ${to.id}`;
    let result = looked.get(key);
    if (result === undefined) {
      result = hasLineOfSight(figureOf(unit, from), figureOf(other, to), among);
      looked.set(key, result);
    }
    return result;
  };
  return {
    seen: (miniature, other) =>
      miniaturesPlaced(other)
        .filter((each) => sees(miniature, other, each))
        .map(({ id }) => id),
    seesAny: (miniature, other) => miniaturesPlaced(other).some((each) => sees(miniature, other, each)),
  };
}

/** Those that at least one miniature of the attacker sees, whether it fires or not. lg.wound.assign.los-required */
export function miniaturesSeenByUnit(top: Top, attacker: Unit, defender: Unit): readonly MiniatureId[] {
  const eyes = figuresOf(attacker);
  const among = inSight(top);
  return miniaturesPlaced(defender)
    .filter((miniature) => eyes.some((eye) => hasLineOfSight(eye, figureOf(defender, miniature), among)))
    .map(({ id }) => id);
}

/** Whether at least one miniature of a unit is in the arc of a miniature. lg.weapon-keyword.fixed.per-miniature */
export function isUnitInArc(
  from: { readonly unit: Unit; readonly miniature: PlacedMiniature },
  arc: NamedArc,
  unit: Unit,
): boolean {
  const figure = figureOf(from.unit, from.miniature);
  return figuresOf(unit).some((other) => isInNamedArc(figure, arc, other));
}

/** lg.line-of-sight.token */
export function tokenSees(top: Top, { at, kind }: BattlefieldToken, unit: Unit): boolean {
  if (at === null) return false;
  const among = inSight(top);
  return figuresOf(unit).some((eye) => hasLineOfSightToToken(eye, at, tokenMeasure.value[kind] / 2, among));
}

/** Where a token's attack is looked from. lg.area-weapon.detonation.token-is-attacker */
function figureOfToken({ id, at }: BattlefieldToken): Figure | undefined {
  if (at === null) return undefined;
  const height = { top: tokenThicknessMeasure.value, confidence: tokenThicknessMeasure.confidence };
  return { id, stand: { ...at, heading: 0 }, base: 'small', height };
}

/** The leader of the attacking unit, or the token that attacks. lg.cover.check.from-leader */
export function attackingFigure(top: Top, pool: Pick<AttackPool, 'attacker' | 'token'>): Figure | undefined {
  if (pool.attacker === null) return figureOfToken(tokenOf(top, pool.token!));
  const unit = unitOf(top, pool.attacker);
  const leader = leaderOf(unit);
  return leader.stand === null ? undefined : figureOf(unit, leader as PlacedMiniature);
}

/**
 * Whether the attacking leader, or the token that attacks, is in this arc of the defender.
 * lg.unit-keyword.weak-point.impact, lg.unit-keyword.weak-point.area-weapon
 */
export function isAttackedFrom(
  top: Top,
  pool: Pick<AttackPool, 'attacker' | 'token' | 'defender'>,
  arc: NamedArc,
): boolean {
  const attacker = attackingFigure(top, pool);
  return (
    attacker !== undefined &&
    figuresOf(unitOf(top, pool.defender)).some((figure) => isInNamedArc(figure, arc, attacker))
  );
}

/** lg.line-of-sight.between-units */
export function unitSees(top: Top, one: Unit, other: Unit): boolean {
  const among = inSight(top);
  const seen = figuresOf(other);
  return figuresOf(one).some((eye) => seen.some((figure) => hasLineOfSight(eye, figure, among)));
}

/** Terrain, ground vehicles and emplacement troopers. lg.cover.from-units.as-area-terrain */
export function coverAround(top: Top): CoverAround {
  const units = unitsOnBattlefield(top)
    .filter(hidesOthers)
    .flatMap((unit) => figuresOf(unit).map((figure) => ({ figure, blocksSight: isVehicle(unit) })));
  return { relief: reliefOf(top.battlefield), units };
}

/** The cover that one thing gives a miniature of the defender. */
export function gradeOf(top: Top, defender: Unit, { kind, id, hidesAll }: Obscurer): CoverGrade {
  if (kind === 'terrain') {
    const feature = reliefOf(top.battlefield).features.find((each) => each.id === id)!;
    return coverGivenBy({ kind, rating: feature.rating, hidesAll }, defender);
  }
  const unit = top.units.find(({ miniatures }) => miniatures.some((each) => each.id === id))!;
  return coverGivenBy({ kind, isOnWheels: unitCard(unit.card).isOnWheels ?? false, hidesAll }, defender);
}

/** The cover of each miniature of the defender, the best of what obscures it. lg.cover.result.one-mini-best */
export function coverOfMiniatures(
  top: Top,
  pool: Pick<AttackPool, 'attacker' | 'token' | 'defender'>,
): readonly CoverGrade[] {
  const leader = attackingFigure(top, pool);
  const defender = unitOf(top, pool.defender);
  if (!leader) return [];
  const around = coverAround(top);
  return figuresOf(defender).map((figure) => {
    const grades = obscurersOf(leader, figure, around).map((each) => gradeOf(top, defender, each));
    if (grades.includes('heavy')) return 'heavy';
    return grades.includes('light') ? 'light' : 'none';
  });
}
