import { card } from '../../card-words.ts';

export const omegaleader = card('imperial:tiefofighter:omegaleader', {
  forbids: {
    modifyDice: ({ ship, attack }, { table, self }) =>
      table.ship(self).lock?.target === ship.id &&
      ((attack.defender === self && attack.attacker === ship.id) ||
        (attack.attacker === self && attack.defender === ship.id)),
  },
});
