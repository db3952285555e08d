import type { RulesTable } from '../abilities/cards-in-play.ts';
import { isPilotSilenced } from '../abilities/cards-in-play.ts';
import type { ActionIcon, CardValue, Difficulty, Grant, Maneuver } from '../catalogue/index.ts';
import { condition, pilot, upgrade } from '../catalogue/index.ts';
import type { Attack, Ship } from '../model/index.ts';
import { isCloaked } from './in-play.ts';

/** What faceup upgrades add to a printed value; a silenced pilot's own talents may add nothing. */
function granted(ship: Ship, value: CardValue, mayBeSilenced = false): number {
  let sum = 0;
  for (const each of ship.upgrades) {
    if (!each.faceup) continue;
    const { grants, slot } = upgrade(each.card);
    if (!grants || (mayBeSilenced && slot === 'elite' && isPilotSilenced(ship))) continue;
    sum += sumOf(grants, value);
  }
  for (const each of ship.conditions) sum += sumOf(condition(each.card).grants, value);
  return sum;
}

function sumOf(grants: readonly Grant[], value: CardValue): number {
  let sum = 0;
  for (const grant of grants) {
    if (grant.kind === 'value' && grant.value === value) sum += grant.change;
  }
  return sum;
}

/** Never lowered by damage. xw.ship.hull.not-reduced */
export function hullValue(ship: Ship): number {
  return pilot(ship.pilot).hull + granted(ship, 'hull');
}

export function shieldValue(ship: Ship): number {
  return pilot(ship.pilot).shields + granted(ship, 'shields');
}

/** Modifiers add together, and the sum is not below 0; with an attack, those of its defender too. xw.ship.agility.stack-floor */
export function agilityValue(table: RulesTable, ship: Ship, attack?: Attack): number {
  let value = pilot(ship.pilot).agility + granted(ship, 'agility');
  // xw.cloak.agility-plus-2
  if (isCloaked(ship)) value += 2;
  // xw.later.tractor.agility
  if (table.phase === 'combat') value -= ship.tokens.tractorBeam;
  value += table.cards.sum('agility', {}, ship.id);
  if (attack) value += table.cards.sum('defenderAgility', { attack });
  return Math.max(0, value);
}

/** xw.ship.primary.stack-floor */
export function primaryWeaponValue(table: RulesTable, ship: Ship): number {
  const printed = (pilot(ship.pilot).primaryWeapon ?? 0) + granted(ship, 'primaryWeapon');
  return Math.max(0, printed + table.cards.sum('primaryWeapon', {}, ship.id));
}

/** Only the newest effect counts, and when it ends the newest one left. xw.timing.pilot-skill.latest-effect-wins */
export function pilotSkill(table: RulesTable, ship: Ship): number {
  const printed = pilot(ship.pilot).skill + granted(ship, 'pilotSkill', true);
  return table.cards.replace('pilotSkill', {}, ship.id, printed);
}

/** How many attack dice are due; all changes are settled before the roll. xw.attack.roll.before-rolling */
export function attackDiceDue(table: RulesTable, attack: Attack): number {
  let dice = weaponValue(table, table.ship(attack.attacker), attack.weapon);
  // xw.attack.roll.range-1-bonus, xw.attack.range-bonus.primary-only
  if (attack.weapon === 'primary' && attack.range === 1 && hasRangeBonus(table, attack, 'attacker'))
    dice += 1;
  return Math.max(0, dice + table.cards.sum('attackDice', { attack }));
}

/** No card takes the die of the range away. */
function hasRangeBonus(table: RulesTable, attack: Attack, role: 'attacker' | 'defender'): boolean {
  return !table.cards.forbids({ kind: 'rangeBonus', ship: table.ship(attack[role]), attack });
}

/** xw.attack.roll.count-primary, xw.attack.roll.count-secondary */
export function weaponValue(table: RulesTable, ship: Ship, weapon: Attack['weapon']): number {
  if (weapon === 'primary') return primaryWeaponValue(table, ship);
  const inPlay = ship.upgrades.find((each) => each.key === weapon)!;
  return upgrade(inPlay.card).weapon!.attack;
}

/** How many defense dice are due. xw.attack.defense.before-rolling */
export function defenseDiceDue(table: RulesTable, attack: Attack): number {
  const instead = table.cards.settings('insteadOfAgility', { attack }, attack.defender).map(({ to }) => to);
  let dice = Math.max(agilityValue(table, table.ship(attack.defender), attack), ...instead);
  // xw.attack.defense.range-3-bonus
  if (attack.weapon === 'primary' && attack.range === 3 && hasRangeBonus(table, attack, 'defender'))
    dice += 1;
  // xw.obstacle.obstruct.extra-die, xw.obstacle.obstruct.not-cumulative
  if (attack.obstructed) dice += 1;
  return Math.max(0, dice + table.cards.sum('defenseDice', { attack }));
}

/** The icons of the ship's action bar, those that upgrades add included. */
export function actionBar(ship: Ship): ActionIcon[] {
  const bar = [...pilot(ship.pilot).actions];
  for (const each of ship.upgrades) {
    if (!each.faceup) continue;
    for (const grant of upgrade(each.card).grants ?? []) {
      if (grant.kind === 'action' && !bar.includes(grant.action)) bar.push(grant.action);
    }
  }
  return bar;
}

const HARDEST_FIRST: readonly Difficulty[] = ['red', 'white', 'green'];

/** The colour now; where one effect eases and another hardens, the harder wins. xw.maneuver.difficulty.conflict-harder-wins */
export function difficultyNow(table: RulesTable, ship: Ship, maneuver: Maneuver): Difficulty {
  if (!table.cards.maySet('difficulty', ship.id)) return maneuver.difficulty;
  const changes = table.cards.settings('difficulty', { maneuver }, ship.id).map(({ to }) => to);
  return HARDEST_FIRST.find((each) => changes.includes(each)) ?? maneuver.difficulty;
}

/** How many cards count toward destruction; a faceup Direct Hit counts twice. xw.damage.direct-hit */
export function damageCount(table: RulesTable, ship: Ship): number {
  return ship.damage.length + table.cards.sum('damageCards', {}, ship.id);
}
