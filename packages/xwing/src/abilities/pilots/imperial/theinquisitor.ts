import { card } from '../../card-words.ts';

export const theinquisitor = card('imperial:tieadvprototype:theinquisitor', {
  sets: {
    attackRange: ({ attack }) => (attack.weapon === 'primary' ? 1 : undefined),
  },
});
