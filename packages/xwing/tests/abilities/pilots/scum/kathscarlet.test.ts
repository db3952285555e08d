import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (at: readonly [number, number]) =>
  xwingTable({
    kath: { pilot: 'scum:firespray31:kathscarlet', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at },
  });

test('against a ship in the auxiliary arc one more die is rolled', () => {
  attacking([450, 200])
    .attack('kath', 'rookie', { attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('against a ship in the front arc the dice of the weapon are rolled', () => {
  attacking([450, 620])
    .attack('kath', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});
