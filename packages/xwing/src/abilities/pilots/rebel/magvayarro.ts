import { card } from '../../card-words.ts';

export const magvayarro = card('rebel:uwing:magvayarro', {
  mostRerolls: ({ table, self, attack }) =>
    attack.defender !== self &&
    table.areFriendly(self, attack.defender) &&
    table.range(self, attack.defender) <= 2
      ? 1
      : undefined,
});
