import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** The chosen ship may decline. xw.action.may-pass */
export const landocalrissian = ability('rebel:yt1300:landocalrissian', {
  window: 'afterManeuver',
  optional: false,
  applies: ({ self, execution }) => execution.ship === self && execution.difficulty === 'green',
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) === 1)
      .map(({ id }) => id),
  resolve: ({ table }, ship: ShipId) => [
    { kind: 'offerFreeAction', ship, actions: table.actionBar(ship), source: 'landocalrissian' },
  ],
});
