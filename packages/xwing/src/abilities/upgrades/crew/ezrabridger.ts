import { card } from '../../card-words.ts';
import { turnsDie } from '../../turns-die.ts';

export const ezraBridgerCrew = card('crew:ezrabridger', {
  abilities: [
    turnsDie({
      from: 'focus',
      to: 'crit',
      applies: ({ table, self, attack }) => attack.attacker === self && table.ship(self).tokens.stress > 0,
    }),
  ],
});
