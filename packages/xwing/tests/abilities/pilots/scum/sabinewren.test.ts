import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacked = (mobileArc: 'front' | 'left') =>
  xwingTable({
    sabine: {
      pilot: 'scum:lancerclasspursuitcraft:sabinewren',
      at: [450, 400],
      mobileArc,
      tokens: { focus: 1 },
    },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('rookie', 'sabine', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] });

test('a focus result may be added against an enemy in the mobile arc', () => {
  attacked('front')
    .offers('sabinewren', 'sabine:focus')
    .uses('sabinewren')
    .defenseDice('blank', 'blank', 'focus');
});

test('not against one outside it', () => {
  attacked('left').doesNotOffer('sabinewren');
});

test('it may be left, and range 3 is too far', () => {
  const defending = (y: number, defense: readonly string[]) =>
    xwingTable({
      sabine: { pilot: 'scum:lancerclasspursuitcraft:sabinewren', at: [450, 400], mobileArc: 'front' },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
    }).attack('rookie', 'sabine', { attack: ['hit', 'blank', 'blank'], defense });
  defending(600, ['blank', 'blank']).offersExactly({ use: 'sabine.pilot', choice: null }, { pass: true });
  defending(730, ['blank', 'blank', 'blank']).ends();
});
