import { card } from '../../card-words.ts';

export const debrisGambit = card('ept:debrisgambit', {
  action: {
    available: ({ table, self }) => table.obstaclesWithin(self, 1).length > 0,
    perform: ({ table, self }) => [
      {
        kind: 'assignTokens',
        ship: self,
        token: 'evade',
        count: Math.min(2, table.obstaclesWithin(self, 1).length),
      },
    ],
  },
});
