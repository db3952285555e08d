import { cardsWith, isPilotSilenced, ownCardsWith } from '../abilities/cards-in-play.ts';
import type { ActionIcon, CardValue, Difficulty, Maneuver } from '../catalogue/index.ts';
import { pilot, upgrade } from '../catalogue/index.ts';
import type { Attack, Ship, Table } from '../model/index.ts';
import { isCloaked, shipOf } from './in-play.ts';

/** What faceup upgrades add to a printed value. */
function granted(ship: Ship, value: CardValue, silenced = false): number {
  let sum = 0;
  for (const each of ship.upgrades) {
    if (!each.faceup || (silenced && upgrade(each.card).slot === 'elite')) continue;
    for (const grant of upgrade(each.card).grants ?? []) {
      if (grant.kind === 'value' && grant.value === value) sum += grant.change;
    }
  }
  return sum;
}

function lasting(ship: Ship, kind: 'agility' | 'primaryWeapon' | 'attackDice' | 'defenseDice'): number {
  let sum = 0;
  for (const { effect } of ship.lasting) if (effect.kind === kind) sum += effect.by;
  return sum;
}

/** Never lowered by damage. xw.ship.hull.not-reduced */
export function hullValue(ship: Ship): number {
  return pilot(ship.pilot).hull + granted(ship, 'hull');
}

export function shieldValue(ship: Ship): number {
  return pilot(ship.pilot).shields + granted(ship, 'shields');
}

/** Modifiers add together, and the sum is not below 0. xw.ship.agility.stack-floor */
export function agilityValue(table: Table, ship: Ship, attack?: Attack): number {
  let value = pilot(ship.pilot).agility + granted(ship, 'agility') + lasting(ship, 'agility');
  // xw.cloak.agility-plus-2
  if (isCloaked(ship)) value += 2;
  for (const own of ownCardsWith(table.state, ship, 'agility')) {
    value += own.rules.agility!({ table, self: ship.id, key: own.key, ...(attack ? { attack } : {}) });
  }
  if (attack?.defender === ship.id) {
    for (const { ship: owner, key, rules } of cardsWith(table.state, 'defenderAgility')) {
      value += rules.defenderAgility!({ table, self: owner.id, key, attack });
    }
  }
  return Math.max(0, value);
}

/** xw.ship.primary.stack-floor */
export function primaryWeaponValue(table: Table, ship: Ship): number {
  let value =
    (pilot(ship.pilot).primaryWeapon ?? 0) + granted(ship, 'primaryWeapon') + lasting(ship, 'primaryWeapon');
  for (const own of ownCardsWith(table.state, ship, 'primaryWeapon')) {
    value += own.rules.primaryWeapon!({ table, self: ship.id, key: own.key });
  }
  return Math.max(0, value);
}

/** Only the newest effect counts, and when it ends the newest one left. xw.timing.pilot-skill.latest-effect-wins */
export function pilotSkill(table: Table, ship: Ship): number {
  let newest = -1;
  let skill = pilot(ship.pilot).skill + granted(ship, 'pilotSkill', isPilotSilenced(table.state, ship));
  for (const { effect, serial } of ship.lasting) {
    if (effect.kind === 'pilotSkill' && serial > newest) {
      newest = serial;
      skill = effect.to;
    }
  }
  for (const own of ownCardsWith(table.state, ship, 'pilotSkill')) {
    const serial = ship.damage.find((each) => each.key === own.key)?.serial ?? 0;
    const to = own.rules.pilotSkill!({ table, self: ship.id, key: own.key });
    if (to !== undefined && serial > newest) {
      newest = serial;
      skill = to;
    }
  }
  return skill;
}

/** How many attack dice are due; all changes are settled before the roll. xw.attack.roll.before-rolling */
export function attackDiceDue(table: Table, attack: Attack): number {
  const attacker = shipOf(table.state, attack.attacker);
  let dice = weaponValue(table, attacker, attack.weapon) + lasting(attacker, 'attackDice');
  // xw.attack.roll.range-1-bonus, xw.attack.range-bonus.primary-only
  if (attack.weapon === 'primary' && attack.range === 1) dice += 1;
  for (const { ship, key, rules } of cardsWith(table.state, 'attackDice')) {
    dice += rules.attackDice!({ table, self: ship.id, key, attack });
  }
  return Math.max(0, dice);
}

/** xw.attack.roll.count-primary, xw.attack.roll.count-secondary */
export function weaponValue(table: Table, ship: Ship, weapon: Attack['weapon']): number {
  if (weapon === 'primary') return primaryWeaponValue(table, ship);
  const inPlay = ship.upgrades.find((each) => each.key === weapon)!;
  return upgrade(inPlay.card).weapon?.attack ?? 0;
}

/** How many defense dice are due. xw.attack.defense.before-rolling */
export function defenseDiceDue(table: Table, attack: Attack): number {
  const defender = shipOf(table.state, attack.defender);
  let dice = agilityValue(table, defender, attack) + lasting(defender, 'defenseDice');
  // xw.attack.defense.range-3-bonus
  if (attack.weapon === 'primary' && attack.range === 3) dice += 1;
  // xw.obstacle.obstruct.extra-die, xw.obstacle.obstruct.not-cumulative
  if (attack.obstructed) dice += 1;
  for (const { ship, key, rules } of cardsWith(table.state, 'defenseDice')) {
    dice += rules.defenseDice!({ table, self: ship.id, key, attack });
  }
  return Math.max(0, dice);
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

const HARDNESS: Readonly<Record<Difficulty, number>> = { green: 0, white: 1, red: 2 };

/** The colour now; where one effect eases and another hardens, the harder wins. xw.maneuver.difficulty.conflict-harder-wins */
export function difficultyNow(table: Table, ship: Ship, maneuver: Maneuver): Difficulty {
  const changes = ownCardsWith(table.state, ship, 'difficulty').flatMap(({ key, rules }) => {
    const changed = rules.difficulty!({ table, self: ship.id, key, maneuver });
    return changed === undefined ? [] : [changed];
  });
  const harder = changes.filter((each) => HARDNESS[each] > HARDNESS[maneuver.difficulty]);
  const pick = harder.length > 0 ? harder : changes;
  return pick.reduce<Difficulty>(
    (hardest, each) => (HARDNESS[each] > HARDNESS[hardest] ? each : hardest),
    pick[0] ?? maneuver.difficulty,
  );
}

/** How many cards count toward destruction; a faceup Direct Hit counts twice. xw.damage.direct-hit */
export function damageCount(table: Table, ship: Ship): number {
  let count = ship.damage.length;
  for (const { rules } of ownCardsWith(table.state, ship, 'countsAs')) count += rules.countsAs! - 1;
  return count;
}
