import { card } from '../../card-words.ts';
import { turnsDie } from '../../turns-die.ts';

export const etahnabaht = card('rebel:ewing:etahnabaht', {
  abilities: [
    turnsDie({
      from: 'hit',
      to: 'crit',
      applies: ({ table, self, attack }) =>
        !table.areFriendly(self, attack.defender) &&
        table.range(self, attack.defender) <= 3 &&
        table.isInAnyArc(self, attack.defender),
    }),
  ],
});
