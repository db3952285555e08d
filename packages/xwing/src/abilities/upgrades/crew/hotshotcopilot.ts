import { card, on } from '../../card-words.ts';

/** One token is enough, whatever it is spent for; a ship that cannot spend it keeps it. */
export const hotshotCoPilot = card('crew:hotshotcopilot', {
  forbids: {
    keepFocus: ({ ship, attack }, { table, self, key }) => {
      const isAttacking =
        attack.attacker === self && attack.weapon === 'primary' && ship.id === attack.defender;
      const isDefending = attack.defender === self && ship.id === attack.attacker;
      return (isAttacking || isDefending) && !table.isUsedInAttack(attack, self, key);
    },
  },
  abilities: [
    on('tokenSpent', {
      optional: false,
      applies: ({ table, self, spent }) => spent.token === 'focus' && !table.areFriendly(self, spent.ship),
      resolve: ({ self, key }) => [{ kind: 'countUse', ship: self, key, scope: 'attack' }],
    }),
  ],
});
