import { card } from '../../card-words.ts';

export const wedgeantilles = card('rebel:xwing:wedgeantilles', {
  adds: { defenderAgility: ({ self, attack }) => (attack.attacker === self ? -1 : 0) },
});
