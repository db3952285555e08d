import { card } from '../../card-words.ts';
import { turnsDie } from '../../turns-die.ts';

export const bistan = card('crew:bistan', {
  abilities: [
    turnsDie({
      from: 'hit',
      to: 'crit',
      applies: ({ self, attack }) => attack.attacker === self && attack.range <= 2,
    }),
  ],
});
