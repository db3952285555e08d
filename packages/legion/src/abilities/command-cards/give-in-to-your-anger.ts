import type { UnitId } from '../../model/index.ts';
import type { CardRules } from '../card-rules.ts';
import { card, on } from '../card-words.ts';
import { hasUse } from '../has-use.ts';

const SOURCE = 'give-in-to-your-anger';
const SUPPRESSION = 4;

/** The opponent begins with a trooper unit that was named, which had better attack. */
export const giveInToYourAnger: CardRules & { readonly card: typeof SOURCE } = card(SOURCE, {
  abilities: [
    on('beforeTurn', {
      optional: true,
      // Whoever is about to choose is not asked.
      applies: ({ turns: { turn, begun = [] } }) => turn !== null && !begun.includes(turn),
      choices: ({ table, self }) =>
        table
          .enemies(self)
          .filter(({ id, activated }) => table.isTrooper(id) && !activated)
          .map(({ id }) => id),
      resolve: ({ key }, unit: UnitId) => [
        { kind: 'countUse', unit, key, scope: 'round' },
        { kind: 'forceActivation', unit },
      ],
    }),
    on('endOfActivation', {
      optional: false,
      automatic: true,
      applies: ({ table, key, activation: { unit, hasAttacked } }) =>
        !hasAttacked && hasUse(table.unit(unit), key, 'round', table.round),
      resolve: ({ activation: { unit } }) => [
        { kind: 'gainTokens', unit, token: 'suppression', count: SUPPRESSION, source: SOURCE },
      ],
    }),
  ],
});
