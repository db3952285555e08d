import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (y: number) =>
  xwingTable({
    kavil: { pilot: 'kavil', at: [450, 400], upgrades: ['blasterturret'], tokens: { focus: 1 } },
    rookie: { pilot: 'rookiepilot', at: [450, y] },
  });

test('outside the firing arc one more die is rolled', () => {
  attacking(200)
    .attack('kavil', 'rookie', {
      weapon: 'blasterturret',
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .ends();
});

test('inside it the dice of the weapon are rolled', () => {
  attacking(600)
    .attack('kavil', 'rookie', {
      weapon: 'blasterturret',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .ends();
});
