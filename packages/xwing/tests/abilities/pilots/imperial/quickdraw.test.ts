import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacked = (shields: number) =>
  xwingTable({
    quick: { pilot: 'quickdraw', at: [450, 400], shields },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .until('declareTarget', 'quick')
    .answers({ decline: true })
    .attack('rookie', 'quick', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank'] });

test('a lost shield lets it attack, once a round', () => {
  attacked(3)
    .offersExactly({ use: 'quick.pilot', choice: null }, { pass: true })
    .uses('quickdraw')
    .asks('declareTarget', { ship: 'quick' })
    .dice({ attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .answers({ weapon: 'primary', target: 'rookie' })
    .has('quick', { shields: 1 })
    .ends();
});

test('not without shields to lose', () => {
  attacked(0).ends();
});
