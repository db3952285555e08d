import { card } from '../../card-words.ts';

/** xw.carddata.upgrade.r2-f2 */
export const r2f2 = card('amd:r2f2', {
  action: {
    perform: ({ self, key }) => [
      {
        kind: 'beginLasting',
        ship: self,
        lasting: { source: key, effect: { kind: 'agility', by: 1 }, until: 'endOfRound' },
      },
    ],
  },
});
