import { rangeBetween } from '../../../rules/range.ts';
import { card } from '../../card-words.ts';

/** Ships that are deployed after it. xw.setup.deploy.zone */
export const lieutenantdormitz = card('imperial:upsilonclassshuttle:lieutenantdormitz', {
  permits: {
    deployAt: ({ ship }, { table, self }) =>
      ship.id !== self && table.areFriendly(self, ship.id) && rangeBetween(ship, table.ship(self)) <= 2,
  },
});
