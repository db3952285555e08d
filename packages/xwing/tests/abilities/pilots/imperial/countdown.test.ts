import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const attacked = (stress: number) =>
  xwingTable({
    countdown: { pilot: 'countdown', at: [450, 400], tokens: { stress } },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('rookie', 'countdown', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank'] });

test('for one damage and a stress token every die is cancelled', () => {
  const table = attacked(0)
    .offersExactly({ use: 'countdown.pilot', choice: null }, { pass: true })
    .uses('countdown')
    .has('countdown', { tokens: { stress: 1 }, damage: [{}] })
    .ends();
  expect(table.ship('countdown').damage).toHaveLength(1);
});

test('not under stress', () => {
  expect(attacked(1).ends().ship('countdown').damage).toHaveLength(2);
});
