import { ability } from '../card-words.ts';

const LOOKED_AT = 4;

/** Only cards that are dealt, not those turned up later. ar.known.upgrade.commanders */
export const generalDodonna = ability('general-dodonna', {
  window: 'beforeFaceupDamage',
  optional: true,
  applies: ({ table, self, dealing }) => !table.areFriendly(self, dealing.ship),
  resolve: ({ table, self, key }) => {
    const { id, seat } = table.ship(self);
    return [{ kind: 'lookAtDeck', seat, ship: id, count: LOOKED_AT, source: key }];
  },
});
