import { showing } from '@sortie/kernel';
import { oneOfEachKind } from '../../rules/alike-dice.ts';
import { ability } from '../card-words.ts';

export const weaponsGuidance = ability('tech:weaponsguidance', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self && table.ship(self).tokens.focus > 0 && table.maySpendFocus(attack, 'attacker'),
  choices: ({ attack }) => oneOfEachKind(attack.attackDice, showing(attack.attackDice, 'blank')),
  resolve: ({ self, key }, die: number) => [
    { kind: 'spendToken', ship: self, token: 'focus' },
    { kind: 'changeDice', pool: 'attack', dice: [die], to: 'hit', source: key },
  ],
});
