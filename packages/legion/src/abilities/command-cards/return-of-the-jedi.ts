import type { Plain } from '@sortie/kernel';
import { picks } from '@sortie/kernel';
import type { UnitId } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card, on } from '../card-words.ts';
import { tokensWithOrder } from '../when-ordered.ts';

const SOURCE = 'return-of-the-jedi';

/** Who has such tokens is a trooper, and Luke Skywalker is near himself. */
function cheeredBy({ table, self }: Here): readonly UnitId[] {
  return table
    .friends(self)
    .filter(({ id, tokens }) => tokens.suppression > 0 && table.range(self, id) <= 3)
    .map(({ id }) => id);
}

/** Luke Skywalker is wary when he is ordered, and gives courage when he activates. */
export const returnOfTheJedi = card(SOURCE, {
  abilities: [
    tokensWithOrder({ source: SOURCE, tokens: ['dodge'], isFor: ({ self }, unit) => unit === self }),
    on('startOfActivation', {
      optional: true,
      applies: (at) => at.activation.unit === at.self,
      choices: (at) => {
        const units = cheeredBy(at);
        return picks<Plain>(units, { least: 1, most: units.length, suggest: () => [units] });
      },
      resolve: (_at, units: readonly UnitId[]) =>
        units.map((unit) => ({
          kind: 'removeTokens',
          unit,
          token: 'suppression',
          count: 1,
          source: SOURCE,
        })),
    }),
  ],
});
