import { ability } from '../../card-words.ts';
import type { TakenToken } from '../../takes-token.ts';
import { takeToken, tokensToTake } from '../../takes-token.ts';

export const palobgodalhi = ability('scum:hwk290:palobgodalhi', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    tokensToTake(table.enemiesOf(self).filter(({ id }) => table.range(self, id) <= 2)),
  resolve: ({ self }, taken: TakenToken) => takeToken(self, taken),
});
