import type { CardOption, Unit } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';

function puppetsOf({ table, self }: Here): readonly Unit[] {
  return table
    .friends(self)
    .filter(({ id }) => id !== self && table.isTrooper(id) && table.range(self, id) <= 2);
}

function freeAction({ id }: Unit): CardOption {
  return {
    answer: { unit: id },
    effects: [
      {
        kind: 'grantFreeAction',
        grant: {
          unit: id,
          kinds: ['attack', 'move'],
          moves: [],
          attacks: 'any',
          against: null,
          source: 'pullingTheStrings',
        },
      },
    ],
  };
}

/** Another trooper unit acts in its activation. lg.unit-keyword.pulling-the-strings.effect, lg.unit-keyword.pulling-the-strings.cost */
export const pullingTheStrings = card('pullingTheStrings', {
  actions: [
    {
      isFree: false,
      treatedAs: null,
      cost: 1,
      applies: (at) => puppetsOf(at).length > 0,
      resolve: (at) => [
        {
          kind: 'askForCard',
          seat: at.table.unit(at.self).seat,
          unit: at.self,
          source: 'pullingTheStrings',
          options: puppetsOf(at).map(freeAction),
        },
      ],
    },
  ],
});
