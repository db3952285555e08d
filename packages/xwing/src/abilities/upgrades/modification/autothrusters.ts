import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const autothrusters = ability('mod:autothrusters', {
  window: 'modifyDefenseDice',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender === self && (attack.range > 2 || !table.isInAnyArc(attack.attacker, self)),
  choices: ({ attack }) => changeable(attack.defenseDice, 'blank').slice(0, 1),
  canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
  resolve: ({ key }, die) => [{ kind: 'changeDice', pool: 'defense', dice: [die], to: 'evade', source: key }],
});
