import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (x: number, stress: number) =>
  xwingTable(
    {
      cassian: {
        pilot: 'cassianandor',
        at: [450, 300],
        tokens: { stress: 1 },
        dial: { speed: 2, bearing: 'bankLeft' },
      },
      wing: {
        pilot: 'rookiepilot',
        at: [x, 300],
        tokens: { stress },
        dial: { speed: 3, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 850, 180], dial: { speed: 2, bearing: 'straight' } },
    },
    { phase: 'planning' },
  )
    .plans('cassian', 2, 'bankLeft')
    .plans('wing', 3, 'straight')
    .plans('enemy', 2, 'straight')
    .readies();

test('as activation starts another friendly ship at range 1-2 may lose a stress token', () => {
  start(600, 2)
    .offersExactly({ use: 'cassian.pilot', choice: 'wing' }, { pass: true })
    .uses('cassianandor', 'wing')
    .has('wing', { tokens: { stress: 1 } })
    .has('cassian', { tokens: { stress: 1 } })
    .doesNotOffer('cassianandor');
});

test('not at range 3, not one without stress', () => {
  start(720, 1)
    .doesNotOffer('cassianandor')
    .has('wing', { tokens: { stress: 1 } });
  start(600, 0).doesNotOffer('cassianandor');
});

test('the last stress token of a ship at range 2 too', () => {
  start(660, 1)
    .offersExactly({ use: 'cassian.pilot', choice: 'wing' }, { pass: true })
    .uses('cassianandor', 'wing')
    .has('wing', { tokens: { stress: 0 } });
});
