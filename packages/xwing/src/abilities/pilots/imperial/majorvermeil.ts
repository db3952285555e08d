import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const majorvermeil = ability('imperial:tiereaper:majorvermeil', {
  window: 'modifyAttackDice',
  optional: true,
  applies: ({ table, self, attack }) => {
    const { focus, evade } = table.ship(attack.defender).tokens;
    return attack.attacker === self && focus === 0 && evade === 0;
  },
  choices: ({ attack }) => oneOfEachKind(attack.attackDice, changeable(attack.attackDice, 'focus', 'blank')),
  resolve: ({ key }, die: number) => [
    { kind: 'changeDice', pool: 'attack', dice: [die], to: 'hit', source: key },
  ],
});
