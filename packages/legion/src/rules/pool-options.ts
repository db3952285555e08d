import type { Attacking, LegionState, Miniature, MiniatureId, Unit, UnitId } from '../model/index.ts';
import { isPlaced, miniaturesPlaced, type PlacedMiniature, unitOf } from './in-play.ts';
import { isUnitInArc, type Sight, sightOf } from './sight.ts';
import { tableOf } from './table.ts';
import { type Aim, aimsOf } from './targets.ts';
import { type UnitWeapon, weaponsForAttack, whyNotUsed } from './weapons.ts';

/** A weapon that can join a pool, and the miniatures that can add it. */
export interface WeaponOption extends UnitWeapon {
  readonly users: readonly WeaponUser[];
}

export interface WeaponUser {
  readonly miniature: MiniatureId;
  /** How often the weapon adds its dice. lg.weapon-keyword.spray.multiply */
  readonly times: number;
}

/** A defender and what can join a pool against it: at least one weapon. */
export interface PoolOption extends Aim {
  readonly weapons: readonly WeaponOption[];
}

/** How many weapons a miniature may add in one attack. lg.attack.2.one-weapon-per-mini, lg.unit-keyword.arsenal.effect */
export function weaponsPerMiniature(state: LegionState, unit: Unit): number {
  const table = tableOf(state);
  return Math.max(1, table.keywordValue(unit.id, 'arsenal') + table.cards.sum('arsenal', { unit }));
}

/** Over all pools, for weapons may be divided among defenders. lg.unit-keyword.arsenal.split, lg.attack.3.split-example */
export function weaponsAdded({ pools }: Pick<Attacking, 'pools'>, miniature: MiniatureId): number {
  const all = pools.flatMap(({ weapons }) => weapons);
  return all.filter(({ miniatures }) => miniatures.includes(miniature)).length;
}

/** lg.attack.3.same-name-same-pool */
export function isInAnotherPool({ pools }: Pick<Attacking, 'pools'>, name: string): boolean {
  return pools.some(({ weapons }) => weapons.some(({ weapon }) => weapon === name));
}

/**
 * A unit that moved in its activation may not fire it, also when a card grants the attack; an attack with standby
 * comes in another unit's activation. lg.weapon-keyword.cumbersome.move-then-no-attack,
 * lg.weapon-keyword.cumbersome.standby-exempt
 */
function isTooCumbersome(state: LegionState, unit: Unit, { weapon }: UnitWeapon): boolean {
  const { activation } = tableOf(state);
  const hasMoved = activation?.unit === unit.id && activation.hasMoved;
  return hasMoved && weapon.keywords.some(({ id }) => id === 'cumbersome');
}

/** lg.weapon.range.usable-if-between, lg.weapon.range.min-max, lg.unit-keyword.arsenal.range-each */
export function reaches({ weapon }: UnitWeapon, { type, range }: Aim): boolean {
  if (type === 'melee') return true;
  return weapon.range !== null && weapon.range.min <= range && range <= weapon.range.max;
}

/** lg.weapon-keyword.fixed.arc-required, lg.weapon-keyword.fixed.per-miniature */
export function isOutsideArc(
  unit: Unit,
  miniature: PlacedMiniature,
  { weapon }: UnitWeapon,
  { defender }: Aim,
): boolean {
  const fixed = weapon.keywords.find((keyword) => keyword.id === 'fixed');
  return fixed !== undefined && !isUnitInArc({ unit, miniature }, fixed.arc, defender);
}

/** What keeps a weapon out of every pool of the attack, whoever carries it. */
function whyNotWeapon(state: LegionState, attack: Attacking, weapon: UnitWeapon, aim: Aim) {
  const unit = unitOf(state, attack.unit);
  if (isInAnotherPool(attack, weapon.weapon.name)) return 'lg.attack.3.same-name-same-pool';
  if (isTooCumbersome(state, unit, weapon)) return 'lg.weapon-keyword.cumbersome.move-then-no-attack';
  return reaches(weapon, aim) ? undefined : 'lg.weapon.range.usable-if-between';
}

