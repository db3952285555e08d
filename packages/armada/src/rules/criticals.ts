import type { RulesTable } from '../abilities/rules-table.ts';
import { type DieColour, faceIcons } from '../catalogue/index.ts';
import type { Attack, AttackDie } from '../model/index.ts';

/** How many icons of a kind the dice left in the pool show. */
export function countIcons(
  dice: readonly AttackDie[],
  icon: 'hits' | 'criticals' | 'accuracies',
  colour: DieColour | null = null,
): number {
  let count = 0;
  for (const die of dice) {
    if (!die.cancelled && (colour === null || die.colour === colour)) count += faceIcons[die.face][icon];
  }
  return count;
}

/**
 * Whether a critical effect can be resolved: an icon of its colour is left in the pool, none was resolved yet, and no
 * card forbids it. ar.critical.needs-icon, ar.critical.one-per-attack, ar.known.dice.coloured-crit-header
 */
export function mayResolveCritical(table: RulesTable, attack: Attack, colour: DieColour | null): boolean {
  if (attack.critical !== null) return false;
  // Squadrons suffer none, and of squadrons only Bombers have one to resolve. ar.critical.squadrons-excluded
  if (!table.isShip(attack.defender)) return false;
  if (countIcons(attack.dice, 'criticals', colour) === 0) return false;
  return !table.cards.forbids({ kind: 'resolveCritical', attack });
}

/** Hits count 1 each, criticals where both sides are ships. ar.attack.damage.ship-vs-ship-hits-and-crits, ar.attack.damage.squadron-involved-hits-only */
export function damageOf(table: RulesTable, attack: Attack): number {
  const areShips = table.isShip(attack.attacker) && table.isShip(attack.defender);
  const each = (areShips ? 1 : 0) + table.cards.sum('criticalDamage', { attack });
  const icons = countIcons(attack.dice, 'hits') + countIcons(attack.dice, 'criticals') * each;
  // ar.defense.brace
  const braced = attack.braced ? Math.ceil(icons / 2) : icons;
  return Math.max(0, braced + table.cards.sum('damageTotal', { attack }));
}
