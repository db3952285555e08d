import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { rerollable } from '../../../rules/reroll.ts';
import { ability } from '../../card-words.ts';

/** A blank only against a pilot of skill 2 or lower. */
export const flightInstructor = ability('crew:flightinstructor', {
  window: 'modifyDefenseDice',
  side: 'defender',
  optional: true,
  applies: ({ self, attack }) => attack.defender === self,
  choices: ({ table, attack }) => {
    const faces = table.pilotSkill(attack.attacker) <= 2 ? ['focus', 'blank'] : ['focus'];
    const dice = rerollable(attack.defenseDice).filter((die) =>
      faces.includes(attack.defenseDice[die]!.face),
    );
    return oneOfEachKind(attack.defenseDice, dice);
  },
  canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
  resolve: ({ key }, die: number) => [{ kind: 'rerollDice', pool: 'defense', dice: [die], source: key }],
});
