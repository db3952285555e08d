import { card } from '../../card-words.ts';

export const expose = card('ept:expose', {
  action: {
    perform: ({ self, key }) => [
      {
        kind: 'beginLasting',
        ship: self,
        lasting: { source: key, effect: { kind: 'primaryWeapon', by: 1 }, until: 'endOfRound' },
      },
      {
        kind: 'beginLasting',
        ship: self,
        lasting: { source: key, effect: { kind: 'agility', by: -1 }, until: 'endOfRound' },
      },
    ],
  },
});
