import { upgrade } from '../../../catalogue/index.ts';
import type { Attack } from '../../../model/index.ts';
import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { changeable } from '../../../rules/changeable.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

function firesOrdnance({ table, self, attack }: Here & { readonly attack: Attack }): boolean {
  const weapon = table.ship(self).upgrades.find(({ key }) => key === attack.weapon);
  return weapon !== undefined && ['torpedoes', 'missiles'].includes(upgrade(weapon.card).slot);
}

export const guidanceChips = ability('mod:guidancechips', {
  window: 'modifyAttackDice',
  optional: true,
  once: 'round',
  applies: (at) => at.attack.attacker === at.self && firesOrdnance(at),
  choices: ({ attack: { attackDice } }) => {
    return oneOfEachKind(attackDice, changeable(attackDice, 'hit', 'focus', 'blank'));
  },
  resolve: ({ table, self, key }, die) => {
    const to = table.primaryWeaponValue(self) >= 3 ? 'crit' : 'hit';
    return [{ kind: 'changeDice', pool: 'attack', dice: [die], to, source: key }];
  },
});
