import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flown = (y: number) =>
  xwingTable(
    {
      heff: { pilot: 'hefftobber', at: [450, 500] },
      enemy: { pilot: 'obsidiansquadronpilot', at: [450, y, 180], dial: { speed: 3, bearing: 'straight' } },
    },
    { phase: 'activation' },
  );

test('an enemy that overlaps it lets it perform a free action', () => {
  const table = flown(650)
    .offersExactly({ use: 'heff.pilot', choice: null }, { pass: true })
    .uses('hefftobber')
    .asks('performAction', { ship: 'heff' })
    .acts('focus');
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'heff', token: 'focus', count: 1 }]);
});

test('one that stops before it does not', () => {
  flown(800)
    .doesNotOffer('hefftobber')
    .has('heff', { tokens: { focus: 0 } });
});
