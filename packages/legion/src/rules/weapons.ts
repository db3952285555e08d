import type { RulesTable } from '../abilities/rules-table.ts';
import type { Weapon } from '../catalogue/index.ts';
import type { Attacking, AttackType, CardKey, Miniature, Unit } from '../model/index.ts';
import { faceOf, findUpgradeIn } from './upgrade-face.ts';
import { cardOf, isNoncombatant } from './values.ts';

/** A weapon that a unit has, and the card it stands on; null is the unit card. */
export interface UnitWeapon {
  readonly weapon: Weapon;
  readonly card: CardKey | null;
}

/** Every weapon of the unit's cards, usable or not. lg.weapon.heavy.profile */
export function weaponsOfUnit(unit: Unit): readonly UnitWeapon[] {
  const own = cardOf(unit).weapons.map((weapon) => ({ weapon, card: null }));
  const equipped = unit.upgrades.flatMap((upgrade) => {
    const weapon = faceOf(upgrade)?.weapon;
    return weapon ? [{ weapon, card: upgrade.key }] : [];
  });
  return [...own, ...equipped];
}

/** Those of the unit's cards, and what other cards lend. */
export function weaponsAtHand({ cards }: RulesTable, unit: Unit): readonly UnitWeapon[] {
  const lent = cards
    .ownWith(unit.id, 'weapons')
    .flatMap((card) => card.rules.weapons!(cards.here(card)).map((weapon) => ({ weapon, card: card.key })));
  return [...weaponsOfUnit(unit), ...lent];
}

/** The weapons that may be chosen from in an attack: where it names one, that one alone. */
export function weaponsForAttack(
  table: RulesTable,
  { unit, only, lent }: Pick<Attacking, 'unit' | 'only' | 'lent'>,
): readonly UnitWeapon[] {
  if (lent) return [{ weapon: lent, card: null }];
  const all = weaponsAtHand(table, table.unit(unit));
  return only === null ? all : all.filter(({ weapon }) => weapon.name === only);
}

function upgradeThatAdded(unit: Unit, { from }: Miniature) {
  const upgrade = from === null ? undefined : findUpgradeIn(unit, from);
  return upgrade && faceOf(upgrade);
}

/** lg.upgrade-keyword.sidearm.effect, lg.upgrade-keyword.sidearm.other-type-free */
function isBoundToSidearm(unit: Unit, miniature: Miniature, type: AttackType): boolean {
  const keywords = upgradeThatAdded(unit, miniature)?.keywords ?? [];
  return keywords.some((keyword) => keyword.id === 'sidearm' && keyword.attack === type);
}

/** lg.weapon.ranged.icon, lg.weapon.melee.icon, lg.weapon.hybrid */
function isOfType({ range, isMelee }: Weapon, type: AttackType): boolean {
  return type === 'melee' ? isMelee : range !== null;
}

/** The card is exhausted when the weapon is added, so it has to be ready. lg.weapon.exhausted */
export function needsReadyCard(unit: Unit, card: CardKey | null): boolean {
  const upgrade = unit.upgrades.find(({ key }) => key === card);
  return upgrade !== undefined && faceOf(upgrade)?.exhaustible === true;
}

/** The rule that keeps a miniature from using a weapon in attacks of this type, whoever defends. */
export function whyNotUsed(
  unit: Unit,
  miniature: Miniature,
  { weapon, card }: UnitWeapon,
  type: AttackType,
): string | undefined {
  const upgrade = unit.upgrades.find(({ key }) => key === card);
  // lg.area-weapon.not-in-unit-attack, lg.area-weapon.only-by-effect
  if (weapon.isArea) return 'lg.area-weapon.not-in-unit-attack';
  if (isNoncombatant(unit, miniature)) return 'lg.upgrade-keyword.noncombatant.no-weapons';
  // Grenades and hardpoints serve every miniature. lg.weapon.optional-upgrade, lg.weapon.heavy.single-mini
  if (upgrade && faceOf(upgrade)?.addsMiniature && miniature.from !== card) {
    return 'lg.weapon.heavy.single-mini';
  }
  if (isBoundToSidearm(unit, miniature, type) && miniature.from !== card) {
    return 'lg.upgrade-keyword.sidearm.effect';
  }
  if (!isOfType(weapon, type)) return type === 'melee' ? 'lg.weapon.ranged.icon' : 'lg.weapon.melee.icon';
  if (upgrade?.exhausted && needsReadyCard(unit, card)) return 'lg.weapon.exhausted';
  return undefined;
}

/** Weapons that a miniature may use in one type of attack or the other. */
export function weaponsOfMiniature(table: RulesTable, unit: Unit, miniature: Miniature): readonly Weapon[] {
  return weaponsAtHand(table, unit)
    .filter(
      (weapon) =>
        whyNotUsed(unit, miniature, weapon, 'ranged') === undefined ||
        whyNotUsed(unit, miniature, weapon, 'melee') === undefined,
    )
    .map(({ weapon }) => weapon);
}
