import { card } from '../../card-words.ts';

export const maarekstele = card('imperial:tieadvanced:maarekstele', {
  drawsForFaceup: ({ self, attack }) => (attack?.attacker === self ? 3 : 0),
});
