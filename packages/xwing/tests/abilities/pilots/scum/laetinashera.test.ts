import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const attacked = (hit: string) =>
  xwingTable({
    laetin: { pilot: 'laetinashera', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('rookie', 'laetin', { attack: [hit, 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });

test('an attack that misses may bring an evade token', () => {
  const table = attacked('blank')
    .offersExactly({ use: 'laetin.pilot', choice: null }, { pass: true })
    .uses('laetinashera')
    .ends();
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'laetin', token: 'evade', count: 1 }]);
});

test('an attack that hits brings none', () => {
  attacked('hit')
    .has('laetin', { tokens: { evade: 0 }, shields: 0 })
    .ends();
});

test('nor does its own attack that misses', () => {
  xwingTable({
    laetin: { pilot: 'laetinashera', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .attack('laetin', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .has('laetin', { tokens: { evade: 0 } })
    .ends();
});
