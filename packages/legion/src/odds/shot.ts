import type { RulesTable } from '../abilities/rules-table.ts';
import { type AttackDice, attackColours, attackDieFaces } from '../catalogue/index.ts';
import type { AttackPool, MiniatureId, PoolWeapon, TableTop, Unit, WeaponChoice } from '../model/index.ts';
import { FRESH_POOL, keywordsOf } from '../rules/begin-pool.ts';
import { coverOfUnit } from '../rules/cover.ts';
import { attackRange } from '../rules/distances.ts';
import { isOnBattlefield, miniaturesPlaced } from '../rules/in-play.ts';
import { multiplyDice } from '../rules/pool-dice.ts';
import { isOutsideArc, reaches, timesAdded } from '../rules/pool-options.ts';
import { coverOfMiniatures, miniaturesSeenByUnit, type Sight, sightOf } from '../rules/sight.ts';
import { type Aim, attackTypeAgainst } from '../rules/targets.ts';
import { type UnitWeapon, weaponsAtHand, whyNotUsed } from '../rules/weapons.ts';

/** A table on which a shot is thought of: pieces may stand elsewhere than they do. */
export interface ShotTable {
  readonly top: TableTop;
  readonly table: RulesTable;
}

/** Hits and criticals to be expected of dice. */
function worthOf(dice: AttackDice): number {
  return attackColours.reduce((sum, colour) => {
    const faces = attackDieFaces[colour];
    const good = faces.filter((face) => face === 'hit' || face === 'critical').length;
    return sum + (dice[colour] * good) / faces.length;
  }, 0);
}

interface Use {
  readonly weapon: UnitWeapon;
  readonly miniature: MiniatureId;
  readonly dice: AttackDice;
}

/** The best weapon of each miniature that reaches, or the chosen ones alone. lg.attack.2.one-weapon-per-mini */
function usesOf(
  { table }: ShotTable,
  attacker: Unit,
  aim: Aim,
  { sight, chosen }: { readonly sight: Sight; readonly chosen: readonly WeaponChoice[] | undefined },
): readonly Use[] {
  const weapons = weaponsAtHand(table, attacker).filter((weapon) => reaches(weapon, aim));
  return miniaturesPlaced(attacker).flatMap((miniature) => {
    const isChosen = ({ weapon }: UnitWeapon) =>
      chosen === undefined ||
      chosen.some((each) => each.weapon === weapon.name && each.miniatures.includes(miniature.id));
    const uses = weapons
      .filter(
        (weapon) =>
          isChosen(weapon) &&
          whyNotUsed(attacker, miniature, weapon, aim.type) === undefined &&
          !isOutsideArc(attacker, miniature, weapon, aim),
      )
      .map((weapon) => {
        const times = timesAdded(miniature, weapon, aim, sight);
        return { weapon, miniature: miniature.id, dice: multiplyDice(weapon.weapon.dice, times) };
      })
      .sort((one, other) => worthOf(other.dice) - worthOf(one.dice));
    if (uses.length === 0 || !sight.seesAny(miniature, aim.defender)) return [];
    return chosen === undefined ? uses.slice(0, 1) : uses;
  });
}

function addUp(uses: readonly Use[]): readonly PoolWeapon[] {
  const weapons = new Map<string, PoolWeapon>();
  for (const { weapon, miniature, dice } of uses) {
    const before = weapons.get(weapon.weapon.name);
    const sum = (colour: keyof AttackDice) => (before?.dice[colour] ?? 0) + dice[colour];
    weapons.set(weapon.weapon.name, {
      weapon: weapon.weapon.name,
      card: weapon.card,
      miniatures: [...(before?.miniatures ?? []), miniature],
      dice: { red: sum('red'), black: sum('black'), white: sum('white') },
    });
  }
  return [...weapons.values()];
}

/**
 * The pool that one unit could form against another from where both stand, with everybody's best weapon or with those
 * chosen; undefined where nothing reaches or nobody sees.
 */
export function shotBetween(
  on: ShotTable,
  attacker: Unit,
  defender: Unit,
  chosen?: readonly WeaponChoice[],
): AttackPool | undefined {
  const { top, table } = on;
  if (!isOnBattlefield(attacker) || !isOnBattlefield(defender)) return undefined;
  const type = attackTypeAgainst(attacker, defender);
  if (type === 'ranged' && (table.isEngaged(attacker.id) || table.isEngaged(defender.id))) return undefined;
  const aim: Aim = { defender, type, range: attackRange(attacker, defender) };
  const uses = usesOf(on, attacker, aim, { sight: sightOf(top, attacker), chosen });
  if (uses.length === 0) return undefined;
  const counted = uses.map(({ weapon }) => ({ weapon: weapon.weapon, count: 1 }));
  const pool = {
    ...FRESH_POOL,
    number: 0,
    attack: 0,
    attacker: attacker.id,
    token: null,
    by: attacker.seat,
    defender: defender.id,
    type,
    range: aim.range,
    weapons: addUp(uses),
    keywords: keywordsOf(counted),
    isHighVelocity: counted.every(({ weapon }) => weapon.keywords.some(({ id }) => id === 'highVelocity')),
    seen: miniaturesSeenByUnit(top, attacker, defender),
  };
  const coverFound = type === 'ranged' ? coverOfUnit(coverOfMiniatures(top, pool)) : 'none';
  return { ...pool, coverFound };
}
