import type { AttackGrant, ShipId } from '../../../model/index.ts';
import { rangeBetween } from '../../../rules/range.ts';
import { ability } from '../../card-words.ts';

const attackOf = (ship: ShipId, source: string): AttackGrant => ({
  ship,
  weapons: 'any',
  source,
  mayDecline: true,
});

/** Range is measured to where the ship stood. */
export const chewbaccaSwx57 = ability('rebel:yt1300:chewbacca-swx57', {
  window: 'shipLeft',
  optional: true,
  applies: ({ table, self, left }) =>
    left.ship !== self &&
    table.areFriendly(self, left.ship) &&
    rangeBetween(table.ship(self), { ...table.ship(left.ship), gone: null }) <= 3,
  needs: ({ self, key }) => ({ kind: 'attack', grant: attackOf(self, key) }),
  resolve: ({ self, key }) => [{ kind: 'grantAttack', grant: attackOf(self, key) }],
});
