import type { Attacking, LegionState, Miniature, MiniatureId, Unit } from '../model/index.ts';
import { isPlaced, miniaturesPlaced, type PlacedMiniature, unitOf } from './in-play.ts';
import { isUnitInArc, miniaturesSeen } from './sight.ts';
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
  return Math.max(1, tableOf(state).keywordValue(unit.id, 'arsenal'));
}

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
function reaches({ weapon }: UnitWeapon, { type, range }: Aim): boolean {
  if (type === 'melee') return true;
  return weapon.range !== null && weapon.range.min <= range && range <= weapon.range.max;
}

/** lg.weapon-keyword.fixed.arc-required, lg.weapon-keyword.fixed.per-miniature */
function isOutsideArc(
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

/** The rule that keeps a miniature from adding the weapon to a pool; undefined when it may. lg.attack.2.weapon-requirements */
export function whyNotAdded(
  state: LegionState,
  attack: Attacking,
  aim: Aim,
  { miniature, weapon }: { readonly miniature: Miniature; readonly weapon: UnitWeapon },
): string | undefined {
  const unit = unitOf(state, attack.unit);
  // lg.attack.2.eligible-minis-los
  if (!isPlaced(miniature)) return 'lg.attack.2.eligible-minis-los';
  const refused = whyNotUsed(unit, miniature, weapon, aim.type) ?? whyNotWeapon(state, attack, weapon, aim);
  if (refused !== undefined) return refused;
  if (weaponsAdded(attack, miniature.id) >= weaponsPerMiniature(state, unit)) {
    return 'lg.attack.2.one-weapon-per-mini';
  }
  if (miniaturesSeen(state, { unit, miniature }, aim.defender).length === 0) {
    return 'lg.attack.2.eligible-minis-los';
  }
  return isOutsideArc(unit, miniature, weapon, aim) ? 'lg.weapon-keyword.fixed.per-miniature' : undefined;
}

/** Spray counts the defenders that this miniature sees. lg.weapon-keyword.spray.multiply */
function timesAdded(
  state: LegionState,
  aim: Aim,
  { weapon }: UnitWeapon,
  from: { readonly unit: Unit; readonly miniature: PlacedMiniature },
): number {
  if (!weapon.keywords.some(({ id }) => id === 'spray')) return 1;
  return miniaturesSeen(state, from, aim.defender).length;
}

function weaponOptions(state: LegionState, attack: Attacking, aim: Aim): readonly WeaponOption[] {
  const unit = unitOf(state, attack.unit);
  const placed = miniaturesPlaced(unit);
  return weaponsForAttack(tableOf(state), attack).flatMap((weapon) => {
    if (whyNotWeapon(state, attack, weapon, aim) !== undefined) return [];
    const users = placed
      .filter((miniature) => whyNotAdded(state, attack, aim, { miniature, weapon }) === undefined)
      .map((miniature) => ({
        miniature: miniature.id,
        times: timesAdded(state, aim, weapon, { unit, miniature }),
      }));
    return users.length > 0 ? [{ ...weapon, users }] : [];
  });
}

/** Every defender against which at least one weapon can be used. lg.attack.1.choose-enemy-unit, lg.attack.3.additional-defender */
export function poolOptions(state: LegionState, attack: Attacking): readonly PoolOption[] {
  return aimsOf(state, attack).flatMap((aim) => {
    const weapons = weaponOptions(state, attack, aim);
    return weapons.length > 0 ? [{ ...aim, weapons }] : [];
  });
}
