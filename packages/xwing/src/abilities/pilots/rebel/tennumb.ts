import { card } from '../../card-words.ts';

export const tennumb = card('rebel:bwing:tennumb', {
  critsResistDice: ({ self, attack }) => (attack.attacker === self ? 1 : 0),
});
