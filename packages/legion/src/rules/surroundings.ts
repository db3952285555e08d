import { type Disc, disc } from '@sortie/geometry';
import { type Mover, segmentMeasure, tokenMeasure, type UnitType, unitCard } from '../catalogue/index.ts';
import {
  areInContact,
  type Figure,
  reliefOf,
  type Surroundings,
  stepOf,
  type Traveller,
} from '../measuring/index.ts';
import type { LegionState, MiniatureId, MoveType, Stand, Unit, UnitId } from '../model/index.ts';
import { isEngaged } from './distances.ts';
import { figureOf } from './figures.ts';
import {
  areFriendly,
  leaderOf,
  miniaturesPlaced,
  type PlacedMiniature,
  unitsOnBattlefield,
} from './in-play.ts';
import { tableOf } from './table.ts';
import { isTrooper } from './values.ts';
import { weaponsOfMiniature } from './weapons.ts';

export function typeOf({ card }: Pick<Unit, 'card'>): UnitType {
  return unitCard(card).type;
}

/** Emplacement troopers move as troopers. lg.terrain.by-unit-type */
export function moverOf(unit: Pick<Unit, 'card'>): Mover {
  const type = typeOf(unit);
  return type === 'groundVehicle' || type === 'repulsorVehicle' ? type : 'trooper';
}

export function figuresOf(unit: Unit): readonly Figure[] {
  return miniaturesPlaced(unit).map((miniature) => figureOf(unit, miniature));
}

export function leaderFigure(unit: Unit): Figure {
  return figureOf(unit, leaderOf(unit) as PlacedMiniature);
}

/** The leader as it moves; its miniature is the measure for the whole unit. lg.move.trooper.step-over */
export function travellerOf(state: LegionState, unit: Unit, type: MoveType = 'standard'): Traveller {
  const { base, height } = unitCard(unit.card);
  const mover = moverOf(unit);
  const table = tableOf(state);
  const segments = table.cards.sum('passedOver', { unit, type });
  // lg.unit-keyword.jump.height-from-start
  const level = type === 'jump' ? (leaderOf(unit).stand?.level ?? 0) : 0;
  return {
    id: unit.leader,
    base,
    height: height.top,
    mover,
    step: stepOf(mover, height.top),
    // What is passed over is left again. lg.unit-keyword.jump.down, lg.unit-keyword.speeder.move-over-height
    dropsFreely: segments > 0,
    // lg.terrain.impassable.keyword-exceptions
    ...(segments > 0 ? { over: level + segments * segmentMeasure.value } : {}),
  };
}

/** Engaged troopers and emplacement troopers are never displaced. lg.displacement.engaged-immune, lg.displacement.emplacement-immune */
function isDisplaceable(state: LegionState, unit: Unit): boolean {
  return typeOf(unit) === 'trooper' && !isEngaged(state, unit);
}

/** Ground vehicles displace along their path, repulsors where a compulsory move ends. lg.displacement.ground-vehicle-path, lg.displacement.repulsor-compulsory-end, lg.displacement.repulsor-not-otherwise */
export function mayDisplace(unit: Unit, type: MoveType): boolean {
  const kind = typeOf(unit);
  // A climb has no path along which anybody could be taken off.
  const isVertical = type === 'climb' || type === 'clamber' || type === 'clamberOver';
  return (kind === 'groundVehicle' && !isVertical) || (kind === 'repulsorVehicle' && type === 'compulsory');
}

function topOf({ stand, height }: Figure): number {
  return stand.level + height.top;
}

/**
 * Whether a unit stops the base of another. lg.move.trooper.through-troopers, lg.move.trooper.through-repulsors,
 * lg.move.trooper.not-through-ground-vehicles, lg.move.emplacement.through-troopers, lg.move.ground.through-repulsors,
 * lg.move.ground.not-through-ground, lg.move.ground.not-through-emplacements, lg.move.repulsor.through-any,
 * lg.displacement.engaged-pass-through, lg.move.emplacement.through-repulsors,
 * lg.move.emplacement.not-through-ground-vehicles
 */
