import { ability } from '../../card-words.ts';
import { isBank } from '../../is-bank.ts';

export const millenniumFalconSwx57 = ability('title:millenniumfalcon-swx57', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ table, self, execution }) =>
    execution.ship === self &&
    isBank(execution.maneuver) &&
    execution.maneuver.speed === 3 &&
    table.ship(self).tokens.stress === 0 &&
    !table.ships.some(({ id }) => table.areTouching(self, id)),
  resolve: ({ self }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'turnAround', ship: self },
  ],
});
