import { ability } from '../../card-words.ts';

/** xw.later.coordinate.action */
export const ap5 = ability('rebel:sheathipedeclassshuttle:ap5', {
  window: 'coordinating',
  optional: true,
  applies: ({ table, self, coordinating }) =>
    coordinating.ship === self && table.ship(coordinating.target).tokens.stress > 0,
  resolve: ({ self, coordinating }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 2 },
    { kind: 'removeTokens', ship: coordinating.target, token: 'stress', count: 1 },
  ],
});
