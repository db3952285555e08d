import { card } from '../../card-words.ts';

export const backstabber = card('imperial:tiefighter:backstabber', {
  adds: {
    attackDice: ({ table, self, attack }) =>
      attack.attacker === self && !table.isInAnyArc(attack.defender, self) ? 1 : 0,
  },
});