function isWall(state: LegionState, mover: Unit, other: Unit, over: number): boolean {
  if (typeOf(mover) === 'repulsorVehicle') return false;
  // lg.unit-keyword.jump.over-vehicles
  if (typeOf(other) === 'groundVehicle') return figuresOf(other).some((each) => topOf(each) > over);
  if (typeOf(mover) !== 'groundVehicle' || !isTrooper(other)) return false;
  return !isDisplaceable(state, other);
}

/** Nobody ends on them; charges may be stood on. lg.move.end.no-overlap-tokens */
export function tokensInWay({ tokens }: Pick<LegionState, 'tokens'>): readonly Disc[] {
  return tokens.flatMap(({ kind, at, unit }) =>
    at !== null && unit === null && kind !== 'charge' ? [disc(at, tokenMeasure.value[kind] / 2)] : [],
  );
}

export interface Company {
  /** Enemy units whose bases may be touched. */
  readonly touchable: readonly UnitId[];
  /** Miniatures that are not there: displaced, or about to be placed. */
  readonly without: readonly string[];
  /** Ground vehicles no higher than this are passed over. lg.unit-keyword.jump.over-vehicles */
  readonly over?: number;
}

/** What stands around a unit that moves or is placed; its own miniatures are in nobody's way. lg.cohesion.own-minis-do-not-obstruct */
export function surroundingsOf(
  state: LegionState,
  unit: Unit,
  { touchable, without, over = 0 }: Company = { touchable: [], without: [] },
): Surroundings {
  const table = tableOf(state);
  const figures: Figure[] = [];
  const untouchable: Figure[] = [];
  const walls: Figure[] = [];
  for (const other of state.units) {
    if (other.id === unit.id) continue;
    const standing = figuresOf(other).filter(({ id }) => !without.includes(id));
    figures.push(...standing);
    const isBarred = areFriendly(unit, other)
      ? table.isForbidden({ kind: 'touch', unit: other })
      : !touchable.includes(other.id);
    if (isBarred) untouchable.push(...standing);
    if (isWall(state, unit, other, over)) walls.push(...standing);
  }
  return { relief: reliefOf(state.battlefield), figures, untouchable, tokens: tokensInWay(state), walls };
}

/** Miniatures that the unit could take off on its way. */
export function displaceableBy(state: LegionState, unit: Unit, type: MoveType): readonly Figure[] {
  if (!mayDisplace(unit, type)) return [];
  return unitsOnBattlefield(state)
    .filter((other) => other.id !== unit.id && isDisplaceable(state, other))
    .flatMap(figuresOf);
}

/** The leader has a melee weapon. lg.melee.start.needs-melee-weapon */
export function leaderHasMeleeWeapon(state: LegionState, unit: Unit): boolean {
  return weaponsOfMiniature(tableOf(state), unit, leaderOf(unit)).some(({ isMelee }) => isMelee);
}

/** A miniature of the unit has one. lg.melee.start.3-needs-melee-weapon */
export function hasMeleeWeapon(state: LegionState, unit: Unit, miniature: MiniatureId): boolean {
  const found = unit.miniatures.find(({ id }) => id === miniature);
  return (
    found !== undefined && weaponsOfMiniature(tableOf(state), unit, found).some(({ isMelee }) => isMelee)
  );
}

export function enemiesTouched(
  state: LegionState,
  unit: Unit,
  stand: Stand,
  without: readonly string[] = [],
): readonly Unit[] {
  const figure = figureOf(unit, { ...leaderOf(unit), stand } as PlacedMiniature);
  return unitsOnBattlefield(state).filter(
    (other) =>
      !areFriendly(unit, other) &&
      figuresOf(other).some((each) => !without.includes(each.id) && areInContact(figure, each)),
  );
}
