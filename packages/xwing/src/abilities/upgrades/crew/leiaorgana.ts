import type { XwingEffect } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';

const CARD = 'crew:leiaorgana';

export const leiaOrgana = card(CARD, {
  lasting: {
    easing: { sets: { difficulty: ({ maneuver }) => (maneuver.difficulty === 'red' ? 'white' : undefined) } },
  },
  abilities: [
    on('startOfActivation', {
      optional: true,
      discards: true,
      applies: () => true,
      resolve: ({ table, self, key }) =>
        table.friendsOf(self).map(({ id }): XwingEffect => {
          const effect = { kind: 'rules', of: CARD, name: 'easing' } as const;
          return { kind: 'beginLasting', ship: id, lasting: { source: key, effect, until: 'endOfPhase' } };
        }),
    }),
  ],
});
