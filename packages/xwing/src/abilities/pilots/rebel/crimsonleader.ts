import { showing } from '@sortie/kernel';
import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { ability } from '../../card-words.ts';

export const crimsonleader = ability('rebel:bsf17bomber:crimsonleader', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  modifies: null,
  applies: ({ table, self, attack }) => attack.attacker === self && table.isInAnyArc(self, attack.defender),
  choices: ({ attack }) => oneOfEachKind(attack.attackDice, showing(attack.attackDice, 'hit', 'crit')),
  resolve: ({ self, key, attack }, die: number) => [
    { kind: 'cancelDice', pool: 'attack', dice: [die], source: key },
    { kind: 'assignCondition', ship: attack.defender, card: 'rattled', by: self },
  ],
});
