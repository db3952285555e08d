import { card } from '../../card-words.ts';

export const kavil = card('scum:ywing:kavil', {
  adds: {
    attackDice: ({ table, self, attack }) =>
      attack.attacker === self && !table.isInAnyArc(self, attack.defender) ? 1 : 0,
  },
});
