import { card } from '../../card-words.ts';

/** xw.later.cargo.token */
export const riggedCargoChute = card('illicit:riggedcargochute', {
  action: {
    perform: ({ self, key }) => [
      { kind: 'discardUpgrade', ship: self, key },
      { kind: 'dropCargo', ship: self },
    ],
  },
});
