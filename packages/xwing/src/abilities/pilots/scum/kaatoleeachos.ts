import { ability } from '../../card-words.ts';
import type { TakenToken } from '../../takes-token.ts';
import { takeToken, tokensToTake } from '../../takes-token.ts';

export const kaatoleeachos = ability('scum:z95headhunter:kaatoleeachos', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    tokensToTake(table.friendsOf(self).filter(({ id }) => id !== self && table.range(self, id) <= 2)),
  resolve: ({ self }, taken: TakenToken) => takeToken(self, taken),
});
