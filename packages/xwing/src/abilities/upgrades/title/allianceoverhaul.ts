import { card } from '../../card-words.ts';
import { turnsDie } from '../../turns-die.ts';

export const allianceOverhaul = card('title:allianceoverhaul', {
  adds: {
    attackDice: ({ self, attack }) =>
      attack.attacker === self && attack.weapon === 'primary' && attack.inArc ? 1 : 0,
  },
  abilities: [
    turnsDie({
      from: 'focus',
      to: 'crit',
      applies: ({ self, attack }) => attack.attacker === self && !attack.inArc,
    }),
  ],
});
