import { on } from '../../card-words.ts';
import { carrierTitle } from '../../carrier-title.ts';

export const ghostOfPhantomII = carrierTitle('title:ghost-swx72', {
  carries: 'title:phantomii',
  lends: on('endOfActivation', {
    optional: true,
    applies: ({ table, self }) => table.dockedTo(self) !== undefined,
    needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['coordinate'] }),
    resolve: ({ self, key }) => [
      { kind: 'offerFreeAction', ship: self, actions: ['coordinate'], source: key },
    ],
  }),
});
