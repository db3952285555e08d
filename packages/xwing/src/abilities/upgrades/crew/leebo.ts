import { card } from '../../card-words.ts';

export const leeboCrew = card('crew:leebo', {
  action: {
    needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['boost'] }),
    perform: ({ self, key }) => [
      { kind: 'offerFreeAction', ship: self, actions: ['boost'], source: key },
      { kind: 'assignTokens', ship: self, token: 'ion', count: 1 },
    ],
  },
});
