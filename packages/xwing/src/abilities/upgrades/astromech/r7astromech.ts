import { picksOfAttackDice } from '../../../rules/picks-of-dice.ts';
import { ability } from '../../card-words.ts';

export const r7Astromech = ability('amd:r7astromech', {
  window: 'modifyAttackDice',
  side: 'defender',
  optional: true,
  once: 'round',
  applies: ({ table, self, attack }) =>
    attack.defender === self &&
    table.ship(self).lock?.target === attack.attacker &&
    table.mayReroll(attack) &&
    !table.isForbidden({ kind: 'spendLock', ship: table.ship(self), attack }),
  choices: ({ table, attack }) => picksOfAttackDice(table, attack, { least: 1 }),
  resolve: ({ self, key }, dice: readonly number[]) => [
    { kind: 'spendLock', ship: self },
    { kind: 'rerollDice', pool: 'attack', dice, source: key },
  ],
});
