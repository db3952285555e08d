import { chargeKeywords } from '../../rules/charges.ts';
import { card } from '../card-words.ts';

/** An action that places charge tokens. lg.weapon-keyword.arm.effect */
export const arm = card('arm', {
  actions: [
    {
      isFree: false,
      treatedAs: null,
      cost: 1,
      applies: ({ table, self }) => chargeKeywords(table.unit(self), 'arm').length > 0,
      resolve: ({ table, self }) =>
        chargeKeywords(table.unit(self), 'arm').map(({ key, value }) => ({
          kind: 'armCharges',
          unit: self,
          card: key,
          count: value,
        })),
    },
  ],
});
