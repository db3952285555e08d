import { card } from '../../card-words.ts';
import { turnsDie } from '../../turns-die.ts';

export const rearadmiralchiraneau = card('imperial:vt49decimator:rearadmiralchiraneau', {
  abilities: [
    turnsDie({
      from: 'focus',
      to: 'crit',
      applies: ({ self, attack }) => attack.attacker === self && attack.range <= 2,
    }),
  ],
});
