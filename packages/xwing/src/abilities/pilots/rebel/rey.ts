import { card } from '../../card-words.ts';
import { rerollsBoth } from '../../rerolls-both.ts';

export const rey = card('rebel:yt1300:rey', {
  abilities: rerollsBoth({
    source: 'rey',
    showing: 'blank',
    most: ({ table, self, attack }) =>
      table.isInAnyArc(self, attack.attacker === self ? attack.defender : attack.attacker) ? 2 : 0,
  }),
});
