import { card } from '../card-rules.ts';

export const maulermithel = card('imperial:tiefighter:maulermithel', {
  attackDice: ({ self, attack }) => (attack.attacker === self && attack.range === 1 ? 1 : 0),
});
