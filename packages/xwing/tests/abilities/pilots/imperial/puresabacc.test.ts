import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const lying = ['core2-majorhullbreach', 'core2-structuraldamage'];
const attacking = (cards: number) =>
  xwingTable({
    sabacc: {
      pilot: 'puresabacc',
      at: [450, 400],
      facedown: lying.slice(0, cards),
    },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  });

test('with one Damage card one more die is rolled', () => {
  attacking(1)
    .attack('sabacc', 'rookie', { attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('with two the dice of the weapon are rolled', () => {
  attacking(2)
    .attack('sabacc', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});
