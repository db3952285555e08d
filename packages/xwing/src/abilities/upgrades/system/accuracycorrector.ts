import type { XwingEffect } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';

const CARD = 'system:accuracycorrector';

/** Whether two hits take the place of the whole roll, or nothing. */
export const accuracyCorrector = card(CARD, {
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: ({ self, attack }) => attack.attacker === self,
      choices: () => [true, false],
      resolve: ({ self, key, attack }, addsHits: boolean): readonly XwingEffect[] => [
        {
          kind: 'cancelDice',
          pool: 'attack',
          dice: attack.attackDice.flatMap(({ cancelled }, die) => (cancelled ? [] : [die])),
          source: key,
        },
        ...Array.from(
          { length: addsHits ? 2 : 0 },
          (): XwingEffect => ({
            kind: 'addDie',
            pool: 'attack',
            face: 'hit',
            source: key,
          }),
        ),
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'rules', of: CARD, name: 'fixed' }, until: 'endOfAttack' },
        },
      ],
    }),
  ],
  lasting: {
    fixed: {
      forbids: {
        modifyDice: ({ pool, attack }, { self }) => pool === 'attack' && attack.attacker === self,
      },
    },
  },
});
