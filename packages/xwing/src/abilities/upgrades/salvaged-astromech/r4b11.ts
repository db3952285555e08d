import { picksOfDice } from '../../../rules/picks-of-dice.ts';
import { rerollable } from '../../../rules/reroll.ts';
import { ability } from '../../card-words.ts';

export const r4b11 = ability('samd:r4b11', {
  window: 'modifyDefenseDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.ship(self).lock?.target === attack.defender &&
    !table.isForbidden({ kind: 'spendLock', ship: table.ship(self), attack }),
  choices: ({ attack }) => picksOfDice(attack.defenseDice, rerollable(attack.defenseDice), { least: 1 }),
  resolve: ({ self, key }, dice: readonly number[]) => [
    { kind: 'spendLock', ship: self },
    { kind: 'rerollDice', pool: 'defense', dice, source: key },
  ],
});
