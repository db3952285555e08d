import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const acting = (pilot = 'leevantenza') =>
  xwingTable(
    {
      leevan: {
        pilot,
        at: [450, 200],
        dial: { speed: 1, bearing: 'straight' },
        upgrades: ['mod:engineupgrade'],
      },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('after a boost it may take stress for an evade token', () => {
  const table = acting()
    .acts('boost', { direction: 'straight' })
    .offersExactly({ use: 'leevan.pilot', choice: null }, { pass: true })
    .uses('leevantenza')
    .has('leevan', { tokens: { stress: 1 } });
  expect(table.events('tokensAssigned').map(({ token }) => token)).toEqual(['stress', 'evade']);
});

test('not after a focus action, and other pilots do not', () => {
  acting()
    .acts('focus')
    .doesNotOffer('leevantenza')
    .has('leevan', { tokens: { stress: 0, evade: 0 } });
  acting('rookiepilot').acts('boost', { direction: 'straight' }).doesNotOffer('leevantenza');
});

test('one token of each, and none for the boost of a friend', () => {
  const table = acting().acts('boost', { direction: 'straight' }).uses('leevantenza');
  expect(table.events('tokensAssigned')).toMatchObject([
    { ship: 'leevan', token: 'stress', count: 1 },
    { ship: 'leevan', token: 'evade', count: 1 },
  ]);
  xwingTable(
    {
      leevan: { pilot: 'leevantenza', at: [300, 200] },
      wing: {
        pilot: 'rookiepilot',
        at: [450, 200],
        dial: { speed: 1, bearing: 'straight' },
        upgrades: ['mod:engineupgrade'],
      },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  )
    .acts('boost', { direction: 'straight' })
    .doesNotOffer('leevantenza');
});
