import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const defending = (x: number, defender = 'friend') =>
  xwingTable({
    serissu: { pilot: 'serissu', at: [x, 400] },
    friend: { pilot: 'cartelspacer', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('rookie', defender, {
    attack: ['hit', 'blank', 'blank'],
    defense: ['blank', 'focus', 'blank', 'evade'],
  });

test('another friendly ship at range 1 may reroll one defense die', () => {
  defending(520)
    .offersExactly({ use: 'serissu.pilot', choice: 0 }, { use: 'serissu.pilot', choice: 1 }, { pass: true })
    .uses('serissu', 1)
    .has('friend', { shields: 1 })
    .ends();
});

test('not beyond range 1', () => {
  xwingTable({
    serissu: { pilot: 'serissu', at: [620, 400] },
    friend: { pilot: 'cartelspacer', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .attack('rookie', 'friend', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('friend', { shields: 0 })
    .ends();
});

test('not its own', () => {
  xwingTable({
    serissu: { pilot: 'serissu', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .attack('rookie', 'serissu', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('serissu', { shields: 0 })
    .ends();
});
