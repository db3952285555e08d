import { card, on } from '../../card-words.ts';

export const capturedTie = card('mod:capturedtie', {
  forbids: {
    target: ({ attacker, target }, { table, self }) =>
      target.id === self &&
      !table.areFriendly(self, attacker.id) &&
      table.friendsOf(self).length > 1 &&
      table.pilotSkill(attacker.id) < table.pilotSkill(self),
  },
  abilities: [
    on('afterAttack', {
      optional: false,
      discards: true,
      applies: ({ self, attack }) => attack.attacker === self,
      resolve: () => [],
    }),
    on('shipLeft', {
      optional: false,
      discards: true,
      applies: ({ table, self }) => table.friendsOf(self).length === 1,
      resolve: () => [],
    }),
  ],
});
