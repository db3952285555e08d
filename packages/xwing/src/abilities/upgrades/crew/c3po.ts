import { showing } from '@sortie/kernel';
import { card, on } from '../../card-words.ts';

const GUESS = 'guess ';

/** The guess is kept as a mark until the dice lie; what is rolled counts, not what is made of it. */
export const c3po = card('crew:c3po', {
  abilities: [
    on('beforeDefenseDice', {
      side: 'defender',
      optional: true,
      once: 'round',
      applies: ({ self, attack }) => attack.defender === self,
      choices: ({ table, self }) =>
        Array.from({ length: table.agilityValue(self) + 3 }, (_, evades) => String(evades)),
      resolve: ({ self, key }, evades: string) => [
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'mark', mark: `${GUESS}${evades}` }, until: 'endOfAttack' },
        },
      ],
    }),
    on('defenseDiceRolled', {
      side: 'defender',
      optional: false,
      automatic: true,
      modifies: 'defense',
      applies: ({ table, self, key, attack }) => {
        const rolled = showing(attack.defenseDice, 'evade').length;
        return table
          .ship(self)
          .lasting.some(
            ({ source, effect }) =>
              source === key && effect.kind === 'mark' && effect.mark === `${GUESS}${rolled}`,
          );
      },
      resolve: ({ key }) => [{ kind: 'addDie', pool: 'defense', face: 'evade', source: key }],
    }),
  ],
});
