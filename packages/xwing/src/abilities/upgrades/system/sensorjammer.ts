import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const sensorJammer = ability('system:sensorjammer', {
  window: 'modifyAttackDice',
  side: 'defender',
  optional: true,
  applies: ({ self, attack }) => attack.defender === self,
  choices: ({ attack }) => oneOfEachKind(attack.attackDice, changeable(attack.attackDice, 'hit')),
  resolve: ({ key }, die: number) => [
    { kind: 'changeDice', pool: 'attack', dice: [die], to: 'focus', source: key, fixed: true },
  ],
});
