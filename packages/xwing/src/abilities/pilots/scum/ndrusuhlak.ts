import { card } from '../../card-words.ts';

export const ndrusuhlak = card('scum:z95headhunter:ndrusuhlak', {
  adds: {
    attackDice: ({ table, self, attack }) =>
      attack.attacker === self &&
      table.friendsOf(self).every(({ id }) => id === self || table.range(self, id) > 2)
        ? 1
        : 0,
  },
});
