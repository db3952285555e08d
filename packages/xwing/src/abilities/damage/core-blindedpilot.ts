import { card, on } from '../card-words.ts';
import { flipFacedown } from './shapes.ts';

export const coreBlindedPilot = card('core-blindedpilot', {
  adds: { attackDice: ({ attack, self }) => (attack.attacker === self ? Number.NEGATIVE_INFINITY : 0) },
  abilities: [
    on('attackDiceRolled', {
      optional: false,
      applies: ({ attack, self }) => attack.attacker === self,
      resolve: (at) => [flipFacedown(at)],
    }),
  ],
});