/** A miniature that would add a weapon, and what its unit sees. */
export interface Adding {
  readonly miniature: Miniature;
  readonly weapon: UnitWeapon;
  readonly sight: Sight;
}

/** The rule that keeps a miniature from adding the weapon to a pool; undefined when it may. lg.attack.2.weapon-requirements */
export function whyNotAdded(
  state: LegionState,
  attack: Attacking,
  aim: Aim,
  { miniature, weapon, sight }: Adding,
): string | undefined {
  const unit = unitOf(state, attack.unit);
  // lg.attack.2.eligible-minis-los
  if (!isPlaced(miniature)) return 'lg.attack.2.eligible-minis-los';
  const refused = whyNotUsed(unit, miniature, weapon, aim.type) ?? whyNotWeapon(state, attack, weapon, aim);
  if (refused !== undefined) return refused;
  if (weaponsAdded(attack, miniature.id) >= weaponsPerMiniature(state, unit)) {
    return 'lg.attack.2.one-weapon-per-mini';
  }
  if (isOutsideArc(unit, miniature, weapon, aim)) return 'lg.weapon-keyword.fixed.per-miniature';
  return sight.seesAny(miniature, aim.defender) ? undefined : 'lg.attack.2.eligible-minis-los';
}

/** Spray counts the defenders that this miniature sees. lg.weapon-keyword.spray.multiply, lg.weapon-keyword.spray.example */
export function timesAdded(
  miniature: PlacedMiniature,
  { weapon }: UnitWeapon,
  aim: Aim,
  sight: Sight,
): number {
  if (!weapon.keywords.some(({ id }) => id === 'spray')) return 1;
  return sight.seen(miniature, aim.defender).length;
}

function weaponOptions(
  state: LegionState,
  attack: Attacking,
  aim: Aim,
  sight: Sight,
): readonly WeaponOption[] {
  const placed = miniaturesPlaced(unitOf(state, attack.unit));
  return weaponsForAttack(tableOf(state), attack).flatMap((weapon) => {
    if (whyNotWeapon(state, attack, weapon, aim) !== undefined) return [];
    const users = placed
      .filter((miniature) => whyNotAdded(state, attack, aim, { miniature, weapon, sight }) === undefined)
      .map((miniature) => ({
        miniature: miniature.id,
        times: timesAdded(miniature, weapon, aim, sight),
      }));
    return users.length > 0 ? [{ ...weapon, users }] : [];
  });
}

/** A card says that it has to be attacked before others. */
export function drawsFire(state: LegionState, unit: Unit): boolean {
  return tableOf(state).isPermitted({ kind: 'drawFire', unit });
}

/** Defenders against which at least one weapon can be used, one by one. lg.attack.1.choose-enemy-unit */
function* findOptions(state: LegionState, attack: Attacking): Generator<PoolOption> {
  const sight = sightOf(state, unitOf(state, attack.unit));
  const others: Aim[] = [];
  let isDrawn = false;
  for (const aim of aimsOf(state, attack)) {
    if (!drawsFire(state, aim.defender)) {
      others.push(aim);
      continue;
    }
    const weapons = weaponOptions(state, attack, aim, sight);
    if (weapons.length === 0) continue;
    isDrawn = true;
    yield { ...aim, weapons };
  }
  for (const aim of isDrawn ? [] : others) {
    const weapons = weaponOptions(state, attack, aim, sight);
    if (weapons.length > 0) yield { ...aim, weapons };
  }
}

/** Every one of them. lg.attack.3.additional-defender */
export function poolOptions(state: LegionState, attack: Attacking): readonly PoolOption[] {
  return [...findOptions(state, attack)];
}

export function hasPoolOption(state: LegionState, attack: Attacking): boolean {
  return findOptions(state, attack).next().done !== true;
}

/** What could join a pool against this unit; undefined when nothing can. */
export function poolOptionAgainst(
  state: LegionState,
  attack: Attacking,
  defender: UnitId,
): PoolOption | undefined {
  return poolOptions(state, { ...attack, against: defender }).find((each) => each.defender.id === defender);
}
