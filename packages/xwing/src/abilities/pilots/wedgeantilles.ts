import { card } from '../card-rules.ts';

export const wedgeantilles = card('rebel:xwing:wedgeantilles', {
  defenderAgility: ({ self, attack }) => (attack.attacker === self ? -1 : 0),
});
