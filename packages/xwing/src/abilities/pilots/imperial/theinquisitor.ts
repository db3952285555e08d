import { card } from '../../card-words.ts';

export const theinquisitor = card('imperial:tieadvprototype:theinquisitor', {
  sets: {
    attackRange: ({ self, attack }) =>
      attack.attacker === self && attack.weapon === 'primary' && (attack.range === 2 || attack.range === 3)
        ? 1
        : undefined,
  },
});
