import { card } from '../../card-words.ts';

export const maulermithel = card('imperial:tiefighter:maulermithel', {
  adds: { attackDice: ({ self, attack }) => (attack.attacker === self && attack.range === 1 ? 1 : 0) },
});
