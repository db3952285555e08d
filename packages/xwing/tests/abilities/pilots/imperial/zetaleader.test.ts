import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (stress: number) =>
  xwingTable({
    zeta: { pilot: 'zetaleader', at: [450, 400], tokens: { stress } },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  });

test('for a stress token one more die is rolled', () => {
  attacking(0)
    .attack('zeta', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'zeta.pilot', choice: null }, { pass: true })
    .uses('zetaleader')
    .has('zeta', { tokens: { stress: 1 } })
    .ends();
});

test('it may be left, and is not offered under stress', () => {
  attacking(0)
    .attack('zeta', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .passes()
    .ends();
  attacking(1)
    .attack('zeta', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});
