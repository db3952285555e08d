import { card, on } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';

export const harpoonMissiles = card('missile:harpoonmissiles', {
  weapon: { requires: 'targetLock', discards: true },
  abilities: [
    on('afterAttack', {
      optional: false,
      applies: (at) => firesThis(at) && at.attack.outcome === 'hit' && at.table.isInPlay(at.attack.defender),
      resolve: ({ self, attack }) => [
        { kind: 'assignCondition', ship: attack.defender, card: 'harpooned', by: self },
      ],
    }),
  ],
});
