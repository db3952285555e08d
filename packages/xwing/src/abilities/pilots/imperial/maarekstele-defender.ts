import { card } from '../../card-words.ts';

export const maareksteleDefender = card('imperial:tiedefender:maarekstele', {
  drawsForFaceup: ({ self, attack }) => (attack?.attacker === self ? 3 : 0),
});
