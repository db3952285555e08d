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

test('a shield that an enemy loses to an asteroid is no occasion', () => {
  xwingTable(
    {
      quick: { pilot: 'quickdraw', at: [450, 200], activated: true },
      rookie: { pilot: 'rookiepilot', at: [450, 500, 180], dial: { speed: 2, bearing: 'straight' } },
    },
    {
      phase: 'activation',
      attackDice: ['hit'],
      obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 440] }],
    },
  )
    .has('rookie', { shields: 1 })
    .asks('declareTarget', { ship: 'quick' });
});
